// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"

#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/methods/best_restart.h"
#include "core/methods/sfp/fit.h"
#include "core/methods/sfp/partition_layout.h"
#include "core/methods/sfp/start.h"
#include "core/methods/sfp/warnings.h"
#include "core/numeric/parallel.h"

#include <cmath>
#include <limits>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

using Clock = Fit::Clock;

/// Refuses, before anything is taken, a fit whose sums and results do not fit into memory.
void requireRoom(const Problem& problem, const SfpOptions& options)
{
    constexpr double worthAsking = 64e6;
    const Index samples = problem.data->samples(), features = problem.data->features();
    const auto n = static_cast<double>(samples), p = static_cast<double>(features);
    // In addition to the pass: memberships twice, and in the outcome memberships, two embeddings, centres and
    // weights.
    const double ofFit = sizeof(double) * options.clusters * (5 * n + 2 * p);
    const double needed =
        PartitionLayout(samples, features, options.clusters, problem.data->table().sparse()).bytes + ofFit;
    if (needed > worthAsking)
        requireMemory({}, needed, message("use fewer clusters or fewer features"));
}

void checkOptions(const Problem& problem, const SfpOptions& options)
{
    requireComplete(problem);
    if (options.clusters < 1)
        throw ArgumentError(message("clusters must be at least 1"));
    if (options.clusters > problem.data->samples())
        throw ArgumentError(message("there cannot be more clusters (%1) than samples (%2)", options.clusters,
                                    problem.data->samples()));
    if (!(options.alpha >= 0) || !(options.gamma > 0) || !(options.lambda > 0))
        throw ArgumentError(message("alpha must not be negative; gamma and lambda must exceed 0"));
    if (!(options.smoothing > 0))
        throw ArgumentError(message("smoothing must exceed 0"));
    if (options.restarts < 1 || options.maxIterations < 1 || !(options.tolerance >= 0))
        throw ArgumentError(message("restarts and max_iterations must be at least 1, tolerance at least 0"));
    requireRoom(problem, options);
}

SfpResult finished(SfpResult result, const Problem& problem, const SfpOptions& options, const PreparedData& data,
                   const AlignedMatrix& scatters, Clock::time_point begin)
{
    result.outcome.warnings = warningsAfter(problem, options, result, data, scatters);
    result.outcome.instructionSet = instructionSet();
    result.outcome.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    requireFinite(result.outcome);
    return result;
}

bool fits(const Outcome& outcome, const Problem& problem, const SfpOptions& options)
{
    return outcome.memberships.rows() == problem.data->samples() &&
           outcome.memberships.cols() == options.clusters &&
           ((outcome.memberships.rowwise().sum().array() - 1).abs() < 1e-9).all();
}

}  // namespace

SfpResult sfp(const Problem& problem, const SfpOptions& options, const RunControl& control)
{
    const Clock::time_point begin = Clock::now();
    checkOptions(problem, options);
    const FlushToZero flush;
    Fit fit(problem, options, control);
    const int restarts = options.startSamples.empty() ? options.restarts : 1;
    const std::int64_t total = std::int64_t{restarts} * options.maxIterations;
    struct Candidate
    {
        SfpResult result;
        AlignedMatrix scatters;  // of several restarts: those of the last one are still in the fit
    };
    BestRestart<Candidate> candidates;
    bool isCancelled = false;
    for (int restart = 0; restart < restarts && !isCancelled; ++restart) {
        const std::vector<int> start = chooseStart(problem.target, problem.data->samples(), options, restart);
        const Fit::Trace trace = fit.run(start, std::int64_t{restart} * options.maxIterations, total);
        isCancelled = trace.stopped == Stopped::Cancelled;
        const ObjectiveParts last = trace.objective.empty() ? ObjectiveParts() : trace.objective.back();
        const double objective = trace.objective.empty() ? std::numeric_limits<double>::infinity() : last.total();
        if (candidates.accepts(objective)) {
            Candidate candidate{{fit.outcome(trace), start, trace.emptyClusters}, {}};
            candidate.result.outcome.restart = restart;
            if (restarts > 1)
                candidate.scatters = AlignedMatrix::copyOf(fit.scatters().map());
            candidates.add(objective, last.scale(), std::move(candidate));
        }
    }
    Candidate& best = candidates.best();
    if (isCancelled)
        best.result.outcome.stopped = Stopped::Cancelled;
    return finished(std::move(best.result), problem, options, fit.data(),
                    restarts > 1 ? best.scatters : fit.scatters(), begin);
}

SfpResult refineSfp(const Problem& problem, const SfpOptions& options, const Outcome& from,
                    std::chrono::milliseconds budget, const RunControl& control)
{
    const Clock::time_point begin = Clock::now();
    checkOptions(problem, options);
    const FlushToZero flush;
    Fit fit(problem, options, control);
    SfpResult result;
    if (fits(from, problem, options)) {
        const Fit::Trace trace = fit.refine(from, begin + budget);
        result = {fit.outcome(trace), {}, trace.emptyClusters};
    } else {
        result.startSamples = chooseStart(problem.target, problem.data->samples(), options, 0);
        const Fit::Trace trace = fit.run(result.startSamples, 0, options.maxIterations, begin + budget);
        result.outcome = fit.outcome(trace);
        result.emptyClusters = trace.emptyClusters;
    }
    return finished(std::move(result), problem, options, fit.data(), fit.scatters(), begin);
}

}  // namespace fuzzylens
