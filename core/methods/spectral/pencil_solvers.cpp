// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/pencil_solvers.h"

#include "core/numeric/eigen_pairs.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

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
        : m_pairs(symmetricEigenPairs(symmetric))
        , m_inverse(Eigen::VectorXd::Zero(symmetric.rows()))
    {
        const Eigen::VectorXd& values = m_pairs.values;
        const double least = roundingOfProducts * std::max(values[values.size() - 1], 0.0);
        for (Index i = 0; i < values.size(); ++i)
            if (values[i] > least)
                m_inverse[i] = 1.0 / values[i];
    }

    Eigen::VectorXd times(const Eigen::VectorXd& r) const
    {
        const Eigen::MatrixXd& q = m_pairs.vectors;
        return q * m_inverse.cwiseProduct(q.transpose() * r);
    }

private:
    EigenPairs m_pairs;
    Eigen::VectorXd m_inverse;
};

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

}  // namespace fuzzylens
