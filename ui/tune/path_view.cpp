// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/path_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/tune_text.h"
#include "ui/views/axis_steps.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

PathView::PathView(Scene& scene, FeaturePath& path, QWidget* parent)
    : PointedView(scene, parent)
    , m_path(path)
{
    setObjectName(QStringLiteral("pathView"));
    setAccessibleName(title());
    connect(&path, &FeaturePath::changed, this, [this] { contentChanged(); });
    setAccessibleDescription(description());
}

bool PathView::isApplicable() const
{
    return m_path.sweep() && std::any_of(m_path.points().begin(), m_path.points().end(),
                                         [](const FeaturePath::Point& point) { return point.weights.size() > 0; });
}

QString PathView::origin() const
{
    return isApplicable() ? originOf(*m_path.sweep()) : QString();
}

QString PathView::description() const
{
    if (!isApplicable())
        return m_path.obstacle().isEmpty()
                   ? tr("Click Start to follow the feature weights while the feature selection changes.")
                   : m_path.obstacle();
    const PathChart shown = chart();
    QStringList names;
    for (const PathChart::Line& line : shown.lines)
        names << line.name;
    return tr("Weights of %1 features over %2 values of %3: %4.")
               .arg(names.size())
               .arg(shown.values.size())
               .arg(axisName(m_path.sweep()->axis()), names.join(QStringLiteral(", "))) +
           cursorText();
}

PathChart PathView::chart() const
{
    return PathChart::of(m_path);
}

PathLayout PathView::layoutOf(const PathChart& chart) const
{
    return PathLayout::of(content(), chart, font());
}

QPointF PathView::placeOf(double position) const
{
    const PathLayout layout = layoutOf(chart());
    return {layout.place(position), layout.weights.plot.center().y()};
}

void PathView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                     int cursor) const
{
    const PathChart shown = chart();
    paintPath(painter, shown, PathLayout::of(area, shown, font), font, theme, cursor);
}

int PathView::points() const
{
    return int(m_path.sweep()->size());
}

int PathView::pointAt(const QPointF& position) const
{
    const PathChart shown = chart();
    return layoutOf(shown).valueAt(shown, position);
}

int PathView::firstPoint() const
{
    const PathChart shown = chart();
    const double from = shown.present.value_or(0);
    const auto next = std::lower_bound(shown.positions.begin(), shown.positions.end(), from);
    return std::min(points() - 1, int(next - shown.positions.begin()));
}

std::optional<int> PathView::pointAfter(int key, int point) const
{
    return steppedTo(key, point, points() - 1);
}

QString PathView::tip(int point) const
{
    constexpr int most = 3;
    const PathChart shown = chart();
    const auto value = std::size_t(point);
    QStringList lines{QStringLiteral("%1 %2").arg(axisName(m_path.sweep()->axis()), shown.values[point])};
    for (const PathChart::Strip& strip : shown.strips)
        if (strip.values[value])
            lines << QStringLiteral("%1 %2").arg(strip.name, plainNumber(*strip.values[value]));
    std::vector<const PathChart::Line*> leading;
    for (const PathChart::Line& line : shown.lines)
        if (line.weights[value])
            leading.push_back(&line);
    std::stable_sort(leading.begin(), leading.end(),
                     [&](const PathChart::Line* left, const PathChart::Line* right) {
                         return *left->weights[value] > *right->weights[value];
                     });
    leading.resize(std::min<std::size_t>(leading.size(), most));
    for (const PathChart::Line* line : leading)
        lines << QStringLiteral("%1 %2").arg(line->name, numberText(*line->weights[value]));
    if (const Message& refusal = m_path.points()[value].refusal; !refusal.isEmpty())
        lines << tr("No fit: %1").arg(shownText(refusal));
    return lines.join(QLatin1Char('\n'));
}

void PathView::choose(int point)
{
    m_path.apply(std::size_t(point));
}

void PathView::moveLineTo(double x)
{
    const PathChart shown = chart();
    const double from = m_path.logarithm(0), to = m_path.logarithm(m_path.sweep()->size() - 1);
    m_path.setLogarithm(from + layoutOf(shown).position(x) * (to - from));
}

void PathView::mousePressEvent(QMouseEvent* event)
{
    if (!isApplicable() || event->button() != Qt::LeftButton || pointAt(event->position()) < 0)
        return View::mousePressEvent(event);
    m_isDragging = true;
    m_path.beginDrag();
    moveLineTo(event->position().x());
}

void PathView::mouseMoveEvent(QMouseEvent* event)
{
    PointedView::mouseMoveEvent(event);
    if (m_isDragging && isApplicable())
        moveLineTo(event->position().x());
}

void PathView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && std::exchange(m_isDragging, false))
        m_path.endDrag();
}

QString PathView::toCsv() const
{
    if (!isApplicable())
        return {};
    const PathChart shown = chart();
    QStringList heading{QString::fromStdString(m_path.sweep()->axis().name), QStringLiteral("effective_features"),
                        QStringLiteral("accuracy"), QStringLiteral("accuracy_standard_error"),
                        QStringLiteral("stability")};
    for (const PathChart::Line& line : shown.lines)
        heading << line.name;
    QString text = csvLine(heading);
    for (std::size_t i = 0; i < m_path.points().size(); ++i) {
        const FeaturePath::Point& point = m_path.points()[i];
        QStringList fields{shown.values[qsizetype(i)],
                           point.weights.size() > 0 ? csvNumber(point.effectiveFeatures) : QString(),
                           point.accuracy ? csvNumber(point.accuracy->mean) : QString(),
                           point.accuracy ? csvNumber(standardError(*point.accuracy)) : QString(),
                           point.stability ? csvNumber(*point.stability) : QString()};
        for (const PathChart::Line& line : shown.lines)
            fields << (line.weights[i] ? csvNumber(*line.weights[i]) : QString());
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
