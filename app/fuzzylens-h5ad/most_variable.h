// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "matrix.h"

#include <cstddef>
#include <vector>

namespace fuzzylens::h5ad {

/// Goes through the matrix and gives the @p count features with the greatest variance, ties to the lower
/// index, in the order of the matrix. Missing values do not count; a feature without any comes last.
std::vector<std::size_t> mostVariable(const Matrix& matrix, std::size_t count, const Matrix::Progress& progress);

}  // namespace fuzzylens::h5ad
