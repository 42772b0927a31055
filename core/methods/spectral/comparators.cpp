// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/comparators.h"

#include "core/methods/membership/sample_distances.h"
#include "core/methods/spectral/thin_space.h"
#include "core/numeric/leading_eigenvectors.h"
#include "core/numeric/weighted_products.h"

#include <chrono>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Clock = std::chrono::steady_clock;

bool asked(const RunControl& control)
{
    return goesOn(control.progress, {"reducing"});
}

Outcome finished(const Problem& problem, const ReducedSpaceOptions& space, const char* axis,
                 const RunControl& control, Outcome outcome, Clock::time_point begin)
{
    groupAndClassify(problem, space, axis, control, outcome);
    outcome.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

/// All samples along directions (m x d); a linear embedding has the mean at 0.
void project(const Problem& problem, Eigen::MatrixXd directions, const Eigen::RowVectorXd& mean, Outcome& outcome)
{
    outcome.projectionOffset = mean * directions;
    outcome.embedding = (problem.data->values().map() * directions).rowwise() - outcome.projectionOffset;
    outcome.featureWeights = directions.rowwise().squaredNorm().transpose();
    if (const double sum = outcome.featureWeights.sum(); sum > 0.0)
        outcome.featureWeights /= sum;
    else
        outcome.featureWeights.resize(0, 0);
    outcome.projection = std::move(directions);
}

/// Indices of the labelled samples.
std::vector<Index> labelledSamples(const Problem& problem)
{
    std::vector<Index> labelled;
    for (std::size_t i = 0; i < problem.target.classOf.size(); ++i)
        if (problem.target.classOf[i] >= 0)
            labelled.push_back(static_cast<Index>(i));
    return labelled;
}

/// Directions (m x d) along which the samples joined by a graph stay together.
struct Preserved
{
    Eigen::VectorXd values;      // L by D, ascending
    Eigen::MatrixXd directions;  // m x d
    Eigen::RowVectorXd mean;     // m, weighted by the degrees: the trivial vector is at right angles to the rest
};

/// The least a'X'LXa / a'(X'DX + ridge I)a, X less its weighted mean.
Preserved preserve(const ThinSpace& thin, const NeighbourGraph& graph, double ridge, int dimensions)
{
    requireDimensions(thin.basis.cols(), dimensions);
    const Eigen::VectorXd degrees = graph.weights * Eigen::VectorXd::Ones(graph.weights.cols());
    if (!(degrees.sum() > 0.0))
        throw std::invalid_argument("no two samples are similar at this width: take a larger one");
    const Eigen::RowVectorXd shift = degrees.transpose() * thin.coordinates / degrees.sum();
    const Eigen::MatrixXd points = thin.coordinates.rowwise() - shift;
    const Eigen::MatrixXd weighted = degrees.asDiagonal() * points;
    const Eigen::MatrixXd l = points.transpose() * (weighted - graph.weights * points);
    Eigen::MatrixXd d = points.transpose() * weighted;
    constexpr double rounding = 1e-14;
    d.diagonal().array() += std::max(ridge, rounding) * d.trace() / static_cast<double>(d.rows());
    const std::optional<EigenPairs> pairs =
        generalizedEigenPairs((l + l.transpose()) / 2.0, (d + d.transpose()) / 2.0);
    if (!pairs)
        throw std::invalid_argument("the graph of the samples leaves too many of them alone: take a larger width");
    Preserved found{pairs->values, thin.basis * pairs->vectors.leftCols(dimensions),
                    thin.mean + shift * thin.basis.transpose()};
    fixSigns(found.directions);
    return found;
}

/// Those that are shown.
std::vector<double> leading(const Eigen::VectorXd& values)
{
    constexpr Index shown = 12;
    return {values.begin(), values.begin() + std::min(shown, values.size())};
}

constexpr Index mostInKernel = 2048;  // samples: their kernel is decomposed

/// @param identity what the method does with a kernel that is the identity.
Eigen::MatrixXd kernelOf(const Problem& problem, const KernelOptions& options, const RunControl& control,
                         const char* identity, Outcome& outcome)
{
    if (!(options.widthFactor > 0.0) || !std::isfinite(options.widthFactor))
        throw std::invalid_argument("the width of the kernel must be positive");
    if (problem.data->samples() > mostInKernel)
        throw std::invalid_argument("the kernel of all samples is decomposed, which is done for " +
                                    std::to_string(mostInKernel) + " samples at most; there are " +
                                    std::to_string(problem.data->samples()) + " (step keep-samples)");
    const auto distances = sampleDistances(problem.data, control.threads, [&control] { return asked(control); });
    if (!distances)
        return {};
    const double unit = options.isRelative && distances->median > 0.0 ? std::sqrt(distances->median) : 1.0;
    const double sigma = unit * options.widthFactor;
    Eigen::MatrixXd kernel = (-distances->squared.array() / (2.0 * sigma * sigma)).exp();
    Eigen::MatrixXd others = kernel;
    others.diagonal().setZero();
    outcome.figures.push_back({"kernel_width", sigma});
    constexpr double none = 1e-3;
    if (others.maxCoeff() < none)
        outcome.warnings.push_back(
            {"identity-kernel", "The kernel is so narrow that every sample is like itself alone: " +
                                    std::string(identity) + ". Take a larger width."});
    return kernel;
}

}  // namespace

Outcome pca(const Problem& problem, const ReducedSpaceOptions& space, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, space);
    if (!asked(control))
        return stoppedBeforeReduction(problem, space);
    const auto values = problem.data->values().map();
    const Eigen::RowVectorXd mean = values.colwise().mean();
    const Eigen::MatrixXd centred = values.rowwise() - mean;
    const bool isWide = centred.cols() > centred.rows();
    const Index all = std::min(centred.rows(), centred.cols());
    constexpr Index shown = 12;
    const EigenPairs pairs =
        leadingOfScatter(isWide ? Eigen::MatrixXd(centred.transpose()) : centred,
                         std::min<Index>(all, std::max<Index>(space.dimensions, shown)), true);
    Index rank = 0;
    while (rank < pairs.values.size() && pairs.values[rank] > roundingOfProducts * pairs.values[0])
        ++rank;
    requireDimensions(rank, space.dimensions);
    Eigen::MatrixXd directions = pairs.vectors.leftCols(space.dimensions);
    if (isWide)
        directions = centred.transpose() * directions *
                     pairs.values.head(space.dimensions).cwiseSqrt().cwiseInverse().asDiagonal();
    fixSigns(directions);
    Outcome outcome;
    const double total = centred.squaredNorm();
    outcome.figures.push_back({"explained_variance", pairs.values.head(space.dimensions).sum() / total});
    for (Index l = 0; l < rank; ++l)
        outcome.eigenvalues.push_back(pairs.values[l] /
                                      std::max<double>(1.0, static_cast<double>(centred.rows()) - 1.0));
    project(problem, std::move(directions), mean, outcome);
    return finished(problem, space, "component", control, std::move(outcome), begin);
}

Outcome discriminant(const Problem& problem, const FisherOptions& options, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    const LabelledRows rows = labelledRows(problem);
    if (!options.isLocal)
        requireDimensions(rows.classes - 1, options.space.dimensions);
    const ThinSpace thin = thinSpace(rows.values);
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    const FisherScatter scatter = fisherScatter(
        thin.coordinates, rows.classOf,
        options.isLocal
            ? localAffinity(distancesFromProducts(thin.coordinates * thin.coordinates.transpose()), rows.classOf)
            : Eigen::MatrixXd());
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    const double ridge = options.ridge * scatter.within.trace() / static_cast<double>(problem.data->features());
    Eigen::MatrixXd directions =
        thin.basis * fisherDirections(scatter, ridge, options.space.dimensions, options.metric);
    const std::vector<Index> labelled = labelledSamples(problem);
    const Eigen::RowVectorXd mean = problem.data->values().map()(labelled, Eigen::all).colwise().mean();
    Outcome outcome;
    project(problem, std::move(directions), mean, outcome);
    return finished(problem, options.space, "discriminant", control, std::move(outcome), begin);
}

Outcome klfda(const Problem& problem, const FisherOptions& options, const KernelOptions& kernelOptions,
              const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    const LabelledRows rows = labelledRows(problem);
    Outcome outcome;
    const Eigen::MatrixXd kernel =
        kernelOf(problem, kernelOptions, control, "all samples without a label fall on one point", outcome);
    if (kernel.size() == 0)
        return stoppedBeforeReduction(problem, options.space);
    const std::vector<Index> labelled = labelledSamples(problem);
    const Eigen::MatrixXd own = kernel(labelled, labelled);
    const Eigen::MatrixXd squared = distancesFromProducts(own);
    const FisherScatter scatter = fisherScatter(own, rows.classOf, localAffinity(squared, rows.classOf));
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    const Eigen::MatrixXd directions =
        fisherDirections(scatter, options.ridge, options.space.dimensions, options.metric);
    outcome.embedding = kernel(Eigen::all, labelled) * directions;
    return finished(problem, options.space, "discriminant", control, std::move(outcome), begin);
}

Outcome lpp(const Problem& problem, const PreservingOptions& options, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    const auto graph =
        sampleGraph(*problem.data, {}, options.graph, control.threads, [&] { return asked(control); });
    if (!graph)
        return stoppedBeforeReduction(problem, options.space);
    ThinSpace thin = thinSpace(problem.data->values().map());
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    keepVariance(thin, options.keptVariance);
    Preserved found = preserve(thin, *graph, 0.0, options.space.dimensions);
    Outcome outcome;
    outcome.figures.push_back({"kept_components", static_cast<double>(thin.basis.cols())});
    outcome.eigenvalues = leading(found.values);
    outcome.graph = edgesOf(*graph);
    project(problem, std::move(found.directions), found.mean, outcome);
    return finished(problem, options.space, "projection", control, std::move(outcome), begin);
}

Outcome klpp(const Problem& problem, const PreservingOptions& options, const KernelOptions& kernelOptions,
             const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    Outcome outcome;
    const Eigen::MatrixXd kernel =
        kernelOf(problem, kernelOptions, control, "it adds nothing to spectral clustering", outcome);
    const auto graph = kernel.size() == 0 ? std::nullopt
                                          : sampleGraph(*problem.data, {}, options.graph, control.threads,
                                                        [&] { return asked(control); });
    if (!graph)
        return stoppedBeforeReduction(problem, options.space);
    const ThinSpace thin = thinSpace(kernel);
    if (!asked(control))
        return stoppedBeforeReduction(problem, options.space);
    const Preserved found = preserve(thin, *graph, options.ridge, options.space.dimensions);
    outcome.embedding = (kernel.rowwise() - found.mean) * found.directions;
    outcome.eigenvalues = leading(found.values);
    outcome.graph = edgesOf(*graph);
    return finished(problem, options.space, "projection", control, std::move(outcome), begin);
}

}  // namespace fuzzylens
