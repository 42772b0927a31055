// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/heatmap_marks.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

/// The parts of the lines x + y = multiple of @p pitch that lie in @p place.
void addLines(const QRectF& place, double pitch, std::vector<QLineF>& lines)
{
    const double last = place.right() + place.bottom();
    for (double sum = pitch * std::ceil((place.left() + place.top()) / pitch); sum < last; sum += pitch) {
        const double right = std::min(place.right(), sum - place.top());
        const double left = std::max(place.left(), sum - place.bottom());
        if (right > left)
            lines.emplace_back(left, sum - left, right, sum - right);
    }
}

void drawLines(QPainter& painter, const std::vector<QLineF>& lines, double pitch, const Theme& theme)
{
    QColor under = theme.card, over = theme.text;
    under.setAlphaF(0.6f);
    over.setAlphaF(0.85f);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] : {std::pair(under, 0.36 * pitch), std::pair(over, 0.16 * pitch)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(lines.data(), int(lines.size()));
    }
    painter.restore();
}

}  // namespace

QImage marksImage(const HeatmapModel& model, const AxisLayout& rows, const AxisLayout& columns, const QColor& tone)
{
    QImage image(columns.pixels(), rows.pixels(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRgb colour = qPremultiply(tone.rgba());
    std::vector<std::uint8_t> line(std::size_t(columns.cells()));
    for (int y = 0; y < rows.pixels(); ++y) {
        std::fill(line.begin(), line.end(), std::uint8_t(0));
        const Span span = rows.cellsAt(y);
        for (int row = span.first; row < span.last; ++row)
            for (std::size_t column = 0; column < line.size(); ++column)
                line[column] |= model.marks[std::size_t(row) * line.size() + column];
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < columns.pixels(); ++x) {
            const Span cells = columns.cellsAt(x);
            if (std::any_of(line.begin() + cells.first, line.begin() + cells.last,
                            [](std::uint8_t mark) { return mark != 0; }))
                pixels[x] = colour;
        }
    }
    return image;
}

void paintHatches(QPainter& painter, const HeatmapPicture& picture, double pitch, const Theme& theme)
{
    const HeatmapModel& model = picture.model();
    std::vector<QLineF> lines;
    for (int row = 0; row < model.rows.count; ++row) {
        const QRectF across = picture.rowRect({row, row + 1});
        for (int column = 0; column < model.columns.count; ++column)
            if (model.isMarked(row, column))
                addLines(across.intersected(picture.columnRect({column, column + 1})), pitch, lines);
    }
    drawLines(painter, lines, pitch, theme);
}

void paintHatch(QPainter& painter, const QRectF& place, double pitch, const Theme& theme)
{
    std::vector<QLineF> lines;
    addLines(place, pitch, lines);
    drawLines(painter, lines, pitch, theme);
}

}  // namespace fuzzylens::ui
