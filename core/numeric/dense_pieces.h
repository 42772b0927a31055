// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Dense algebra in pieces of some hundredths of a second, between which it is asked whether to go on. Pieces
/// follow from sizes alone: the same bits for any number of threads.

/// A part of a matrix.
struct Block
{
    Eigen::Index row = 0, rows = 0, column = 0, columns = 0;
};

/// Runs @p body over the blocks of a matrix whose every entry is a sum of @p inner products. Returns false when
/// cancelled. @param lowerAlone without the blocks that lie above the diagonal.
FUZZYLENS_EXPORT bool inBlocks(Eigen::Index rows, Eigen::Index columns, Eigen::Index inner, bool lowerAlone,
                               int threads, const ShouldContinue& shouldContinue,
                               const std::function<void(const Block&)>& body);

/// A'B that is known to be symmetric; both n x d. Nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> symmetricProduct(const Eigen::MatrixXd& a,
                                                                 const Eigen::MatrixXd& b, int threads,
                                                                 const ShouldContinue& shouldContinue = {});

enum class CholeskyEnd { Decomposed, NotPositive, Stopped };
/// L of M = L L' instead of the lower half of M, which alone is read; the entries above the diagonal stay.
FUZZYLENS_EXPORT CholeskyEnd cholesky(Eigen::MatrixXd& m, int threads, const ShouldContinue& shouldContinue = {});

/// L^(-1) A L^(-T) instead of the symmetric A: its lower half. False when cancelled.
FUZZYLENS_EXPORT bool reduceByCholesky(const Eigen::MatrixXd& lower, Eigen::MatrixXd& a, int threads,
                                       const ShouldContinue& shouldContinue = {});

/// An orthonormal basis for the columns of an n x d matrix, n >= d, in their order (Householder).
FUZZYLENS_EXPORT Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& columns);

/// X = Q R of an n x d matrix, n >= d (Householder).
class FUZZYLENS_EXPORT OrthogonalPieces
{
public:
    /// Nothing when cancelled.
    static std::optional<OrthogonalPieces> of(Eigen::MatrixXd x, int threads,
                                              const ShouldContinue& shouldContinue = {});

    Eigen::MatrixXd upper() const;                                 // R, d x d
    Eigen::MatrixXd timesQ(const Eigen::MatrixXd& columns) const;  // Q M: d x c to n x c

private:
    explicit OrthogonalPieces(Eigen::MatrixXd x);
    bool decompose(int threads, const ShouldContinue& shouldContinue);

    Eigen::MatrixXd m_reflectors;  // below the diagonal; R on it and above
    Eigen::VectorXd m_scales;      // of the reflectors
};

}  // namespace fuzzylens
