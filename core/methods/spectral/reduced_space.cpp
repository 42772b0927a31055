// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/reduced_space.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/dataset/table_products.h"
#include "core/methods/data_checks.h"
#include "core/methods/fuzzy/k_means.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/parameter_kinds.h"
#include "core/numeric/parallel.h"
#include "core/numeric/point_tree.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr int mostDimensions = 64;

bool hasClasses(const Problem& problem)
{
    return problem.target.kind == Target::Kind::Classes && problem.target.classes() > 0;
}

}  // namespace

void requireDimensions(Index available, int wanted)
{
    if (wanted > available)
        throw ArgumentError(
            message(available == 1 ? "these data have only %1 dimension, not %2; reduce the number of dimensions"
                                   : "these data have only %1 dimensions, not %2; reduce the number of dimensions",
                    available, wanted));
}

void requireReducible(const Problem& problem, const ReducedSpaceOptions& options)
{
    requireComplete(problem);
    requireClusters(options.clusters, problem.data->samples());
    if (options.dimensions < 1)
        throw ArgumentError(message("at least one dimension is needed"));
    if (options.restarts < 1)
        throw ArgumentError(message("restarts must be 1 or more"));
    requireVariation(*problem.data);
}

std::vector<int> nearestClasses(const Eigen::MatrixXd& points, const std::vector<int>& classOf, OwnLabel own,
                                int threads)
{
    std::vector<Index> labelled, placeOf(classOf.size(), -1);
    for (std::size_t i = 0; i < classOf.size(); ++i)
        if (classOf[i] >= 0) {
            placeOf[i] = std::ssize(labelled);
            labelled.push_back(static_cast<Index>(i));
        }
    std::vector<int> nearest(classOf.size(), -1);
    if (labelled.empty() || points.cols() == 0 || !points.allFinite())
        return nearest;
    const PointTree known(points(labelled, Eigen::all).transpose());
    // The coordinates of eigenvectors are good to about ten digits.
    constexpr double relative = 1e-10;
    const PointTree::Tolerance tolerance{relative,
                                         relative * relative * points.rowwise().squaredNorm().maxCoeff()};
    constexpr Index atOnce = 256;
    parallelFor((points.rows() + atOnce - 1) / atOnce, threads, [&](Index block) {
        for (Index i = block * atOnce; i < std::min((block + 1) * atOnce, points.rows()); ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (own == OwnLabel::Counts && classOf[at] >= 0) {
                nearest[at] = classOf[at];
                continue;
            }
            const Eigen::VectorXd place = points.row(i);
            const Index found = known.nearest(place.data(), placeOf[at], tolerance);
            if (found >= 0)
                nearest[at] = classOf[static_cast<std::size_t>(labelled[static_cast<std::size_t>(found)])];
        }
    });
    return nearest;
}

void groupAndClassify(const Problem& problem, const ReducedSpaceOptions& options, const char* axis,
                      const RunControl& control, Outcome& outcome)
{
    ClusteringOptions kmeans;
    kmeans.clusters = options.clusters;
    kmeans.restarts = options.restarts;
    kmeans.seed = options.seed;
    const Index d = outcome.embedding.cols();
    Outcome found =
        kMeansOfPoints(outcome.embedding.leftCols(std::clamp<Index>(options.clusters - 1, 1, d)), kmeans, control);
    outcome.memberships = std::move(found.memberships);
    outcome.assigned = std::move(found.assigned);
    outcome.objective = std::move(found.objective);
    outcome.iterations = found.iterations;
    outcome.restart = found.restart;
    outcome.stopped = found.stopped;
    const Eigen::MatrixXd means = meanWeights(outcome.memberships, 1.0).transpose();
    outcome.embeddingCenters = means * outcome.embedding;
    outcome.centers = times(means, problem.data->table(), control.threads);
    for (Index axisNumber = 1; axisNumber <= d; ++axisNumber)
        outcome.embeddingAxes.push_back(std::string(axis) + " " + std::to_string(axisNumber));
    if (hasClasses(problem))
        outcome.predictedClass =
            nearestClasses(outcome.embedding, problem.target.classOf, OwnLabel::IsHidden, control.threads);
    if (auto warning = oneClassWarning(problem.target))
        outcome.warnings.push_back(std::move(*warning));
    outcome.instructionSet = instructionSet();
}

Prediction predictByProjection(const Outcome& outcome, const Dataset& samples)
{
    const Eigen::MatrixXd& centers = outcome.embeddingCenters;
    if (outcome.projection.rows() == 0 || outcome.projectionOffset.cols() != outcome.projection.cols() ||
        centers.cols() != outcome.projection.cols() || centers.rows() == 0)
        throw std::invalid_argument("the fit has no projection");
    if (samples.features() != outcome.projection.rows())
        throw ArgumentError(
            message("the fit has %1 features, the samples %2", outcome.projection.rows(), samples.features()));
    if (samples.missingCount() > 0)
        throw ArgumentError(message("the samples to predict have missing values"));
    Prediction prediction;
    prediction.embedding =
        times(samples.table(), outcome.projection, hardwareThreads()).rowwise() - outcome.projectionOffset;
    prediction.memberships = fuzzyMemberships(squaredDistances(prediction.embedding, centers), 1.0);
    return prediction;
}

Outcome stoppedBeforeReduction(const Problem& problem, const ReducedSpaceOptions& options)
{
    Outcome outcome;
    outcome.memberships.setConstant(problem.data->samples(), options.clusters, 1.0 / options.clusters);
    outcome.assigned = nearestClusters(outcome.memberships);
    outcome.stopped = Stopped::Cancelled;
    outcome.instructionSet = instructionSet();
    return outcome;
}

std::int64_t planarDimensions(const Problem& problem)
{
    constexpr Index planar = 2;
    return problem.data
               ? std::clamp<Index>(std::min(problem.data->features(), problem.data->samples() - 1), 1, planar)
               : planar;
}

std::vector<ParameterDescription>
reducedSpaceParameters(std::function<std::int64_t(const Problem&)> dimensionsByDefault)
{
    ParameterDescription dimensions =
        integerParameter("dimensions", "dimensions", "Number of dimensions to which the data are reduced.", 1,
                         mostDimensions, std::move(dimensionsByDefault));
    dimensions.symbol = "ℓ";
    constexpr double mostBySlider = 10;
    dimensions.slider = {1, mostBySlider, false, 0};
    ParameterDescription clusters = clustersParameter();
    ParameterDescription restarts =
        integerParameter("restarts", "restarts", "Number of k-means initialisations; the best result is kept.", 1,
                         1000, [](const Problem&) { return 20; });
    restarts.advanced = true;
    return {dimensions, clusters, restarts, seedParameter()};
}

ReducedSpaceOptions reducedSpaceOptions(const Parameters& parameters)
{
    ReducedSpaceOptions options;
    options.dimensions = static_cast<int>(parameters.integer("dimensions"));
    options.clusters = static_cast<int>(parameters.integer("clusters"));
    options.restarts = static_cast<int>(parameters.integer("restarts"));
    options.seed = static_cast<std::uint64_t>(parameters.integer("seed"));
    return options;
}

AccuracyReport leaveLabelsOut(const Problem& problem, const RunControl& control,
                              const std::function<Outcome(const Problem&, const RunControl&)>& run)
{
    AccuracyReport report;
    report.how = "leave-one-out, one label hidden per fit";
    const std::vector<int>& classOf = problem.target.classOf;
    std::vector<int> left(static_cast<std::size_t>(problem.target.classes()));
    for (const int c : classOf)
        if (c >= 0)
            ++left[static_cast<std::size_t>(c)];
    const auto labelled =
        static_cast<std::int64_t>(classOf.size()) - std::count(classOf.begin(), classOf.end(), -1);
    for (std::size_t i = 0; i < classOf.size(); ++i) {
        if (classOf[i] < 0)
            continue;
        if (!shouldContinue(control.progress, {"leave-one-out cross-validation", report.total, labelled})) {
            report.isCancelled = true;
            return report;
        }
        ++report.total;
        if (left[static_cast<std::size_t>(classOf[i])] < 2)
            continue;  // no other sample has this class: counts as wrong
        Problem hidden = problem;
        hidden.target.classOf[i] = -1;
        RunControl inner = control;
        inner.frameBytes = 0;
        const Outcome outcome = run(hidden, inner);
        if (outcome.stopped == Stopped::Cancelled) {
            report.isCancelled = true;
            return report;
        }
        report.correct += outcome.predictedClass[i] == classOf[i];
    }
    return report;
}

}  // namespace fuzzylens
