// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/scaling_pencil.h"

#include "core/numeric/weighted_products.h"

#include <stdexcept>

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
        throw std::invalid_argument("feature scaling needs labelled samples of two classes at least");
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
    const Index n = rows.values.rows();
    const Eigen::MatrixXd products = *weightedProducts(rows.values, factors, 1);
    LinearSimilarity mean;
    double inside = 0, across = 0;
    for (Index j = 0; j < n; ++j)
        for (Index i = 0; i < j; ++i) {
            const double squared = products(i, i) + products(j, j) - 2.0 * products(i, j);
            const double similarity = 1.0 - squared / (2.0 * sigma * sigma);
            const bool isInside =
                rows.classOf[static_cast<std::size_t>(i)] == rows.classOf[static_cast<std::size_t>(j)];
            (isInside ? mean.inside : mean.across) += similarity;
            ++(isInside ? inside : across);
        }
    if (inside > 0)
        mean.inside /= inside;
    if (across > 0)
        mean.across /= across;
    return mean;
}

}  // namespace fuzzylens
