// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/sffd.h"

#include "core/data/pairs/pair_chains.h"
#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/sffd/neighbourhood_start.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/methods/sffd/pair_warnings.h"
#include "core/methods/sffd/partial_distances.h"
#include "core/methods/weighted/feature_weights.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double fuzzifier = 2.0;

/// What all starts have in common.
struct Given
{
    const SffdOptions& options;
    const RunControl& control;
    const MeanDistances& samples;
    const PartialDistances& partials;
    const PairSet& pairs;
    const PairCost& cost;
    PairSet consistent;  // the pairs that can all be kept, for a fit that insists on them
};

/// One start, until the memberships rest.
class Descent
{
public:
    Descent(const Given& given, Eigen::MatrixXd start, int restart)
        : m_given(given)
        , m_weights(Eigen::MatrixXd::Constant(given.options.clusters, given.partials.features(),
                                              1.0 / static_cast<double>(given.partials.features())))
    {
        m_outcome.memberships = std::move(start);
        m_outcome.restart = restart;
        m_outcome.objectiveTerms = {{"distance", {}}, {"weights", {}}, {"pairs", {}}};
        m_outcome.courses = {{"violated pairs", {}}, {"alpha", {}}};
        keepFrame("start", 0.0);
    }

    Outcome run()
    {
        constexpr int mostTimes = 3;
        int insisted = 0;
        while (m_outcome.iterations < m_given.options.maxIterations) {
            const Step step{"fitting", m_outcome.iterations, m_given.options.maxIterations, m_objective};
            if (!goesOn(m_given.control.progress, step)) {
                m_outcome.stopped = Stopped::Cancelled;
                return finished();
            }
            if (iterate() >= m_given.options.tolerance)
                continue;
            if (!m_given.options.insists || insisted == mostTimes ||
                violatedPairs(m_given.consistent, assignment()).empty()) {
                m_outcome.stopped = Stopped::Converged;
                return finished();
            }
            ++insisted;
            m_insistence *= 3.0;
        }
        m_outcome.stopped = Stopped::IterationLimit;
        return finished();
    }

private:
    /// The largest change of a membership.
    double iterate()
    {
        const SffdOptions& options = m_given.options;
        const Eigen::MatrixXd old = m_outcome.memberships;
        const Eigen::ArrayXXd squares = old.array().square();
        const double delta = updateWeights(meanWeights(old, fuzzifier), squares);
        const double alpha = alphaFor((squares * m_distances.array()).sum() / squares.sum());
        updateMemberships(m_distances, m_given.cost, alpha, options.update, options.sweeps, m_outcome.memberships);
        ++m_outcome.iterations;
        record(delta, alpha);
        return (m_outcome.memberships - old).cwiseAbs().maxCoeff();
    }

    /// Dispersions, weights and the distances with these. Returns sum_j delta_j sum_l v_jl^2.
    double updateWeights(const Eigen::MatrixXd& means, const Eigen::ArrayXXd& squares)
    {
        const SffdOptions& options = m_given.options;
        const auto scale = static_cast<double>(m_given.partials.features());
        m_given.partials.compute(means, m_partials);
        m_distances.resize(squares.rows(), squares.cols());
        Eigen::VectorXd terms = Eigen::VectorXd::Zero(options.clusters);
        parallelFor(options.clusters, m_given.control.threads, [&](Index j) {
            const Eigen::MatrixXd& partials = m_partials[static_cast<std::size_t>(j)];
            if (options.learnsWeights) {
                const Eigen::VectorXd dispersions = partials.transpose() * squares.col(j).matrix();
                const FeatureBalance balance =
                    options.deltaRule == DeltaRule::Reference
                        ? referenceWeights(dispersions, options.weightBalance, scale)
                        : adaptiveWeights(dispersions, options.weightBalance, scale, m_weights.row(j).transpose());
                m_weights.row(j) = balance.weights.transpose();
                terms[j] = balance.delta * balance.weights.squaredNorm();
            }
            m_distances.col(j).noalias() = partials * (scale * m_weights.row(j).transpose());
        });
        return terms.sum();
    }

    double alphaFor(double meanDistance) const
    {
        if (m_given.cost.pairs() == 0)
            return 0.0;
        return m_insistence * strengthOfPairs(m_given.options.strength, meanDistance, m_given.samples.samples(),
                                              m_given.cost.pairs(), m_given.options.clusters);
    }

    void record(double weightTerm, double alpha)
    {
        const double distance = (m_outcome.memberships.array().square() * m_distances.array()).sum();
        const double pairs = alpha * m_given.cost.total(m_outcome.memberships);
        m_objective = distance + weightTerm + pairs;
        m_outcome.objective.push_back(m_objective);
        m_outcome.objectiveTerms[0].values.push_back(distance);
        m_outcome.objectiveTerms[1].values.push_back(weightTerm);
        m_outcome.objectiveTerms[2].values.push_back(pairs);
        m_outcome.courses[0].values.push_back(
            static_cast<double>(m_given.cost.broken(assignment(), m_given.options.clusters)));
        m_outcome.courses[1].values.push_back(alpha);
        keepFrame("memberships", m_objective);
    }

    std::vector<int> assignment() const { return nearestClusters(m_outcome.memberships); }

    void keepFrame(const char* block, double objective)
    {
        if (!m_given.control.keepFrames)
            return;
        Frame frame;
        frame.iteration = m_outcome.iterations;
        frame.block = block;
        frame.objective = objective;
        frame.memberships = m_outcome.memberships;
        frame.embedding = m_distances;
        frame.featureWeights = m_weights.cast<float>();
        m_outcome.frames.push_back(std::move(frame));
    }

    Outcome finished()
    {
        m_outcome.embedding = m_distances;
        m_outcome.featureWeights = m_weights;
        return std::move(m_outcome);
    }

    const Given& m_given;
    Eigen::MatrixXd m_weights;                // k x p
    Eigen::MatrixXd m_distances;              // n x k
    std::vector<Eigen::MatrixXd> m_partials;  // n x p for every cluster; kept for their memory
    double m_insistence = 1.0;
    double m_objective = std::numeric_limits<double>::quiet_NaN();
    Outcome m_outcome;
};

void check(const SffdOptions& options, const Dataset& data)
{
    const auto require = [](bool holds, const std::string& rule) {
        if (!holds)
            throw std::invalid_argument(rule);
    };
    requireClusters(options.clusters, data.samples());
    require(options.weightBalance > 0, "K must exceed 0");
    require(options.strength.fixed >= 0 && options.strength.factor >= 0,
            "the strength of the pairs must not be negative");
    require(options.sweeps >= 1, "sweeps must be 1 or more");
    require(options.restarts >= 1, "restarts must be 1 or more");
}

Eigen::MatrixXd randomMemberships(Index samples, int clusters, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd memberships(samples, clusters);
    for (Index i = 0; i < samples; ++i)
        for (Index j = 0; j < clusters; ++j)
            memberships(i, j) = -std::log(1.0 - random.uniform());  // even over the simplex
    return memberships.array().colwise() / memberships.rowwise().sum().array();
}

PairSet consistentPairs(const PairSet& pairs, Index samples)
{
    PairSet consistent{pairs.must, {}};
    const std::vector<int> component = mustLinkComponents(pairs, samples);
    for (const SamplePair& pair : pairs.cannot)
        if (component[static_cast<std::size_t>(pair.first)] != component[static_cast<std::size_t>(pair.second)])
            consistent.cannot.push_back(pair);
    return consistent;
}

Outcome best(const Given& given)
{
    const SffdOptions& options = given.options;
    if (options.start == PairStart::Neighbourhoods)
        return Descent(given, neighbourhoodStart(given.samples, given.pairs, options.clusters), 0).run();
    Outcome best;
    for (int restart = 0; restart < options.restarts; ++restart) {
        const std::uint64_t seed = deriveSeed(options.seed, {static_cast<std::uint64_t>(restart)});
        Outcome outcome =
            Descent(given, randomMemberships(given.samples.samples(), options.clusters, seed), restart).run();
        const bool isCancelled = outcome.stopped == Stopped::Cancelled;
        if (restart == 0 || (!isCancelled && outcome.objective.back() < best.objective.back()))
            best = std::move(outcome);
        if (isCancelled) {
            best.stopped = Stopped::Cancelled;
            break;
        }
    }
    return best;
}

}  // namespace

Outcome sffd(const Problem& problem, const SffdOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireComplete(problem);
    const Dataset& data = *problem.data;
    check(options, data);
    const PairSet pairs = guidingPairs(problem, options.closesPairs);
    const MeanDistances samples(data, control.threads);
    const PartialDistances partials(samples, data, options.partial, options.shrinkage, control.threads);
    const PairCost cost(pairs, data.samples());
    Outcome outcome = best({options, control, samples, partials, pairs, cost,
                            options.insists ? consistentPairs(pairs, data.samples()) : PairSet()});
    outcome.centers = samples.means(meanWeights(outcome.memberships, fuzzifier));
    outcome.assigned = nearestClusters(outcome.memberships);
    if (!pairs.empty())
        outcome.repaired = repairedAssignment(outcome.memberships, pairs);
    warnOfPairs(pairs, data.sampleNames(), outcome);
    nameClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
