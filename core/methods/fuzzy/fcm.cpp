// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"

#include "core/common/issue.h"
#include "core/methods/frames.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fcm_iteration.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <chrono>
#include <limits>
#include <utility>
#include <vector>

namespace fuzzylens {

namespace {

void testForCollapse(const MeanDistances& samples, const DatasetPtr& data, int threads, double fuzzifier,
                     Outcome& outcome)
{
    const double lambda = largestDirectionEigenvalue(data, threads);
    report(collapseTest(lambda, samples.scatter() / static_cast<double>(data->samples()), outcome.centers),
           fuzzifier, outcome);
}

/// One start, on points of which every iteration reads all values.
Outcome fitPoints(const MeanDistances& samples, const ValueTable& points, const ClusteringOptions& options,
                  const RunControl& control, int restart)
{
    const std::vector<int> start = startOf(samples, options, restart);
    Eigen::MatrixXd centers(std::ssize(start), points.columns());
    for (Index j = 0; j < centers.rows(); ++j)
        centers.row(j) = samples.sample(start[static_cast<std::size_t>(j)]);
    const FlushToZero flush;
    FcmIteration iteration(points, centers.rows(), options.fuzzifier, control.threads);
    iteration.startFromCenters(centers);
    Outcome outcome;
    outcome.restart = restart;
    FrameRecorder frames(control);
    double objective = std::numeric_limits<double>::quiet_NaN();
    const auto keepMemberships = [&](const char* block) {
        if (!frames.isOpen())
            return;
        Frame frame(outcome.iterations, block, objective);
        frame.memberships = iteration.memberships();
        frames.add(std::move(frame));
    };
    const auto keepCenters = [&](const Eigen::MatrixXd& before) {
        Frame frame(outcome.iterations, "centers", 0.0);
        frame.embedding = iteration.distances();
        frame.objective = powersOf(before, options.fuzzifier).cwiseProduct(frame.embedding).sum();
        frame.centers = iteration.centers().cast<float>();
        frames.add(std::move(frame));
    };
    keepMemberships("start");
    while (outcome.stopped == Stopped::IterationLimit && outcome.iterations < options.maxIterations) {
        if (!shouldContinue(control.progress, {"fitting", outcome.iterations, options.maxIterations, objective})) {
            outcome.stopped = Stopped::Cancelled;
            break;
        }
        const Eigen::MatrixXd before =
            frames.isOpen() ? Eigen::MatrixXd(iteration.memberships()) : Eigen::MatrixXd();
        if (iteration.step() < options.tolerance)
            outcome.stopped = Stopped::Converged;
        objective = iteration.objective();
        outcome.objective.push_back(objective);
        ++outcome.iterations;
        if (frames.isOpen())
            keepCenters(before);
        keepMemberships("memberships");
    }
    outcome.memberships = iteration.memberships();
    if (outcome.iterations > 0)
        outcome.embedding = iteration.distances();
    iteration.moveCenters();
    outcome.centers = iteration.centers();
    outcome.frames = frames.take();
    return outcome;
}

Outcome fit(const MeanDistances& samples, const DatasetPtr& data, const ClusteringOptions& options,
            const RunControl& control)
{
    const ValueTable& table = data->table();
    if (samples.usesProducts() || table.sparse())
        return alternate(samples, euclideanGeometry(samples), options, control);
    return bestOfStarts(samples, options,
                        [&](int restart) { return fitPoints(samples, table, options, control, restart); });
}

}  // namespace

Outcome fcm(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    Outcome outcome = fit(samples, problem.data, options, control);
    if (options.clusters > 1)
        testForCollapse(samples, problem.data, control.threads, options.fuzzifier, outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

Prediction predictFromCenters(const Outcome& outcome, double fuzzifier, const Dataset& samples)
{
    const Eigen::MatrixXd& centers = outcome.centers;
    if (samples.features() != centers.cols())
        throw ArgumentError(
            message("the centres have %1 features, the samples %2", centers.cols(), samples.features()));
    if (samples.missingCount() > 0)
        throw ArgumentError(message("the samples to predict have missing values"));
    Prediction prediction;
    if (const SparseColumns* sparse = samples.table().sparse())
        SparseDistances(*sparse, hardwareThreads()).toPoints(centers, prediction.embedding);
    else if (samples.table().floats())
        distancesToPoints(samples.table(), centers, hardwareThreads(), prediction.embedding);
    else
        prediction.embedding = squaredDistances(samples.values().map(), centers);
    prediction.memberships = fuzzyMemberships(prediction.embedding, fuzzifier);
    return prediction;
}

}  // namespace fuzzylens
