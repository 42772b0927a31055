// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/value_table.h"
#include "core/session/store/database.h"

#include <string>

namespace fuzzylens {

/// Of the shape and every bit of the values: SHA-256, lower-case hexadecimal.
std::string digestOf(const ValueTable& values);

/// The row of the matrix in @p database, which is added unless it is there: panels of columns, of some MiB each.
std::int64_t putMatrix(const Database& database, const ValueTable& values, const std::string& digest);

/// Sparse where most values are 0 (staysSparse()). None when @p progress requests cancellation. @throws DataError
/// if it is damaged, of another digest or shape, or does not fit into memory.
ValueTable readMatrix(const Database& database, std::int64_t matrix, const std::string& digest, Index rows,
                      Index columns, const Progress& progress);

}  // namespace fuzzylens
