// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/annealing/annealing_chart.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/views/objective/curve_painting.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

struct AnnealingChartWords
{
    Q_DECLARE_TR_FUNCTIONS(AnnealingChart)
};

QString percentText(double value)
{
    return plainNumber(value) + QStringLiteral(" %");
}

QString placeText(const AnnealingStage& stage)
{
    const AnnealingCourse& course = stage.course();
    // A record is caught up with, which may take as long as it did.
    if (stage.isRunning() && !stage.isAtEnd() && stage.playhead() > 0)
        return AnnealingChartWords::tr("Going on from iteration %1").arg(stage.playhead());
    if (stage.isBestOnView())
        return AnnealingChartWords::tr("Best of %1")
            .arg(counted(std::size_t(course.last()), AnnealingChartWords::tr("iteration"),
                         AnnealingChartWords::tr("iterations")));
    if (stage.playhead() == 0)
        return AnnealingChartWords::tr("Start");
    return AnnealingChartWords::tr("Iteration %1 of at most %2").arg(stage.playhead()).arg(course.most);
}

/// For example a search whose set was already applied: the fit does not belong to the displayed set.
QString headlineOf(const AnnealingStage& stage)
{
    const bool isInUse = !stage.isSearch() || stage.isOffered();
    return isInUse ? placeText(stage) : AnnealingChartWords::tr("Not in use: %1").arg(placeText(stage));
}

/// Of the set on view. @param name of the quality; may be empty.
QString detailOf(const AnnealingStage& stage, const QString& name)
{
    const AnnealingCourse& course = stage.course();
    const QString probes =
        counted(stage.probesShown().size(), AnnealingChartWords::tr("probe"), AnnealingChartWords::tr("probes"));
    if (stage.isChangedByConstraints())
        return AnnealingChartWords::tr("%1, as wished since").arg(probes);
    const double quality = stage.isBestOnView() ? course.best->quality : course.at(stage.playhead()).quality;
    return QStringLiteral("%1 · %2%3")
        .arg(probes, name.isEmpty() ? name : name + QLatin1Char(' '), percentText(quality));
}

AnnealingChart::Panel panelOf(const AnnealingCourse& course, const QString& name, double best,
                              double (*value)(const ProbeTemperature&))
{
    AnnealingChart::Panel panel;
    panel.name = name;
    panel.best = best;
    for (int place = course.first(); place <= course.last(); ++place)
        panel.values.push_back(value(course.at(place)));
    for (const double one : panel.values)
        if (std::isfinite(one))
            panel.top = std::max(panel.top, one);
    if (!(panel.top > 0))
        panel.top = 1;
    return panel;
}

double acceptance(const ProbeTemperature& at)
{
    return at.trials > 0 ? 100.0 * at.accepted / at.trials : none;
}

/// A short search has all the room that it may need, a long one some: the same whether it goes on or is over.
int endOf(const AnnealingCourse& course)
{
    constexpr int oneSight = 120;
    const int room = course.most <= oneSight ? course.most : std::max(oneSight / 2, course.last() * 5 / 4);
    return std::max({room, course.last(), course.first() + 1});
}

}  // namespace

QString AnnealingChart::Panel::text(double value) const
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (isCount)
        return countText(std::llround(value));
    return isPercent ? percentText(value) : plainNumber(value);
}

AnnealingChart AnnealingChart::of(const AnnealingStage& stage)
{
    AnnealingChart chart;
    const AnnealingCourse& course = stage.course();
    if (course.isEmpty())
        return chart;
    chart.first = course.first();
    chart.last = course.last();
    chart.end = endOf(course);
    chart.playhead = stage.playhead();
    const auto& best = course.best;
    chart.bestPlace = best ? best->place : -1;
    chart.showsBest = stage.isBestOnView();
    chart.isChangedByConstraints = stage.isChangedByConstraints();
    chart.probesShown = int(stage.probesShown().size());
    chart.problem = stage.problem();
    chart.panels = {panelOf(course, AnnealingChartWords::tr("energy"), best ? best->energy : none,
                            [](const ProbeTemperature& at) { return at.energy; }),
                    panelOf(course, shownText(course.qualityName), best ? best->quality : none,
                            [](const ProbeTemperature& at) { return at.quality; }),
                    panelOf(course, AnnealingChartWords::tr("probes"), best ? double(best->probes.size()) : none,
                            [](const ProbeTemperature& at) { return double(at.probes.size()); }),
                    panelOf(course, AnnealingChartWords::tr("accepted"), none, acceptance)};
    chart.panels[1].isPercent = chart.panels[3].isPercent = true;
    chart.panels[2].isCount = true;
    chart.panels[3].top = 100;
    for (const ProbeTemperature& at : course.temperatures)
        chart.logarithms.push_back(std::log10(at.temperature));
    chart.headline = headlineOf(stage);
    chart.detail = detailOf(stage, shownText(course.qualityName));
    chart.shortDetail = detailOf(stage, {});
    return chart;
}

double AnnealingChart::shown(const Panel& panel) const
{
    if (isChangedByConstraints)  // nothing but their number is known before the search goes on
        return panel.isCount ? probesShown : none;
    return showsBest && std::isfinite(panel.best) ? panel.best : value(panel, playhead);
}

std::vector<double> AnnealingChart::placesOf(double logarithm) const
{
    std::vector<double> places;
    double fall = 0;
    for (std::size_t i = 1; i < logarithms.size(); ++i) {
        const double from = logarithms[i - 1], to = logarithms[i];
        fall = from - to;
        const bool isFirst = i == 1 || from > logarithms[i - 2];  // of a way down
        if (fall > 0 && logarithm >= to && (logarithm < from || (isFirst && logarithm <= from)))
            places.push_back(double(i) + (from - logarithm) / fall);
    }
    if (fall > 0 && logarithm < logarithms.back())
        places.push_back(last + (logarithms.back() - logarithm) / fall);
    return places;
}

AnnealingLayout AnnealingLayout::of(const QRectF& area, const AnnealingChart& chart, const QFont& font)
{
    const QFontMetricsF metrics(font), small(smaller(font));
    const double gap = metrics.height() * 0.5;
    AnnealingLayout layout;
    layout.first = chart.first;
    layout.last = chart.last;
    layout.end = chart.end;
    double nameWidth = small.horizontalAdvance(AnnealingChartWords::tr("temperature")), valueWidth = 0;
    for (const AnnealingChart::Panel& panel : chart.panels) {
        for (const QString& word : panel.name.split(QLatin1Char(' ')))
            nameWidth = std::max(nameWidth, small.horizontalAdvance(word));
        // A search may have thousands of temperatures; numbers between these two are as short.
        double least = panel.top;
        for (const double value : panel.values)
            least = std::min(least, std::isfinite(value) ? value : least);
        for (const double value : {least, panel.top})
            valueWidth = std::max(valueWidth, metrics.horizontalAdvance(panel.text(value)));
    }
    nameWidth = std::ceil(nameWidth + 1);
    valueWidth = std::ceil(std::max(valueWidth, metrics.horizontalAdvance(QStringLiteral("26.3 %"))) + 1);
    const double numberWidth = std::ceil(small.horizontalAdvance(QStringLiteral("00000")));
    layout.headline = {area.left(), area.top(), area.width(), metrics.height() * 1.4};
    const double left = area.left() + nameWidth + numberWidth + gap, row = small.height() * 1.15;
    const double width = std::max(1.0, area.right() - valueWidth - gap - left);
    layout.iterations = {left, area.bottom() - row, width, row};
    layout.temperatures = {left, layout.iterations.top() - row, width, row};
    layout.marks = {left, layout.headline.bottom(), width, small.height()};
    const double top = layout.marks.bottom();
    const double height = std::max(1.0, layout.temperatures.top() - gap / 2 - top);
    layout.names = {area.left(), top, nameWidth, height};
    layout.numbers = {layout.names.right(), top, numberWidth, height};
    layout.values = {area.right() - valueWidth, top, valueWidth, height};
    const double each = height / double(std::max<std::size_t>(chart.panels.size(), 1)), space = each * 0.16;
    for (std::size_t i = 0; i < chart.panels.size(); ++i)
        layout.panels.push_back({left, top + double(i) * each + space / 2, width, each - space});
    return layout;
}

double AnnealingLayout::x(double place) const
{
    return temperatures.left() + temperatures.width() * (place - first) / (end - first);
}

int AnnealingLayout::placeAt(double x) const
{
    const double reach = 8;
    if (x < temperatures.left() - reach || x > temperatures.right() + reach)
        return -1;
    const double place = first + (x - temperatures.left()) / temperatures.width() * (end - first);
    return std::clamp(int(std::lround(place)), first, last);
}

}  // namespace fuzzylens::ui
