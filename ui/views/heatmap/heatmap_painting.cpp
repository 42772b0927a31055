// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/theme/cluster_text.h"
#include "ui/theme/text_line.h"
#include "ui/views/heatmap/heatmap_model.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_raster.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

// How a laid-out heat map is drawn.

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

/// A faint tone over every pixel that stands for a marked cell, however many others it stands for; transparent
/// elsewhere. columns.pixels() x rows.pixels() pixels.
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

/// Slanting lines over the marked cells of @p picture, @p pitch apart along a row, in two tones that stand out
/// from any colour.
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

/// The sign of misclassified samples, inside of @p place.
void paintRing(QPainter& painter, const QRectF& place, const Theme& theme)
{
    const double line = place.width() / 6;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.bad, line));
    painter.drawEllipse(place.adjusted(line / 2, line / 2, -line / 2, -line / 2));
    painter.restore();
}

/// Slanting lines over a rectangle: for legends.
void paintHatch(QPainter& painter, const QRectF& place, double pitch, const Theme& theme)
{
    std::vector<QLineF> lines;
    addLines(place, pitch, lines);
    drawLines(painter, lines, pitch, theme);
}

constexpr double hatchPitch = 0.45, leastHatched = 0.3;  // line heights
constexpr float toneOfMarks = 0.3f;

/// Lines of pixels turned into columns of pixels.
QImage upright(const QImage& lines)
{
    QImage columns(lines.height(), lines.width(), lines.format());
    for (int x = 0; x < lines.width(); ++x)
        for (int y = 0; y < lines.height(); ++y)
            reinterpret_cast<QRgb*>(columns.scanLine(x))[y] =
                reinterpret_cast<const QRgb*>(lines.constScanLine(y))[x];
    return columns;
}

/// Draws @p image over @p place to whole device pixels, so that no pixel of it is blended.
void drawPixels(QPainter& painter, const QRectF& place, const QImage& image)
{
    const QRect target = painter.deviceTransform().mapRect(place).toRect();
    painter.save();
    painter.setWorldMatrixEnabled(false);
    painter.drawImage(target, image);
    painter.restore();
}

void drawImage(QPainter& painter, const QRectF& place, const QImage& image, bool isVector)
{
    if (isVector)
        painter.drawImage(place, image);
    else
        drawPixels(painter, place, image);
}

}  // namespace

void HeatmapPicture::paint(QPainter& painter, const Theme& theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setFont(m_style.font);
    if (!m_model->cells.isEmpty() && m_rows.groups() > 0 && m_columns.groups() > 0) {
        paintCells(painter, theme);
        paintMarks(painter, theme);
        paintStrips(painter, theme);
        paintRings(painter, theme);
        if (m_style.isVector)
            paintGaps(painter, theme);
        paintRowNames(painter, theme);
        paintColumnNames(painter, theme);
        paintGroupNames(painter, theme);
    }
    paintColourBar(painter, theme);
    paintLegend(painter, theme);
    painter.restore();
}

void HeatmapPicture::paintCells(QPainter& painter, const Theme& theme) const
{
    const ColourTable colours(theme, m_model->low, m_model->high, m_model->isDiverging);
    if (m_style.isVector)
        painter.drawImage(m_cells, exactImage(m_model->cells, colours));
    else
        drawPixels(painter, m_cells, heatmapImage(m_model->cells, m_rows, m_columns, colours));
}

/// Hatched where the cells are large enough for it, else in a tone over the pixels of marked cells.
void HeatmapPicture::paintMarks(QPainter& painter, const Theme& theme) const
{
    if (m_model->marks.empty())
        return;
    const double pitch = hatchPitch * m_em, least = leastHatched * m_em;
    const double width = columnRect({0, 1}).width(), height = rowRect({0, 1}).height();
    if (width >= least && height >= least && width + height >= 2 * pitch)
        return paintHatches(painter, *this, pitch, theme);
    QColor tone = theme.text;
    tone.setAlphaF(toneOfMarks);
    if (!m_style.isVector)
        return drawPixels(painter, m_cells, marksImage(*m_model, m_rows, m_columns, tone));
    const AxisLayout rows(m_model->rows.count, {}, m_model->rows.count, 0);
    const AxisLayout columns(m_model->columns.count, {}, m_model->columns.count, 0);
    painter.drawImage(m_cells, marksImage(*m_model, rows, columns, tone));
}

void HeatmapPicture::paintStrips(QPainter& painter, const Theme& theme) const
{
    const bool isVertical = m_model->samplesAlong == Qt::Vertical;
    const int count = m_model->samples().count;
    const AxisLayout layout = m_style.isVector ? AxisLayout(count, {}, count, 0) : isVertical ? m_rows : m_columns;
    for (std::size_t i = 0; i < m_strips.size(); ++i) {
        const QImage line = stripImage(m_model->strips[i], layout, theme);
        QRectF place = m_strips[i];
        if (isVertical)
            place = QRectF(place.left(), m_cells.top(), place.width(), m_cells.height());
        else
            place = QRectF(m_cells.left(), place.top(), m_cells.width(), place.height());
        drawImage(painter, place, isVertical ? upright(line) : line, m_style.isVector);
    }
}

void HeatmapPicture::paintRings(QPainter& painter, const Theme& theme) const
{
    if (!m_style.hasRings)
        return;
    // Of many samples in a pixel one is ringed.
    std::vector<bool> isRinged(std::size_t(std::max(m_rows.pixels(), m_columns.pixels())), false);
    const AxisLayout& layout = m_model->samplesAlong == Qt::Vertical ? m_rows : m_columns;
    for (const int sample : m_style.ringed) {
        const int position = m_model->positionOf[std::size_t(sample)];
        if (auto pixel = isRinged[std::size_t(layout.pixelsOf(position).first)]; !pixel) {
            pixel = true;
            paintRing(painter, ringRect(position), theme);
        }
    }
}

void HeatmapPicture::paintGaps(QPainter& painter, const Theme& theme) const
{
    QRectF all = m_cells;
    for (const QRectF& strip : m_strips)
        all = all.united(strip);
    const double width = 0.5 * m_gap;
    for (int group = 1; group < m_columns.groups(); ++group) {
        const double x = m_cells.left() + m_columns.groupPixels(group).first / m_style.resolution;
        const bool acrossStrips = m_model->samplesAlong == Qt::Horizontal;
        painter.fillRect(QRectF(x - width / 2, acrossStrips ? all.top() : m_cells.top(), width,
                                acrossStrips ? all.height() : m_cells.height()),
                         theme.card);
    }
    for (int group = 1; group < m_rows.groups(); ++group) {
        const double y = m_cells.top() + m_rows.groupPixels(group).first / m_style.resolution;
        const bool acrossStrips = m_model->samplesAlong == Qt::Vertical;
        painter.fillRect(QRectF(acrossStrips ? all.left() : m_cells.left(), y - width / 2,
                                acrossStrips ? all.width() : m_cells.width(), width),
                         theme.card);
    }
}

void HeatmapPicture::paintRowNames(QPainter& painter, const Theme& theme) const
{
    if (m_rowNames.isEmpty())
        return;
    painter.setFont(rowFont());
    painter.setPen(theme.text);
    const QFontMetricsF metrics(painter.font());
    for (int row = 0; row < m_model->rows.count; ++row) {
        const QRectF cell = rowRect({row, row + 1});
        const QRectF place(m_rowNames.left(), cell.center().y() - metrics.height() / 2, m_rowNames.width(),
                           metrics.height());
        drawTextLine(painter, place, Qt::AlignRight | Qt::AlignVCenter,
                     elidedText(m_model->rows.name(row), painter.font(), Qt::ElideRight, place.width() + 0.5));
    }
    painter.setFont(m_style.font);
}

void HeatmapPicture::paintColumnNames(QPainter& painter, const Theme& theme) const
{
    if (m_columnNames.isEmpty())
        return;
    painter.setPen(theme.muted);
    painter.setFont(m_columnFont);
    for (int column = 0; column < m_model->columns.count; ++column) {
        const QRectF cell = columnRect({column, column + 1});
        const QString name = m_model->columns.name(column);
        if (!m_columnNamesAreUpright) {
            const QRectF place(cell.left(), m_columnNames.top(), cell.width(), m_columnNames.height());
            drawTextLine(painter, place, Qt::AlignCenter, fittingClusterText(name, place.width(), painter.font()));
            continue;
        }
        painter.save();
        painter.translate(cell.center().x(), m_columnNames.top());
        painter.rotate(-90);
        drawTextLine(painter, QRectF(-m_columnNames.height(), -m_em / 2, m_columnNames.height(), m_em),
                     Qt::AlignRight | Qt::AlignVCenter,
                     fittingClusterText(name, m_columnNames.height() + 0.5, painter.font()));
        painter.restore();
    }
    painter.setFont(m_style.font);
}

void HeatmapPicture::paintGroupNames(QPainter& painter, const Theme& theme) const
{
    if (m_groupNames.isEmpty() || m_columns.groups() != m_model->columns.groupNames.size())
        return;
    painter.setPen(theme.muted);
    for (int group = 0; group < m_columns.groups(); ++group) {
        const QRectF place = columnRect(m_columns.groupCells(group));
        drawTextLine(painter, QRectF(place.left(), m_groupNames.top(), place.width(), m_groupNames.height()),
                     Qt::AlignCenter,
                     fittingClusterText(m_model->columns.groupNames[group], place.width(), painter.font()));
    }
}

void HeatmapPicture::paintColourBar(QPainter& painter, const Theme& theme) const
{
    constexpr int steps = 256;
    QImage ramp(1, steps, QImage::Format_RGB32);
    for (int step = 0; step < steps; ++step) {
        const double t = 1.0 - double(step) / (steps - 1);
        *reinterpret_cast<QRgb*>(ramp.scanLine(step)) =
            (m_model->isDiverging ? theme.diverging(2 * t - 1) : theme.sequential(t)).rgb();
    }
    drawImage(painter, m_colourBar, ramp, m_style.isVector);
    painter.setPen(theme.muted);
    const double x = m_colourBar.right() + 0.4 * m_em, width = widthOfBarNumbers() + 1;
    const QStringList numbers = barNumbers();
    drawTextLine(painter, QRectF(x, m_colourBar.top() - 0.15 * m_em, width, m_em), Qt::AlignLeft | Qt::AlignTop,
                 numbers[0]);
    drawTextLine(painter, QRectF(x, m_colourBar.center().y() - m_em / 2, width, m_em),
                 Qt::AlignLeft | Qt::AlignVCenter, numbers[1]);
    drawTextLine(painter, QRectF(x, m_colourBar.bottom() - 0.85 * m_em, width, m_em),
                 Qt::AlignLeft | Qt::AlignBottom, numbers[2]);
    if (!m_style.hasLegend)
        return;
    painter.save();
    painter.translate(x + width + 0.1 * m_em, m_colourBar.center().y());
    painter.rotate(90);
    painter.drawText(
        QRectF(-m_colourBar.height(), -1.1 * m_em, 2 * m_colourBar.height(), 1.1 * m_em),
        Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(m_model->valueName, Qt::ElideRight, int(2 * m_colourBar.height())));
    painter.restore();
}

void HeatmapPicture::paintLegend(QPainter& painter, const Theme& theme) const
{
    const double side = 0.65 * m_em;
    for (const LegendEntry& entry : m_legend) {
        const bool isTitle = entry.kind == LegendEntry::Title;
        if (entry.kind == LegendEntry::Ring) {
            paintRing(painter, QRectF(entry.place.left(), entry.place.center().y() - side / 2, side, side), theme);
        } else if (!isTitle) {
            const QRectF square(entry.place.left(), entry.place.center().y() - side / 2, side, side);
            painter.fillRect(square,
                             entry.kind == LegendEntry::Marks ? theme.field : theme.classColor(entry.code));
            const double hole = holeOf(Theme::classMarker(entry.code).fill) * side;
            painter.fillRect(QRectF(square.center() - QPointF(hole, hole) / 2, QSizeF(hole, hole)), theme.card);
            if (entry.kind == LegendEntry::Marks)
                paintHatch(painter, square, hatchPitch * m_em, theme);
        }
        painter.setPen(isTitle ? theme.muted : theme.text);
        drawTextLine(painter, entry.place.adjusted(isTitle ? 0 : m_em, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     entry.text);
    }
}

void HeatmapPicture::paintSelection(QPainter& painter, const Theme& theme, const std::vector<bool>& selected) const
{
    const bool isVertical = m_model->samplesAlong == Qt::Vertical;
    const AxisLayout& layout = isVertical ? m_rows : m_columns;
    if (selected.size() != m_model->sampleAt.size())
        return;
    const auto isMarked = [&](int pixel) {
        const Span positions = layout.cellsAt(pixel);
        for (int position = positions.first; position < positions.last; ++position)
            if (selected[std::size_t(m_model->sampleAt[std::size_t(position)])])
                return true;
        return false;
    };
    const double unit = 1 / m_style.resolution;
    for (int pixel = 0; pixel < layout.pixels();) {
        const int first = pixel;
        while (pixel < layout.pixels() && isMarked(pixel))
            ++pixel;
        if (pixel > first) {
            const double length = (pixel - first) * unit;
            painter.fillRect(isVertical
                                 ? QRectF(m_lane.left(), m_cells.top() + first * unit, m_lane.width(), length)
                                 : QRectF(m_cells.left() + first * unit, m_lane.top(), length, m_lane.height()),
                             theme.accent);
        }
        ++pixel;
    }
}

}  // namespace fuzzylens::ui
