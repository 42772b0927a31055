// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/heatmap_raster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fuzzylens::ui {

namespace {

constexpr int colourSteps = 1024;

constexpr int stripLines = 9;

struct StripCell
{
    QRgb colour = 0;
    double hole = 0;  // see holeOf()
};

StripCell stripCell(const HeatmapStrip& strip, Span positions, const Theme& theme)
{
    if (!strip.numbers.empty()) {
        double sum = 0;
        int count = 0;
        for (int position = positions.first; position < positions.last; ++position)
            if (const float number = strip.numbers[std::size_t(position)]; number == number) {
                sum += double(number);
                ++count;
            }
        return {(count > 0 ? theme.sequential(sum / count) : theme.classColor(-1)).rgb()};
    }
    std::vector<int> counts(std::size_t(strip.classes.size()) + 1, 0);
    for (int position = positions.first; position < positions.last; ++position)
        ++counts[std::size_t(strip.codes[std::size_t(position)] + 1)];
    const int code = int(std::max_element(counts.begin(), counts.end()) - counts.begin()) - 1;
    return {theme.classColor(code).rgb(), holeOf(Theme::classMarker(code).fill)};
}

}  // namespace

ColourTable::ColourTable(const Theme& theme, double low, double high, bool isDiverging)
    : m_low(float(low))
    , m_scale(float((colourSteps - 1) / (high - low)))
    , m_missing(theme.grid.rgb())
{
    m_colours.reserve(colourSteps);
    for (int step = 0; step < colourSteps; ++step) {
        const double t = double(step) / (colourSteps - 1);
        m_colours.push_back((isDiverging ? theme.diverging(2 * t - 1) : theme.sequential(t)).rgb());
    }
}

QRgb ColourTable::operator()(float value) const
{
    if (value != value)
        return m_missing;
    const float place = std::clamp((value - m_low) * m_scale + 0.5F, 0.0F, float(colourSteps - 1));
    return m_colours[std::size_t(place)];
}

QImage heatmapImage(const MaxPyramid& cells, const AxisLayout& rows, const AxisLayout& columns,
                    const ColourTable& colours)
{
    QImage image(columns.pixels(), rows.pixels(), QImage::Format_ARGB32_Premultiplied);
    std::vector<Span> spans;
    for (int x = 0; x < columns.pixels(); ++x)
        spans.push_back(columns.cellsAt(x));
    std::vector<float> line(std::size_t(cells.columns()));
    std::vector<QRgb> cellColours(line.size());
    const bool isExact = columns.isExact();
    Span shown{-1, -1};
    for (int y = 0; y < rows.pixels(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        const Span span = rows.cellsAt(y);
        if (y > 0 && span == shown) {
            std::memcpy(pixels, image.constScanLine(y - 1), spans.size() * sizeof(QRgb));
            continue;
        }
        shown = span;
        if (span.isEmpty()) {
            std::fill(pixels, pixels + spans.size(), QRgb(0));
            continue;
        }
        cells.largest(span.first, span.last, line.data());
        if (isExact)
            std::transform(line.begin(), line.end(), cellColours.begin(), colours);
        for (std::size_t x = 0; x < spans.size(); ++x) {
            if (spans[x].isEmpty()) {
                pixels[x] = 0;
            } else if (isExact) {
                pixels[x] = cellColours[std::size_t(spans[x].first)];
            } else {
                float value = line[std::size_t(spans[x].first)];
                for (int column = spans[x].first + 1; column < spans[x].last; ++column)
                    value = MaxPyramid::larger(value, line[std::size_t(column)]);
                pixels[x] = colours(value);
            }
        }
    }
    return image;
}

QImage exactImage(const MaxPyramid& cells, const ColourTable& colours)
{
    QImage image(cells.columns(), cells.rows(), QImage::Format_RGB32);
    for (int row = 0; row < cells.rows(); ++row) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < cells.columns(); ++column)
            pixels[column] = colours(cells.at(row, column));
    }
    return image;
}

double holeOf(Marker::Fill fill)
{
    return fill == Marker::Filled ? 0 : fill == Marker::Hollow ? 5.0 / stripLines : 3.0 / stripLines;
}

QImage stripImage(const HeatmapStrip& strip, const AxisLayout& layout, const Theme& theme)
{
    QImage image(layout.pixels(), stripLines, QImage::Format_ARGB32_Premultiplied);
    Span shown{-1, -1};
    StripCell cell;
    for (int pixel = 0; pixel < layout.pixels(); ++pixel) {
        const Span positions = layout.cellsAt(pixel);
        if (positions != shown)
            cell = positions.isEmpty() ? StripCell() : stripCell(strip, positions, theme);
        shown = positions;
        for (int line = 0; line < stripLines; ++line) {
            const bool isHole = std::abs(line - stripLines / 2) < cell.hole * stripLines / 2;
            reinterpret_cast<QRgb*>(image.scanLine(line))[pixel] = isHole ? theme.card.rgb() : cell.colour;
        }
    }
    return image;
}

}  // namespace fuzzylens::ui
