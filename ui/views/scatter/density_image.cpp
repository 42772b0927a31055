// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/density_image.h"

#include "core/numeric/parallel.h"
#include "ui/theme/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t samplesInPiece = 400'000, maxPieces = 4;  // each with cells of its own
constexpr float peakOfOne = 0.25F;                              // of the weight of a single sample, at its pixel
constexpr float opacityOfOne = 0.4F;

/// encodedLight() of values in [0, 1], in steps.
class ShownLight
{
public:
    ShownLight()
    {
        for (std::size_t step = 0; step < m_values.size(); ++step)
            m_values[step] = encodedLight(double(step) / double(m_values.size() - 1));
    }
    float operator()(float linear) const
    {
        return m_values[std::size_t(std::clamp(linear, 0.0F, 1.0F) * float(m_values.size() - 1) + 0.5F)];
    }

private:
    std::array<float, 4096> m_values;
};

LightCells coloursOf(const PointStyles& styles)
{
    LightCells colours;
    for (const PointStyle& style : styles.styles)
        colours.emplace_back(float(linearLight(double(style.fill.redF()))),
                             float(linearLight(double(style.fill.greenF()))),
                             float(linearLight(double(style.fill.blueF()))), 1.0F);
    return colours;
}

/// Cells of the samples from @p first on, before @p last, row by row.
void gather(const ScatterContent& content, const std::vector<bool>* only, const PixelMap& toX, const PixelMap& toY,
            const QSize& size, bool uncoloured, std::size_t first, std::size_t last, LightCells& cells)
{
    const LightCells colours = coloursOf(content.styles);
    std::array<float, ScatterContent::opacityLevels> weights;
    for (int level = 0; level < ScatterContent::opacityLevels; ++level)
        weights[std::size_t(level)] = float(ScatterContent::opacityOf(level));
    cells.assign(std::size_t(size.width()) * std::size_t(size.height()), LightCell::Zero());
    const double width = size.width(), height = size.height();
    for (std::size_t i = first; i < last; ++i) {
        const double x = toX(content.coordinates.x[i]), y = toY(content.coordinates.y[i]);
        const int style = content.styles.styleOf[i];
        if (!(x >= 0 && x < width && y >= 0 && y < height) || (only && !(*only)[i]) ||
            content.styles.isUncoloured(style) != uncoloured)
            continue;
        const LightCell& colour = colours[std::size_t(style)];
        cells[std::size_t(y) * std::size_t(size.width()) + std::size_t(x)] +=
            content.opacity.empty() ? colour : LightCell(colour * weights[content.opacity[i]]);
    }
}

/// Each cell is spread over itself and its neighbours in its row by 1/4, 1/2, 1/4.
void spreadRow(LightCell* row, std::size_t width)
{
    LightCell before = LightCell::Zero();
    for (std::size_t at = 0; at < width; ++at) {
        const LightCell own = row[at], after = at + 1 < width ? row[at + 1] : LightCell(LightCell::Zero());
        row[at] = 0.25F * before + 0.5F * own + 0.25F * after;
        before = own;
    }
}

/// The same in the columns from @p first on, before @p last. Returns their greatest weight.
float spreadColumns(LightCells& cells, std::size_t width, std::size_t height, std::size_t first, std::size_t last)
{
    float greatest = 0;
    LightCells before(last - first, LightCell::Zero());
    for (std::size_t row = 0; row < height; ++row) {
        LightCell* here = cells.data() + row * width;
        for (std::size_t at = first; at < last; ++at) {
            const LightCell own = here[at],
                            after = row + 1 < height ? here[at + width] : LightCell(LightCell::Zero());
            here[at] = 0.25F * before[at - first] + 0.5F * own + 0.25F * after;
            before[at - first] = own;
            greatest = std::max(greatest, here[at][3]);
        }
    }
    return greatest;
}

float opacityOfWeight(float weight, float greatest)
{
    const float ofOne = std::min(1.0F, weight / peakOfOne);
    const float rise = greatest > peakOfOne
                           ? std::log(std::max(1.0F, weight / peakOfOne)) / std::log(greatest / peakOfOne)
                           : 0.0F;
    return ofOne * (opacityOfOne + (1 - opacityOfOne) * rise);
}

QRgb shownPixel(const LightCell& cell, float greatest)
{
    static const ShownLight shown;
    const float opacity = opacityOfWeight(cell[3], greatest);
    const auto channel = [&](int index) { return int(255 * opacity * shown(cell[index] / cell[3]) + 0.5F); };
    return qRgba(channel(0), channel(1), channel(2), int(255 * opacity + 0.5F));
}

}  // namespace

SampleCounts samplesWithin(const ScatterContent& content, const std::vector<bool>* only, const PixelMap& toX,
                           const PixelMap& toY, const QSize& size)
{
    constexpr std::size_t samplesAtOnce = 1 << 16;
    const std::size_t samples = content.coordinates.x.size();
    std::vector<SampleCounts> parts((samples + samplesAtOnce - 1) / samplesAtOnce);
    parallelFor(std::ssize(parts), hardwareThreads(), [&](Eigen::Index part) {
        const std::size_t first = std::size_t(part) * samplesAtOnce;
        SampleCounts counts;
        for (std::size_t i = first; i < std::min(samples, first + samplesAtOnce); ++i) {
            const double x = toX(content.coordinates.x[i]), y = toY(content.coordinates.y[i]);
            if (x >= 0 && x < size.width() && y >= 0 && y < size.height() && (!only || (*only)[i]))
                ++(content.styles.isUncoloured(content.styles.styleOf[i]) ? counts.uncoloured : counts.coloured);
        }
        parts[std::size_t(part)] = counts;
    });
    SampleCounts all;
    for (const SampleCounts& part : parts) {
        all.coloured += part.coloured;
        all.uncoloured += part.uncoloured;
    }
    return all;
}

QImage densityImage(const ScatterContent& content, const std::vector<bool>* only, const PixelMap& toX,
                    const PixelMap& toY, const QSize& size, bool uncoloured, std::vector<LightCells>* memory)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (size.isEmpty())
        return image;
    const auto width = std::size_t(size.width()), height = std::size_t(size.height());
    const int threads = hardwareThreads();
    const std::size_t samples = content.coordinates.x.size();
    std::vector<LightCells> own;
    std::vector<LightCells>& pieces = memory ? *memory : own;
    pieces.resize(std::clamp<std::size_t>(samples / samplesInPiece, 1, maxPieces));
    parallelFor(std::ssize(pieces), threads, [&](Eigen::Index piece) {
        const auto at = [&](Eigen::Index place) { return samples * std::size_t(place) / pieces.size(); };
        gather(content, only, toX, toY, size, uncoloured, at(piece), at(piece + 1), pieces[std::size_t(piece)]);
    });
    LightCells& cells = pieces[0];
    parallelFor(Eigen::Index(height), threads, [&](Eigen::Index row) {
        LightCell* line = cells.data() + std::size_t(row) * width;
        for (std::size_t piece = 1; piece < pieces.size(); ++piece) {
            const LightCell* more = pieces[piece].data() + std::size_t(row) * width;
            for (std::size_t at = 0; at < width; ++at)
                line[at] += more[at];
        }
        spreadRow(line, width);
    });
    constexpr std::size_t columnsAtOnce = 64;
    std::vector<float> greatestOf((width + columnsAtOnce - 1) / columnsAtOnce);
    parallelFor(std::ssize(greatestOf), threads, [&](Eigen::Index strip) {
        const std::size_t first = std::size_t(strip) * columnsAtOnce;
        greatestOf[std::size_t(strip)] =
            spreadColumns(cells, width, height, first, std::min(width, first + columnsAtOnce));
    });
    const float greatest = *std::max_element(greatestOf.begin(), greatestOf.end());
    parallelFor(Eigen::Index(height), threads, [&](Eigen::Index row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(int(row)));
        for (std::size_t at = 0; at < width; ++at)
            if (const LightCell& cell = cells[std::size_t(row) * width + at]; cell[3] > 0)
                line[at] = shownPixel(cell, greatest);
    });
    return image;
}

}  // namespace fuzzylens::ui
