// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/leading_eigenvectors.h"

#include "core/numeric/dense_pieces.h"
#include "core/numeric/random.h"

#include <algorithm>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr Index few = 128;  // so large a matrix is decomposed whole

/// v -> A' A v.
SymmetricProduct scatterProduct(const Eigen::MatrixXd& a)
{
    return {a.cols(), [&a](auto v, auto image) {
                const Eigen::VectorXd inner = a * v;
                image.noalias() = a.transpose() * inner;
            }};
}

SymmetricProduct productWith(const Eigen::MatrixXd& symmetric)
{
    return {symmetric.rows(), [&symmetric](auto v, auto image) { image.noalias() = symmetric * v; }};
}

Eigen::MatrixXd times(const SymmetricProduct& product, const Eigen::MatrixXd& vectors)
{
    Eigen::MatrixXd result(vectors.rows(), vectors.cols());
    for (Index i = 0; i < vectors.cols(); ++i)
        product.apply(Eigen::Map<const Eigen::VectorXd>(vectors.col(i).data(), product.size),
                      Eigen::Map<Eigen::VectorXd>(result.col(i).data(), product.size));
    return result;
}

bool areEigenPairs(const SymmetricProduct& product, const EigenPairs& pairs)
{
    constexpr double tolerance = 1e-9;
    const Eigen::MatrixXd residual = times(product, pairs.vectors) - pairs.vectors * pairs.values.asDiagonal();
    return pairs.values.allFinite() && residual.allFinite() &&
           (pairs.vectors.colwise().norm().array() - 1).abs().maxCoeff() < tolerance &&
           residual.colwise().norm().maxCoeff() <= tolerance * std::max(pairs.values[0], 0.0);
}

/// Powers of the matrix on more vectors than are asked for: slower, but sure where eigenvalues are equal or 0.
EigenPairs bySubspaces(const SymmetricProduct& product, Index count)
{
    constexpr Index more = 10;
    constexpr int mostRounds = 300;
    Random random(1);
    Eigen::MatrixXd basis(product.size, std::min(product.size, count + more));
    for (double& value : basis.reshaped())
        value = random.normal();
    EigenPairs pairs;
    for (int round = 0; round < mostRounds; ++round) {
        basis = orthonormalBasis(basis);
        const Eigen::MatrixXd image = times(product, basis);
        const EigenPairs ritz = symmetricEigenPairs(basis.transpose() * image);
        pairs.values = ritz.values.tail(count).reverse();
        pairs.vectors = basis * ritz.vectors.rightCols(count).rowwise().reverse();
        if (pairs.values[0] <= 0.0 || areEigenPairs(product, pairs))
            break;
        basis = image;
    }
    return pairs;
}

EigenPairs greatestOf(const SymmetricProduct& product, Index count)
{
    const std::optional<EigenPairs> found =
        byLanczos(product, {.count = count, .subspace = std::max<Index>(2 * count + 1, 20)});
    return found && areEigenPairs(product, *found) ? *found : bySubspaces(product, count);
}

EigenPairs decomposed(const Eigen::MatrixXd& symmetric, Index count, bool withVectors)
{
    if (!withVectors)
        return {symmetricEigenvalues(symmetric).tail(count).reverse(), {}};
    const EigenPairs all = symmetricEigenPairs(symmetric);
    return {all.values.tail(count).reverse(), all.vectors.rightCols(count).rowwise().reverse()};
}

}  // namespace

EigenPairs leadingOfScatter(const Eigen::MatrixXd& a, Index count, bool withVectors)
{
    count = std::min(count, a.cols());
    if (a.cols() <= few || 2 * count >= a.cols())
        return decomposed(a.transpose() * a, count, withVectors);
    return greatestOf(scatterProduct(a), count);
}

double greatestEigenvalue(const Eigen::MatrixXd& symmetric)
{
    if (symmetric.rows() <= few)
        return decomposed(symmetric, 1, false).values[0];
    return greatestEigenvalue(productWith(symmetric));
}

double greatestEigenvalue(const SymmetricProduct& product)
{
    return greatestOf(product, 1).values[0];
}

}  // namespace fuzzylens
