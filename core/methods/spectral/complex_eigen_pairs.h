// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

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
    double leastSingular = 1e-12;  // of the greatest; smaller ones count as 0
    std::uint64_t seed = 1;

    bool operator==(const ContourOptions&) const = default;
};

/// Eigenpairs in a circle by contour integrals of the pseudoinverse of z right - left, projected from the left
/// (Morikuni 2021; methods.md 4.3, item 3). Where the pencil has no eigenvalues of its own (every mu is one), what
/// comes back is drawn by chance. By ascending distance of the eigenvalue from the centre; empty where nothing is
/// found. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<std::vector<ComplexEigenPair>> byContour(const Eigen::MatrixXd& left,
                                                                        const Eigen::MatrixXd& right,
                                                                        const ContourOptions& options,
                                                                        const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
