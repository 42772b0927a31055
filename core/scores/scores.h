// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// Scores of predictions and partitions (methods.md 5). Classes and clusters are counted from 0, -1 means
/// none. Samples without a class are left out; a labelled sample without a prediction or cluster is an error of
/// the prediction: never right, and a cluster of its own kind in the comparison of partitions. All throw
/// std::invalid_argument if the lengths differ or no sample has a class.

/// How often each class (row) met each prediction or cluster (column).
FUZZYLENS_EXPORT Eigen::MatrixXi contingencyTable(const std::vector<int>& classes,
                                                  const std::vector<int>& clusters);

/// The table of @p classCount true classes (rows) by predicted classes (columns); samples without a prediction are
/// not in it.
FUZZYLENS_EXPORT Eigen::MatrixXi confusionMatrix(const std::vector<int>& classes,
                                                 const std::vector<int>& predicted, int classCount);

/// Share of samples whose prediction equals their class.
FUZZYLENS_EXPORT double accuracy(const std::vector<int>& classes, const std::vector<int>& predicted);

/// Sample standard deviation (divisor n - 1) of n outcomes of which @p correct are 1 and the others 0; 0 for n
/// = 1.
FUZZYLENS_EXPORT double outcomeDeviation(int correct, int n);

/// A range of a proportion, within [0, 1].
struct Interval
{
    double low = 0;
    double high = 1;
};

/// The interval of a proportion of which @p correct of @p n outcomes are 1 (Wilson 1927), coverage 95 %.
/// @throws std::invalid_argument unless 0 <= correct <= n and n > 0.
FUZZYLENS_EXPORT Interval wilsonInterval(int correct, int n);

/// Greatest accuracy over all matchings of clusters to different classes.
FUZZYLENS_EXPORT double matchedAccuracy(const std::vector<int>& classes, const std::vector<int>& clusters);

/// Share of samples outside the most frequent class of their cluster.
FUZZYLENS_EXPORT double majorityError(const std::vector<int>& classes, const std::vector<int>& clusters);

/// Share of sample pairs that both partitions join or both separate (Rand 1971); 1 for a single sample.
FUZZYLENS_EXPORT double randIndex(const std::vector<int>& classes, const std::vector<int>& clusters);

/// Rand index corrected for chance (Hubert and Arabie 1985): 1 for equal partitions, 0 on average for random ones.
FUZZYLENS_EXPORT double adjustedRandIndex(const std::vector<int>& classes, const std::vector<int>& clusters);

/// What mutual information is divided by.
enum class InformationScale {
    Geometric,     // root of the product of both entropies
    ClassEntropy,  // entropy of the classes
    Maximum,       // the greater entropy
    Arithmetic     // mean of both entropies
};

/// Mutual information over the chosen entropy, in [0, 1]. Where that entropy is 0: 1 if both partitions have a
/// single part, else 0.
FUZZYLENS_EXPORT double mutualInformation(const std::vector<int>& classes, const std::vector<int>& clusters,
                                          InformationScale scale = InformationScale::Geometric);

/// Area under the receiver operating curve: the chance that a positive sample scores above a negative one, ties
/// counting one half (Mann-Whitney).
/// @throws std::invalid_argument if the lengths differ, a score is not finite, or one of the two groups is empty.
FUZZYLENS_EXPORT double areaUnderCurve(const std::vector<double>& scores, const std::vector<bool>& positive);

/// The mean over pairs of classes of the area under the curve within the pair, itself the mean of both directions
/// (Hand and Till 2001). @p scores: samples x classes. Classes without a sample take no part. For two classes
/// whose scores add up to a constant it is the ordinary area.
/// @throws std::invalid_argument if the shapes differ, a score is not finite, or fewer than two classes have
/// samples.
FUZZYLENS_EXPORT double handTillArea(const Eigen::MatrixXd& scores, const std::vector<int>& classes);

}  // namespace fuzzylens
