// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/complex_eigen_pairs.h"

#include "core/common/issue.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"
#include "core/numeric/singular_values.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

// Complex matrices are stacked: the real part above the imaginary part, 2n x c of a complex n x c matrix. So real
// decompositions serve for them.

Eigen::MatrixXd randomStacked(Index rows, Index columns, Random& random)
{
    Eigen::MatrixXd stacked(2 * rows, columns);
    for (Index column = 0; column < columns; ++column)
        for (Index row = 0; row < rows; ++row) {
            stacked(row, column) = random.normal();
            stacked(rows + row, column) = random.normal();
        }
    return stacked;
}

Eigen::MatrixXd times(std::complex<double> z, const Eigen::MatrixXd& stacked)
{
    const Index rows = stacked.rows() / 2;
    Eigen::MatrixXd product = z.real() * stacked;
    product.topRows(rows) -= z.imag() * stacked.bottomRows(rows);
    product.bottomRows(rows) += z.imag() * stacked.topRows(rows);
    return product;
}

/// A X for a real A.
Eigen::MatrixXd product(const Eigen::MatrixXd& a, const Eigen::MatrixXd& stacked)
{
    const Index rows = stacked.rows() / 2;
    Eigen::MatrixXd result(2 * a.rows(), stacked.cols());
    result.topRows(a.rows()) = a * stacked.topRows(rows);
    result.bottomRows(a.rows()) = a * stacked.bottomRows(rows);
    return result;
}

/// (Re -Im; Im Re): its products with stacked matrices are those of the complex matrices.
Eigen::MatrixXd asFactor(const Eigen::MatrixXd& stacked)
{
    Eigen::MatrixXd factor(stacked.rows(), 2 * stacked.cols());
    factor << stacked, times({0, 1}, stacked);
    return factor;
}

/// C^+ X.
Eigen::MatrixXd leastSquares(const Eigen::MatrixXd& stacked, const Eigen::MatrixXd& right)
{
    return asFactor(stacked).completeOrthogonalDecomposition().solve(right);
}

Eigen::MatrixXcd complexOf(const Eigen::MatrixXd& stacked)
{
    const Index rows = stacked.rows() / 2;
    Eigen::MatrixXcd matrix(rows, stacked.cols());
    matrix.real() = stacked.topRows(rows);
    matrix.imag() = stacked.bottomRows(rows);
    return matrix;
}

/// (z B - A)^+ V for any z; A and B real, V stacked.
class ShiftedInverse
{
public:
    ShiftedInverse(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, const Eigen::MatrixXd& v)
        : m_a(a)
        , m_b(b)
        , m_v(v)
    {
        if (!isWide())
            return;
        m_aa = a * a.transpose();
        m_bb = b * b.transpose();
        m_ba = b * a.transpose();
    }

    bool isWide() const { return m_a.rows() <= m_a.cols(); }

    /// Of a wide pencil (C C')^+ V alone: C' is applied once to the sum of all.
    Eigen::MatrixXd at(std::complex<double> z) const { return isWide() ? gramAt(z) : wholeAt(z); }

private:
    Eigen::MatrixXd wholeAt(std::complex<double> z) const
    {
        Eigen::MatrixXd c(2 * m_a.rows(), m_a.cols());
        c << z.real() * m_b - m_a, z.imag() * m_b;
        return leastSquares(c, m_v);
    }

    Eigen::MatrixXd gramAt(std::complex<double> z) const
    {
        const Index rows = m_a.rows();
        Eigen::MatrixXd gram(2 * rows, rows);
        gram.topRows(rows) = std::norm(z) * m_bb - z.real() * (m_ba + m_ba.transpose()) + m_aa;
        gram.bottomRows(rows) = z.imag() * (m_ba.transpose() - m_ba);
        const EigenPairs pairs = symmetricEigenPairs(asFactor(gram));
        const double least = roundingOfProducts * pairs.values[2 * rows - 1];
        const Eigen::VectorXd inverse =
            (pairs.values.array() > least).select(pairs.values.cwiseInverse(), Eigen::VectorXd::Zero(2 * rows));
        return pairs.vectors * (inverse.asDiagonal() * (pairs.vectors.transpose() * m_v));
    }

    const Eigen::MatrixXd& m_a;
    const Eigen::MatrixXd& m_b;
    const Eigen::MatrixXd& m_v;
    Eigen::MatrixXd m_aa, m_bb, m_ba;  // of a wide pencil
};

/// The moments of the contour integral side by side, e x (columns x moments), stacked; nothing when cancelled.
std::optional<Eigen::MatrixXd> contourMoments(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b,
                                              const ContourOptions& options, Random& random,
                                              const ShouldContinue& shouldContinue)
{
    const Eigen::MatrixXd v = randomStacked(a.rows(), options.columns, random);
    const ShiftedInverse inverse(a, b, v);
    const Index rows = inverse.isWide() ? a.rows() : a.cols(), all = Index(options.columns) * options.moments;
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(2 * rows, all), conjugated = Eigen::MatrixXd::Zero(2 * rows, all);
    for (int j = 0; j < options.nodes; ++j) {
        if (shouldContinue && !shouldContinue())
            return std::nullopt;
        const auto z = std::polar(1.0, 2.0 * std::numbers::pi * (j + 0.5) / options.nodes);
        const Eigen::MatrixXd part = inverse.at(z);
        std::complex<double> weight = z / static_cast<double>(options.nodes);
        for (int moment = 0; moment < options.moments; ++moment, weight *= z) {
            const Index at = Index(moment) * options.columns;
            sum.middleCols(at, options.columns) += times(weight, part);
            if (inverse.isWide())
                conjugated.middleCols(at, options.columns) += times(weight * std::conj(z), part);
        }
    }
    if (!inverse.isWide())
        return sum;
    return Eigen::MatrixXd(product(b.transpose(), conjugated) - product(a.transpose(), sum));
}

/// At most @p most orthonormal vectors that span the complex columns up to rounding; all stacked. Each singular
/// value of the complex matrix occurs twice in its factor. The left vectors of the two, read as stacked, differ by
/// complex factors only, unless singular values are equal.
Eigen::MatrixXd basisOf(const Eigen::MatrixXd& stacked, Index most, double leastSingular)
{
    const SingularTriplets triplets = singularTriplets(asFactor(stacked));
    const Eigen::VectorXd& singular = triplets.values;
    Index rank = 0;
    while (rank < std::min(most, singular.size() / 2) && singular[2 * rank] > leastSingular * singular[0])
        ++rank;
    // Gram-Schmidt with pivots. After s of r steps the squared lengths of the 2 r vectors add up to 2 (r - s), so
    // the longest has a squared length of at least 1 / r.
    Eigen::MatrixXd left = triplets.left.leftCols(2 * rank), basis(stacked.rows(), rank);
    for (Index at = 0; at < rank; ++at) {
        Index longest = 0;
        left.colwise().squaredNorm().maxCoeff(&longest);
        basis.col(at) = left.col(longest).normalized();
        const Eigen::MatrixXd direction = asFactor(basis.col(at));
        left -= direction * (direction.transpose() * left);
    }
    return basis;
}

}  // namespace

std::optional<ComplexEigenPair> byMinimalPerturbation(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right,
                                                      double wanted)
{
    const Index rows = left.rows(), columns = left.cols();
    if (rows < columns)
        throw std::invalid_argument("the pencil has fewer rows than columns: " + std::to_string(rows) + " and " +
                                    std::to_string(columns));
    if (columns > mostPerturbedColumns)
        throw ArgumentError(message("the solver minpert supports at most %1 features, not %2",
                                    mostPerturbedColumns - 1, columns - 1));
    Eigen::MatrixXd both(rows, 2 * columns);
    both << left, right;
    const Eigen::MatrixXd basis = singularTriplets(both).left.leftCols(columns);
    const Eigen::MatrixXd p = basis.transpose() * left, q = basis.transpose() * right;
    const Eigen::GeneralizedEigenSolver<Eigen::MatrixXd> solver(p, q, true);
    if (solver.info() != Eigen::Success)
        return std::nullopt;
    std::optional<ComplexEigenPair> best;
    for (Index i = 0; i < columns; ++i) {
        const double beta = solver.betas()[i];
        const std::complex<double> value = beta == 0.0 ? INFINITY : solver.alphas()[i] / beta;
        const Eigen::VectorXcd vector = solver.eigenvectors().col(i);
        const double length = vector.norm();
        if (!std::isfinite(std::abs(value)) || !std::isfinite(length) || length == 0.0)
            continue;
        if (!best || std::abs(value - wanted) < std::abs(best->value - wanted))
            best = ComplexEigenPair{value, vector / length};
    }
    return best;
}

std::optional<std::vector<ComplexEigenPair>> byContour(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right,
                                                       const ContourOptions& options,
                                                       const ShouldContinue& shouldContinue)
{
    if (left.cols() > 2 * left.rows()) {
        // All vectors found lie in the span of the rows of both sides: few coordinates take the place of many.
        Eigen::MatrixXd rows(left.cols(), 2 * left.rows());
        rows << left.transpose(), right.transpose();
        const Eigen::MatrixXd basis = orthonormalBasis(rows);
        auto found = byContour(left * basis, right * basis, options, shouldContinue);
        if (found)
            for (ComplexEigenPair& pair : *found) {
                const Eigen::VectorXd real = pair.vector.real(), imaginary = pair.vector.imag();
                pair.vector.resize(basis.rows());
                pair.vector.real() = basis * real;
                pair.vector.imag() = basis * imaginary;
            }
        return found;
    }
    Random random(options.seed);
    const Eigen::MatrixXd shifted = (left - options.centre * right) / options.radius;
    const std::optional<Eigen::MatrixXd> moments = contourMoments(shifted, right, options, random, shouldContinue);
    if (!moments)
        return std::nullopt;
    std::vector<ComplexEigenPair> found;
    if (!moments->allFinite() || moments->norm() == 0.0)
        return found;
    const Eigen::MatrixXd basis = basisOf(*moments, left.rows(), options.leastSingular);
    const Eigen::MatrixXd projection = asFactor(randomStacked(basis.cols(), left.rows(), random));
    const Eigen::MatrixXd p = projection * product(shifted, basis), q = projection * product(right, basis);
    const Eigen::ComplexEigenSolver<Eigen::MatrixXcd> solver(complexOf(leastSquares(q, p)));
    if (solver.info() != Eigen::Success)
        return found;
    const Eigen::MatrixXcd& inBasis = solver.eigenvectors();
    Eigen::MatrixXd coordinates(2 * inBasis.rows(), inBasis.cols());
    coordinates << inBasis.real(), inBasis.imag();
    const Eigen::MatrixXcd vectors = complexOf(asFactor(basis) * coordinates);
    for (Index i = 0; i < basis.cols(); ++i)
        if (std::abs(solver.eigenvalues()[i]) <= 1.0)
            found.push_back(
                {options.centre + options.radius * solver.eigenvalues()[i], vectors.col(i).normalized()});
    std::stable_sort(found.begin(), found.end(), [&](const ComplexEigenPair& x, const ComplexEigenPair& y) {
        return std::abs(x.value - options.centre) < std::abs(y.value - options.centre);
    });
    return found;
}

}  // namespace fuzzylens
