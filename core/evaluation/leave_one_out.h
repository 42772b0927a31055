// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/preprocess/steps.h"

#include <optional>
#include <string>

namespace fuzzylens {

/// Leave-one-out accuracy of a fit, by two protocols (methods.md 1.6 B).
struct LeaveOneOutAccuracy
{
    /// Every fold fits the steps and the method without the sample, then applies both to it. Absent where the
    /// method does not predict new samples, where it was not asked for, and after an error.
    std::optional<AccuracyReport> inFold;
    /// As published: the steps fitted once, on all samples. Methods that do not predict hide the label alone.
    AccuracyReport global;
    /// Why inFold could not be computed; empty without an error.
    Message error;

    bool isCancelled() const { return global.isCancelled || (inFold && inFold->isCancelled); }
};

/// What a leave-one-out accuracy is computed of.
struct LeaveOneOutFit
{
    const MethodDescription& method;  // has leaveOneOut
    DatasetPtr original;              // as read
    std::vector<FittedStepPtr> steps;
    const Problem& problem;  // the steps applied to the original; n samples with classes
    const Parameters& parameters;
};

/// Which of the protocols are computed: in the folds always, or only where that takes seconds at most.
enum class InFold { Always, IfCheap };

/// Whether the folds of these data take seconds at most.
FUZZYLENS_EXPORT bool isCheapInFolds(const Dataset& original);

/// The fold of sample i draws with a seed derived from (seed, i), like the published way. Steps that choose
/// samples are applied before samples are left out.
/// @throws std::invalid_argument if there are no classes, and as the method does; DataError if memory is short.
FUZZYLENS_EXPORT LeaveOneOutAccuracy leaveOneOut(const LeaveOneOutFit& fit, InFold inFold,
                                                 const RunControl& control = {});

}  // namespace fuzzylens
