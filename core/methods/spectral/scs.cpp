// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/scs.h"

#include "core/methods/data_checks.h"
#include "core/methods/spectral/laplacian_vectors.h"
#include "core/numeric/parallel.h"
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double sigma = 1;        // of the pencil
constexpr Index shownValues = 12;  // eigenvalues, so that the gap can be seen

std::string shortNumber(double value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2g", value);
    return buffer;
}

std::vector<ScalingPencil> pencilsOf(const LabelledRows& rows, ClassValues values)
{
    const Eigen::MatrixXd targets = targetVectors(rows, values);
    std::vector<ScalingPencil> pencils;
    for (Index t = 0; t < targets.cols(); ++t)
        pencils.push_back(scalingPencil(rows, targets.col(t), sigma));
    return pencils;
}

/// What the equations of mu = 1 come to on these data (METHODS 4.7 a).
void warnAboutSimilarity(const LabelledRows& rows, ScalingFactors& found)
{
    if (rows.values.rows() <= rows.classes)
        return;  // no pair inside a class
    const LinearSimilarity mean = linearSimilarity(rows, found.factors, sigma);
    found.figures.push_back({"linear_inside", mean.inside});
    found.figures.push_back({"linear_across", mean.across});
    constexpr double hardly = 0.35, none = 0.1;
    if (std::abs(mean.inside) < hardly && std::abs(mean.across) < none)
        found.warnings.push_back(
            {"vanishing-similarity",
             message("The factors make nearly all samples equally unlike (mean similarity %1 inside classes, %2 "
                     "across): that solves "
                     "the paper's equations whatever the classes, so features with small factors may still tell "
                     "them apart. The solver \"target\" excludes that solution.",
                     shortNumber(mean.inside), shortNumber(mean.across))});
}

ScalingFactors byLeastSquares(const LabelledRows& rows, ClassValues values)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, values);
    ScalingFactors found{leastSquaresFactors(pencils), {}, {}};
    const double residual = residualAtOne(pencils, found.factors);
    found.figures.push_back({"pencil_residual", residual});
    constexpr double solved = 1e-9;  // constant features, copies of one another, or more classes may leave too few
    if (rows.values.rows() <= rows.values.cols() && residual < solved)
        found.warnings.push_back(
            {"scaling-not-unique",
             message("With as many features as labelled samples the paper's equations have a solution "
                     "for every eigenvalue; shown is the one of least norm at the eigenvalue 1.")});
    warnAboutSimilarity(rows, found);
    return found;
}

/// Every pencil has a row more than labelled samples, which depends on the others (METHODS 4.2): it does not
/// count.
void requireMoreEquationsThanFeatures(const LabelledRows& rows, std::size_t pencils)
{
    const Index n = rows.values.rows(), m = rows.values.cols();
    if (n * static_cast<Index>(pencils) > m)
        return;
    std::string counted = "labelled samples";
    if (pencils > 1)
        counted += ", times the " + std::to_string(pencils) + " wished vectors,";
    throw std::invalid_argument("the solver minpert needs more " + counted + " than features: there are " +
                                std::to_string(n) + " and " + std::to_string(m) +
                                "; take the solver lsq, or keep fewer features (step top-variance)");
}

void warnAboutEigenvalue(std::complex<double> value, std::vector<NamedFigure>& figures)
{
    figures.insert(figures.end(),
                   {{"pencil_eigenvalue", value.real()}, {"pencil_eigenvalue_imaginary", value.imag()}});
}

ScalingFactors byPerturbation(const LabelledRows& rows, ClassValues values)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, values);
    requireMoreEquationsThanFeatures(rows, pencils.size());
    const std::optional<ComplexEigenPair> pair =
        byMinimalPerturbation(stackedLeft(pencils), stackedRight(pencils), 1.0);
    const Index m = rows.values.cols();
    if (!pair || pair->vector[m] == 0.0)
        throw std::invalid_argument(
            "the perturbed pencil has no eigenvector for these samples; use another solver");
    // By the last entry first: which part is the real one depends on it.
    ScalingFactors found{(pair->vector.head(m) / -pair->vector[m]).real(), {}, {}};
    warnAboutEigenvalue(pair->value, found.figures);
    if (pair->value.imag() != 0.0)
        found.warnings.push_back(
            {"complex-eigenvalue",
             message("The eigenvalue of the perturbed equations that is nearest to 1 is complex (%1 and %2 i): "
                     "the factors are the real "
                     "part of its vector, which solves them for no number.",
                     shortNumber(pair->value.real()), shortNumber(std::abs(pair->value.imag())))});
    warnAboutSimilarity(rows, found);
    return found;
}

/// Of the eigenvector nearest to the centre: length 1 with its last entry, which is turned to -1's side.
std::optional<Eigen::VectorXd> contourFactors(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right,
                                              const ContourOptions& options, const ShouldContinue& shouldContinue,
                                              std::vector<NamedFigure>& figures)
{
    const auto pairs = byContour(left, right, options, shouldContinue);
    if (!pairs)
        return std::nullopt;
    if (pairs->empty())
        throw std::invalid_argument(
            "no eigenvalue was found within " + shortNumber(options.radius) + " of " +
            shortNumber(options.centre) +
            (left.rows() > left.cols()
                 ? ": with fewer features than labelled samples the paper's equations have none; "
                   "use the solver minpert or lsq"
                 : ": take another radius or seed, or the solver lsq"));
    const ComplexEigenPair& pair = pairs->front();
    const std::complex<double> last = pair.vector[pair.vector.size() - 1];
    const std::complex<double> turn = std::abs(last) > 0.0 ? -std::conj(last) / std::abs(last) : 1.0;
    const double length = left.norm();
    figures.clear();
    warnAboutEigenvalue(pair.value, figures);
    figures.push_back(
        {"pencil_residual", length > 0.0 ? ((left - pair.value * right) * pair.vector).norm() / length : 0.0});
    return (turn * pair.vector.head(pair.vector.size() - 1)).real();
}

std::optional<ScalingFactors> byContours(const LabelledRows& rows, const ScalingOptions& options,
                                         const ShouldContinue& shouldContinue)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, options.classValues);
    const Eigen::MatrixXd left = stackedLeft(pencils), right = stackedRight(pencils);
    std::vector<NamedFigure> figures, again;
    const auto factors = contourFactors(left, right, options.contour, shouldContinue, figures);
    ContourOptions other = options.contour;
    ++other.seed;
    const auto others = factors ? contourFactors(left, right, other, shouldContinue, again) : std::nullopt;
    if (!others)
        return std::nullopt;
    ScalingFactors found{*factors, std::move(figures), {}};
    const double lengths = factors->norm() * others->norm();
    const double cosine = lengths > 0.0 ? std::abs(factors->dot(*others)) / lengths : 1.0;
    found.figures.push_back({"seed_cosine", cosine});
    constexpr double same = 0.99;
    if (cosine < same)
        found.warnings.push_back(
            {"factors-by-chance",
             message("Every eigenvalue solves the paper's equations here, and the contour integral "
                     "returns a vector drawn by chance: with another seed the factors differ (cosine %1).",
                     shortNumber(cosine))});
    return found;
}

std::optional<ScalingFactors> byTarget(const LabelledRows& rows, const TargetOptions& options, int threads,
                                       const ShouldContinue& shouldContinue)
{
    const std::optional<TargetFactors> target = targetFactors(rows, options, threads, shouldContinue);
    if (!target)
        return std::nullopt;
    ScalingFactors found{target->factors, {}, {}};
    if (!target->isConverged)
        found.warnings.push_back(
            {"target-not-converged", message("The search for the factors ended at its limit of %1 steps before it "
                                             "had the best ones: raise the evenness.",
                                             options.steps)});
    return found;
}

Eigen::VectorXd countedFactors(const Eigen::VectorXd& factors, NegativeFactors negative)
{
    switch (negative) {
    case NegativeFactors::Absolute:
        return factors.cwiseAbs();
    case NegativeFactors::Clipped:
        return factors.cwiseMax(0.0);
    case NegativeFactors::Signed:
        break;
    }
    return factors;
}

/// About as many samples as @p most; of each class as many as is its share, at even distances, one at least.
void keepSomeOfEachClass(Index most, LabelledRows& rows)
{
    const Index n = rows.values.rows();
    std::vector<Index> chosen, seen(static_cast<std::size_t>(rows.classes));
    std::vector<int> classOf;
    for (Index i = 0; i < n; ++i) {
        const int own = rows.classOf[static_cast<std::size_t>(i)];
        const Index rank = seen[static_cast<std::size_t>(own)]++;
        if (rank * most % n < most) {
            chosen.push_back(i);
            classOf.push_back(own);
        }
    }
    rows.values = Eigen::MatrixXd(rows.values(chosen, Eigen::all));
    rows.classOf = std::move(classOf);
}

/// Factors with all that follows from them alone.
struct Scaling
{
    ScalingFactors found;
    Eigen::VectorXd counted;    // m, with what negative ones count as
    Eigen::MatrixXd distances;  // squared, of the labelled samples under these; of many, some of each class
    std::vector<int> classOf;   // of these samples
};

std::shared_ptr<const Scaling> scalingOf(const Problem& problem, const ScalingOptions& options, int threads,
                                         const ShouldContinue& shouldContinue)
{
    constexpr Index most = 1024;                      // samples: their distances take 8 MiB
    constexpr double greatest = 1e70, least = 1e-70;  // the solvers square squares
    LabelledRows rows = labelledRows(problem);
    const double size = rows.values.cwiseAbs().maxCoeff();
    if (size > greatest)
        throw std::invalid_argument("the values are too large to be compared; scale them (step " +
                                    scalingStep(size) + ')');
    if (size > 0.0 && size < least && options.solver != ScalingSolver::Target)
        throw std::invalid_argument("the values are too small to be compared; scale them (step " +
                                    scalingStep(size) + ')');
    std::optional<ScalingFactors> found = scalingFactors(rows, options, threads, shouldContinue);
    if (!found)
        return nullptr;
    Eigen::VectorXd counted = countedFactors(found->factors, options.negative);
    if (counted.isZero(0.0))
        throw std::invalid_argument(
            "every factor is 0: the labelled samples do not differ in any feature that counts");
    if (rows.values.rows() > most)
        keepSomeOfEachClass(most, rows);
    const auto products = weightedProducts(rows.values, counted, threads, shouldContinue);
    if (!products)
        return nullptr;
    return std::make_shared<const Scaling>(
        Scaling{std::move(*found), std::move(counted), distancesFromProducts(*products), std::move(rows.classOf)});
}

/// The scaling found last: sliders that do not concern it ask for the same again and again.
class KeptScaling
{
public:
    /// Null when cancelled.
    std::shared_ptr<const Scaling> of(const Problem& problem, const ScalingOptions& options, int threads,
                                      const ShouldContinue& shouldContinue)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (isKept(problem, options))
                return m_scaling;
        }
        std::shared_ptr<const Scaling> scaling = scalingOf(problem, options, threads, shouldContinue);
        if (scaling) {
            const std::lock_guard lock(m_mutex);
            m_data = problem.data;
            m_classOf = problem.target.classOf;
            m_options = options;
            m_scaling = scaling;
        }
        return scaling;
    }

private:
    bool isKept(const Problem& problem, const ScalingOptions& options) const
    {
        return !m_data.expired() && m_data.lock() == problem.data && m_classOf == problem.target.classOf &&
               m_options == options;
    }

    std::mutex m_mutex;
    std::weak_ptr<const Dataset> m_data;
    std::vector<int> m_classOf;
    ScalingOptions m_options;
    std::shared_ptr<const Scaling> m_scaling;
};

/// Means of exp(-d / (2 width)) over all pairs of labelled samples, inside classes and across.
void warnAboutScaledSimilarity(const Scaling& scaling, double width, Outcome& outcome)
{
    double sums[2] = {}, pairs[2] = {};
    for (Index j = 0; j < scaling.distances.cols(); ++j)
        for (Index i = 0; i < j; ++i) {
            const bool isInside =
                scaling.classOf[static_cast<std::size_t>(i)] == scaling.classOf[static_cast<std::size_t>(j)];
            sums[isInside] += std::exp(-scaling.distances(i, j) / (2.0 * width));
            ++pairs[isInside];
        }
    if (pairs[1] > 0)
        outcome.figures.push_back({"similarity_inside", sums[1] / pairs[1]});
    if (pairs[0] > 0)
        outcome.figures.push_back({"similarity_across", sums[0] / pairs[0]});
}

struct GraphWithWidth
{
    NeighbourGraph graph;
    double width = 1;
};

std::optional<GraphWithWidth> graphOf(const Dataset& data, const Eigen::VectorXd& factors,
                                      const GraphOptions& options, int threads,
                                      const ShouldContinue& shouldContinue)
{
    if (!(options.widthFactor > 0.0) || !std::isfinite(options.widthFactor))
        throw std::invalid_argument("the width must be positive");
    if (options.neighbours < 1)
        throw std::invalid_argument("every sample needs one neighbour at least");
    constexpr Index forWidth = 7;
    const auto nearest = nearestSamples(data.values(), factors, std::max<Index>(options.neighbours, forWidth),
                                        threads, shouldContinue);
    if (!nearest)
        return std::nullopt;
    const bool isAutomatic = options.width == GraphOptions::Width::Automatic;
    const double width = isAutomatic ? neighbourWidth(*nearest) * options.widthFactor
                                     : sigma * sigma * options.widthFactor * options.widthFactor;
    return GraphWithWidth{neighbourGraph(*nearest, options.neighbours, width, options.diagonal), width};
}

/// What the note on parts begins with: parts that nothing joins, or next to nothing; empty where there is one.
Message partsOf(const NeighbourGraph& graph, const std::vector<double>& eigenvalues)
{
    constexpr double nextToNothing = 1e-10;
    if (graph.components > 1)
        return message(graph.alone > 0 ? "falls into %1 parts, %2 of them single samples" : "falls into %1 parts",
                       graph.components, graph.alone);
    const auto parts =
        std::count_if(eigenvalues.begin(), eigenvalues.end(), [](double value) { return value < nextToNothing; });
    return parts > 1 ? message("all but falls into %1 parts, joined by next to nothing", parts) : Message();
}

/// Whether each part of the graph holds labels, and of one class alone.
bool arePartsClasses(const NeighbourGraph& graph, const Target& target)
{
    if (graph.components < 2 || target.kind != Target::Kind::Classes)
        return false;
    std::vector<int> classOf(static_cast<std::size_t>(graph.components), -1);
    for (std::size_t i = 0; i < target.classOf.size(); ++i) {
        int& known = classOf[static_cast<std::size_t>(graph.componentOf[i])];
        if (target.classOf[i] >= 0 && known >= 0 && known != target.classOf[i])
            return false;
        if (target.classOf[i] >= 0)
            known = target.classOf[i];
    }
    return std::find(classOf.begin(), classOf.end(), -1) == classOf.end();
}

void warnAboutGraph(const NeighbourGraph& graph, const Target& target, Outcome& outcome)
{
    outcome.figures.push_back({"graph_components", static_cast<double>(graph.components)});
    if (const Message parts = partsOf(graph, outcome.eigenvalues); !parts.isEmpty())
        outcome.warnings.push_back(
            {"graph-in-parts",
             message(arePartsClasses(graph, target)
                         ? "The graph of the samples %1, as far as labels tell each of one class: the first "
                           "dimensions tell these apart, samples of a part may lie on one another."
                         : "The graph of the samples %1: the first dimensions tell these parts apart and nothing "
                           "else. Take more neighbours or a larger width.",
                     parts)});
    outcome.graph = edgesOf(graph);
}

/// The leading vectors of the graph; false when cancelled.
bool embed(const NeighbourGraph& graph, int dimensions, const ShouldContinue& shouldContinue, Outcome& outcome)
{
    const auto vectors = laplacianVectors(graph, std::max<Index>(dimensions, shownValues), shouldContinue);
    if (!vectors)
        return false;
    if (vectors->values.size() == 0)
        throw std::invalid_argument("no two samples are similar at this width: take a larger one");
    requireDimensions(vectors->values.size(), dimensions);
    outcome.embedding = vectors->vectors.leftCols(dimensions);
    outcome.eigenvalues.push_back(0.0);
    outcome.eigenvalues.insert(outcome.eigenvalues.end(), vectors->values.begin(), vectors->values.end());
    return true;
}

Outcome finished(Outcome outcome, std::chrono::steady_clock::time_point begin)
{
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace

LabelledRows labelledRows(const Problem& problem)
{
    LabelledRows rows;
    std::vector<Index> labelled;
    if (problem.target.kind == Target::Kind::Classes)
        for (std::size_t i = 0; i < problem.target.classOf.size(); ++i)
            if (problem.target.classOf[i] >= 0)
                labelled.push_back(static_cast<Index>(i));
    std::vector<int> codes(static_cast<std::size_t>(problem.target.classes()), -1);  // in the order of the classes
    for (const Index i : labelled)
        codes[static_cast<std::size_t>(problem.target.classOf[static_cast<std::size_t>(i)])] = 0;
    for (int& code : codes)
        if (code == 0)
            code = rows.classes++;
    for (const Index i : labelled)
        rows.classOf.push_back(
            codes[static_cast<std::size_t>(problem.target.classOf[static_cast<std::size_t>(i)])]);
    if (rows.classes < 2)
        throw std::invalid_argument("labelled samples of at least two classes are needed; there " +
                                    std::string(rows.classes == 1 ? "is one class" : "are none") +
                                    " (choose a label with classes)");
    rows.values = problem.data->values().map()(labelled, Eigen::all);
    rows.values.rowwise() -= rows.values.colwise().mean().eval();
    return rows;
}

std::optional<ScalingFactors> scalingFactors(const LabelledRows& rows, const ScalingOptions& options, int threads,
                                             const ShouldContinue& shouldContinue)
{
    switch (options.solver) {
    case ScalingSolver::LeastSquares:
        return byLeastSquares(rows, options.classValues);
    case ScalingSolver::MinimalPerturbation:
        return byPerturbation(rows, options.classValues);
    case ScalingSolver::Contour:
        return byContours(rows, options, shouldContinue);
    case ScalingSolver::Target:
        return byTarget(rows, options.target, threads, shouldContinue);
    case ScalingSolver::Ratio:
        break;
    }
    return ScalingFactors{ratioFactors(rows), {}, {}};
}

std::optional<NeighbourGraph> sampleGraph(const Dataset& data, const Eigen::VectorXd& factors,
                                          const GraphOptions& options, int threads,
                                          const ShouldContinue& shouldContinue)
{
    auto graph = graphOf(data, factors, options, threads, shouldContinue);
    return graph ? std::optional(std::move(graph->graph)) : std::nullopt;
}

Outcome scs(const Problem& problem, const ScsOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireReducible(problem, options.space);
    const ShouldContinue asked = [&control] { return shouldContinue(control.progress, {"scaling features"}); };
    static KeptScaling kept;
    const std::shared_ptr<const Scaling> scaling = kept.of(problem, options, control.threads, asked);
    if (!scaling)
        return stoppedBeforeReduction(problem, options.space);
    const auto graph = graphOf(*problem.data, scaling->counted, options.graph, control.threads, asked);
    Outcome outcome;
    if (!graph || !embed(graph->graph, options.space.dimensions, asked, outcome))
        return stoppedBeforeReduction(problem, options.space);
    outcome.figures = scaling->found.figures;
    outcome.warnings = scaling->found.warnings;
    outcome.featureFactors = scaling->found.factors;
    outcome.featureWeights = scaling->counted.cwiseAbs().transpose() / scaling->counted.cwiseAbs().sum();
    warnAboutScaledSimilarity(*scaling, graph->width, outcome);
    warnAboutGraph(graph->graph, problem.target, outcome);
    groupAndClassify(problem, options.space, "vector", control, outcome);
    return finished(std::move(outcome), begin);
}

Outcome spectralClustering(const Problem& problem, const GraphOptions& graphOptions,
                           const ReducedSpaceOptions& space, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireReducible(problem, space);
    const ShouldContinue asked = [&control] { return shouldContinue(control.progress, {"joining samples"}); };
    const auto graph = graphOf(*problem.data, {}, graphOptions, control.threads, asked);
    Outcome outcome;
    if (!graph || !embed(graph->graph, space.dimensions, asked, outcome))
        return stoppedBeforeReduction(problem, space);
    warnAboutGraph(graph->graph, problem.target, outcome);
    groupAndClassify(problem, space, "vector", control, outcome);
    return finished(std::move(outcome), begin);
}

}  // namespace fuzzylens
