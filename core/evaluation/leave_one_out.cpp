// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/leave_one_out.h"

#include "core/common/issue.h"
#include "core/evaluation/fold_fits.h"
#include "core/methods/left_out_samples.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

/// Values that all folds together read, up to which they take about a second.
constexpr double cheapValues = 3e8;

AccuracyReport accuracyInFolds(const LeaveOneOutFit& fit, const RunControl& control)
{
    const FoldFits fits(fit);
    fits.requireMemoryFor(control.threads);
    const Target& target = fit.problem.target;
    std::vector<int> sizes(target.classNames.size());
    for (const int cls : target.classOf)
        if (cls >= 0)
            ++sizes[static_cast<std::size_t>(cls)];
    const auto predict = [&](int sample, const RunControl& inner) {
        // No prediction can be right where no other sample has the class.
        if (sizes[static_cast<std::size_t>(target.classOf[static_cast<std::size_t>(sample)])] < 2)
            return target.classes();
        const std::optional<Fold> fold = fits.prepare({sample}, inner.progress);
        if (!fold)
            return -1;
        const std::vector<int> predicted = fits.predict(*fold, target, fits.foldSeed(sample, 0), inner);
        return predicted.empty() ? -1 : predicted.front();
    };
    std::vector<int> predicted(target.classOf.size(), -1);
    const bool isComplete = predictLeftOut(samplesWithClass(target), control, predict, predicted);
    return leftOutReport(target, predicted, isComplete, "leave-one-out, steps fitted in each fold");
}

}  // namespace

bool isCheapInFolds(const Dataset& original)
{
    const auto samples = static_cast<double>(original.samples());
    return samples * samples * static_cast<double>(original.features()) <= cheapValues;
}

LeaveOneOutAccuracy leaveOneOut(const LeaveOneOutFit& fit, InFold inFold, const RunControl& control)
{
    LeaveOneOutAccuracy result;
    result.global = fit.method.leaveOneOut(fit.problem, fit.parameters, control);
    if (result.global.isCancelled || !fit.method.predict ||
        (inFold == InFold::IfCheap && !isCheapInFolds(*fit.original)))
        return result;
    try {
        result.inFold = accuracyInFolds(fit, control);
    } catch (const DataError& error) {
        result.error = messageOf(error);
    } catch (const std::invalid_argument& error) {
        result.error = messageOf(error);
    }
    return result;
}

}  // namespace fuzzylens
