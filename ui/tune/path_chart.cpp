// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/path_chart.h"

#include "ui/plot/number_format.h"
#include "ui/scene/repeated_names.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/tune_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::ui {

namespace {

struct PathWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

/// Round numbers from @p low to @p high, the roundest first; also those close to 1 where that is the largest
/// number.
std::vector<double> roundNumbers(double low, double high, bool endsAtOne)
{
    constexpr double slack = 1e-9;
    std::vector<double> numbers;
    const auto add = [&](double number) {
        const bool isKnown = std::any_of(numbers.begin(), numbers.end(), [&](double known) {
            return std::abs(known - number) <= slack * std::abs(number);
        });
        if (!isKnown && number >= low * (1 - slack) && number <= high * (1 + slack))
            numbers.push_back(number);
    };
    const int first = int(std::floor(std::log10(low))), last = int(std::ceil(std::log10(high)));
    if (endsAtOne)
        for (const double number : {0.5, 0.1, 0.9})
            add(number);
    for (const double digit : {1.0, 5.0, 2.0, 3.0, 4.0, 6.0, 7.0, 8.0, 9.0})
        for (int power = first; power <= last; ++power) {
            add(digit * std::pow(10.0, power));
            if (endsAtOne)
                add(1 - digit * std::pow(10.0, power));
        }
    return numbers;
}

std::vector<CurvePoint> stripCurve(const PathChart& chart, const PathChart::Strip& strip, const QRectF& plot)
{
    std::vector<CurvePoint> points;  // joined over values that are not known yet
    for (std::size_t i = 0; i < strip.values.size(); ++i)
        if (strip.values[i])
            points.push_back({plot.left() + chart.positions[i] * plot.width(), strip.values[i], strip.errors[i]});
    return points;
}

/// The weight at the end where the names are, or the nearest one that is known.
double endWeight(const PathChart& chart, const PathChart::Line& line)
{
    const auto known = [](const std::optional<double>& weight) { return weight.has_value(); };
    if (chart.hasNamesAtLeft) {
        const auto first = std::find_if(line.weights.begin(), line.weights.end(), known);
        return first != line.weights.end() ? **first : 0;
    }
    const auto last = std::find_if(line.weights.rbegin(), line.weights.rend(), known);
    return last != line.weights.rend() ? **last : 0;
}

void addStrips(PathChart& chart, const FeaturePath& path)
{
    PathChart::Strip effective{PathWords::tr("Effective features"), {}, {}};
    PathChart::Strip accuracy{
        path.protocol() ? PathWords::tr("Accuracy (%1)").arg(protocolName(*path.protocol())) : QString(), {}, {}};
    PathChart::Strip stability{PathWords::tr("Stability of the leading features"), {}, {}};
    const auto add = [](PathChart::Strip& strip, const std::optional<double>& value, double error) {
        strip.values.push_back(value);
        strip.errors.push_back(error);
    };
    for (const FeaturePath::Point& point : path.points()) {
        add(effective, point.weights.size() > 0 ? std::optional(point.effectiveFeatures) : std::nullopt, 0);
        add(accuracy, point.accuracy ? std::optional(point.accuracy->mean) : std::nullopt,
            point.accuracy ? standardError(*point.accuracy) : 0);
        add(stability, point.stability, 0);
    }
    chart.strips.push_back(std::move(effective));
    for (PathChart::Strip* strip : {&accuracy, &stability})
        if (std::any_of(strip->values.begin(), strip->values.end(),
                        [](const std::optional<double>& value) { return value.has_value(); }))
            chart.strips.push_back(std::move(*strip));
}

}  // namespace

PathChart PathChart::of(const FeaturePath& path)
{
    const Sweep& sweep = *path.sweep();
    PathChart chart;
    chart.axis =
        PathWords::tr("%1, evenly spaced in log %2", "axis, parameter")
            .arg(axisName(sweep.axis()),
                 sweep.axis().symbol.empty()
                     ? QString::fromStdString(sweep.axis().parameter)
                     : QString::fromStdString(sweep.axis().symbol).remove(QChar(0x2032)).section('/', 0, 0));
    const double from = path.logarithm(0), to = path.logarithm(sweep.size() - 1);
    const auto positionOf = [&](double logarithm) { return to == from ? 0.5 : (logarithm - from) / (to - from); };
    for (std::size_t i = 0; i < sweep.size(); ++i) {
        chart.values << QString::fromStdString(sweep.values()[i]);
        chart.positions.push_back(positionOf(path.logarithm(i)));
    }
    for (const double number :
         roundNumbers(chart.values.front().toDouble(), chart.values.back().toDouble(), sweep.axis().maximum <= 1))
        chart.ticks.push_back({positionOf(path.logarithmOf(number)), plainNumber(number, 4)});
    if (const std::optional<double> present = path.present(); present && *present > 0)
        if (const double position = positionOf(std::log(*present)); position >= 0 && position <= 1)
            chart.present = position;
    for (const int feature : path.leading()) {
        Line line{feature, distinctName(sweep.prepared().features, feature), {}};
        for (const FeaturePath::Point& point : path.points())
            line.weights.push_back(point.weights.size() > 0 ? std::optional(point.weights[feature])
                                                            : std::nullopt);
        chart.lines.push_back(std::move(line));
    }
    addStrips(chart, path);
    const auto known = [&](std::size_t i) { return path.points()[i].weights.size() > 0; };
    const std::size_t last = sweep.size() - 1;
    chart.hasNamesAtLeft =
        known(0) && known(last) && path.points()[0].effectiveFeatures < path.points()[last].effectiveFeatures;
    return chart;
}

std::vector<double> spreadOut(const std::vector<double>& wanted, double pitch, double low, double high)
{
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return wanted[left] < wanted[right]; });
    std::vector<double> places(wanted.size());
    double least = low;
    for (const std::size_t i : order) {
        places[i] = std::max(wanted[i], least);
        least = places[i] + pitch;
    }
    double most = high;
    for (auto at = order.rbegin(); at != order.rend(); ++at) {
        places[*at] = std::min(places[*at], most);
        most = places[*at] - pitch;
    }
    return places;
}

PathLayout PathLayout::of(const QRectF& area, const PathChart& chart, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    PathLayout layout;
    double namesWidth = 0;
    for (const PathChart::Line& each : chart.lines)
        namesWidth = std::max(namesWidth, metrics.horizontalAdvance(each.name));
    namesWidth = std::min(namesWidth, 0.3 * area.width());
    const double namesRoom = namesWidth + 1.2 * line, axisRoom = 2.4 * line;
    QRectF rest = area.adjusted(0, 0, 0, -axisRoom);
    layout.axisTop = rest.bottom() + 0.15 * line;
    const double heading = 1.15 * line, gap = 0.35 * line;
    const auto count = double(chart.strips.size());
    const double strip = std::clamp(0.15 * rest.height(), 1.5 * line, 4.5 * line);
    std::vector<double> weights;
    for (const PathChart::Line& each : chart.lines)
        for (const std::optional<double>& weight : each.weights)
            if (weight)
                weights.push_back(*weight);
    PlotAxis up = PlotAxis::linear({}, weights, 0.05);
    up.low = std::max(0.0, up.low);
    // The numbers below the frames are drawn once, below the last one.
    const double below = 1.2 * line;
    double top = rest.top();
    const auto frameAt = [&](double height, PlotAxis y) {
        layout.headings.emplace_back(rest.left(), top, rest.width(), heading);
        const QRectF place(rest.left(), top + heading, rest.width(), height + below);
        top += heading + height + gap;
        return PlotFrame::of(place, {}, std::move(y), font);
    };
    layout.weights = frameAt(
        std::max(2.4 * line, rest.height() - (heading + gap) - count * (heading + strip + gap)), std::move(up));
    for (const PathChart::Strip& each : chart.strips)
        layout.strips.push_back(frameAt(strip, axisOver(stripCurve(chart, each, {}))));
    double left = layout.weights.plot.left();
    for (const PlotFrame& frame : layout.strips)
        left = std::max(left, frame.plot.left());
    const double right = rest.right() - (chart.hasNamesAtLeft ? 0.5 * line : namesRoom);
    if (chart.hasNamesAtLeft)
        left += namesRoom;
    const auto align = [&](PlotFrame& frame) {
        frame.plot.setLeft(left);
        frame.plot.setRight(right);
    };
    align(layout.weights);
    for (PlotFrame& frame : layout.strips)
        align(frame);
    std::vector<double> wanted;
    for (const PathChart::Line& each : chart.lines)
        wanted.push_back(layout.weights.y.place(endWeight(chart, each)));
    const QRectF& plot = layout.weights.plot;
    const double pitch = 0.95 * line;
    const bool hasRoom = chart.hasNamesAtLeft || pitch * double(wanted.size()) <= plot.height();
    const double bottom = hasRoom ? plot.bottom() : layout.plots().bottom();  // next to the strips too
    for (const double y : spreadOut(wanted, pitch, plot.top() + 0.3 * line, bottom - 0.3 * line))
        layout.names.emplace_back(chart.hasNamesAtLeft ? rest.left() : right + 1.1 * line, y - line / 2,
                                  namesWidth, line);
    return layout;
}

double PathLayout::place(double position) const
{
    return weights.plot.left() + position * weights.plot.width();
}

double PathLayout::position(double place) const
{
    return std::clamp((place - weights.plot.left()) / weights.plot.width(), 0.0, 1.0);
}

QRectF PathLayout::plots() const
{
    QRectF plots = weights.plot;
    for (const PlotFrame& strip : strips)
        plots.setBottom(strip.plot.bottom());
    return plots;
}

int PathLayout::valueAt(const PathChart& chart, const QPointF& at) const
{
    if (!plots().contains(at))
        return -1;
    const double wanted = position(at.x());
    const auto nearest =
        std::min_element(chart.positions.begin(), chart.positions.end(), [&](double left, double right) {
            return std::abs(left - wanted) < std::abs(right - wanted);
        });
    return int(nearest - chart.positions.begin());
}

namespace {

void paintPathAxis(QPainter& painter, const PathChart& chart, const PathLayout& layout, const QFont& font,
                   const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF plots = layout.plots();
    std::vector<QRectF> taken;
    painter.setFont(font);
    for (const PathChart::Tick& tick : chart.ticks) {
        const double width = metrics.horizontalAdvance(tick.label), x = layout.place(tick.position);
        const QRectF label(x - width / 2, layout.axisTop, width, line);
        const QRectF around = label.adjusted(-0.6 * line, 0, 0.6 * line, 0);
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(around); }))
            continue;
        taken.push_back(label);
        painter.setPen(QPen(theme.grid, line / 14));
        painter.drawLine(QPointF(x, plots.top()), QPointF(x, plots.bottom()));
        painter.setPen(theme.muted);
        painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, tick.label);
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plots.left(), layout.axisTop + 1.1 * line, plots.width(), line), Qt::AlignCenter,
                     metrics.elidedText(chart.axis, Qt::ElideRight, plots.width()));
}

void paintPathLines(QPainter& painter, const PathChart& chart, const PathLayout& layout, const QFont& font,
                    const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF& plot = layout.weights.plot;
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        const PathChart::Line& each = chart.lines[i];
        const QColor colour = theme.classColor(int(i));
        QPolygonF points;
        for (std::size_t value = 0; value < each.weights.size(); ++value)
            if (each.weights[value])
                points << QPointF(layout.place(chart.positions[value]),
                                  layout.weights.y.place(*each.weights[value]));
        // Colours repeat after eight.
        painter.setPen(QPen(colour, line / 8, i < 8 ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolyline(points);
        const QRectF& name = layout.names[i];
        const double end = layout.weights.y.place(endWeight(chart, each));
        painter.setPen(QPen(colour, line / 14));
        painter.drawLine(QPointF(chart.hasNamesAtLeft ? plot.left() : plot.right(), end),
                         QPointF(chart.hasNamesAtLeft ? name.right() + 0.2 * line : name.left() - 0.2 * line,
                                 name.center().y()));
        painter.setPen(theme.text);
        painter.setFont(font);
        painter.drawText(name, (chart.hasNamesAtLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                         metrics.elidedText(each.name, Qt::ElideRight, name.width()));
    }
}

}  // namespace

void paintPath(QPainter& painter, const PathChart& chart, const PathLayout& layout, const QFont& font,
               const Theme& theme, int cursor)
{
    const double line = QFontMetricsF(font).height();
    const QRectF plots = layout.plots();
    paintPathAxis(painter, chart, layout, font, theme);
    paintLevels(painter, layout.weights, font, theme);
    const auto paintHeading = [&](const QRectF& place, const QString& text) {
        painter.setPen(theme.text);
        painter.setFont(font);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()));
    };
    paintHeading(layout.headings.front(), PathWords::tr("Feature weight, mean over the clusters"));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // In the plots alone, so that it does not cross their headings.
    const auto paintUpright = [&](double x, const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, layout.weights.plot.top()), QPointF(x, layout.weights.plot.bottom()));
        for (const PlotFrame& strip : layout.strips)
            painter.drawLine(QPointF(x, strip.plot.top()), QPointF(x, strip.plot.bottom()));
    };
    if (cursor >= 0)
        paintUpright(layout.place(chart.positions[std::size_t(cursor)]), QPen(theme.muted, line / 9, Qt::DotLine));
    paintPathLines(painter, chart, layout, font, theme);
    for (std::size_t i = 0; i < chart.strips.size(); ++i) {
        paintLevels(painter, layout.strips[i], font, theme);
        paintCurve(painter, stripCurve(chart, chart.strips[i], layout.strips[i].plot), layout.strips[i].y,
                   theme.accent, 0.7 * line);
        paintHeading(layout.headings[i + 1], chart.strips[i].name);
    }
    if (chart.present) {
        const double x = layout.place(*chart.present), half = 0.35 * line;
        paintUpright(x, QPen(theme.text, line / 8));
        painter.setBrush(theme.text);
        painter.drawPolygon(
            QPolygonF{{x - half, plots.top() - half}, {x + half, plots.top() - half}, {x, plots.top()}});
    }
    painter.restore();
}

}  // namespace fuzzylens::ui
