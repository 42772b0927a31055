// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/evaluation/leave_one_out.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fuzzylens {

/// Classes that are predicted for left-out samples.
struct FoldPredictions
{
    std::vector<std::vector<int>> classes;  // of every sample, -1 unlabelled, for each labelling; empty: cancelled
    /// Samples for which the labels as they are (permutation 0) leave a fit or a prediction that is refused, as
    /// where a class has no sample but the left-out one: they count as predicted to be of the largest class.
    int refused = 0;
    Message refusal;  // why, of the first of them
};

/// Predictions of labelled samples by fits that have not seen their labels, for several permutations of the
/// labels. The protocol is the same for all of them, so that their accuracies can be compared.
class CrossValidation
{
public:
    virtual ~CrossValidation() = default;

    /// For the permutations from @p first on with the labels @p labellings. @throws what the steps throw.
    virtual FoldPredictions predict(const std::vector<Target>& labellings, int first,
                                    const RunControl& control) const = 0;
    virtual Message protocol() const = 0;
};

/// Whether the method of @p fit predicts classes that can be cross-validated: it learns from labels of classes.
FUZZYLENS_EXPORT bool isClassifier(const LeaveOneOutFit& fit);

/// Leave-one-out, all permutations at a time, where MethodDescription::predictLabellings decides most predictions
/// of permuted labels; the other ones are decided by fits. Otherwise stratified 10-fold cross-validation with a
/// fit for each fold and permutation; fewer folds where there are fewer labelled samples. The folds depend on the
/// permuted labels in the same way as on the labels.
/// In both the steps are fitted in each fold. Methods that do not predict new samples hide the labels of a fold:
/// then the fit and the steps know all values.
/// @param seed of permutations and folds. The parts of @p fit must outlive the result.
std::unique_ptr<CrossValidation> makeCrossValidation(const LeaveOneOutFit& fit, std::uint64_t seed,
                                                     const RunControl& control);

}  // namespace fuzzylens
