// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/eigen_pairs.h"

#include <functional>

namespace fuzzylens {

/// A symmetric matrix M, given by its product with a vector: apply writes M v to @p image. It may throw.
struct SymmetricProduct
{
    Eigen::Index size = 0;  // rows and columns of M
    std::function<void(Eigen::Map<const Eigen::VectorXd> v, Eigen::Map<Eigen::VectorXd> image)> apply;
};

struct LanczosOptions
{
    Eigen::Index count = 1;      // of eigenvalues, 1 <= count < size
    Eigen::Index subspace = 20;  // vectors between restarts, more than count; at most size are used
    int mostRestarts = 300;
    double tolerance = 1e-12;  // of the residuals, relative to the eigenvalues
    Eigen::VectorXd start{};   // size entries, not all 0; empty: chosen by Spectra
};

/// The largest eigenvalues (with sign) in descending order and their eigenvectors, by the Lanczos method with
/// implicit restarts (Spectra); nothing if it does not converge or breaks down.
///
/// Check the residuals: for a matrix with few distinct eigenvalues, Spectra 1.0.1 may report convergence and
/// return wrong values. Of a multiple eigenvalue it may find a single eigenvector: project the vectors found out
/// of the matrix and search again from another start.
/// @throws std::invalid_argument if the options do not fit the size. Exceptions of @p product pass through.
FUZZYLENS_EXPORT std::optional<EigenPairs> byLanczos(const SymmetricProduct& product,
                                                     const LanczosOptions& options);

}  // namespace fuzzylens
