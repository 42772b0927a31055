// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/scaling_pencil.h"

#include "core/common/issue.h"

namespace fuzzylens {

using Eigen::Index;

namespace {

/// b of the vector of class @p own.
double otherValue(ClassValues values, const std::vector<double>& sizes, int own)
{
    constexpr double published = 0.2;
    double after = 0.0;
    for (std::size_t c = static_cast<std::size_t>(own) + 1; c < sizes.size(); ++c)
        after += sizes[c];
    switch (values) {
    case ClassValues::Published:
        return published;
    case ClassValues::Opposite:
        return 1.0;
    case ClassValues::Balanced:
        break;
    }
    return sizes[static_cast<std::size_t>(own)] / after;
}

}  // namespace

std::vector<double> classSizes(const LabelledRows& rows)
{
    std::vector<double> sizes(static_cast<std::size_t>(rows.classes));
    for (const int c : rows.classOf)
        ++sizes[static_cast<std::size_t>(c)];
    return sizes;
}

Eigen::MatrixXd targetVectors(const LabelledRows& rows, ClassValues values)
{
    if (rows.classes < 2)
        throw ArgumentError(message("feature scaling needs labelled samples of at least two classes"));
    const std::vector<double> sizes = classSizes(rows);
    Eigen::MatrixXd vectors = Eigen::MatrixXd::Zero(rows.values.rows(), rows.classes - 1);
    for (int own = 0; own + 1 < rows.classes; ++own) {
        const double b = otherValue(values, sizes, own);
        for (Index i = 0; i < vectors.rows(); ++i)
            if (const int c = rows.classOf[static_cast<std::size_t>(i)]; c >= own)
                vectors(i, own) = c == own ? 1.0 : -b;
    }
    return vectors;
}

Eigen::MatrixXd ScalingPencil::left() const
{
    Eigen::MatrixXd whole(a.rows() + 1, a.cols() + 1);
    whole << a, alpha, gamma, rho;
    return whole;
}

Eigen::MatrixXd ScalingPencil::right() const
{
    Eigen::MatrixXd whole = Eigen::MatrixXd::Zero(b.rows() + 1, b.cols() + 1);
    whole.topLeftCorner(b.rows(), b.cols()) = b;
    whole.topRightCorner(b.rows(), 1) = beta;
    return whole;
}

ScalingPencil scalingPencil(const LabelledRows& rows, const Eigen::VectorXd& target, double sigma)
{
    const Eigen::MatrixXd& x = rows.values;
    const auto n = static_cast<double>(x.rows());
    const double c = 0.5 / (sigma * sigma), sum = target.sum();
    ScalingPencil pencil;
    pencil.alpha = (sum - target.array()).matrix();
    pencil.beta = (n - 1.0) * target;
    pencil.rho = (n - 1.0) * sum;
    pencil.a.resize(x.rows(), x.cols());
    pencil.b.resize(x.rows(), x.cols());
    pencil.gamma.resize(x.cols());
    for (Index k = 0; k < x.cols(); ++k) {
        const Eigen::ArrayXd value = x.col(k), square = value.square();
        const double s1 = target.dot(x.col(k)), s2 = (target.array() * square).sum();
        const double t1 = value.sum(), t2 = square.sum();
        pencil.a.col(k) = c * (square * sum - 2.0 * s1 * value + s2);
        pencil.b.col(k) = c * target.array() * (n * square - 2.0 * t1 * value + t2);
        pencil.gamma[k] = c * (n * s2 - 2.0 * s1 * t1 + sum * t2);
    }
    return pencil;
}

namespace {

Eigen::MatrixXd stacked(const std::vector<ScalingPencil>& pencils, Eigen::MatrixXd (ScalingPencil::*side)() const)
{
    if (pencils.size() == 1)
        return (pencils[0].*side)();
    Eigen::MatrixXd whole;
    for (const ScalingPencil& pencil : pencils) {
        const Eigen::MatrixXd part = (pencil.*side)();
        whole.conservativeResize(whole.rows() + part.rows(), part.cols());
        whole.bottomRows(part.rows()) = part;
    }
    return whole;
}

}  // namespace

Eigen::MatrixXd stackedLeft(const std::vector<ScalingPencil>& pencils)
{
    return stacked(pencils, &ScalingPencil::left);
}

Eigen::MatrixXd stackedRight(const std::vector<ScalingPencil>& pencils)
{
    return stacked(pencils, &ScalingPencil::right);
}

LinearSimilarity linearSimilarity(const LabelledRows& rows, const Eigen::VectorXd& factors, double sigma)
{
    // The squared differences over all pairs of n values sum to n times their squares less the square of their
    // sum.
    const auto ofPairs = [&](const Eigen::VectorXd& squares, const Eigen::VectorXd& sums, double size) {
        return factors.dot(size * squares - sums.cwiseAbs2());
    };
    const Index m = rows.values.cols();
    const std::vector<double> sizes = classSizes(rows);
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(m, rows.classes), squares = sums;
    for (Index i = 0; i < rows.values.rows(); ++i) {
        const int c = rows.classOf[static_cast<std::size_t>(i)];
        sums.col(c) += rows.values.row(i).transpose();
        squares.col(c) += rows.values.row(i).cwiseAbs2().transpose();
    }
    double inside = 0.0, insidePairs = 0.0;
    for (int c = 0; c < rows.classes; ++c) {
        const double size = sizes[static_cast<std::size_t>(c)];
        inside += ofPairs(squares.col(c), sums.col(c), size);
        insidePairs += size * (size - 1.0) / 2.0;
    }
    const auto n = static_cast<double>(rows.values.rows());
    const double across = ofPairs(squares.rowwise().sum(), sums.rowwise().sum(), n) - inside;
    const double acrossPairs = n * (n - 1.0) / 2.0 - insidePairs, unit = 2.0 * sigma * sigma;
    return {insidePairs > 0.0 ? 1.0 - inside / insidePairs / unit : 0.0,
            acrossPairs > 0.0 ? 1.0 - across / acrossPairs / unit : 0.0};
}

}  // namespace fuzzylens
