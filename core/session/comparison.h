// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <Eigen/Core>

#include <string>
#include <utility>
#include <vector>

namespace fuzzylens {

/// Comparison of two fits on their common samples and features. Samples and features are the same by
/// their places where all names are; else by those names that each has once.
struct ResultComparison
{
    Eigen::MatrixXi table;       // samples in cluster i of the first and j of the second
    std::vector<int> matchedTo;  // of a cluster of the first the one of the second; -1 where that has fewer
    int samples = 0;             // that both have and have put into a cluster
    int moved = 0;               // that are in another cluster than the matched one
    double adjustedRand = 0;     // of the two partitions; 0 without a common sample

    struct Weight
    {
        std::string feature;           // the second of a name is NAME#2 (numberedName)
        double first = 0, second = 0;  // mean over the clusters; they sum to 1 over all features of a fit
    };
    std::vector<Weight> weights;  // of the features that both weigh, in the order of the first

    struct Metric
    {
        std::string name;
        double first = 0, second = 0;
    };
    std::vector<Metric> metrics;  // that both have, by name

    /// The feature weights that grew (or, with @p shrank, shrank) most, at most @p count, the largest change in
    /// front; those that did not are not among them.
    FUZZYLENS_EXPORT std::vector<Weight> mostChanged(std::size_t count, bool shrank) const;
};

/// Clusters are matched so that as many samples as possible stay (leastCostAssignment).
FUZZYLENS_EXPORT ResultComparison compare(const Result& first, const Result& second);

/// Memberships of the common samples of two fits in the clusters that are matched.
struct MatchedMemberships
{
    std::vector<std::pair<int, int>> samples;   // index of a sample in the first and in the second fit
    std::vector<std::pair<int, int>> clusters;  // of the first and the one of the second that is matched to it
    Eigen::MatrixXd first, second;              // samples x clusters
    std::vector<bool> isMoved;  // of each sample: in another cluster of the second than the matched one

    bool isEmpty() const { return samples.empty() || clusters.empty(); }
};

/// Memberships without the sample's own label if both fits have them, else those of the fits. Empty if one has no
/// memberships or clusters.
/// @param comparison of the two.
FUZZYLENS_EXPORT MatchedMemberships matchedMemberships(const Result& first, const Result& second,
                                                       const ResultComparison& comparison);

}  // namespace fuzzylens
