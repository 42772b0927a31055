// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/pencil_solvers.h"

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
        throw std::invalid_argument("the matrix pencil is empty");
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

/// The shortest solution of M s = r, one of whose rows depends on the others. With fewer rows than columns by the
/// QR decomposition of M', which is as precise as M is: of M M' no more than half of the digits would be left, and
/// features of small values would be lost to rounding next to those of large ones.
Eigen::VectorXd shortestSolution(const Equations& all)
{
    constexpr double rounding = 1e-12;
    const Index rows = all.m.rows();
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> whole;
    whole.setThreshold(rounding);
    if (rows >= all.m.cols())
        return whole.compute(all.m).solve(all.r);
    const Eigen::HouseholderQR<Eigen::MatrixXd> qr(all.m.transpose());
    const Eigen::MatrixXd lower = qr.matrixQR().topRows(rows).triangularView<Eigen::Upper>().transpose();
    whole.compute(lower);
    const auto solution = [&](const Eigen::VectorXd& r) {
        Eigen::VectorXd s = Eigen::VectorXd::Zero(all.m.cols());
        s.head(rows) = whole.solve(r);
        s.applyOnTheLeft(qr.householderQ());
        return s;
    };
    const Eigen::VectorXd s = solution(all.r);
    return s + solution(all.r - all.m * s);  // what rounding has left
}

}  // namespace

Eigen::VectorXd leastSquaresFactors(const std::vector<ScalingPencil>& pencils)
{
    const bool tall = areTall(pencils);
    const Equations all = equationsAtOne(pencils, tall);
    if (tall)
        return all.m.completeOrthogonalDecomposition().solve(all.r);
    return shortestSolution(all);
}

double relativeResidual(const std::vector<ScalingPencil>& pencils, const Eigen::VectorXd& factors)
{
    const Equations all = equationsAtOne(pencils, areTall(pencils));
    const double length = all.r.norm();
    return length > 0.0 ? (all.m * factors - all.r).norm() / length : 0.0;
}

}  // namespace fuzzylens
