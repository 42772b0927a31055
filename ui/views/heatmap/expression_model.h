// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "ui/scene/scene.h"
#include "ui/views/heatmap/heatmap_model.h"
#include "ui/views/heatmap/sample_order.h"

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// What ranks the features of an expression heat map.
struct FeatureRanking
{
    enum class By { Contribution, LargestWeight, ClusterWeight };
    By by = By::Contribution;
    int cluster = 0;  // of ClusterWeight

    bool operator==(const FeatureRanking&) const = default;
};

/// The score of each feature under @p ranking; empty when the scene's fit has none.
Eigen::VectorXd featureScores(const Scene& scene, const FeatureRanking& ranking);

/// The @p count features of largest score, largest first; ties go to the lowest index.
std::vector<int> topFeatures(const Eigen::VectorXd& scores, int count);

/// Features in the order of rows, those highest in the same cluster together.
struct FeatureGroups
{
    std::vector<int> features;
    std::vector<int> starts;  // first row of each group, ascending from 0; empty: one group
};

/// @p features, as ranked, grouped by the cluster whose centre is highest in them; inside a group the rank stays.
/// One group when @p fit has no centres in the space of the features.
FeatureGroups byHighestCluster(const Fit& fit, std::vector<int> features);

/// Features x samples, each feature shifted and scaled to mean 0 and population standard deviation 1 over all
/// samples (constant features to 0); missing values stay missing. An empty pyramid when @p progress says stop.
MaxPyramid zScores(const Dataset& data, const std::vector<int>& features, const std::vector<int>& sampleAt,
                   const Progress& progress = {});

/// A heat map of expression with what its rows are.
struct ExpressionModel : HeatmapModel
{
    FitPtr fit;
    std::vector<int> features;  // row -> feature
};

/// The samples by cluster, then class where @p classOf has a code for each sample, then certainty; by class alone
/// when the fit has no memberships.
SampleOrder expressionOrder(const Fit& fit, MembershipKind kind, const std::vector<int>& classOf);

/// Features x samples, row by row: 1 where the value was missing as read and has been filled; empty when none was.
std::vector<std::uint8_t> imputedMarks(const PreparedData& data, const std::vector<int>& features,
                                       const std::vector<int>& sampleAt);

/// The model of the features @p ranked of @p fit, in groups (byHighestCluster), for samples in @p order. Null when
/// @p progress says stop.
std::shared_ptr<ExpressionModel> expressionModel(const FitPtr& fit, std::vector<int> ranked, SampleOrder order,
                                                 const QString& valueName, const Progress& progress = {});

}  // namespace fuzzylens::ui
