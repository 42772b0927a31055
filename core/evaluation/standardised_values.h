// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/aligned_matrix.h"

#include <optional>

namespace fuzzylens {

/// The step zscore fitted to all samples of @p values (n x p) but one and applied to all: each feature less its
/// mean, over its standard deviation (divisor n - 1 samples, or one less if @p bySampleDeviation). A feature that
/// is constant without the sample is 0. Nothing if a value is missing, or too large or too small to be squared.
std::optional<AlignedMatrix> standardisedWithout(const AlignedMatrix& values, Index leftOut,
                                                 bool bySampleDeviation);

}  // namespace fuzzylens
