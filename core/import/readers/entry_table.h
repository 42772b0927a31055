// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/value_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fuzzylens {

/// A place in samples x features.
struct ValuePlace
{
    Index sample = 0, feature = 0;
};

/// The numbers of a sparse format, made of its entries in any order. With few entries they stay sparse.
class FUZZYLENS_EXPORT EntryTable
{
public:
    /// Where the values of a feature of a sparse table begin, also in up to 64 blocks of samples. For more blocks,
    /// which many entries have, the memory that bringing them into order has taken suffices.
    static constexpr double bytesOfFeature = 600;
    /// Bytes of the entries while they are brought into order, in addition to a dense table.
    static double bytesOfOrdering(double samples, double features, double entries);

    /// @param samples, @param features less than 2^32, of a matrix that fits into memory.
    /// @param entries as many as will come, or somewhat more; they decide whether the table staysSparse().
    EntryTable(Index samples, Index features, std::uint64_t entries);

    /// Entries of one place are summed in their order.
    void add(std::uint32_t sample, std::uint32_t feature, double value)
    {
        m_entries.push_back({sample, feature, value});
        if (m_entries.size() >= entriesTogether && !m_staysSparse)
            place();
    }

    /// All numbers, places without an entry 0. None when @p progress requests cancellation.
    ValueTable release(const Progress& progress);

    /// An infinite number, if there is one; known after release().
    const std::optional<ValuePlace>& infinite() const { return m_infinite; }

private:
    struct Entry
    {
        std::uint32_t sample = 0, feature = 0;
        double value = 0;
    };
    /// The entries in order of features, and where each feature ends among them.
    struct Ordered
    {
        std::vector<Entry> entries;
        std::vector<std::size_t> ends;
    };
    static constexpr std::size_t entriesTogether = std::size_t{1} << 20;  // that are brought into order

    Ordered takeInOrder();
    bool place(const Progress& progress = {});
    ValueTable sparseTable(const Progress& progress);

    Index m_samples, m_features;
    bool m_staysSparse;
    std::vector<Entry> m_entries;             // that are not in the values yet
    std::shared_ptr<AlignedMatrix> m_values;  // unless they stay sparse
    std::optional<ValuePlace> m_infinite;
};

}  // namespace fuzzylens
