// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/evaluation/leave_one_out.h"
#include "core/evaluation/permutation_test.h"
#include "core/scores/scores.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Cross-validated accuracy of a classifier.
struct ValidatedAccuracy
{
    int correct = 0;
    int total = 0;  // labelled samples
    Interval interval;
    double largestClassShare = 0;     // accuracy of a classifier that always predicts the largest class
    std::vector<int> predictedClass;  // of every sample of the problem; -1 unlabelled
    int refused = 0;                  // samples counted as predicted to be of the largest class (FoldPredictions)
};

/// Whether a classification, or clusters, match the labels better than chance.
struct Verdict
{
    Message protocol;
    /// The statistic: correct predictions of a classifier, the adjusted Rand index of clusters and labels
    /// otherwise.
    PermutationTest test;
    std::optional<ValidatedAccuracy> accuracy;  // of classifiers
    /// Of other methods with a random start: mean adjusted Rand index over all pairs of 10 fits with other seeds;
    /// 1 if the clusters do not depend on the start.
    std::optional<double> stability;
    /// The smallest p-value that any result can have with classes of these sizes: the reciprocal of the number of
    /// labellings, those that only rename classes of one size counted once.
    double leastPValue = 0;
    bool isComplete = false;  // false while permutations are missing, or when cancelled

    static constexpr double significance = 0.05;

    /// Whether even perfect predictions would not be called better than chance.
    bool hasTooFewSamples() const { return leastPValue > significance; }
    bool isBetterThanChance() const { return !hasTooFewSamples() && test.pValue() <= significance; }
};

/// As Verdict::leastPValue, in (0, 1]. @param classOf of each sample; below 0: unlabelled. At least one is
/// labelled.
FUZZYLENS_EXPORT double leastPValueOf(const std::vector<int>& classOf);

/// How many of the labelled samples a classifier that has learnt nothing predicts correctly.
struct ChanceRange
{
    int low = 0;
    int high = 0;
    int total = 0;  // labelled samples
};

/// The central 95 % of the binomial distribution with the no-information rate: the accuracy of a classifier that
/// always predicts the largest class.
/// @param classOf as in leastPValueOf().
FUZZYLENS_EXPORT ChanceRange chanceRange(const std::vector<int>& classOf);

struct VerdictOptions
{
    int permutations = 200;
    bool mayStopEarly = true;  // as PermutationTest::add; false where the user has asked for so many permutations
    std::uint64_t seed = 1;    // of the permutations and folds; fits derive theirs from the seed of the method
};

/// Computes the verdict on a fit. A method that learns from labels is cross-validated as makeCrossValidation()
/// does, with the labels and with each permutation of them by the same protocol; the clusters of other methods are
/// compared with the labels and with permutations of these, samples whose labels or pairs guided the fit left out.
///
/// Exact: permutations are exchangeable with the labels under the null hypothesis that labels and values are
/// independent, since protocol, folds and steps depend on labels in the same way for all of them. So the p-value
/// is valid if no parameter has been chosen by the labels of the fit. Start samples chosen by the user may be one
/// of each class: cross-validated fits draw their start instead, and of clusters these samples are left out. A
/// sample whose fold is refused by the method counts as predicted to be of the largest class, and the protocol
/// says how many there are. Closed forms are used for single predictions only where they equal those of a fit
/// (sfpPredictLabellings). The interval ignores that the predictions of different folds depend on each other.
///
/// Labellings of one block are computed together: of a classifier @p onState, called from this thread, gets the
/// state after 20, 50 and then every 50 permutations; the result equals that of a single block and does not depend
/// on control.threads.
/// @param outcome of the fit. @return when cancelled the last state, incomplete.
/// @throws std::invalid_argument if fewer than two classes have labelled samples, no sample can be scored, or the
/// search of the method has used the labels, or the folds of more than a fifth of the samples are refused; what
/// the method and the steps throw; DataError if memory is short.
FUZZYLENS_EXPORT Verdict computeVerdict(const LeaveOneOutFit& fit, const Outcome& outcome,
                                        const VerdictOptions& options = {}, const RunControl& control = {},
                                        const std::function<void(const Verdict&)>& onState = {});

/// The numbers of the verdict in one or two sentences; of a classifier without the conclusion.
FUZZYLENS_EXPORT Message verdictResult(const Verdict& verdict);

/// The conclusion and the numbers; of an incomplete verdict on a classifier only the numbers.
FUZZYLENS_EXPORT Message verdictText(const Verdict& verdict);

}  // namespace fuzzylens
