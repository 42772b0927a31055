// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

/// Eigenvalues, in the order that the function says, with eigenvectors as columns.
struct EigenPairs
{
    Eigen::VectorXd values;
    Eigen::MatrixXd vectors;  // d x count; may be empty when not asked for
};

/// An eigenvalue of a Gram matrix below this times the greatest one counts as 0.
inline constexpr double roundingOfProducts = 1e-12;

/// All of a symmetric d x d matrix, ascending; the vectors are orthonormal. Its lower half alone is read.
FUZZYLENS_EXPORT EigenPairs symmetricEigenPairs(const Eigen::MatrixXd& symmetric);

/// The values alone, ascending.
FUZZYLENS_EXPORT Eigen::VectorXd symmetricEigenvalues(const Eigen::MatrixXd& symmetric);

/// The @p count greatest of a symmetric d x d matrix, descending, with orthonormal vectors; its lower half alone
/// is read. Up to some hundred rows as symmetricEigenPairs(), of more in pieces, between which it is asked whether
/// to go on: the same bits for any number of threads. A few of many are found by iteration (block Krylov) and
/// checked by their residuals, 1e-12 of the greatest value; without success all is decomposed. Nothing when
/// cancelled.
FUZZYLENS_EXPORT std::optional<EigenPairs> greatestEigenPairs(Eigen::MatrixXd symmetric, Eigen::Index count,
                                                              int threads,
                                                              const ShouldContinue& shouldContinue = {});

/// How the search for the pairs of a pencil ended.
struct PencilPairs
{
    enum class End { Found, NotPositive, Stopped };
    End end = End::Stopped;
    EigenPairs pairs;  // where found
};

/// The @p count greatest of A v = lambda B v, descending, with v' B v = 1; A symmetric, B symmetric and positive
/// definite, of both the lower half alone is read. The same.
FUZZYLENS_EXPORT PencilPairs greatestOfPencil(Eigen::MatrixXd a, Eigen::MatrixXd b, Eigen::Index count,
                                              int threads, const ShouldContinue& shouldContinue = {});

/// All of A v = lambda B v, ascending, with v' B v = 1; A symmetric, B symmetric and positive definite. None where
/// B is not, or where the values do not converge.
FUZZYLENS_EXPORT std::optional<EigenPairs> generalizedEigenPairs(const Eigen::MatrixXd& a,
                                                                 const Eigen::MatrixXd& b);

}  // namespace fuzzylens
