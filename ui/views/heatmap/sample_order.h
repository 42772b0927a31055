// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::ui {

/// An order of the samples cut into groups.
struct SampleOrder
{
    std::vector<int> sampleAt;     // position -> sample, a permutation
    std::vector<int> groupStarts;  // first position of each group, ascending from 0
    std::vector<int> groupKeys;    // cluster or class of each group; -1 unlabelled
};

/// By the cluster of largest membership (ties to the lowest), the most certain sample first.
SampleOrder orderByCluster(const Eigen::MatrixXd& memberships);

/// By class (unlabelled last), inside a class by cluster, the most certain first. @p classOf: a sample each, -1
/// unlabelled.
SampleOrder orderByClass(const Eigen::MatrixXd& memberships, const std::vector<int>& classOf);

/// By cluster, inside a cluster by class (unlabelled last), the most certain first.
SampleOrder orderByClusterAndClass(const Eigen::MatrixXd& memberships, const std::vector<int>& classOf);

}  // namespace fuzzylens::ui
