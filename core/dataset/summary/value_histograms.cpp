// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/value_histograms.h"

#include "core/dataset/summary/value_range.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double tail = 0.001;        // share of the values below and above the central range
constexpr double leastOfRange = 0.5;  // what the middle takes of the range where all of it is shown
constexpr Index samplesOfABlock = 8;  // a cache line of a column

void setEdges(const summary::ValueRange& range, ValueHistograms& result)
{
    result.lowest = range.low;
    result.highest = range.high;
    if (range.count == 0)
        return;  // from 0 to 1
    result.low = range.low;
    result.high = range.high;
    const double low = range.quantile(tail), high = range.quantile(1 - tail);
    if (low < high && high / 2 - low / 2 < leastOfRange * (range.high / 2 - range.low / 2)) {
        result.low = low;
        result.high = high;
    }
    if (!(result.high / 2 - result.low / 2 >= std::numeric_limits<double>::min())) {
        const double half = std::max(0.5, std::abs(result.low) * 1e-9);
        result.low -= half;
        result.high += half;
    }
}

/// Counts some samples' values of some features.
class Counting
{
public:
    explicit Counting(const Dataset& data, ValueHistograms& result)
        : m_data(data)
        , m_result(result)
        , m_halfLow(result.low / 2)
        , m_halfWidth(result.high / 2 - result.low / 2)  // halves: the width may overflow
    {}

    void count(Index firstFeature, Index lastFeature, Index firstSample)
    {
        const Index lastSample = std::min(m_data.samples(), firstSample + samplesOfABlock);
        const auto bins = static_cast<std::size_t>(m_result.bins);
        std::vector<double> scratch;
        for (Index l = firstFeature; l < lastFeature; ++l) {
            const double* values = m_data.column(l, scratch);
            for (Index i = firstSample; i < lastSample; ++i)
                if (values[i] == values[i])
                    ++m_result.counts[static_cast<std::size_t>(i) * bins + binOf(values[i])];
        }
    }

private:
    std::size_t binOf(double value) const
    {
        const double place = (value / 2 - m_halfLow) / m_halfWidth * m_result.bins;
        return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(m_result.bins - 1)));
    }

    const Dataset& m_data;
    ValueHistograms& m_result;
    double m_halfLow;
    double m_halfWidth;
};

/// Counts the values beyond the edges, if there are any.
bool countBeyond(const Dataset& data, ValueHistograms& result, const Progress& progress)
{
    return summary::inRuns(data, progress, [&](Index first, Index last) {
        std::vector<double> scratch;
        for (Index l = first; l < last; ++l) {
            const double* values = data.column(l, scratch);
            for (Index i = 0; i < data.samples(); ++i) {
                result.below += values[i] < result.low ? 1 : 0;
                result.above += values[i] > result.high ? 1 : 0;
            }
        }
    });
}

}  // namespace

std::optional<ValueHistograms> valueHistograms(const Dataset& data, int bins, const Progress& progress)
{
    if (bins < 1)
        throw std::invalid_argument("a histogram needs at least one bin");
    const auto range = summary::valueRange(data, progress);
    if (!range)
        return {};
    ValueHistograms result;
    result.bins = bins;
    setEdges(*range, result);
    const auto width = static_cast<std::size_t>(bins);
    result.counts.assign(static_cast<std::size_t>(data.samples()) * width, 0);
    Counting counting(data, result);
    const Index blocks = (data.samples() + samplesOfABlock - 1) / samplesOfABlock;
    const bool isComplete = summary::inRuns(data, progress, [&](Index first, Index last) {
        parallelFor(blocks, hardwareThreads(),
                    [&](Index block) { counting.count(first, last, block * samplesOfABlock); });
    });
    if (!isComplete)
        return {};
    for (Index i = 0; i < data.samples(); ++i) {
        Index all = 0;
        for (int bin = 0; bin < bins; ++bin)
            all += result.count(i, bin);
        result.present.push_back(all);
    }
    if (range->count > 0 && (range->low < result.low || range->high > result.high) &&
        !countBeyond(data, result, progress))
        return {};
    return result;
}

}  // namespace fuzzylens
