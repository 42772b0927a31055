// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/eigen_pairs.h"
#include "core/numeric/lanczos.h"

namespace fuzzylens {

/// The greatest eigenvalues of A A', descending, @p count of them or as many as A (d x n) has rows: squares of its
/// greatest singular values, to rounding of the greatest; with eigenvectors of the first @p vectors of them.
/// Up to 128 columns, or when nearly all are asked for, by decomposition; else by Lanczos (Spectra), which never
/// forms A'A, checked by the residuals; where these say no, by subspace iteration. The same bits for any number of
/// threads.
FUZZYLENS_EXPORT EigenPairs leadingOfScatter(const Eigen::MatrixXd& a, Eigen::Index count,
                                             Eigen::Index vectors = 0, int threads = 1);

/// The same of a symmetric matrix without negative eigenvalues, by its products with vectors alone.
FUZZYLENS_EXPORT EigenPairs greatestEigenPairsOf(const SymmetricProduct& product, Eigen::Index count,
                                                 Eigen::Index vectors);

/// The greatest eigenvalue of a symmetric matrix whose eigenvalues are not negative, in the same way.
FUZZYLENS_EXPORT double greatestEigenvalue(const Eigen::MatrixXd& symmetric);
/// Always by Lanczos.
FUZZYLENS_EXPORT double greatestEigenvalue(const SymmetricProduct& product);

}  // namespace fuzzylens
