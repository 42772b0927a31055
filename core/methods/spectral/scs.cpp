// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/scs.h"

#include "core/common/issue.h"
#include "core/methods/data_checks.h"
#include "core/numeric/parallel.h"
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>

namespace fuzzylens {

namespace {

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
        throw ArgumentError(
            message("the values are too large to be compared; scale them (step %1)", scalingStep(size)));
    if (size > 0.0 && size < least && options.solver != ScalingSolver::Target)
        throw ArgumentError(
            message("the values are too small to be compared; scale them (step %1)", scalingStep(size)));
    std::optional<ScalingFactors> found = scalingFactors(rows, options, threads, shouldContinue);
    if (!found)
        return nullptr;
    Eigen::VectorXd counted = countedFactors(found->factors, options.negative);
    if (counted.isZero(0.0))
        throw ArgumentError(
            message("every factor is 0: the labelled samples do not differ in any feature that counts"));
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

Outcome finished(Outcome outcome, std::chrono::steady_clock::time_point begin)
{
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace

Outcome scs(const Problem& problem, const ScsOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireReducible(problem, options.space);
    const ShouldContinue asked = [&control] { return shouldContinue(control.progress, {"scaling features"}); };
    static KeptScaling kept;
    const std::shared_ptr<const Scaling> scaling = kept.of(problem, options, control.threads, asked);
    if (!scaling)
        return stoppedBeforeReduction(problem, options.space);
    const auto graph = sampleGraph(*problem.data, scaling->counted, options.graph, control.threads, asked);
    Outcome outcome;
    if (!graph || !embedGraph(graph->graph, options.space.dimensions, asked, outcome))
        return stoppedBeforeReduction(problem, options.space);
    outcome.figures = scaling->found.figures;
    outcome.warnings = scaling->found.warnings;
    outcome.featureFactors = scaling->found.factors;
    outcome.featureWeights = scaling->counted.cwiseAbs().transpose() / scaling->counted.cwiseAbs().sum();
    warnAboutScaledSimilarity(*scaling, graph->width, outcome);
    describeGraph(graph->graph, problem.target, outcome);
    groupAndClassify(problem, options.space, "vector", control, outcome);
    return finished(std::move(outcome), begin);
}

Outcome spectralClustering(const Problem& problem, const GraphOptions& graphOptions,
                           const ReducedSpaceOptions& space, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireReducible(problem, space);
    const ShouldContinue asked = [&control] {
        return shouldContinue(control.progress, {"building the neighbour graph"});
    };
    const auto graph = sampleGraph(*problem.data, {}, graphOptions, control.threads, asked);
    Outcome outcome;
    if (!graph || !embedGraph(graph->graph, space.dimensions, asked, outcome))
        return stoppedBeforeReduction(problem, space);
    describeGraph(graph->graph, problem.target, outcome);
    groupAndClassify(problem, space, "vector", control, outcome);
    return finished(std::move(outcome), begin);
}

}  // namespace fuzzylens
