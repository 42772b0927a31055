// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/eigen_pairs.h"

#include <functional>

namespace fuzzylens {

/// v -> M v of a symmetric matrix that need not be formed; may throw, best something that is no std::exception.
struct SymmetricProduct
{
    Eigen::Index size = 0;  // rows and columns of M
    std::function<void(Eigen::Map<const Eigen::VectorXd> v, Eigen::Map<Eigen::VectorXd> image)> apply;
};

struct LanczosOptions
{
    Eigen::Index count = 1;  // of eigenvalues
    Eigen::Index subspace = 20;
    int mostRestarts = 300;
    double tolerance = 1e-12;
    Eigen::VectorXd start{};  // empty: Spectra's own
};

/// The algebraically greatest eigenvalues, descending, by Lanczos with restarts (Spectra); none where it does not
/// get there. Spectra 1.0.1 says of a matrix with few different eigenvalues that it has converged, and returns
/// numbers far beyond all of them: check the residuals. Of an eigenvalue that the matrix has several times it may
/// find the part of the start alone: deflate the matrix by the vectors found, and search again from another start.
/// Exceptions of @p product pass through, except for std::exception, which counts as one of Spectra.
FUZZYLENS_EXPORT std::optional<EigenPairs> byLanczos(const SymmetricProduct& product,
                                                     const LanczosOptions& options);

}  // namespace fuzzylens
