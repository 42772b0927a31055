// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/eigen_pairs.h"
#include "core/numeric/lanczos.h"

namespace fuzzylens {

/// The greatest eigenvalues of A'A, descending, @p count of them or as many as A (n x d) has columns: squares of
/// its greatest singular values, to rounding of the greatest. Up to 128 columns, or when nearly all are asked for,
/// by decomposition; else by Lanczos (Spectra), which never forms A'A, checked by the residuals; where these say
/// no, by subspace iteration.
FUZZYLENS_EXPORT EigenPairs leadingOfScatter(const Eigen::MatrixXd& a, Eigen::Index count,
                                             bool withVectors = false);

/// The greatest eigenvalue of a symmetric matrix without negative ones, also.
FUZZYLENS_EXPORT double greatestEigenvalue(const Eigen::MatrixXd& symmetric);
/// Always by Lanczos.
FUZZYLENS_EXPORT double greatestEigenvalue(const SymmetricProduct& product);

}  // namespace fuzzylens
