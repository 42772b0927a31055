// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// How clusters of subsamples agree (methods.md 5). Each assignment has a cluster for every sample of the data,
/// from 0, and -1 for the samples that its subsample lacks. All throw std::invalid_argument if there are fewer
/// than two assignments or they differ in length.

/// Of each assignment the mean adjusted Rand index with the others, on the samples that both have; these must be
/// one or more. The mean of the result is that over all pairs of assignments (Lange and others 2004).
FUZZYLENS_EXPORT std::vector<double> meanAgreements(const std::vector<std::vector<int>>& assignments);

/// Of the subsamples with samples i and j, the share that puts both into one cluster (Monti and others
/// 2003): n x n, symmetric, 1 on the diagonal, not a number for samples that no subsample has together.
FUZZYLENS_EXPORT Eigen::MatrixXd consensusMatrix(const std::vector<std::vector<int>>& assignments);

/// The area from 0 to 1 below the cumulative distribution of the entries with i < j (Monti and others 2003), which
/// is 1 less their mean: if all subsamples find the same partition, its share of separated pairs.
/// Entries that are not numbers count for nothing. @throws std::invalid_argument if there is no entry.
FUZZYLENS_EXPORT double consensusArea(const Eigen::MatrixXd& consensus);

/// A step of a distribution function: from this value to that of the next step, it is the share.
struct DistributionStep
{
    double value = 0;
    double share = 0;

    bool operator==(const DistributionStep&) const = default;
};

/// The cumulative distribution of these entries: a step at each different one, by ascending value, the last one to
/// 1. @throws as consensusArea.
FUZZYLENS_EXPORT std::vector<DistributionStep> consensusDistribution(const Eigen::MatrixXd& consensus);

}  // namespace fuzzylens
