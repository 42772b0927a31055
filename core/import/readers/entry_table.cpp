// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/entry_table.h"

#include "core/numeric/parallel.h"
#include "core/numeric/parallel_while.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace fuzzylens {

double EntryTable::bytesOfOrdering(double samples, double features, double entries)
{
    const double together = staysSparse(entries, samples, features)
                                ? entries
                                : std::min(entries, static_cast<double>(entriesTogether));
    return 2 * sizeof(Entry) * together;
}

EntryTable::EntryTable(Index samples, Index features, std::uint64_t entries)
    : m_samples(samples)
    , m_features(features)
    , m_staysSparse(
          staysSparse(static_cast<double>(entries), static_cast<double>(samples), static_cast<double>(features)))
{
    m_entries.reserve(m_staysSparse ? entries : std::min<std::uint64_t>(entries, entriesTogether));
}

EntryTable::Ordered EntryTable::takeInOrder()
{
    Ordered result;
    std::vector<std::size_t>& ends = result.ends;
    ends.assign(static_cast<std::size_t>(m_features) + 1, 0);
    for (const Entry& entry : m_entries)
        ++ends[entry.feature + 1];
    for (std::size_t l = 1; l < ends.size(); ++l)
        ends[l] += ends[l - 1];
    result.entries.resize(m_entries.size());
    for (const Entry& entry : m_entries)
        result.entries[ends[entry.feature]++] = entry;  // the end moves from the first entry behind the last
    ends.pop_back();
    return result;
}

/// Adds the entries to the values. False when @p progress requests cancellation.
bool EntryTable::place(const Progress& progress)
{
    const bool isFirst = !m_values;
    if (isFirst)
        m_values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(m_samples, m_features));
    const Ordered ordered = takeInOrder();
    m_entries.clear();
    constexpr Index valuesOfPanel = Index{1} << 16;
    const Index width = std::max<Index>(valuesOfPanel / m_samples, 1), panels = (m_features + width - 1) / width;
    std::vector<std::optional<ValuePlace>> infinite(static_cast<std::size_t>(panels));
    std::atomic<Index> done = 0;
    const auto mayContinue = [&] { return shouldContinue(progress, {"ordering values", done, panels}); };
    const bool isComplete = parallelWhile(panels, hardwareThreads(), mayContinue, [&](Index panel) {
        const KeepSubnormals keep;
        std::optional<ValuePlace>& found = infinite[static_cast<std::size_t>(panel)];
        for (Index l = panel * width; l < std::min((panel + 1) * width, m_features); ++l) {
            double* column = m_values->column(l);
            if (isFirst)
                std::fill_n(column, m_samples, 0.0);
            const auto feature = static_cast<std::size_t>(l);
            for (std::size_t at = l == 0 ? 0 : ordered.ends[feature - 1]; at < ordered.ends[feature]; ++at) {
                const Entry& entry = ordered.entries[at];
                column[entry.sample] += entry.value;
                if (std::isinf(column[entry.sample]) && !found)
                    found = ValuePlace{static_cast<Index>(entry.sample), l};
            }
        }
        ++done;
    });
    for (const auto& found : infinite)
        if (found && !m_infinite)
            m_infinite = found;
    return isComplete;
}

ValueTable EntryTable::sparseTable(const Progress& progress)
{
    auto [ordered, ends] = takeInOrder();
    std::vector<Entry>().swap(m_entries);  // an assignment would keep the memory
    std::vector<std::size_t> starts{0};
    std::vector<std::uint32_t> sampleOf;
    std::vector<double> values;
    sampleOf.reserve(ordered.size());
    values.reserve(ordered.size());
    const auto isBefore = [](const Entry& one, const Entry& other) { return one.sample < other.sample; };
    Entry* at = ordered.data();
    for (Index l = 0; l < m_features; ++l) {
        constexpr Index askEvery = 256;
        if (l % askEvery == 0 && !shouldContinue(progress, {"ordering values", l, m_features}))
            return {};
        Entry* const end = ordered.data() + ends[static_cast<std::size_t>(l)];
        if (!std::is_sorted(at, end, isBefore))
            std::stable_sort(at, end, isBefore);
        for (const std::size_t start = starts.back(); at < end; ++at) {
            if (values.size() == start || sampleOf.back() != at->sample) {
                sampleOf.push_back(at->sample);
                values.push_back(0.0);
            }
            values.back() += at->value;
            if (std::isinf(values.back()) && !m_infinite)
                m_infinite = ValuePlace{static_cast<Index>(at->sample), l};
        }
        starts.push_back(values.size());
    }
    return std::make_shared<const SparseColumns>(m_samples, std::move(starts), std::move(sampleOf),
                                                 std::move(values));
}

ValueTable EntryTable::release(const Progress& progress)
{
    if (m_staysSparse)
        return sparseTable(progress);
    if ((!m_entries.empty() || !m_values) && !place(progress))
        return {};
    return std::move(m_values);
}

}  // namespace fuzzylens
