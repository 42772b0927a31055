// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/leading_eigenvectors.h"

#include "core/numeric/random.h"

#include <Eigen/Dense>
#include <Spectra/MatOp/DenseSymMatProd.h>
#include <Spectra/SymEigsSolver.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr Index few = 128;  // so large a matrix is decomposed whole

/// v -> A' A v.
class Scatter
{
public:
    using Scalar = double;

    explicit Scatter(const Eigen::MatrixXd& matrix)
        : m_matrix(matrix)
    {}

    Index rows() const { return m_matrix.cols(); }
    Index cols() const { return m_matrix.cols(); }
    void perform_op(const double* in, double* out) const  // as Spectra calls it
    {
        const Eigen::VectorXd image = m_matrix * Eigen::Map<const Eigen::VectorXd>(in, cols());
        Eigen::Map<Eigen::VectorXd>(out, rows()).noalias() = m_matrix.transpose() * image;
    }

private:
    const Eigen::MatrixXd& m_matrix;
};

Eigen::MatrixXd times(const Eigen::MatrixXd& symmetric, const Eigen::MatrixXd& vectors)
{
    return symmetric * vectors;
}

Eigen::MatrixXd times(const Scatter& scatter, const Eigen::MatrixXd& vectors)
{
    Eigen::MatrixXd result(vectors.rows(), vectors.cols());
    for (Index i = 0; i < vectors.cols(); ++i)
        scatter.perform_op(vectors.col(i).data(), result.col(i).data());
    return result;
}

/// Whether these are eigenpairs. Spectra 1.0.1 says of a matrix with few different eigenvalues that it has
/// converged, and returns numbers far beyond all of them.
template <typename Matrix>
bool areEigenPairs(const Matrix& matrix, const EigenPairs& pairs)
{
    constexpr double tolerance = 1e-9;
    const Eigen::MatrixXd residual = times(matrix, pairs.vectors) - pairs.vectors * pairs.values.asDiagonal();
    return pairs.values.allFinite() && residual.allFinite() &&
           (pairs.vectors.colwise().norm().array() - 1).abs().maxCoeff() < tolerance &&
           residual.colwise().norm().maxCoeff() <= tolerance * std::max(pairs.values[0], 0.0);
}

/// Nothing when it does not get there.
template <typename Matrix, typename Operation>
std::optional<EigenPairs> byLanczos(const Matrix& matrix, Operation operation, Index count)
try {
    constexpr int mostRestarts = 300;
    constexpr double tolerance = 1e-12;
    const Index subspace = std::min(operation.rows(), std::max<Index>(2 * count + 1, 20));
    Spectra::SymEigsSolver<Operation> solver(operation, count, subspace);
    solver.init();
    if (solver.compute(Spectra::SortRule::LargestAlge, mostRestarts, tolerance) < count)
        return std::nullopt;
    EigenPairs pairs{solver.eigenvalues(), solver.eigenvectors()};
    return areEigenPairs(matrix, pairs) ? std::optional(std::move(pairs)) : std::nullopt;
} catch (const std::exception&) {  // Spectra's: a residual of 0, a decomposition that failed
    return std::nullopt;
}

/// Powers of the matrix on more vectors than are asked for: slower, but sure where eigenvalues are equal or 0.
template <typename Matrix>
EigenPairs bySubspaces(const Matrix& matrix, Index size, Index count)
{
    constexpr Index more = 10;
    constexpr int mostRounds = 300;
    const Index block = std::min(size, count + more);
    Random random(1);
    Eigen::MatrixXd basis(size, block);
    for (double& value : basis.reshaped())
        value = random.normal();
    EigenPairs pairs;
    for (int round = 0; round < mostRounds; ++round) {
        basis =
            Eigen::HouseholderQR<Eigen::MatrixXd>(basis).householderQ() * Eigen::MatrixXd::Identity(size, block);
        const Eigen::MatrixXd image = times(matrix, basis);
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> ritz(basis.transpose() * image);
        pairs.values = ritz.eigenvalues().tail(count).reverse();
        pairs.vectors = basis * ritz.eigenvectors().rightCols(count).rowwise().reverse();
        if (pairs.values[0] <= 0.0 || areEigenPairs(matrix, pairs))
            break;
        basis = image;
    }
    return pairs;
}

EigenPairs decomposed(const Eigen::MatrixXd& symmetric, Index count, bool withVectors)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric, withVectors ? Eigen::ComputeEigenvectors
                                                                                       : Eigen::EigenvaluesOnly);
    EigenPairs pairs;
    pairs.values = solver.eigenvalues().tail(count).reverse();
    if (withVectors)
        pairs.vectors = solver.eigenvectors().rightCols(count).rowwise().reverse();
    return pairs;
}

}  // namespace

EigenPairs leadingOfScatter(const Eigen::MatrixXd& a, Index count, bool withVectors)
{
    count = std::min(count, a.cols());
    if (a.cols() <= few || 2 * count >= a.cols())
        return decomposed(a.transpose() * a, count, withVectors);
    const Scatter scatter(a);
    std::optional<EigenPairs> found = byLanczos(scatter, scatter, count);
    return found ? *std::move(found) : bySubspaces(scatter, a.cols(), count);
}

double greatestEigenvalue(const Eigen::MatrixXd& symmetric)
{
    if (symmetric.rows() <= few)
        return decomposed(symmetric, 1, false).values[0];
    const auto found = byLanczos(symmetric, Spectra::DenseSymMatProd<double>(symmetric), 1);
    return (found ? *found : bySubspaces(symmetric, symmetric.rows(), 1)).values[0];
}

}  // namespace fuzzylens
