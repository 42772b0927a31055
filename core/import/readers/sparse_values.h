// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// What can be done about a matrix that does not fit into memory.
enum class TooLarge { IsFinal, MayKeepTopVariance };

/// Size of a matrix in a file.
struct MatrixSize
{
    std::int64_t samples = 0, features = 0;
    std::optional<std::uint64_t> entries{};  // of a sparse format: at most so many values are not 0
};

/// @throws DataError if such a matrix, with the names of its lines, does not fit into memory; TooLargeError where
/// features may be left out and enough of them would fit.
void requireRoom(const MatrixSize& size, const std::filesystem::path& path, TooLarge tooLarge = TooLarge::IsFinal);

/// How many of the features are read.
Decision featuresDecision(std::int64_t kept, std::int64_t all);

/// Bytes of an AlignedMatrix.
double matrixBytes(std::int64_t rows, std::int64_t columns);

/// Bytes at the peak of reading such a matrix: its values, of one that staysSparse() its entries, and the names of
/// samples and features with the copies made of them.
double bytesOfReading(const MatrixSize& size);

/// A matrix of zeros to put the entries of a sparse format into. Null if @p progress requests cancellation.
/// @throws DataError as requireRoom, before anything is taken.
std::shared_ptr<AlignedMatrix> zeros(std::int64_t samples, std::int64_t features,
                                     const std::filesystem::path& path, const Progress& progress);

/// "first", "first + 1" ...
std::vector<std::string> numberedNames(std::int64_t count, std::int64_t first = 1);

}  // namespace fuzzylens
