// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/thin_space.h"

#include "core/numeric/eigen_pairs.h"

#include <stdexcept>
#include <string>

namespace fuzzylens {

using Eigen::Index;

ThinSpace thinSpace(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values)
{
    const Index n = values.rows(), m = values.cols();
    if (std::min(n, m) > mostDecomposed)
        throw std::invalid_argument(
            "this method decomposes matrices as large as the fewer of samples and features, "
            "and does so up to " +
            std::to_string(mostDecomposed) + "; there are " + std::to_string(std::min(n, m)) +
            " (keep fewer features: the step top-variance)");
    ThinSpace space;
    space.mean = values.colwise().mean();
    const Eigen::MatrixXd centred = values.rowwise() - space.mean;
    const bool isWide = m > n;
    Eigen::MatrixXd scatter(std::min(n, m), std::min(n, m));
    if (isWide)
        scatter.noalias() = centred * centred.transpose();
    else
        scatter.noalias() = centred.transpose() * centred;
    const auto [ascending, vectors] = symmetricEigenPairs(scatter);
    const double greatest = ascending.size() > 0 ? ascending[ascending.size() - 1] : 0.0;
    Index rank = 0;
    while (rank < ascending.size() && greatest > 0.0 &&
           ascending[ascending.size() - 1 - rank] > roundingOfProducts * greatest)
        ++rank;
    const Eigen::MatrixXd leading = vectors.rightCols(rank).rowwise().reverse();
    const Eigen::VectorXd lengths = ascending.tail(rank).reverse().cwiseSqrt();
    if (isWide)
        space.basis = centred.transpose() * leading * lengths.cwiseInverse().asDiagonal();
    else
        space.basis = leading;
    space.coordinates = centred * space.basis;
    return space;
}

void keepVariance(ThinSpace& space, double share)
{
    const Eigen::VectorXd variances = space.coordinates.colwise().squaredNorm();
    const double wanted = share * variances.sum();
    Index kept = 0;
    for (double sum = 0.0; kept < variances.size() && (kept == 0 || sum < wanted); ++kept)
        sum += variances[kept];
    space.basis.conservativeResize(Eigen::NoChange, kept);
    space.coordinates.conservativeResize(Eigen::NoChange, kept);
}

}  // namespace fuzzylens
