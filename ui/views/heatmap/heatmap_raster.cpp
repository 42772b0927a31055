// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/heatmap_raster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fuzzylens::ui {

namespace {

constexpr int colourSteps = 1024;

QRgb stripColour(const HeatmapStrip& strip, Span positions, const Theme& theme)
{
    if (!strip.numbers.empty()) {
        double sum = 0;
        int count = 0;
        for (int position = positions.first; position < positions.last; ++position)
            if (const float number = strip.numbers[std::size_t(position)]; number == number) {
                sum += double(number);
                ++count;
            }
        return (count > 0 ? theme.sequential(sum / count) : theme.classColor(-1)).rgb();
    }
    std::vector<int> counts(std::size_t(strip.classes.size()) + 1, 0);
    for (int position = positions.first; position < positions.last; ++position)
        ++counts[std::size_t(strip.codes[std::size_t(position)] + 1)];
    return theme.classColor(int(std::max_element(counts.begin(), counts.end()) - counts.begin()) - 1).rgb();
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

QImage stripImage(const HeatmapStrip& strip, const AxisLayout& layout, const Theme& theme)
{
    QImage image(layout.pixels(), 1, QImage::Format_ARGB32_Premultiplied);
    auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(0));
    Span shown{-1, -1};
    for (int pixel = 0; pixel < layout.pixels(); ++pixel) {
        const Span positions = layout.cellsAt(pixel);
        if (pixel > 0 && positions == shown)
            pixels[pixel] = pixels[pixel - 1];
        else
            pixels[pixel] = positions.isEmpty() ? QRgb(0) : stripColour(strip, positions, theme);
        shown = positions;
    }
    return image;
}

}  // namespace fuzzylens::ui
