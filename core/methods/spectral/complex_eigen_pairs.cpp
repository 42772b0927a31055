// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/complex_eigen_pairs.h"

#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"
#include "core/numeric/singular_values.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

Eigen::MatrixXcd randomComplex(Index rows, Index columns, Random& random)
{
    Eigen::MatrixXcd matrix(rows, columns);
    for (auto& entry : matrix.reshaped()) {
        const double real = random.normal();
        entry = {real, random.normal()};
    }
    return matrix;
}

/// (z B - A)^+ V for any z; A and B real.
class ShiftedInverse
{
public:
    ShiftedInverse(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, const Eigen::MatrixXcd& v)
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
    Eigen::MatrixXcd at(std::complex<double> z) const { return isWide() ? gramAt(z) : wholeAt(z); }

private:
    Eigen::MatrixXcd wholeAt(std::complex<double> z) const
    {
        const Eigen::MatrixXcd c = z * m_b - m_a;
        return c.completeOrthogonalDecomposition().solve(m_v);
    }

    Eigen::MatrixXcd gramAt(std::complex<double> z) const
    {
        const Eigen::MatrixXcd gram =
            std::norm(z) * m_bb - z * m_ba - std::conj(z) * m_ba.transpose() + m_aa.cast<std::complex<double>>();
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXcd> solver(gram);
        const Eigen::VectorXd& values = solver.eigenvalues();
        const double least = roundingOfProducts * values[values.size() - 1];
        Eigen::VectorXd inverse = Eigen::VectorXd::Zero(values.size());
        for (Index i = 0; i < values.size(); ++i)
            if (values[i] > least)
                inverse[i] = 1.0 / values[i];
        return solver.eigenvectors() * inverse.asDiagonal() * (solver.eigenvectors().adjoint() * m_v);
    }

    const Eigen::MatrixXd& m_a;
    const Eigen::MatrixXd& m_b;
    const Eigen::MatrixXcd& m_v;
    Eigen::MatrixXd m_aa, m_bb, m_ba;  // of a wide pencil
};

/// The moments of the contour integral side by side, e x (columns x moments); nothing when cancelled.
std::optional<Eigen::MatrixXcd> contourMoments(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b,
                                               const ContourOptions& options, Random& random,
                                               const ShouldContinue& shouldContinue)
{
    const Eigen::MatrixXcd v = randomComplex(a.rows(), options.columns, random);
    const ShiftedInverse inverse(a, b, v);
    const Index rows = inverse.isWide() ? a.rows() : a.cols(), all = Index(options.columns) * options.moments;
    Eigen::MatrixXcd sum = Eigen::MatrixXcd::Zero(rows, all), conjugated = Eigen::MatrixXcd::Zero(rows, all);
    for (int j = 0; j < options.nodes; ++j) {
        if (shouldContinue && !shouldContinue())
            return std::nullopt;
        const auto z = std::polar(1.0, 2.0 * std::numbers::pi * (j + 0.5) / options.nodes);
        const Eigen::MatrixXcd part = inverse.at(z);
        std::complex<double> weight = z / static_cast<double>(options.nodes);
        for (int moment = 0; moment < options.moments; ++moment, weight *= z) {
            const Index at = Index(moment) * options.columns;
            sum.middleCols(at, options.columns) += weight * part;
            if (inverse.isWide())
                conjugated.middleCols(at, options.columns) += weight * std::conj(z) * part;
        }
    }
    if (!inverse.isWide())
        return sum;
    return Eigen::MatrixXcd(b.transpose() * conjugated - a.transpose() * sum);
}

/// An orthonormal basis of the columns with at most @p most directions, without directions of rounding errors.
Eigen::MatrixXcd basisOf(const Eigen::MatrixXcd& columns, Index most, double leastSingular)
{
    const Eigen::JacobiSVD<Eigen::MatrixXcd> svd(columns, Eigen::ComputeThinU);
    const Eigen::VectorXd& singular = svd.singularValues();
    Index rank = 0;
    while (rank < std::min(most, singular.size()) && singular[rank] > leastSingular * singular[0])
        ++rank;
    return svd.matrixU().leftCols(rank);
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
        throw std::invalid_argument("the solver minpert supports at most " +
                                    std::to_string(mostPerturbedColumns - 1) + " features, not " +
                                    std::to_string(columns - 1));
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
            for (ComplexEigenPair& pair : *found)
                pair.vector = basis * pair.vector;
        return found;
    }
    Random random(options.seed);
    const Eigen::MatrixXd shifted = (left - options.centre * right) / options.radius;
    const std::optional<Eigen::MatrixXcd> moments =
        contourMoments(shifted, right, options, random, shouldContinue);
    if (!moments)
        return std::nullopt;
    std::vector<ComplexEigenPair> found;
    if (!moments->allFinite() || moments->norm() == 0.0)
        return found;
    const Eigen::MatrixXcd basis = basisOf(*moments, left.rows(), options.leastSingular);
    const Eigen::MatrixXcd projection = randomComplex(basis.cols(), left.rows(), random);
    const Eigen::MatrixXcd p = projection * (shifted * basis), q = projection * (right * basis);
    const Eigen::ComplexEigenSolver<Eigen::MatrixXcd> solver(q.completeOrthogonalDecomposition().solve(p));
    if (solver.info() != Eigen::Success)
        return found;
    for (Index i = 0; i < basis.cols(); ++i)
        if (std::abs(solver.eigenvalues()[i]) <= 1.0)
            found.push_back({options.centre + options.radius * solver.eigenvalues()[i],
                             (basis * solver.eigenvectors().col(i)).normalized()});
    std::stable_sort(found.begin(), found.end(), [&](const ComplexEigenPair& x, const ComplexEigenPair& y) {
        return std::abs(x.value - options.centre) < std::abs(y.value - options.centre);
    });
    return found;
}

}  // namespace fuzzylens
