// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/objective_chart.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/views/objective/curve_painting.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

struct ObjectiveChartWords
{
    Q_DECLARE_TR_FUNCTIONS(ObjectiveChart)
};

QString headlineOf(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    const int done = outcome.iterations > 0 ? outcome.iterations : int(outcome.objective.size());
    const QString count = done == 1 ? ObjectiveChartWords::tr("1 iteration")
                                    : ObjectiveChartWords::tr("%1 iterations").arg(countText(done));
    if (fit.preview)
        return ObjectiveChartWords::tr("Preview, %1").arg(count);
    switch (outcome.stopped) {
    case Stopped::Converged:
        return ObjectiveChartWords::tr("Converged after %1").arg(count);
    case Stopped::IterationLimit:
        return ObjectiveChartWords::tr("Stopped at the limit of %1").arg(count);
    case Stopped::Cancelled:
        break;
    }
    return ObjectiveChartWords::tr("Cancelled after %1").arg(count);
}

QString detailOf(const std::vector<double>& total)
{
    if (total.size() < 2)
        return {};
    const double drop = total[total.size() - 2] - total.back();
    const double share = total.back() != 0 ? std::abs(drop / total.back()) : 0;
    const QString change = drop == 0  ? ObjectiveChartWords::tr("no change in the last")
                           : drop > 0 ? ObjectiveChartWords::tr("last drop %1").arg(numberText(drop))
                                      : ObjectiveChartWords::tr("last rise %1").arg(numberText(-drop));
    return share > 0 ? ObjectiveChartWords::tr("%1 (%2 %)").arg(change, numberText(100 * share, 2)) : change;
}

/// Height in which every one of @p names, as they are shown, has its words below each other.
double leastOfTerm(const QStringList& names, const QFontMetricsF& metrics)
{
    qsizetype words = 1;
    for (const QString& name : names)
        words = std::max(words, name.count(QLatin1Char(' ')) + 1);
    return double(words) * metrics.height();
}

/// Without pairs their traces are useless.
bool isEmptyOfMeaning(const Fit& fit, const NamedSeries& course)
{
    const bool isOfPairs = course.name == "violated pairs" || course.name == "alpha";
    const auto pairs = fit.result->metrics.find("must_links");
    return isOfPairs && pairs == fit.result->metrics.end();
}

/// Calls @p take with the name, the values and isCourse of each curve, the objective first.
template <typename Take>
void forEachCurve(const Fit& fit, const Take& take)
{
    const Outcome& outcome = fit.result->outcome;
    if (outcome.objective.empty())
        return;
    take(QStringLiteral("objective"), outcome.objective, false);
    for (const NamedSeries& term : outcome.objectiveTerms)
        if (term.values.size() == outcome.objective.size())
            take(QString::fromStdString(term.name).replace(QLatin1Char('_'), QLatin1Char(' ')), term.values,
                 false);
    for (const NamedSeries& course : outcome.traces)
        if (course.values.size() == outcome.objective.size() && !isEmptyOfMeaning(fit, course))
            take(QString::fromStdString(course.name), course.values, true);
}

void paintCurve(QPainter& painter, const ObjectiveChart::Curve& curve, const ObjectiveLayout& layout,
                const LinearScale& scale, const QColor& color, double width, int marked)
{
    QPolygonF line;
    for (int i = 0; i < int(curve.values.size()); ++i)
        if (std::isfinite(curve.values[std::size_t(i)]))
            line << QPointF(layout.x(i), scale.place(curve.values[std::size_t(i)]));
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (marked >= 0 && marked < int(curve.values.size())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const double radius = width * 1.7;
        painter.drawEllipse(QPointF(layout.x(marked), scale.place(curve.values[std::size_t(marked)])), radius,
                            radius);
    }
}

void paintIterationAxis(QPainter& painter, const ObjectiveLayout& layout, const QFont& font, const Theme& theme)
{
    painter.setFont(font);
    painter.setPen(theme.muted);
    const QFontMetricsF metrics(font);
    const LinearScale scale{1, double(std::max(2, layout.iterations)), 0, 1};
    for (const double tick : layout.iterations == 1 ? std::vector<double>{1} : scale.ticks(6)) {
        if (tick != std::floor(tick))
            continue;
        const double x = layout.x(int(tick) - 1), width = metrics.horizontalAdvance(QStringLiteral("00000"));
        painter.drawText(QRectF(x - width, layout.axis.top(), 2 * width, layout.axis.height()), Qt::AlignCenter,
                         QString::number(int(tick)));
    }
    painter.drawText(QRectF(layout.names.left(), layout.axis.top(), layout.names.width(), layout.axis.height()),
                     Qt::AlignRight | Qt::AlignVCenter, ObjectiveChartWords::tr("iteration"));
}

}  // namespace

QStringList ObjectiveChart::namesOf(const Fit& fit)
{
    QStringList names;
    forEachCurve(fit,
                 [&names](const QString& name, const std::vector<double>&, bool) { names << shownText(name); });
    return names;
}

QString ObjectiveChart::Curve::text(std::size_t iteration) const
{
    constexpr int digits = 4;
    return isCourse ? plainNumber(values[iteration], digits) : numberText(values[iteration], digits);
}

ObjectiveChart ObjectiveChart::of(const Fit& fit)
{
    ObjectiveChart chart;
    forEachCurve(fit, [&chart](const QString& name, const std::vector<double>& values, bool isCourse) {
        chart.curves.push_back({name, values, isCourse});
    });
    if (chart.isEmpty())
        return chart;
    chart.headline = headlineOf(fit);
    chart.detail = detailOf(chart.curves.front().values);
    return chart;
}

double ObjectiveLayout::leastHeight(const QStringList& names, const QFont& font)
{
    const QFontMetricsF metrics(font), small(smaller(font));
    const double gap = metrics.height() * 0.6, terms = std::max(0.0, double(names.size()) - 1);
    return 1.5 * metrics.height() + 1.3 * small.height() + gap + 4 * small.height() +
           terms * (leastOfTerm(names, small) + 0.8 * gap);
}

ObjectiveLayout ObjectiveLayout::of(const QRectF& area, const ObjectiveChart& chart, const QFont& font)
{
    const QFontMetricsF metrics(font), small(smaller(font));
    const double gap = metrics.height() * 0.6;
    ObjectiveLayout layout;
    layout.iterations = chart.iterations();
    double nameWidth = small.horizontalAdvance(ObjectiveChartWords::tr("iteration")), valueWidth = 0;
    QStringList names;
    for (const ObjectiveChart::Curve& curve : chart.curves) {
        names << shownText(curve.name);
        for (const QString& word : names.back().split(QLatin1Char(' ')))
            nameWidth = std::max(nameWidth, small.horizontalAdvance(word));
        for (const double value : {curve.values.front(), curve.values.back()})
            valueWidth = std::max(valueWidth, metrics.horizontalAdvance(numberText(value, 4)));
    }
    double largest = 0;  // whose number the axis has at most
    for (const double value : chart.curves.front().values)
        largest = std::max(largest, std::abs(value));
    if (const NumberFormat format = NumberFormat::forLargest(largest); format.scientific)
        nameWidth = std::max(nameWidth, small.horizontalAdvance(format.text(largest)));
    nameWidth = std::ceil(nameWidth + 1);
    valueWidth = std::ceil(valueWidth + metrics.averageCharWidth());
    layout.headline = {area.left(), area.top(), area.width(), metrics.height() * 1.5};
    layout.axis = {area.left() + nameWidth + gap, area.bottom() - small.height() * 1.3,
                   area.width() - nameWidth - valueWidth - 2 * gap, small.height() * 1.3};
    const double top = layout.headline.bottom() + gap / 2, height = layout.axis.top() - gap / 2 - top;
    layout.names = {area.left(), top, nameWidth, height};
    layout.values = {area.right() - valueWidth, top, valueWidth, height};
    const int terms = int(chart.curves.size()) - 1;
    const double space = terms > 0 ? gap * 0.8 : 0;
    const auto rest = [&](double term) { return height - terms * (term + space); };
    const double main = std::max(0.3 * height, std::min(std::max(height * 0.4, rest(3.2 * small.height())),
                                                        rest(leastOfTerm(names, small))));
    const double each = terms > 0 ? (height - main) / terms - space : 0;
    layout.panels.push_back({layout.axis.left(), top, layout.axis.width(), main});
    for (int term = 0; term < terms; ++term)
        layout.panels.push_back(
            {layout.axis.left(), top + main + space + term * (each + space), layout.axis.width(), each});
    return layout;
}

double ObjectiveLayout::x(int iteration) const
{
    if (iterations < 2)
        return axis.center().x();
    return axis.left() + axis.width() * iteration / (iterations - 1);
}

int ObjectiveLayout::iterationAt(double place) const
{
    const double reach = 8;
    if (iterations < 1 || place < axis.left() - reach || place > axis.right() + reach)
        return -1;
    if (iterations == 1)
        return 0;
    return std::clamp(int(std::lround((place - axis.left()) / axis.width() * (iterations - 1))), 0,
                      iterations - 1);
}

void paintObjective(QPainter& painter, const ObjectiveChart& chart, const ObjectiveLayout& layout,
                    const QFont& font, const Theme& theme, int hovered)
{
    const QFont small = smaller(font);
    const QFontMetricsF metrics(font), smallMetrics(small);
    painter.setFont(font);
    painter.setPen(theme.text);
    const QString head =
        hovered >= 0 ? ObjectiveChartWords::tr("Iteration %1 of %2").arg(hovered + 1).arg(chart.iterations())
                     : chart.headline;
    painter.drawText(layout.headline, Qt::AlignLeft | Qt::AlignVCenter, head);
    painter.setFont(small);
    painter.setPen(theme.muted);
    const double used = metrics.horizontalAdvance(head) + metrics.averageCharWidth() * 2;
    painter.drawText(layout.headline.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     smallMetrics.elidedText(chart.detail, Qt::ElideRight, layout.headline.width() - used));
    const int shown = hovered >= 0 ? hovered : chart.iterations() - 1;
    for (int i = 0; i < int(chart.curves.size()); ++i) {
        const ObjectiveChart::Curve& curve = chart.curves[std::size_t(i)];
        const QRectF& panel = layout.panels[std::size_t(i)];
        const LinearScale scale =
            LinearScale::covering(curve.values, panel.bottom(), panel.top(), i == 0 ? 0.06 : 0.1);
        if (i == 0)
            paintTicks(painter, panel, layout.names, scale,
                       scale.ticks(std::clamp(int(panel.height() / (smallMetrics.height() * 2)), 1, 5)), small,
                       theme);
        else {
            painter.setPen(QPen(theme.grid, hairline(font)));
            painter.drawLine(panel.bottomLeft(), panel.bottomRight());
            painter.setFont(small);
            painter.setPen(theme.muted);
            painter.drawText(QRectF(layout.names.left(), panel.top(), layout.names.width(), panel.height()),
                             Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip,
                             shownText(curve.name));
        }
        painter.setFont(font);
        painter.setPen(i == 0 ? theme.text : theme.muted);
        const double middle = i == 0 ? scale.place(curve.values[std::size_t(shown)]) : panel.center().y();
        const double line = metrics.height();
        painter.drawText(QRectF(layout.values.left(),
                                std::max(panel.top() + line / 2, std::min(middle, panel.bottom())) - line,
                                layout.values.width(), 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, curve.text(std::size_t(shown)));
        paintCurve(painter, curve, layout, scale, i == 0 ? theme.accent : theme.muted,
                   (i == 0 ? 2 : 1.3) * hairline(font), shown);
    }
    if (hovered >= 0) {
        painter.setPen(QPen(theme.muted, hairline(font), Qt::DotLine));
        painter.drawLine(QPointF(layout.x(hovered), layout.panels.front().top()),
                         QPointF(layout.x(hovered), layout.panels.back().bottom()));
    }
    paintIterationAxis(painter, layout, small, theme);
}

}  // namespace fuzzylens::ui
