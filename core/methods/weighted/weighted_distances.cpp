// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/weighted_distances.h"

#include "core/numeric/parallel.h"

#include <algorithm>
#include <vector>

namespace fuzzylens {

namespace {

constexpr Index panel = 256;
constexpr Index together = 8;  // partial sums that are added in their order

}  // namespace

WeightedDistances::WeightedDistances(const Dataset& data, int threads)
    : m_data(data)
    , m_threads(threads)
{}

Eigen::MatrixXd WeightedDistances::dispersions(const Eigen::MatrixXd& weights,
                                               const Eigen::MatrixXd& centers) const
{
    const auto values = m_data.values().map();
    Eigen::MatrixXd result(centers.rows(), centers.cols());
    parallelFor((values.cols() + panel - 1) / panel, m_threads, [&](Index at) {
        for (Index l = at * panel; l < std::min(values.cols(), (at + 1) * panel); ++l)
            for (Index j = 0; j < centers.rows(); ++j)
                result(j, l) = weights.col(j).dot((values.col(l).array() - centers(j, l)).square().matrix());
    });
    return result;
}

Eigen::MatrixXd WeightedDistances::distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers) const
{
    const auto values = m_data.values().map();
    const Index panels = (values.cols() + panel - 1) / panel, parts = std::min(panels, together);
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(parts),
                                      Eigen::MatrixXd::Zero(values.rows(), centers.rows()));
    parallelFor(parts, m_threads, [&](Index part) {
        Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(part)];
        for (Index at = part; at < panels; at += parts)
            for (Index l = at * panel; l < std::min(values.cols(), (at + 1) * panel); ++l)
                for (Index j = 0; j < centers.rows(); ++j)
                    sum.col(j).array() += factors(j, l) * (values.col(l).array() - centers(j, l)).square();
    });
    for (Index part = 1; part < parts; ++part)
        sums[0] += sums[static_cast<std::size_t>(part)];
    return sums[0];
}

}  // namespace fuzzylens
