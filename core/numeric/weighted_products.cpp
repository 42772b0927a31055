// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <vector>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr Index entriesOfSums = Index(1) << 24;  // 128 MiB

}  // namespace

std::optional<Eigen::MatrixXd>
weightedProducts(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values,
                 const Eigen::VectorXd& factors, int threads, const ShouldContinue& shouldContinue)
{
    constexpr Index panel = 256, together = 8;  // fixed, so that sums do not depend on threads
    const Index n = values.rows(), m = values.cols(), panels = (m + panel - 1) / panel;
    const Index fitting = std::clamp<Index>(entriesOfSums / std::max<Index>(n * n, 1), 1, together);
    const Index parts = std::clamp<Index>(panels, 1, fitting);
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(parts), Eigen::MatrixXd::Zero(n, n));
    for (Index begin = 0; begin < panels; begin += parts)
        if (!parallelWhile(std::min(parts, panels - begin), threads, shouldContinue, [&](Index part) {
                const Index first = (begin + part) * panel, width = std::min(panel, m - first);
                Eigen::MatrixXd block = values.middleCols(first, width);
                block.rowwise() -= block.colwise().mean().eval();
                Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(part)];
                if (factors.size() == 0)
                    sum.selfadjointView<Eigen::Lower>().rankUpdate(block);
                else
                    sum.triangularView<Eigen::Lower>() +=
                        block * (factors.segment(first, width).asDiagonal() * block.transpose());
            }))
            return std::nullopt;
    for (Index part = 1; part < parts; ++part)
        sums[0] += sums[static_cast<std::size_t>(part)];
    return Eigen::MatrixXd(sums[0].selfadjointView<Eigen::Lower>());
}

Eigen::MatrixXd distancesFromProducts(const Eigen::MatrixXd& products)
{
    Eigen::MatrixXd distances = -2.0 * products;
    distances.colwise() += products.diagonal();
    distances.rowwise() += products.diagonal().transpose();
    distances = distances.cwiseMax(0.0);
    distances.diagonal().setZero();
    return distances;
}

Eigen::MatrixXd distancesByLengths(const Eigen::MatrixXd& points, const Eigen::RowVectorXd& lengths,
                                   const Eigen::MatrixXd& others, const Eigen::RowVectorXd& otherLengths)
{
    constexpr Index tileRows = 1024;
    Eigen::MatrixXd distances(points.cols(), others.cols());
    for (Index first = 0; first < points.cols(); first += tileRows) {
        const Index rows = std::min(tileRows, points.cols() - first);
        auto tile = distances.middleRows(first, rows);
        tile.noalias() = points.middleCols(first, rows).transpose() * others;
        const auto ofRows = lengths.segment(first, rows).transpose().array();
        for (Index j = 0; j < others.cols(); ++j)
            tile.col(j) = (ofRows + otherLengths[j] - 2.0 * tile.col(j).array()).matrix();
    }
    return distances;
}

}  // namespace fuzzylens
