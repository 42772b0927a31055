// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scaling_pencil.h"
#include "core/numeric/parallel_while.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Ways to the "eigenvector of the eigenvalue closest to 1" of the paper, which its pencil does not single out
/// (METHODS 4.2): with as many features as samples every mu is an eigenvalue, with fewer none is. All take one
/// pencil for each target vector, and their unknown is the same s. Numbers of equal features mean the same.

/// The solution of mu = 1, normalised by the last entry: [A - B; gamma] s = [alpha - beta; rho]. With at least as
/// many features as rows the one of least norm; else by least squares, the rows of gamma divided by sqrt(n), lest
/// they rule (METHODS 4.3). Length m. @throws std::invalid_argument if there is no pencil.
FUZZYLENS_EXPORT Eigen::VectorXd leastSquaresFactors(const std::vector<ScalingPencil>& pencils);

/// |M s - r| over |r| of the equations at mu = 1.
FUZZYLENS_EXPORT double residualAtOne(const std::vector<ScalingPencil>& pencils, const Eigen::VectorXd& factors);

/// An eigenvalue with its eigenvector, of length 1.
struct ComplexEigenPair
{
    std::complex<double> value;
    Eigen::VectorXcd vector;
};

/// The pencil nearest to left - mu right that has as many eigenvalues as columns (Ito and Murota 2016; Boutry,
/// Elad, Golub and Milanfar 2005): both sides projected on the leading left singular vectors of [left right], and
/// solved there. Both of them d x e with d >= e. @throws std::invalid_argument if they are not, or have more than
/// mostPerturbedColumns columns. @return the one whose eigenvalue is nearest to @p wanted; none where the
/// projected pencil is singular.
FUZZYLENS_EXPORT std::optional<ComplexEigenPair>
byMinimalPerturbation(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right, double wanted);
inline constexpr Eigen::Index mostPerturbedColumns = 512;

struct ContourOptions
{
    double centre = 1;
    double radius = 0.01;
    int nodes = 48;                // N, points of the circle
    int columns = 8;               // L, of the random matrix
    int moments = 4;               // M
    double leastSingular = 1e-12;  // of the greatest; what is less counts as 0
    std::uint64_t seed = 1;
};

/// Eigenpairs in a circle by contour integrals of the pseudoinverse of z right - left, projected from the left
/// (Morikuni 2021; METHODS 4.3, item 3). Where the pencil has no eigenvalues of its own (every mu is one), what
/// comes back is drawn by chance. By ascending distance of the eigenvalue from the centre; empty where nothing is
/// found. @return none when told to stop.
FUZZYLENS_EXPORT std::optional<std::vector<ComplexEigenPair>> byContour(const Eigen::MatrixXd& left,
                                                                        const Eigen::MatrixXd& right,
                                                                        const ContourOptions& options,
                                                                        const GoesOn& goesOn = {});

}  // namespace fuzzylens
