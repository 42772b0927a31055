// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/import/h5ad/protocol.h"
#include "core/import/readers/entry_table.h"

#include <atomic>
#include <memory>
#include <optional>

namespace fuzzylens::h5ad {

/// A matrix of samples x features that arrives row by row. The memory of the values is taken with the first of
/// them: for numbers in the precision in which they come, or for doubles.
class IncomingRows
{
public:
    enum class Reading { Whole, Stopped, TooShort, Failed };

    /// @param keepsFloats floats stay in single precision.
    IncomingRows(Index samples, Index features, bool keepsFloats);

    /// Rows that have arrived.
    Index count() const { return m_count; }

    /// Appends @p count rows, one after the other, of numbers of @p width bytes, a float or a double.
    void append(Index count, std::uint32_t width, const char* numbers);

    /// Reads all rows from the open file @p descriptor, on every thread of the machine. TooShort: the file ends
    /// before them. Failed: it cannot be read.
    Reading read(int descriptor, const StoredRows& stored, const Progress& progress);

    /// The first infinite number of the latest append() or read().
    const std::optional<ValuePlace>& infinite() const { return m_infinite; }

    /// Whether all numbers that have arrived are finite.
    bool areFinite() const { return m_areFinite; }

    /// The values of the rows that have arrived. Once.
    ValueTable release();

private:
    void allocate(std::uint32_t width);
    std::optional<ValuePlace> place(Index first, Index count, std::uint32_t width, const char* numbers);
    template <typename Number, typename Kept>
    std::optional<ValuePlace> place(Index first, Index count, const char* numbers, Kept* to, Index stride);

    Index m_samples, m_features;
    bool m_keepsFloats;
    Index m_count = 0;
    std::optional<ValuePlace> m_infinite;
    std::atomic<bool> m_areFinite = true;
    std::shared_ptr<AlignedMatrix> m_doubles;
    std::shared_ptr<FloatColumns> m_floats;
};

}  // namespace fuzzylens::h5ad
