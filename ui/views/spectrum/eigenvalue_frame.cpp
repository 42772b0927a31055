// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/eigenvalue_frame.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

EigenvalueFrame EigenvalueFrame::of(const QRectF& area, int count, double greatest, const QString& name,
                                    const QFont& font)
{
    PlotAxis across{name, {}, 0.5, std::max(1, count) + 0.5};
    across.numbers = TickNumbers::Whole;
    return {PlotFrame::of(area, std::move(across), {{}, {}, 0, greatest}, font), count};
}

QPointF EigenvalueFrame::place(int index, double value) const
{
    return {axes.x.place(index + 1), axes.y.place(std::max(value, 0.0))};
}

int EigenvalueFrame::valueAt(const QPointF& point) const
{
    constexpr double reach = 8;
    if (count == 0 || !plot().adjusted(-reach, -reach, reach, reach).contains(point))
        return -1;
    return std::clamp(int(std::lround(axes.x.value(point.x()))) - 1, 0, count - 1);
}

void EigenvalueFrame::paintGap(QPainter& painter, const std::vector<double>& values, int below,
                               const QColor& colour, double foot) const
{
    const double x = (place(below - 1, 0).x() + place(below, 0).x()) / 2;
    const double from = place(0, values[std::size_t(below) - 1]).y(),
                 to = place(0, values[std::size_t(below)]).y();
    painter.setPen(QPen(colour, foot / 2.5));
    painter.drawLine(QPointF(x, from), QPointF(x, to));
    for (const double y : {from, to})
        painter.drawLine(QPointF(x - foot, y), QPointF(x + foot, y));
}

int belowWidestGap(const std::vector<double>& values)
{
    int below = 0;
    double widest = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (const double gap = std::abs(values[i] - values[i - 1]); gap > widest) {
            widest = gap;
            below = int(i);
        }
    return below;
}

}  // namespace fuzzylens::ui
