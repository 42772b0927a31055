// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weight_ranking.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::ui {

Eigen::VectorXd askedWeights(const Eigen::MatrixXd& weights, int cluster)
{
    if (cluster == WeightQuestion::contrast)
        return (weights.colwise().maxCoeff() - weights.colwise().minCoeff()).transpose();
    if (cluster == WeightQuestion::largest)
        return weights.colwise().maxCoeff().transpose();
    return weights.row(std::min<Eigen::Index>(cluster, weights.rows() - 1)).transpose();
}

std::vector<RankedFeature> topFeatures(const Eigen::MatrixXd& weights, const Eigen::VectorXd& contribution,
                                       const WeightQuestion& question)
{
    if (weights.size() == 0)
        return {};
    const Eigen::VectorXd asked = askedWeights(weights, question.cluster);
    const bool isKnown = contribution.size() == asked.size();
    const Eigen::VectorXd& key = isKnown && question.order == WeightOrder::ByContribution ? contribution : asked;
    std::vector<int> order(std::size_t(key.size()));
    std::iota(order.begin(), order.end(), 0);
    const auto end = order.begin() + std::min<std::ptrdiff_t>(question.count, std::ptrdiff_t(order.size()));
    std::partial_sort(order.begin(), end, order.end(), [&key](int a, int b) {
        const double first = std::abs(key[a]), second = std::abs(key[b]);
        return first != second ? first > second : a < b;
    });
    std::vector<RankedFeature> result;
    for (auto feature = order.begin(); feature != end; ++feature)
        result.push_back({*feature, asked[*feature],
                          isKnown ? contribution[*feature] : std::numeric_limits<double>::quiet_NaN()});
    return result;
}

}  // namespace fuzzylens::ui
