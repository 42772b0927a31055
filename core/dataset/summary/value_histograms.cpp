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

/// Counts the values of some features, in blocks of samples.
class Counting
{
public:
    Counting(const ValueTable& table, ValueHistograms& result)
        : m_table(table)
        , m_result(result)
        , m_halfLow(result.low / 2)
        , m_halfWidth(result.high / 2 - result.low / 2)  // halves: the width may overflow
        , m_countsOfOthers(static_cast<std::size_t>(result.bins))
    {}

    void count(Index firstFeature, Index lastFeature)
    {
        const SparseColumns* sparse = m_table.sparse();
        constexpr Index samplesOfABlock = 8;  // a cache line of a column
        const Index blocks =
            sparse ? sparse->rowBlocks() : (m_table.rows() + samplesOfABlock - 1) / samplesOfABlock;
        parallelFor(blocks, hardwareThreads(), [&](Index block) {
            for (Index l = firstFeature; l < lastFeature; ++l)
                if (sparse)
                    countStored(sparse->part(l, block));
                else if (const FloatColumns* floats = m_table.floats())
                    countAll(floats->values(l), block * samplesOfABlock, (block + 1) * samplesOfABlock);
                else
                    countAll(m_table.dense()->column(l), block * samplesOfABlock, (block + 1) * samplesOfABlock);
        });
        for (Index l = firstFeature; sparse && l < lastFeature; ++l)
            if (const double other = sparse->column(l).other; other == other)
                ++m_countsOfOthers[binOf(other)];
    }

    /// Adds to every sample what a sparse table does not store of it; once, after all features.
    void addOthers()
    {
        if (!m_table.sparse())
            return;
        for (auto counts = m_result.counts.begin(); counts != m_result.counts.end();)
            for (const std::uint32_t ofOthers : m_countsOfOthers)
                *counts++ += ofOthers;
    }

private:
    template <typename Number>
    void countAll(const Number* values, Index firstSample, Index lastSample)
    {
        for (Index i = firstSample; i < std::min(m_table.rows(), lastSample); ++i)
            if (values[i] == values[i])
                ++countOf(static_cast<std::size_t>(i), values[i]);
    }

    /// addOthers() counts the value of the others for these samples too, so that it is subtracted here: a count
    /// may wrap below 0 until then.
    void countStored(const ColumnValues& part)
    {
        for (std::size_t at = 0; at < part.size; ++at) {
            if (part.values[at] == part.values[at])
                ++countOf(part.rows[at], part.values[at]);
            if (part.other == part.other)
                --countOf(part.rows[at], part.other);
        }
    }

    std::uint32_t& countOf(std::size_t sample, double value)
    {
        return m_result.counts[sample * m_countsOfOthers.size() + binOf(value)];
    }

    std::size_t binOf(double value) const
    {
        const double place = (value / 2 - m_halfLow) / m_halfWidth * m_result.bins;
        return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(m_result.bins - 1)));
    }

    const ValueTable& m_table;
    ValueHistograms& m_result;
    double m_halfLow;
    double m_halfWidth;
    std::vector<std::uint32_t> m_countsOfOthers;  // a bin each
};

/// Counts the values beyond the edges, if there are any.
bool countBeyond(const Dataset& data, ValueHistograms& result, const Progress& progress)
{
    std::vector<double> scratch;
    return summary::inRuns(data, progress, [&](Index first, Index last) {
        for (Index l = first; l < last; ++l) {
            const ColumnValues column = data.valuesOf(l, scratch);
            const auto others = static_cast<Index>(column.others);
            result.below += (column.stored() < result.low).count() + (column.other < result.low ? others : 0);
            result.above += (column.stored() > result.high).count() + (column.other > result.high ? others : 0);
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
    Counting counting(data.table(), result);
    if (!summary::inRuns(data, progress, [&](Index first, Index last) { counting.count(first, last); }))
        return {};
    counting.addOthers();
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
