// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/leave_one_out.h"

#include "core/methods/left_out_samples.h"
#include "core/methods/sfp/crisp_leave_one_out.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double crisp = 1e-6;  // memberships closer to the classes than this are the classes

void requireClasses(const Problem& problem)
{
    if (problem.target.kind != Target::Kind::Classes || problem.target.classes() == 0)
        throw std::invalid_argument("leave-one-out accuracy needs samples with classes");
    if (problem.data->samples() < 3)
        throw std::invalid_argument("leave-one-out accuracy needs at least 3 samples");
}

Problem without(const Problem& problem, int sample)
{
    std::vector<Index> kept(static_cast<std::size_t>(problem.data->samples()));
    std::iota(kept.begin(), kept.end(), Index{0});
    kept.erase(kept.begin() + sample);
    return problemWithout(problem, sample, problem.data->subset(kept, std::nullopt));
}

SfpOptions optionsWithout(const SfpOptions& options, int sample)
{
    SfpOptions result = options;
    result.seed = deriveSeed(options.seed, {static_cast<std::uint64_t>(sample) + 1});
    if (std::find(result.startSamples.begin(), result.startSamples.end(), sample) != result.startSamples.end())
        result.startSamples.clear();
    for (int& start : result.startSamples)
        start -= start > sample;
    return result;
}

// Fits without each of these samples; classes into predicted.
bool refit(const Problem& problem, const SfpOptions& options, const RunControl& control,
           const std::vector<int>& samples, std::vector<int>& predicted)
{
    const auto predict = [&](int sample, const RunControl& inner) {
        const Problem fold = without(problem, sample);
        const SfpOptions foldOptions = optionsWithout(options, sample);
        const Outcome outcome = sfp(fold, foldOptions, inner).outcome;
        if (outcome.stopped == Stopped::Cancelled)
            return -1;
        const auto leftOut = problem.data->subset(std::vector<Index>{sample}, std::nullopt);
        return predictSfp(outcome, fold.target, foldOptions, *leftOut).predictedClass[0];
    };
    return predictLeftOut(samples, control, predict, predicted);
}

// Whether a fit's memberships are the classes: each class has a cluster of its own that holds all of it.
bool isCrisp(const Outcome& outcome, const Target& target)
{
    std::vector<int> clusterOf(target.classNames.size(), -1), classOf(target.classNames.size(), -1);
    for (std::size_t i = 0; i < target.classOf.size(); ++i) {
        const auto cls = static_cast<std::size_t>(target.classOf[i]);
        const int cluster = outcome.assigned[i];
        if (clusterOf[cls] < 0 && classOf[static_cast<std::size_t>(cluster)] < 0) {
            clusterOf[cls] = cluster;
            classOf[static_cast<std::size_t>(cluster)] = static_cast<int>(cls);
        }
        if (clusterOf[cls] != cluster || 1 - outcome.memberships(static_cast<Index>(i), cluster) > crisp)
            return false;
    }
    return true;
}

}  // namespace

bool sfpLeaveOneOutIsCheap(const Problem& problem, const SfpOptions& options)
{
    const Target& target = problem.target;
    // Only with more features than samples do the labels make the partition crisp for any data; elsewhere the
    // closed form may turn out not to hold, and as many fits as samples are no cheap thing.
    return problem.data->features() > problem.data->samples() && problem.data->samples() >= 3 &&
           options.clusters < problem.data->samples() && target.kind == Target::Kind::Classes &&
           target.classes() >= 2 && options.clusters == target.classes() && options.loss == SfpLoss::LogLoss &&
           options.alpha > options.gamma && options.init == SfpInit::Stratified &&
           std::all_of(target.classOf.begin(), target.classOf.end(), [](int cls) { return cls >= 0; });
}

AccuracyReport sfpLeaveOneOutByRefits(const Problem& problem, const SfpOptions& options, const RunControl& control,
                                      std::vector<int>* predicted)
{
    requireClasses(problem);
    requireComplete(problem);
    std::vector<int> classes(problem.target.classOf.size(), -1);
    const bool isWhole = refit(problem, options, control, samplesWithClass(problem.target), classes);
    const AccuracyReport result = leftOutReport(problem.target, classes, isWhole, "leave-one-out, a fit each");
    if (predicted)
        *predicted = std::move(classes);
    return result;
}

AccuracyReport sfpLeaveOneOut(const Problem& problem, const SfpOptions& options, const RunControl& control)
{
    requireClasses(problem);
    if (!sfpLeaveOneOutIsCheap(problem, options))
        return sfpLeaveOneOutByRefits(problem, options, control);
    const Outcome whole = sfp(problem, options, control).outcome;
    if (whole.stopped == Stopped::Cancelled)
        return {0, 0, true, "leave-one-out, closed form"};
    if (!isCrisp(whole, problem.target))
        return sfpLeaveOneOutByRefits(problem, options, control);
    std::vector<int> predicted = sfp_detail::crispLeaveOneOut(problem, options, control.threads);
    std::vector<int> undecided;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (predicted[i] < 0)
            undecided.push_back(static_cast<int>(i));
    const bool isWhole = undecided.empty() || refit(problem, options, control, undecided, predicted);
    return leftOutReport(problem.target, predicted, isWhole, "leave-one-out, closed form");
}

}  // namespace fuzzylens
