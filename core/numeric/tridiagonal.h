// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens {

/// M = Q T Q', T tridiagonal, by reflections in panels (Dongarra, Sorensen and Hammarling 1989): half of the work
/// is in products of matrices. Asked before every column.
class FUZZYLENS_EXPORT Tridiagonal
{
public:
    /// Of a symmetric matrix, whose lower half alone is read. Nothing when cancelled.
    static std::optional<Tridiagonal> of(Eigen::MatrixXd symmetric, int threads,
                                         const ShouldContinue& shouldContinue = {});

    const Eigen::VectorXd& diagonal() const { return m_diagonal; }  // n
    const Eigen::VectorXd& beside() const { return m_beside; }      // n - 1
    /// Q M instead of M (n x c). False when cancelled.
    bool applyQ(Eigen::MatrixXd& columns, int threads, const ShouldContinue& shouldContinue = {}) const;

private:
    explicit Tridiagonal(Eigen::MatrixXd symmetric);
    bool reduce(int threads, const ShouldContinue& shouldContinue);
    bool reducePanel(Eigen::Index first, Eigen::Index width, const ShouldContinue& shouldContinue);
    void reflectColumn(Eigen::Index first, Eigen::Index at);

    Eigen::MatrixXd m_matrix;  // the reduced matrix, and the reflectors below the diagonal
    Eigen::VectorXd m_scales;  // of the reflectors
    Eigen::VectorXd m_diagonal, m_beside;
    Eigen::MatrixXd m_v, m_w;  // of a panel: M - V W' - W V' is the reduced matrix
};

/// Eigenvalues of a tridiagonal matrix by QR steps (Francis 1961, shifts of Wilkinson), whose rotations are kept:
/// vectors are computed only for the requested values, a few at a time.
class FUZZYLENS_EXPORT TridiagonalValues
{
public:
    /// Nothing when cancelled. Of numbers that are finite the steps converge.
    static std::optional<TridiagonalValues> of(const Eigen::VectorXd& diagonal, const Eigen::VectorXd& beside,
                                               const ShouldContinue& shouldContinue = {});

    const Eigen::VectorXd& values() const { return m_values; }  // n, in no order
    /// Vectors of length 1 of these values, n x which.size(). Nothing when cancelled.
    std::optional<Eigen::MatrixXd> vectors(const std::vector<Eigen::Index>& which, int threads,
                                           const ShouldContinue& shouldContinue = {}) const;

private:
    /// Rotations of rows (k, k + 1) by (c s; -s c), k = first, first + 1, ...
    struct Sweep
    {
        Eigen::Index first, length;
        std::size_t at;  // in m_cosines and m_sines
    };

    bool solve(Eigen::VectorXd beside, const ShouldContinue& shouldContinue);
    void step(Eigen::Index first, Eigen::Index last, Eigen::VectorXd& beside);

    Eigen::VectorXd m_values;
    std::vector<Sweep> m_sweeps;
    std::vector<double> m_cosines, m_sines;
};

}  // namespace fuzzylens
