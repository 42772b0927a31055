// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/solid_places.h"

#include "ui/plot/axis_ticks.h"
#include "ui/plot/number_format.h"
#include "ui/views/scatter/halo_text.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// The eight corners: bit a of the number of one says which end of axis a it is.
Eigen::MatrixX3d corners()
{
    Eigen::MatrixX3d all(8, 3);
    for (int number = 0; number < 8; ++number)
        for (int axis = 0; axis < 3; ++axis)
            all(number, axis) = number >> axis & 1 ? 1 : -1;
    return all;
}

/// The corners at which the four edges along @p axis begin.
std::array<int, 4> edgesAlong(int axis)
{
    const int other = 1 << (axis + 1) % 3, third = 1 << (axis + 2) % 3;
    return {0, other, third, other | third};
}

/// The edge along @p axis around which there is most room: the lowest one, of the upright axis the leftmost.
int outermostEdge(const Eigen::MatrixX3d& seen, int axis)
{
    const int direction = axis == 1 ? 0 : 1;
    const auto place = [&](int begin) { return seen(begin, direction) + seen(begin | 1 << axis, direction); };
    const std::array<int, 4> edges = edgesAlong(axis);
    return *std::min_element(edges.begin(), edges.end(), [&](int one, int o) { return place(one) < place(o); });
}

/// Round values along an edge, those that there is room for. @return how far they reach away from it.
double drawAxisNumbers(QPainter& painter, const AxisRange& range, const QLineF& edge, bool isUpright,
                       const Theme& theme)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height(), mark = line / 4;
    const double room = isUpright ? std::abs(edge.dy()) / (2 * line) : std::abs(edge.dx()) / (5 * line);
    double reach = 0;
    for (const double tick : axisTicks({}, range.lower, range.upper, std::min(5, int(room)))) {
        const QPointF at = edge.pointAt((tick - range.lower) / range.extent());
        const QString text = plainNumber(tick, 4);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, line);
        box.moveCenter(at + (isUpright ? QPointF(-box.width() / 2 - mark, 0) : QPointF(0, line / 2 + mark)));
        painter.setPen(QPen(theme.muted, line / 11));
        painter.drawLine(at, at + (isUpright ? QPointF(-mark, 0) : QPointF(0, mark)));
        drawHaloText(painter, box, text, theme.muted, theme.card);
        reach = std::max(reach, mark + (isUpright ? box.width() : line));
    }
    return reach;
}

/// Of the upright axis above its end, of the others below the middle of the edge, @p away from it; inside @p area.
void drawAxisName(QPainter& painter, const QString& name, const QLineF& edge, bool isUpright, double away,
                  const QRectF& area, const Theme& theme)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height();
    const QString text = metrics.elidedText(name, Qt::ElideRight, std::max(4 * line, area.width() / 3));
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, line);
    const QPointF top = edge.p1().y() < edge.p2().y() ? edge.p1() : edge.p2();
    box.moveCenter(isUpright ? top - QPointF(0, 0.8 * line) : edge.center() + QPointF(0, line + away));
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - box.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - line)));
    drawHaloText(painter, box, text, theme.muted, theme.card);
}

}  // namespace

Turn Turn::by(double azimuthMore, double elevationMore) const
{
    return {std::remainder(azimuth + azimuthMore, 360.0), std::clamp(elevation + elevationMore, -90.0, 90.0)};
}

Eigen::Matrix3d Turn::rotation() const
{
    const double a = azimuth * std::numbers::pi / 180, e = elevation * std::numbers::pi / 180;
    Eigen::Matrix3d about, towards;
    about << std::cos(a), 0, std::sin(a), 0, 1, 0, -std::sin(a), 0, std::cos(a);
    towards << 1, 0, 0, 0, std::cos(e), -std::sin(e), 0, std::sin(e), std::cos(e);
    return towards * about;
}

SolidPlaces SolidPlaces::of(const Eigen::MatrixXd& values, std::array<QString, 3> names)
{
    if (values.cols() != 3)
        throw std::invalid_argument("a cube has three axes");
    SolidPlaces solid;
    solid.names = std::move(names);
    for (int axis = 0; axis < 3; ++axis) {
        const Eigen::VectorXd along = values.col(axis);
        solid.ranges[std::size_t(axis)] = rangeOf({along.data(), std::size_t(along.size())});
    }
    solid.places = solid.inCube(values);
    return solid;
}

Eigen::MatrixX3d SolidPlaces::inCube(const Eigen::MatrixXd& values) const
{
    Eigen::MatrixX3d cube(values.rows(), 3);
    for (int axis = 0; axis < 3; ++axis) {
        const AxisRange& range = ranges[std::size_t(axis)];
        cube.col(axis) = (values.col(axis).array() - range.lower) * (2 / range.extent()) - 1;
    }
    return cube;
}

Eigen::MatrixX3d SolidPlaces::seen(const Eigen::MatrixX3d& points) const
{
    return points * turn.rotation().transpose();
}

void drawCube(QPainter& painter, const SolidPlaces& solid, const std::function<QPointF(double, double)>& toPlace,
              const QRectF& area, const Theme& theme)
{
    const Eigen::MatrixX3d seen = solid.seen(corners());
    const auto edgeAt = [&](int begin, int axis) {
        const int end = begin | 1 << axis;
        return QLineF(toPlace(seen(begin, 0), seen(begin, 1)), toPlace(seen(end, 0), seen(end, 1)));
    };
    int back = 0;
    seen.col(2).minCoeff(&back);
    const double line = QFontMetricsF(painter.font(), painter.device()).height();
    for (int axis = 0; axis < 3; ++axis)
        for (const int begin : edgesAlong(axis)) {
            const bool isBehind = begin == back || (begin | 1 << axis) == back;
            painter.setPen(QPen(theme.grid, line / (isBehind ? 22 : 11)));
            painter.drawLine(edgeAt(begin, axis));
        }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const QLineF edge = edgeAt(outermostEdge(seen, int(axis)), int(axis));
        const bool isUpright = axis == 1;
        const double away = drawAxisNumbers(painter, solid.ranges[axis], edge, isUpright, theme);
        drawAxisName(painter, solid.names[axis], edge, isUpright, away, area, theme);
    }
}

void makeSquare(AxisRange& x, AxisRange& y, double width, double height)
{
    const double unit = std::min(x.extent(), y.extent()) / std::max(1.0, std::min(width, height));
    for (auto [range, pixels] : {std::pair(&x, width), std::pair(&y, height)}) {
        const double middle = (range->lower + range->upper) / 2, half = unit * pixels / 2;
        *range = {middle - half, middle + half};
    }
}

}  // namespace fuzzylens::ui
