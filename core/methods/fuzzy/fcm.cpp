// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <chrono>

namespace fuzzylens {

namespace {

void testForCollapse(const MeanDistances& samples, const DatasetPtr& data, int threads, double fuzzifier,
                     Outcome& outcome)
{
    const double lambda = largestDirectionEigenvalue(data, threads);
    report(collapseTest(lambda, samples.scatter() / static_cast<double>(data->samples()), outcome.centers),
           fuzzifier, outcome);
}

}  // namespace

Outcome fcm(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    Outcome outcome = alternate(samples, euclideanGeometry(samples), options, control);
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
