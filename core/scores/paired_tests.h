// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <vector>

namespace fuzzylens {

/// Tests of two classifiers that predict the same samples.

/// The two-sided p-value of McNemar's test from the binomial distribution, in (0, 1]: of samples that only one of
/// the two predicts correctly, either is right with the same probability (McNemar 1947; exact form).
/// @param onlyFirst, onlySecond numbers of samples that only the one is right about, not negative; 1 if both are
/// 0.
FUZZYLENS_EXPORT double exactMcNemar(int onlyFirst, int onlySecond);

/// A two-sided test of a mean difference.
struct DifferenceTest
{
    double mean = 0;
    double statistic = 0;
    double pValue = 1;
};

/// The corrected resampled t-test: folds share training samples, so that their variance is enlarged by the ratio
/// of test to training samples (Nadeau and Bengio 2003, equation 9). If all differences are equal: p = 1 if they
/// are 0, else 0, the statistic 0 or infinite.
/// @param differences of a score of two classifiers in each fold of each repetition, at least 2.
/// @param testPerTraining samples of a test fold by those of its training fold, above 0.
/// @throws std::invalid_argument otherwise.
FUZZYLENS_EXPORT DifferenceTest correctedResampledTest(const std::vector<double>& differences,
                                                       double testPerTraining);

/// p-values corrected for their number, in the same order (Holm 1979): those not above the level are significant,
/// and the probability of any false one among them is at most the level.
FUZZYLENS_EXPORT std::vector<double> holmAdjusted(const std::vector<double>& pValues);

}  // namespace fuzzylens
