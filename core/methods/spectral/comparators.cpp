// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/comparators.h"

#include "core/common/issue.h"
#include "core/dataset/table_products.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/spectral/landmark_kernel.h"
#include "core/methods/spectral/principal_components.h"
#include "core/methods/stratified_sample.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/fixed_signs.h"
#include "core/numeric/leading_eigenvectors.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <utility>

namespace fuzzylens {

namespace {

using Clock = std::chrono::steady_clock;

ShouldContinue asking(const RunControl& control)
{
    return [&control] { return shouldContinue(control.progress, {"reducing dimensions"}); };
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
void project(const Problem& problem, Eigen::MatrixXd directions, const Eigen::RowVectorXd& mean, int threads,
             Outcome& outcome)
{
    outcome.projectionOffset = mean * directions;
    outcome.embedding = times(problem.data->table(), directions, threads).rowwise() - outcome.projectionOffset;
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
    double leastSpread = 1;      // of a'X'DXa / a'(X'DX + ridge I)a along them: how little the ridge leaves
};

/// Eigenvalues that are shown.
constexpr Index shownValues = 12;

/// The least a'(X'LX + ridge I)a / a'(X'DX + ridge I)a, the ridge in the first of them only where it is on both
/// sides, X less its weighted mean. Nothing when cancelled.
/// @param diagonal directions over which the mean is taken that the ridge is a multiple of.
std::optional<Preserved> preserve(const PrincipalComponents& thin, const NeighbourGraph& graph,
                                  const PreservingOptions& options, double ridge, Index diagonal,
                                  const RunControl& control)
{
    const int dimensions = options.space.dimensions;
    const Index rank = thin.coordinates.cols();
    requireDimensions(rank, dimensions);
    const Eigen::VectorXd degrees = graph.weights * Eigen::VectorXd::Ones(graph.weights.cols());
    if (!(degrees.sum() > 0.0))
        throw ArgumentError(message("no two samples are similar at this width; choose a larger one"));
    const Eigen::RowVectorXd shift = degrees.transpose() * thin.coordinates / degrees.sum();
    const Eigen::MatrixXd points = thin.coordinates.rowwise() - shift;
    const ShouldContinue asked = asking(control);
    const Eigen::MatrixXd weighted = degrees.asDiagonal() * points;
    if (!asked())
        return std::nullopt;
    // -L, of which the greatest values are the least of L.
    auto opposite = symmetricProduct(points, graph.weights * points - weighted, control.threads, asked);
    auto d = opposite ? symmetricProduct(points, weighted, control.threads, asked) : std::nullopt;
    if (!d)
        return std::nullopt;
    constexpr double rounding = 1e-14;
    const double added = std::max(ridge, rounding) * d->trace() / static_cast<double>(diagonal);
    d->diagonal().array() += added;
    if (options.ridgeOn == PreservingOptions::RidgeOn::BothSides)
        opposite->diagonal().array() -= added;
    const Index count = std::min(rank, std::max<Index>(dimensions, shownValues));
    const PencilPairs found = greatestOfPencil(*std::move(opposite), *std::move(d), count, control.threads, asked);
    if (found.end == PencilPairs::End::Stopped)
        return std::nullopt;
    if (found.end == PencilPairs::End::NotPositive)
        throw ArgumentError(
            message("too many samples are isolated in the neighbour graph; choose a larger width"));
    const Eigen::MatrixXd inSpace = found.pairs.vectors.leftCols(dimensions);
    Preserved preserved{-found.pairs.values, thin.directions(inSpace),
                        thin.mean + thin.directions(shift.transpose()).transpose(),
                        1.0 - added * inSpace.colwise().squaredNorm().maxCoeff()};
    fixSigns(preserved.directions);
    return preserved;
}

std::vector<double> leading(const Eigen::VectorXd& values)
{
    return {values.begin(), values.begin() + std::min(shownValues, values.size())};
}

std::vector<Index> allSamples(const Problem& problem)
{
    std::vector<Index> all(static_cast<std::size_t>(problem.data->samples()));
    std::iota(all.begin(), all.end(), Index(0));
    return all;
}

/// @param identity what the method does with a kernel that is the identity.
void warnAboutIdentity(double greatestOfOthers, const Message& identity, Outcome& outcome)
{
    constexpr double none = 1e-3;
    if (greatestOfOthers < none)
        outcome.warnings.push_back(
            {"identity-kernel",
             message(
                 "The kernel is so narrow that every sample is similar only to itself: %1. Choose a larger width.",
                 identity)});
}

/// From the columns of the kernel that belong to the members if they are few, else to landmarks.
/// @return as kernelPoints().
std::optional<KernelPoints> pointsOfMany(const Problem& problem, const std::vector<Index>& members,
                                         const std::vector<int>& classOf, const KernelOptions& options,
                                         double sigma, std::uint64_t seed, const RunControl& control,
                                         const Message& identity, Outcome& outcome)
{
    const Index all = std::ssize(members);
    const bool isExact = all <= options.mostExact;
    const std::vector<Index> landmarks =
        isExact ? members : stratifiedSample(members, classOf, std::min(options.landmarks, all), seed);
    auto columns = gaussianKernel(problem.data->values(), allSamples(problem), landmarks, sigma, control.threads,
                                  asking(control));
    if (!columns)
        return std::nullopt;
    for (Index j = 0; j < columns->cols(); ++j)
        (*columns)(landmarks[static_cast<std::size_t>(j)], j) = 0.0;
    warnAboutIdentity(columns->maxCoeff(), identity, outcome);
    for (Index j = 0; j < columns->cols(); ++j)
        (*columns)(landmarks[static_cast<std::size_t>(j)], j) = 1.0;
    if (isExact)
        return KernelPoints{*std::move(columns)};
    auto kernel = landmarkKernel(*std::move(columns), problem.data->values(), members, landmarks, sigma,
                                 control.threads, asking(control));
    if (!kernel)
        return std::nullopt;
    char error[32];
    std::snprintf(error, sizeof error, "%.2g", kernel->error);
    outcome.figures.push_back({"kernel_landmarks", static_cast<double>(landmarks.size())});
    outcome.figures.push_back({"kernel_error", kernel->error});
    outcome.warnings.push_back(
        {"kernel-approximated",
         message(
             "The kernel was approximated from %1 of %2 samples (Nyström method). Its relative error, measured "
             "on %3 samples, is %4.",
             std::ssize(landmarks), all, std::min(checkedSamples, all), std::string(error))});
    return kernel;
}

/// The columns of the kernel of @p members with all samples (n x members), or points that are to a method as good
/// as these: approximately, of many (landmarkKernel()). Nothing when cancelled.
/// @param classOf of the members; empty if it does not count. @param seed by which landmarks are drawn.
std::optional<KernelPoints> kernelPoints(const Problem& problem, const std::vector<Index>& members,
                                         const std::vector<int>& classOf, const KernelOptions& options,
                                         std::uint64_t seed, const RunControl& control, const Message& identity,
                                         Outcome& outcome)
{
    if (!(options.widthFactor > 0.0) || !std::isfinite(options.widthFactor))
        throw ArgumentError(message("the width of the kernel must be positive"));
    const bool isExact = problem.data->samples() <= options.mostExact;
    constexpr std::uint64_t fixed = 1;
    const Index mostPaired = std::max<Index>(2048, options.mostExact);
    const DatasetPtr paired =
        problem.data->samples() <= mostPaired
            ? problem.data
            : problem.data->subset(stratifiedSample(allSamples(problem), {}, mostPaired, fixed), std::nullopt);
    const auto distances = sampleDistances(paired, control.threads, asking(control));
    if (!distances)
        return std::nullopt;
    const double unit = options.isRelative && distances->median > 0.0 ? std::sqrt(distances->median) : 1.0;
    const double sigma = unit * options.widthFactor;
    outcome.figures.push_back({"kernel_width", sigma});
    if (!isExact)
        return pointsOfMany(problem, members, classOf, options, sigma, seed, control, identity, outcome);
    Eigen::MatrixXd kernel = (-distances->squared.array() / (2.0 * sigma * sigma)).exp();
    kernel.diagonal().setZero();
    warnAboutIdentity(kernel.maxCoeff(), identity, outcome);
    kernel.diagonal().setOnes();
    if (std::ssize(members) < kernel.cols())
        kernel = kernel(Eigen::all, members).eval();
    return KernelPoints{std::move(kernel)};
}

/// The number of directions in which the kernel of all samples varies more than by rounding: all but one if those
/// that the landmarks leave out do on average, else those of @p thin, its principal components.
Index directionsOf(const PrincipalComponents& thin, const KernelPoints& kernel)
{
    const double least = std::sqrt(roundingOfProducts) *
                         thin.coordinates.leftCols(std::min<Index>(1, thin.coordinates.cols())).norm();
    return kernel.leftOut > least ? thin.coordinates.rows() - 1 : thin.coordinates.cols();
}

Index smallerSide(const ValueTable& table)
{
    return std::min(table.rows(), table.columns());
}

/// The first principal components of a table of n x p.
struct LeadingComponents
{
    Eigen::RowVectorXd mean;     // p
    Eigen::VectorXd variances;   // descending, times n; only those above rounding
    Eigen::MatrixXd directions;  // p x d
    double total = 0;            // of all variances
};

/// The variances that are not rounding. @throws std::invalid_argument if they are fewer than @p dimensions.
Eigen::VectorXd beyondRounding(const Eigen::VectorXd& variances, int dimensions)
{
    Index rank = 0;
    while (rank < variances.size() && variances[rank] > roundingOfProducts * variances[0])
        ++rank;
    requireDimensions(rank, dimensions);
    return variances.head(rank);
}

LeadingComponents leadingComponents(const AlignedMatrix& table, Index shown, int dimensions,
                                    const RunControl& control)
{
    const auto values = table.map();
    LeadingComponents result;
    result.mean = values.colwise().mean();
    const bool isWide = values.cols() > values.rows();
    const Eigen::MatrixXd centred = isWide
                                        ? Eigen::MatrixXd(values.rowwise() - result.mean)
                                        : Eigen::MatrixXd(values.transpose().colwise() - result.mean.transpose());
    const EigenPairs pairs = leadingOfScatter(centred, shown, dimensions, control.threads);
    result.variances = beyondRounding(pairs.values, dimensions);
    result.directions = pairs.vectors.leftCols(dimensions);
    if (isWide)
        result.directions = centred.transpose() * result.directions *
                            pairs.values.head(dimensions).cwiseSqrt().cwiseInverse().asDiagonal();
    result.total = centred.squaredNorm();
    return result;
}

/// The same by products with a compact table, from which the mean is taken off implicitly.
LeadingComponents compactComponents(const ValueTable& table, Index shown, int dimensions,
                                    const RunControl& control)
{
    const Index n = table.rows();
    LeadingComponents result;
    result.mean = times(Eigen::RowVectorXd::Constant(n, 1.0 / static_cast<double>(n)), table, control.threads);
    const auto along = [&](const Eigen::MatrixXd& v) {  // (X - 1 m') v
        return Eigen::MatrixXd(times(table, v, control.threads).rowwise() - result.mean * v);
    };
    const auto across = [&](const Eigen::MatrixXd& v) {  // (X - 1 m')' v
        return Eigen::MatrixXd(times(v.transpose(), table, control.threads).transpose() -
                               result.mean.transpose() * v.colwise().sum());
    };
    const bool isWide = table.columns() > n;
    const Eigen::VectorXd ones = Eigen::VectorXd::Ones(n);
    const SymmetricProduct product{smallerSide(table), [&](auto v, auto image) {
                                       if (isWide)
                                           image = along(across(v));
                                       else
                                           image = scatterTimes(table, result.mean, ones, v, control.threads);
                                   }};
    const EigenPairs pairs = greatestEigenPairsOf(product, shown, dimensions);
    result.variances = beyondRounding(pairs.values, dimensions);
    result.directions = pairs.vectors.leftCols(dimensions);
    if (isWide)
        result.directions =
            across(result.directions) * pairs.values.head(dimensions).cwiseSqrt().cwiseInverse().asDiagonal();
    result.total = scatterOf(table, control.threads);
    return result;
}

/// Whether the kernel of all samples certainly varies in all directions but one, as directionsOf() would count
/// them, and they need not be decomposed for that. Nothing when cancelled.
/// @param isExact the points are the columns of the kernel themselves.
std::optional<bool> variesInAllDirections(const KernelPoints& kernel, bool isExact, const RunControl& control)
{
    const double relative = std::sqrt(roundingOfProducts);
    if (!isExact)
        return kernel.leftOut > relative * (kernel.points.rowwise() - kernel.points.colwise().mean()).norm();
    // No eigenvalue is above the greatest sum of a column, and without the means of the columns no singular value
    // but one is below the least eigenvalue.
    Eigen::MatrixXd lessened = kernel.points;
    lessened.diagonal().array() -= relative * kernel.points.colwise().sum().maxCoeff();
    const CholeskyEnd end = cholesky(lessened, control.threads, asking(control));
    return end == CholeskyEnd::Stopped ? std::nullopt : std::optional(end == CholeskyEnd::Decomposed);
}

/// preserve() along the columns of @p kernel, of all samples. Nothing when cancelled.
std::optional<Preserved> preserveInKernel(const KernelPoints& kernel, bool isExact, const NeighbourGraph& graph,
                                          const PreservingOptions& options, const RunControl& control)
{
    // With the ridge on both sides, directions without variance have the value 1: those with less are found
    // without the principal components, whose computation takes most of the time.
    constexpr double leastRidge = 1e-8;  // beyond rounding
    if (options.ridgeOn == PreservingOptions::RidgeOn::BothSides && options.ridge >= leastRidge) {
        const std::optional<bool> all = variesInAllDirections(kernel, isExact, control);
        if (!all)
            return std::nullopt;
        if (*all) {
            const auto full = fullPrincipalComponents(kernel.points, control.threads, asking(control));
            auto found = full ? preserve(*full, graph, options, options.ridge, kernel.points.rows() - 1, control)
                              : std::nullopt;
            if (!found || found->values.maxCoeff() < 1.0)
                return found;
        }
    }
    const auto thin = principalComponents(kernel.points, control.threads, asking(control));
    return thin ? preserve(*thin, graph, options, options.ridge, directionsOf(*thin, kernel), control)
                : std::nullopt;
}

}  // namespace

Outcome pca(const Problem& problem, const ReducedSpaceOptions& space, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, space);
    if (!asking(control)())
        return stoppedBeforeReduction(problem, space);
    const Index shown =
        std::min(smallerSide(problem.data->table()), std::max<Index>(space.dimensions, shownValues));
    LeadingComponents found = problem.data->table().compact()
                                  ? compactComponents(problem.data->table(), shown, space.dimensions, control)
                                  : leadingComponents(problem.data->values(), shown, space.dimensions, control);
    const Index rank = found.variances.size();
    fixSigns(found.directions);
    Outcome outcome;
    outcome.figures.push_back({"explained_variance", found.variances.head(space.dimensions).sum() / found.total});
    for (Index l = 0; l < rank; ++l)
        outcome.eigenvalues.push_back(found.variances[l] /
                                      std::max<double>(1.0, static_cast<double>(problem.data->samples()) - 1.0));
    project(problem, std::move(found.directions), found.mean, control.threads, outcome);
    return finished(problem, space, "component", control, std::move(outcome), begin);
}

namespace {

/// The directions in the thin space of the labelled samples. Nothing when cancelled.
std::optional<Eigen::MatrixXd> discriminantsIn(const PrincipalComponents& thin, const LabelledRows& rows,
                                               const FisherOptions& options, const RunControl& control)
{
    std::optional<FisherScatter> scatter =
        fisherScatter(thin.coordinates, rows.classOf, options.isLocal, control.threads, asking(control));
    if (!scatter)
        return std::nullopt;
    const double ridge = options.ridge * scatter->within.trace() / static_cast<double>(rows.values.cols());
    return fisherDirections(*std::move(scatter), ridge, options.space.dimensions, options.metric, control.threads,
                            asking(control));
}

}  // namespace

Outcome discriminant(const Problem& problem, const FisherOptions& options, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    const ShouldContinue asked = asking(control);
    if (!asked())
        return stoppedBeforeReduction(problem, options.space);
    const LabelledRows rows = labelledRows(problem);
    requireDimensions(options.isLocal ? std::min(rows.values.rows() - 1, rows.values.cols()) : rows.classes - 1,
                      options.space.dimensions);
    if (!asked())
        return stoppedBeforeReduction(problem, options.space);
    // Without a ridge directions in which nothing varies would be as good as any.
    const std::optional<PrincipalComponents> thin =
        options.ridge > 0.0 ? fullPrincipalComponents(rows.values, control.threads, asked)
                            : principalComponents(rows.values, control.threads, asked);
    const auto found = thin ? discriminantsIn(*thin, rows, options, control) : std::nullopt;
    if (!found)
        return stoppedBeforeReduction(problem, options.space);
    Eigen::MatrixXd directions = thin->directions(*found);
    const std::vector<Index> labelled = labelledSamples(problem);
    const Eigen::RowVectorXd mean = problem.data->values().map()(labelled, Eigen::all).colwise().mean();
    Outcome outcome;
    project(problem, std::move(directions), mean, control.threads, outcome);
    return finished(problem, options.space, "discriminant", control, std::move(outcome), begin);
}

Outcome klfda(const Problem& problem, const FisherOptions& options, const KernelOptions& kernelOptions,
              const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    const LabelledRows rows = labelledRows(problem);
    Outcome outcome;
    const std::vector<Index> labelled = labelledSamples(problem);
    const std::optional<KernelPoints> kernel =
        kernelPoints(problem, labelled, rows.classOf, kernelOptions, options.space.seed, control,
                     message("all samples without a label coincide"), outcome);
    const ShouldContinue asked = asking(control);
    if (!kernel || !asked())
        return stoppedBeforeReduction(problem, options.space);
    std::optional<FisherScatter> scatter =
        fisherScatter(kernel->points(labelled, Eigen::all), rows.classOf, true, control.threads, asked);
    const auto directions = scatter
                                ? fisherDirections(*std::move(scatter), options.ridge, options.space.dimensions,
                                                   options.metric, control.threads, asked)
                                : std::nullopt;
    if (!directions)
        return stoppedBeforeReduction(problem, options.space);
    outcome.embedding = kernel->points * *directions;
    return finished(problem, options.space, "discriminant", control, std::move(outcome), begin);
}

Outcome lpp(const Problem& problem, const PreservingOptions& options, const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    const auto graph = sampleGraph(*problem.data, {}, options.graph, control.threads, asking(control));
    auto thin =
        graph ? principalComponents(problem.data->values().map(), control.threads, asking(control)) : std::nullopt;
    if (!thin)
        return stoppedBeforeReduction(problem, options.space);
    keepVariance(*thin, options.keptVariance);
    std::optional<Preserved> found =
        preserve(*thin, graph->graph, options, 0.0, thin->coordinates.cols(), control);
    if (!found)
        return stoppedBeforeReduction(problem, options.space);
    Outcome outcome;
    outcome.figures.push_back({"kept_components", static_cast<double>(thin->coordinates.cols())});
    outcome.eigenvalues = leading(found->values);
    outcome.graph = edgesOf(graph->graph);
    project(problem, std::move(found->directions), found->mean, control.threads, outcome);
    return finished(problem, options.space, "projection", control, std::move(outcome), begin);
}

Outcome klpp(const Problem& problem, const PreservingOptions& options, const KernelOptions& kernelOptions,
             const RunControl& control)
{
    const auto begin = Clock::now();
    requireReducible(problem, options.space);
    Outcome outcome;
    const std::optional<KernelPoints> kernel =
        kernelPoints(problem, allSamples(problem), {}, kernelOptions, options.space.seed, control,
                     message("the result equals that of spectral clustering"), outcome);
    const auto graph =
        kernel ? sampleGraph(*problem.data, {}, options.graph, control.threads, asking(control)) : std::nullopt;
    const bool isExact = problem.data->samples() <= kernelOptions.mostExact;
    const auto found = graph ? preserveInKernel(*kernel, isExact, graph->graph, options, control) : std::nullopt;
    if (!found)
        return stoppedBeforeReduction(problem, options.space);
    outcome.embedding = (kernel->points.rowwise() - found->mean) * found->directions;
    constexpr double hardlyAny = 0.01;
    if (found->leastSpread < hardlyAny)
        outcome.warnings.push_back(
            {"ridge-outweighs-samples",
             message("Along one of the displayed dimensions the ridge dominates: the samples nearly coincide "
                     "there. Add the ridge to both sides or choose a smaller one.")});
    outcome.eigenvalues = leading(found->values);
    outcome.graph = edgesOf(graph->graph);
    return finished(problem, options.space, "projection", control, std::move(outcome), begin);
}

}  // namespace fuzzylens
