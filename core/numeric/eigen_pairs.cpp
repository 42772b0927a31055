// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/eigen_pairs.h"

#include "core/numeric/dense_pieces.h"
#include "core/numeric/tridiagonal.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr Index few = 256;  // so large a matrix is decomposed at once

EigenPairs lastOf(const EigenPairs& ascending, Index count)
{
    return {ascending.values.tail(count).reverse(), ascending.vectors.rightCols(count).rowwise().reverse()};
}

/// The places of the @p count greatest, descending.
std::vector<Index> greatestOf(const Eigen::VectorXd& values, Index count)
{
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), Index(0));
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] > values[b]; });
    order.resize(static_cast<std::size_t>(count));
    return order;
}

/// Of the lower half, by size; not finite where one of them is not.
double greatestEntry(const Eigen::MatrixXd& symmetric)
{
    Eigen::VectorXd greatest = Eigen::VectorXd::Zero(std::max<Index>(symmetric.cols(), 1));
    for (Index j = 0; j < symmetric.cols(); ++j)
        greatest[j] = symmetric.col(j).tail(symmetric.rows() - j).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
    return greatest.maxCoeff<Eigen::PropagateNaN>();
}

void requireCount(Index count, Index rows)
{
    if (count < 0 || count > rows)
        throw std::invalid_argument("a matrix has as many eigenvalues as rows");
}

}  // namespace

EigenPairs symmetricEigenPairs(const Eigen::MatrixXd& symmetric)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXd symmetricEigenvalues(const Eigen::MatrixXd& symmetric)
{
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(symmetric, Eigen::EigenvaluesOnly).eigenvalues();
}

std::optional<EigenPairs> generalizedEigenPairs(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    if (Eigen::LLT<Eigen::MatrixXd>(b).info() != Eigen::Success)
        return std::nullopt;
    const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> solver(a, b);
    if (solver.info() != Eigen::Success || !solver.eigenvectors().allFinite())
        return std::nullopt;
    return EigenPairs{solver.eigenvalues(), solver.eigenvectors()};
}

std::optional<EigenPairs> greatestEigenPairs(Eigen::MatrixXd symmetric, Index count, int threads,
                                             const ShouldContinue& shouldContinue)
{
    requireCount(count, symmetric.rows());
    if (shouldContinue && !shouldContinue())
        return std::nullopt;
    const double scale = greatestEntry(symmetric);
    if (symmetric.rows() <= few || scale == 0.0 || !std::isfinite(scale))
        return lastOf(symmetricEigenPairs(symmetric), count);
    symmetric /= scale;
    const auto reduced = Tridiagonal::of(std::move(symmetric), threads, shouldContinue);
    if (!reduced)
        return std::nullopt;
    const auto found = TridiagonalValues::of(reduced->diagonal(), reduced->beside(), shouldContinue);
    if (!found)
        return std::nullopt;
    const std::vector<Index> which = greatestOf(found->values(), count);
    auto vectors = found->vectors(which, threads, shouldContinue);
    if (!vectors || !reduced->applyQ(*vectors, threads, shouldContinue))
        return std::nullopt;
    return EigenPairs{scale * found->values()(which), *std::move(vectors)};
}

PencilPairs greatestOfPencil(Eigen::MatrixXd a, Eigen::MatrixXd b, Index count, int threads,
                             const ShouldContinue& shouldContinue)
{
    requireCount(count, a.rows());
    if (a.rows() <= few) {
        if (shouldContinue && !shouldContinue())
            return {};
        const auto all = generalizedEigenPairs(a, b);
        return all ? PencilPairs{PencilPairs::End::Found, lastOf(*all, count)}
                   : PencilPairs{PencilPairs::End::NotPositive, {}};
    }
    const CholeskyEnd end = cholesky(b, threads, shouldContinue);
    if (end == CholeskyEnd::NotPositive)
        return {PencilPairs::End::NotPositive, {}};
    if (end == CholeskyEnd::Stopped || !reduceByCholesky(b, a, threads, shouldContinue))
        return {};
    auto pairs = greatestEigenPairs(std::move(a), count, threads, shouldContinue);
    if (!pairs)
        return {};
    b.triangularView<Eigen::Lower>().transpose().solveInPlace(pairs->vectors);
    return {pairs->vectors.allFinite() ? PencilPairs::End::Found : PencilPairs::End::NotPositive,
            *std::move(pairs)};
}

}  // namespace fuzzylens
