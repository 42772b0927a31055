// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/methods/outcome.h"
#include "core/methods/problem.h"

namespace fuzzylens {

/// Whether fuzzy c-means can find clusters in these data (methods.md 3.6). The partition with equal memberships is
/// a stable fixed point unless m < 1 / (1 - 2 lambda), lambda the largest eigenvalue of (1/n) sum_i y_i y_i' /
/// |y_i|^2, y_i = x_i - mean. A fit that ends there has all centres at the mean, and rounding decides its largest
/// memberships; from another start it may end elsewhere.
struct CollapseTest
{
    double largestEigenvalue = 0;   // lambda, in [0, 1]
    double fuzzifierBound = 0;      // 1 / (1 - 2 lambda); infinite from lambda = 1/2 on
    double leastSeparation = 0;     // least squared distance of two centres, over the variance of the points
    double greatestSeparation = 0;  // also the greatest
    bool hasCollapsed = false;      // the greatest is below 1e-8
    bool clustersCoincide = false;  // the least is, the greatest is not
};

/// 1 / (1 - 2 lambda); infinite from lambda = 1/2 on.
FUZZYLENS_EXPORT double fuzzifierBound(double largestEigenvalue);
/// The fuzzifier where none is set: 2, or half of the way from 1 to @p bound if that is less, so that partitions
/// are about as fuzzy on all data. 2 also if @p bound does not exceed 1.
FUZZYLENS_EXPORT double fuzzifierBelow(double bound);
/// fuzzifierBelow() the bound of the samples; 2 without data, or if lambda is not known. Cached.
FUZZYLENS_EXPORT double fuzzifierOfSamples(const Problem& problem);

/// lambda of the samples of a data set, cached as long as the data exist; not a number if a value is missing or
/// has no square.
FUZZYLENS_EXPORT double largestDirectionEigenvalue(const DatasetPtr& data, int threads);
/// lambda of points given by their inner products less their mean, n x n. Points at the mean count for nothing.
FUZZYLENS_EXPORT double largestDirectionEigenvalue(const Eigen::MatrixXd& products);
/// lambda of points themselves, n x d; more than 2 MB of them are not copied, and of more than 128 coordinates the
/// mean may then be 1e6 times as large as the distances from it.
FUZZYLENS_EXPORT double
largestDirectionEigenvalueOfPoints(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& points,
                                   int threads = 1);

/// @param variance mean squared distance of the points from their mean. @param centers k x d.
FUZZYLENS_EXPORT CollapseTest collapseTest(double largestEigenvalue, double variance,
                                           const Eigen::MatrixXd& centers);

/// Adds a warning to @p outcome if the memberships of almost every sample are almost equal.
void warnOfEqualMemberships(double fuzzifier, Outcome& outcome);

/// Adds a note to @p outcome, of at least two clusters, if @p fuzzifier is @p chosen, which fuzzifierBelow() has
/// lowered for the data; with the bound if that is among the figures.
FUZZYLENS_EXPORT void noteChosenFuzzifier(double fuzzifier, double chosen, Outcome& outcome);

/// Puts the test into a fit of at least two clusters: its figures "largest_eigenvalue", "fuzzifier_bound" (absent
/// when there is none), "center_separation", and a warning when the partition has collapsed or clusters coincide.
void report(const CollapseTest& test, double fuzzifier, Outcome& outcome);

}  // namespace fuzzylens
