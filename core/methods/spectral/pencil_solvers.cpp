// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/pencil_solvers.h"

#include "core/numeric/random.h"

#include <Eigen/Dense>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr double roundingOfProducts = 1e-12;  // of the greatest eigenvalue of M M'; one is 0 by structure

/// M s = r at mu = 1.
struct Equations
{
    Eigen::MatrixXd m;
    Eigen::VectorXd r;
};

Equations equationsAtOne(const std::vector<ScalingPencil>& pencils, bool areTall)
{
    if (pencils.empty())
        throw std::invalid_argument("there is no pencil");
    Index rows = 0;
    for (const ScalingPencil& pencil : pencils)
        rows += pencil.a.rows() + 1;
    Equations all{Eigen::MatrixXd(rows, pencils[0].a.cols()), Eigen::VectorXd(rows)};
    Index at = 0;
    for (const ScalingPencil& pencil : pencils) {
        const Index n = pencil.a.rows();
        const double scale = areTall ? 1.0 / std::sqrt(static_cast<double>(n)) : 1.0;
        all.m.middleRows(at, n) = pencil.a - pencil.b;
        all.r.segment(at, n) = pencil.alpha - pencil.beta;
        all.m.row(at + n) = scale * pencil.gamma;
        all.r[at + n] = scale * pencil.rho;
        at += n + 1;
    }
    return all;
}

bool areTall(const std::vector<ScalingPencil>& pencils)
{
    Index rows = 0;
    for (const ScalingPencil& pencil : pencils)
        rows += pencil.a.rows();
    return !pencils.empty() && rows > pencils[0].a.cols();
}

/// K^+ of a symmetric matrix without negative eigenvalues.
class PseudoInverse
{
public:
    explicit PseudoInverse(const Eigen::MatrixXd& symmetric)
        : m_solver(symmetric)
        , m_inverse(Eigen::VectorXd::Zero(symmetric.rows()))
    {
        const Eigen::VectorXd& values = m_solver.eigenvalues();
        const double least = roundingOfProducts * std::max(values[values.size() - 1], 0.0);
        for (Index i = 0; i < values.size(); ++i)
            if (values[i] > least)
                m_inverse[i] = 1.0 / values[i];
    }

    Eigen::VectorXd times(const Eigen::VectorXd& r) const
    {
        const Eigen::MatrixXd& q = m_solver.eigenvectors();
        return q * m_inverse.cwiseProduct(q.transpose() * r);
    }

private:
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> m_solver;
    Eigen::VectorXd m_inverse;
};

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

/// The moments of the contour integral side by side, e x (columns x moments); none when told to stop.
std::optional<Eigen::MatrixXcd> contourMoments(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b,
                                               const ContourOptions& options, Random& random, const GoesOn& goesOn)
{
    const Eigen::MatrixXcd v = randomComplex(a.rows(), options.columns, random);
    const ShiftedInverse inverse(a, b, v);
    const Index rows = inverse.isWide() ? a.rows() : a.cols(), all = Index(options.columns) * options.moments;
    Eigen::MatrixXcd sum = Eigen::MatrixXcd::Zero(rows, all), conjugated = Eigen::MatrixXcd::Zero(rows, all);
    for (int j = 0; j < options.nodes; ++j) {
        if (goesOn && !goesOn())
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

/// An orthonormal basis of the columns, of @p most directions at most, without those that are rounding.
Eigen::MatrixXcd basisOf(const Eigen::MatrixXcd& columns, Index most, double leastSingular)
{
    const Index count = std::min(columns.rows(), columns.cols());
    const Eigen::HouseholderQR<Eigen::MatrixXcd> qr(columns);
    const Eigen::MatrixXcd triangle = qr.matrixQR().topRows(count).triangularView<Eigen::Upper>();
    const Eigen::JacobiSVD<Eigen::MatrixXcd> svd(triangle, Eigen::ComputeThinU);
    const Eigen::VectorXd& singular = svd.singularValues();
    Index rank = 0;
    while (rank < std::min(most, singular.size()) && singular[rank] > leastSingular * singular[0])
        ++rank;
    Eigen::MatrixXcd basis = Eigen::MatrixXcd::Zero(columns.rows(), rank);
    basis.topRows(count) = svd.matrixU().leftCols(rank);
    return qr.householderQ() * basis;
}

}  // namespace

Eigen::VectorXd leastSquaresFactors(const std::vector<ScalingPencil>& pencils)
{
    const bool tall = areTall(pencils);
    const Equations all = equationsAtOne(pencils, tall);
    if (tall)
        return all.m.completeOrthogonalDecomposition().solve(all.r);
    const PseudoInverse inverse(all.m * all.m.transpose());
    Eigen::VectorXd s = all.m.transpose() * inverse.times(all.r);
    s += all.m.transpose() * inverse.times(all.r - all.m * s);  // what rounding has left
    return s;
}

double residualAtOne(const std::vector<ScalingPencil>& pencils, const Eigen::VectorXd& factors)
{
    const Equations all = equationsAtOne(pencils, areTall(pencils));
    const double length = all.r.norm();
    return length > 0.0 ? (all.m * factors - all.r).norm() / length : 0.0;
}

std::optional<ComplexEigenPair> byMinimalPerturbation(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right,
                                                      double wanted)
{
    const Index rows = left.rows(), columns = left.cols();
    if (rows < columns)
        throw std::invalid_argument("the solver minpert needs more labelled samples than features: " +
                                    std::to_string(columns) + " rows at least, not " + std::to_string(rows));
    if (columns > mostPerturbedColumns)
        throw std::invalid_argument("the solver minpert takes at most " +
                                    std::to_string(mostPerturbedColumns - 1) + " features, not " +
                                    std::to_string(columns - 1));
    Eigen::MatrixXd both(rows, 2 * columns);
    both << left, right;
    const Eigen::MatrixXd basis =
        Eigen::BDCSVD<Eigen::MatrixXd>(both, Eigen::ComputeThinU).matrixU().leftCols(columns);
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
                                                       const ContourOptions& options, const GoesOn& goesOn)
{
    Random random(options.seed);
    const Eigen::MatrixXd shifted = (left - options.centre * right) / options.radius;
    const std::optional<Eigen::MatrixXcd> moments = contourMoments(shifted, right, options, random, goesOn);
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
