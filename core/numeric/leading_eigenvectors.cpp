// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/leading_eigenvectors.h"

#include "core/numeric/dense_pieces.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr Index few = 128;  // so large a matrix is decomposed whole

/// v -> A A' v by blocks of columns that are in the cache for both products, so that A is read once.
class ScatterProduct
{
public:
    ScatterProduct(const Eigen::MatrixXd& a, int threads)
        : m_a(a)
        , m_threads(threads)
        , m_pieces(std::clamp<Index>(a.size() / leastValues, 1, std::min(mostPieces, a.cols())))
        , m_images(a.rows(), m_pieces)
    {}

    void operator()(const Eigen::Map<const Eigen::VectorXd>& v, Eigen::Map<Eigen::VectorXd>& image)
    {
        const auto begin = [this](Index piece) { return m_a.cols() * piece / m_pieces; };
        parallelFor(m_pieces, m_threads, [&](Index piece) {
            Eigen::VectorXd inner(columnsAtOnce);
            auto sum = m_images.col(piece);
            sum.setZero();
            for (Index column = begin(piece); column < begin(piece + 1); column += columnsAtOnce) {
                const Index columns = std::min(columnsAtOnce, begin(piece + 1) - column);
                const auto block = m_a.middleCols(column, columns);
                inner.head(columns).noalias() = block.transpose() * v;
                sum.noalias() += block * inner.head(columns);
            }
        });
        image = m_images.rowwise().sum();
    }

private:
    static constexpr Index mostPieces = 8, leastValues = 1 << 18, columnsAtOnce = 32;

    const Eigen::MatrixXd& m_a;
    int m_threads;
    Index m_pieces;
    Eigen::MatrixXd m_images;  // a piece each
};

SymmetricProduct scatterProduct(const Eigen::MatrixXd& a, int threads)
{
    return {a.rows(), [product = ScatterProduct(a, threads)](auto v, auto image) mutable { product(v, image); }};
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

bool areEigenPairs(const SymmetricProduct& product, const EigenPairs& pairs, double tolerance = 1e-9)
{
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

/// Whether the first @p count pairs are exact each to its own eigenvalue, as far as rounding allows.
bool areExact(const SymmetricProduct& product, const EigenPairs& pairs, Index count)
{
    constexpr double ofOwn = 1e-11, ofGreatest = 1e-14;
    const Eigen::MatrixXd vectors = pairs.vectors.leftCols(count);
    const Eigen::MatrixXd residuals = times(product, vectors) - vectors * pairs.values.head(count).asDiagonal();
    for (Index i = 0; i < count; ++i)
        if (!(residuals.col(i).norm() <= std::max(ofOwn * pairs.values[i], ofGreatest * pairs.values[0])))
            return false;
    return true;
}

/// @param vectors how many of the first pairs need exact vectors. Eigenvalues need less: their errors are about
/// the squared residuals.
EigenPairs greatestOf(const SymmetricProduct& product, Index count, Index vectors)
{
    constexpr double ofValues = 1e-7, ofVectors = 1e-12;
    const auto found = [&](double tolerance) {
        return byLanczos(product,
                         {.count = count, .subspace = std::max<Index>(2 * count + 1, 20), .tolerance = tolerance});
    };
    if (vectors < count)
        if (const auto pairs = found(ofValues);
            pairs && areEigenPairs(product, *pairs, 10 * ofValues) && areExact(product, *pairs, vectors))
            return *pairs;
    const auto pairs = found(ofVectors);
    return pairs && areEigenPairs(product, *pairs) ? *pairs : bySubspaces(product, count);
}

EigenPairs decomposed(const Eigen::MatrixXd& symmetric, Index count, Index vectors)
{
    if (vectors == 0)
        return {symmetricEigenvalues(symmetric).tail(count).reverse(), {}};
    const EigenPairs all = symmetricEigenPairs(symmetric);
    return {all.values.tail(count).reverse(), all.vectors.rightCols(vectors).rowwise().reverse()};
}

}  // namespace

EigenPairs leadingOfScatter(const Eigen::MatrixXd& a, Index count, Index vectors, int threads)
{
    count = std::min(count, a.rows());
    vectors = std::min(vectors, count);
    if (a.rows() <= few || 2 * count >= a.rows())
        return decomposed(a * a.transpose(), count, vectors);
    return greatestOf(scatterProduct(a, threads), count, vectors);
}

EigenPairs greatestEigenPairsOf(const SymmetricProduct& product, Index count, Index vectors)
{
    count = std::min(count, product.size);
    vectors = std::min(vectors, count);
    if (product.size <= few || 2 * count >= product.size)
        return decomposed(times(product, Eigen::MatrixXd::Identity(product.size, product.size)), count, vectors);
    return greatestOf(product, count, vectors);
}

double greatestEigenvalue(const Eigen::MatrixXd& symmetric)
{
    if (symmetric.rows() <= few)
        return decomposed(symmetric, 1, 0).values[0];
    return greatestEigenvalue(productWith(symmetric));
}

double greatestEigenvalue(const SymmetricProduct& product)
{
    return greatestOf(product, 1, 1).values[0];
}

}  // namespace fuzzylens
