// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hdf5_handle.h"

#include "core/import/h5ad/protocol.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace fuzzylens::h5ad {

/// A matrix of samples x features in the file, read piece by piece.
class Matrix
{
public:
    /// Called with the progress of reading, up to size().
    using Progress = std::function<void(std::uint64_t done)>;
    /// Rows one after the other, in the precision of the file.
    using Rows = std::variant<std::vector<float>, std::vector<double>>;
    using TakeRows = std::function<bool(hsize_t first, hsize_t count, const Rows& values)>;
    using TakeEntries = std::function<bool(const std::vector<Entry>& entries)>;

    virtual ~Matrix() = default;
    hsize_t samples() const { return m_samples; }
    hsize_t features() const { return m_features; }
    bool isSparse() const { return m_sparse; }
    /// Whether read() goes from sample to sample; else from feature to feature.
    virtual bool goesBySamples() const { return true; }
    /// What progress counts up to: rows, or stored entries.
    virtual std::uint64_t size() const = 0;
    /// Where the file holds all rows, one after the other, as read() would return them; nothing if it does not.
    virtual std::optional<StoredRows> storedRows() const { return std::nullopt; }
    /// Goes through the matrix once, until what takes the numbers returns false: a dense one by rows, a sparse one
    /// by its stored entries, of one sample after the other or of one feature after the other.
    virtual void read(const TakeRows& takeRows, const TakeEntries& takeEntries,
                      const Progress& progress) const = 0;

protected:
    Matrix(hsize_t samples, hsize_t features, bool sparse)
        : m_samples(samples)
        , m_features(features)
        , m_sparse(sparse)
    {}

private:
    hsize_t m_samples, m_features;
    bool m_sparse;
};

/// The matrix at @p node, which must outlive it: an array, or a group of compressed rows or columns.
/// @throws FileError if it is none, or its parts do not fit each other.
std::unique_ptr<Matrix> matrixAt(const Node& node);

std::unique_ptr<Matrix> denseMatrix(const Node& node);
std::unique_ptr<Matrix> sparseMatrix(const Node& node);

}  // namespace fuzzylens::h5ad
