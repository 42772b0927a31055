// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/class_clusters.h"

#include "core/common/issue.h"
#include "core/methods/data_checks.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <chrono>
#include <limits>

namespace fuzzylens {

void requireClasses(const Problem& problem)
{
    requireComplete(problem);
    requireVariation(*problem.data);
    if (problem.target.kind != Target::Kind::Classes)
        throw ArgumentError(message("class labels are needed: one cluster is created for each class"));
    if (problem.target.classNames.empty())
        throw ArgumentError(message("no sample has a label; labelled samples of at least two classes are needed"));
    requireSeveralClasses(problem.target);
}

Eigen::MatrixXd classIndicators(const Target& target, Index samples)
{
    Eigen::MatrixXd indicators = Eigen::MatrixXd::Zero(samples, target.classes());
    for (Index i = 0; i < samples; ++i)
        if (const int c = target.classOf[static_cast<std::size_t>(i)]; c >= 0)
            indicators(i, c) = 1.0;
    return indicators;
}

Outcome alternateByClass(const Problem& problem,
                         const std::function<void(const Eigen::MatrixXd& distances, GuidedStep& next)>& step,
                         const ConvergenceOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireClasses(problem);
    const MeanDistances samples(problem.data, control.threads);
    GuidedStep state, next;
    state.weights = asMeans(classIndicators(problem.target, samples.samples()));
    state.objective = std::numeric_limits<double>::quiet_NaN();
    Outcome outcome;
    outcome.embedding = samples.toMeans(state.weights);
    constexpr double plain = 2.0;  // the result if the fit is cancelled at once
    state.memberships = state.labelFree = fuzzyMemberships(outcome.embedding, plain);
    while (outcome.iterations < options.maxIterations) {
        if (!shouldContinue(control.progress,
                            {"fitting", outcome.iterations, options.maxIterations, state.objective})) {
            outcome.stopped = Stopped::Cancelled;
            break;
        }
        samples.toMeans(state.weights, outcome.embedding);
        step(outcome.embedding, next);
        const double change = outcome.iterations == 0
                                  ? std::numeric_limits<double>::infinity()
                                  : (next.memberships - state.memberships).cwiseAbs().maxCoeff();
        std::swap(state, next);
        outcome.objective.push_back(state.objective);
        ++outcome.iterations;
        if (change < options.tolerance) {
            outcome.stopped = Stopped::Converged;
            break;
        }
    }
    outcome.memberships = std::move(state.memberships);
    outcome.membershipsLabelFree = std::move(state.labelFree);
    outcome.centers = samples.means(state.weights);
    outcome.assigned = outcome.predictedClass = nearestClusters(outcome.memberships);
    for (const std::string& name : problem.target.classNames)
        outcome.embeddingAxes.push_back("distance to " + name);
    outcome.instructionSet = instructionSet();
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
