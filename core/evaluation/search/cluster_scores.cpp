// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/cluster_scores.h"

#include "core/dataset/table_products.h"
#include "core/evaluation/fold_fits.h"
#include "core/evaluation/scored_classes.h"
#include "core/scores/cluster_indices.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

using ScoresByName = std::map<std::string, double>;

/// n x k, from every sample to each centre.
Eigen::MatrixXd squaredDistances(const Dataset& data, const Eigen::MatrixXd& centers)
{
    Eigen::MatrixXd squared = Eigen::MatrixXd::Zero(data.samples(), centers.rows());
    if (const SparseColumns* sparse = data.table().sparse()) {
        SparseDistances(*sparse, 1).toPoints(centers, squared);
        return squared;
    }
    std::vector<double> scratch;
    for (Index feature = 0; feature < data.features(); ++feature) {
        const auto values = data.valuesOf(feature, scratch).stored();
        for (Index cluster = 0; cluster < centers.rows(); ++cluster)
            squared.col(cluster).array() += (values - centers(cluster, feature)).square();
    }
    return squared;
}

void addFuzzyIndices(ScoresByName& scores, const Dataset& data, const Parameters& parameters,
                     const Outcome& outcome)
{
    constexpr double usualFuzzifier = 2;  // of Xie and Beni
    const Eigen::MatrixXd& memberships = outcome.memberships;
    if (memberships.rows() != data.samples() || memberships.cols() == 0)
        return;
    scores["partition_coefficient"] = partitionCoefficient(memberships);
    scores["partition_entropy"] = partitionEntropy(memberships);
    if (memberships.cols() < 2)
        return;
    scores["modified_partition_coefficient"] = modifiedPartitionCoefficient(memberships);
    const Eigen::MatrixXd& centers = outcome.centers;
    if (centers.rows() == memberships.cols() && centers.cols() == data.features())
        scores["xie_beni"] = xieBeni(memberships, squaredDistances(data, centers), centers,
                                     parameters.has("fuzzifier") ? parameters.real("fuzzifier") : usualFuzzifier);
}

void addSilhouettes(ScoresByName& scores, const Outcome& outcome, const Eigen::MatrixXd& distances)
{
    const std::vector<int>& assigned = outcome.assigned;
    const bool isOneCluster =
        std::all_of(assigned.begin(), assigned.end(), [&](int cluster) { return cluster == assigned.front(); });
    if (distances.size() == 0 || isOneCluster)
        return;
    const Eigen::VectorXd widths = silhouetteWidths(distances, assigned);
    scores["silhouette"] = widths.mean();
    if (outcome.memberships.rows() == widths.size() && outcome.memberships.cols() > 1)
        scores["fuzzy_silhouette"] = fuzzySilhouette(widths, outcome.memberships);
}

void addAgreement(ScoresByName& scores, const MethodDescription& method, const Problem& problem,
                  const Parameters& parameters, const Outcome& outcome)
{
    if (problem.target.kind != Target::Kind::Classes || searchUsesLabels(parameters, outcome, problem.target))
        return;
    const std::vector<int> classOf = scoredClasses(problem, &method);
    if (std::none_of(classOf.begin(), classOf.end(), [](int cls) { return cls >= 0; }))
        return;
    scores["ari"] = adjustedRandIndex(classOf, outcome.assigned);
    scores["nmi"] = mutualInformation(classOf, outcome.assigned);
}

}  // namespace

const std::vector<std::string_view>& clusterScores()
{
    static const std::vector<std::string_view> scores{"silhouette",
                                                      "fuzzy_silhouette",
                                                      "partition_coefficient",
                                                      "partition_entropy",
                                                      "modified_partition_coefficient",
                                                      "xie_beni",
                                                      "gap",
                                                      "stability",
                                                      "ari",
                                                      "nmi"};
    return scores;
}

std::map<std::string, double> clusterScoresOf(const MethodDescription& method, const Problem& problem,
                                              const Parameters& parameters, const Outcome& outcome,
                                              const Eigen::MatrixXd& distances)
{
    ScoresByName scores;
    addFuzzyIndices(scores, *problem.data, parameters, outcome);
    addSilhouettes(scores, outcome, distances);
    addAgreement(scores, method, problem, parameters, outcome);
    if (!outcome.objective.empty())
        scores["objective"] = outcome.objective.back();
    if (const auto effective = meanEffectiveNumber(outcome.featureWeights))
        scores["effective_features"] = *effective;
    std::erase_if(scores, [](const auto& score) { return !std::isfinite(score.second); });
    return scores;
}

}  // namespace fuzzylens
