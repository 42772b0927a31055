// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::ui {

enum class WeightOrder { ByWeight, ByContribution };

/// Which features are asked for.
struct WeightQuestion
{
    static constexpr int contrast = -1;  // the largest difference |w_jl - w_j'l| between two clusters
    static constexpr int largest = -2;   // the largest weight in any cluster
    int cluster = 0;                     // or one of these
    int count = 12;
    WeightOrder order = WeightOrder::ByWeight;

    bool operator==(const WeightQuestion&) const = default;
};

struct RankedFeature
{
    int feature = -1;
    double weight = 0;        // in the cluster asked for, the contrast, the largest, or a factor with its sign
    double contribution = 0;  // its share in the separation of the centres; NaN when it is not known

    bool operator==(const RankedFeature&) const = default;
};

/// The weights a question is about, length p. A single row of @p weights (shared weights) serves every cluster;
/// the contrast is the largest minus the smallest weight of a feature.
Eigen::VectorXd askedWeights(const Eigen::MatrixXd& weights, int cluster);

/// The count heaviest features (fewer when p is smaller), largest first for any sign, ties by index. Without
/// contributions (@p contribution empty) the order is by weight. Linear in p.
std::vector<RankedFeature> topFeatures(const Eigen::MatrixXd& weights, const Eigen::VectorXd& contribution,
                                       const WeightQuestion& question);

}  // namespace fuzzylens::ui
