// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/sffd.h"

#include "core/common/issue.h"
#include "core/methods/best_restart.h"
#include "core/methods/constraints/pair_chains.h"
#include "core/methods/frames.h"
#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/fuzzy_covariance.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/sffd/neighbourhood_start.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/methods/sffd/pair_tuning.h"
#include "core/methods/sffd/pair_warnings.h"
#include "core/methods/weighted/feature_weights.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

namespace {

/// What every feature contributes to the distances of the samples to weighted means.
class PartialDistances
{
public:
    /// @p samples and @p data stay as long as this. @param shrinkage of the norm; plays no part for Euclid.
    /// @throws std::invalid_argument as FuzzyCovariance does.
    PartialDistances(const MeanDistances& samples, const Dataset& data, PartialDistance kind, double shrinkage,
                     int threads);

    Index features() const { return m_data.features(); }
    /// For every cluster n x p, not negative; false when cancelled between two of them. @param weights n x 1
    /// for every cluster, which sum to 1.
    bool compute(const std::vector<Eigen::MatrixXd>& weights, const ShouldContinue& shouldContinue,
                 std::vector<Eigen::MatrixXd>& partials) const;

private:
    void computeOne(const Eigen::MatrixXd& weights, int threads, Eigen::MatrixXd& partials) const;

    const MeanDistances& m_samples;
    const Dataset& m_data;
    PartialDistance m_kind;
    std::optional<FuzzyCovariance> m_covariance;  // none for Euclid
    int m_threads;
};

PartialDistances::PartialDistances(const MeanDistances& samples, const Dataset& data, PartialDistance kind,
                                   double shrinkage, int threads)
    : m_samples(samples)
    , m_data(data)
    , m_kind(kind)
    , m_threads(threads)
{
    if (kind != PartialDistance::Euclid)
        m_covariance.emplace(samples, data, CovarianceShrinkage{shrinkage}, threads);
}

bool PartialDistances::compute(const std::vector<Eigen::MatrixXd>& weights, const ShouldContinue& shouldContinue,
                               std::vector<Eigen::MatrixXd>& partials) const
{
    partials.resize(weights.size());
    // With many features the threads share the features of one cluster, else the clusters.
    const bool sharesFeatures = m_samples.usesProducts();
    return parallelWhile(std::ssize(weights), sharesFeatures ? 1 : m_threads, shouldContinue, [&](Index j) {
        const auto at = static_cast<std::size_t>(j);
        computeOne(weights[at], sharesFeatures ? m_threads : 1, partials[at]);
    });
}

void PartialDistances::computeOne(const Eigen::MatrixXd& weights, int threads, Eigen::MatrixXd& partials) const
{
    if (m_kind == PartialDistance::Root)
        m_covariance->rootPartials(weights, threads, partials);
    else if (m_kind == PartialDistance::Diagonal)
        m_covariance->diagonalPartials(weights, threads, partials);
    else {
        const auto values = m_data.values().map();
        partials.resize(values.rows(), values.cols());
        parallelFor(values.cols(), threads, [&](Index l) {
            partials.col(l) = (values.col(l).array() - weights.col(0).dot(values.col(l))).square();
        });
    }
}

using Clock = std::chrono::steady_clock;
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
    /// @param end no iteration but the first begins later.
    Descent(const Given& given, Eigen::MatrixXd start, int restart,
            Clock::time_point end = Clock::time_point::max())
        : m_given(given)
        , m_end(end)
        , m_weights(Eigen::MatrixXd::Constant(given.options.clusters, given.partials.features(),
                                              1.0 / static_cast<double>(given.partials.features())))
        , m_frames(given.control)
    {
        m_outcome.memberships = std::move(start);
        m_outcome.restart = restart;
        m_means.resize(static_cast<std::size_t>(given.options.clusters));
        m_outcome.objectiveTerms = {{"distance", {}}, {"weights", {}}, {"pairs", {}}};
        m_outcome.traces = {{"violated pairs", {}}, {"alpha", {}}};
        if (given.cost.pairs() == 0)
            m_pairTerm = 0;
        keepMemberships("start");
    }

    /// Weights to begin with other than equal ones, k x p.
    void weighAs(const Eigen::MatrixXd& weights) { m_weights = weights; }

    Outcome run()
    {
        constexpr int mostTimes = 3;
        int insisted = 0;
        while (m_outcome.iterations < m_given.options.maxIterations &&
               (m_outcome.iterations == 0 || Clock::now() < m_end)) {
            const std::optional<double> change = asked() ? iterate() : std::nullopt;
            if (!change) {
                m_outcome.stopped = Stopped::Cancelled;
                return finished();
            }
            if (*change >= m_given.options.tolerance)
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

    /// The objective with pairs as strong as their rule makes them, without insistence: starts that insisted more
    /// and less often can be compared.
    double comparableObjective() const { return m_objective - (1.0 - 1.0 / m_insistence) * m_pairTerm; }

private:
    bool asked() const
    {
        return shouldContinue(m_given.control.progress,
                              {"fitting", m_outcome.iterations, m_given.options.maxIterations, m_objective});
    }

    /// The largest change of a membership; nothing when cancelled between two clusters.
    std::optional<double> iterate()
    {
        const SffdOptions& options = m_given.options;
        m_squares = m_outcome.memberships.array().square();
        for (Index j = 0; j < options.clusters; ++j) {
            Eigen::MatrixXd& mean = m_means[static_cast<std::size_t>(j)];
            mean = m_squares.col(j);
            mean = asMeans(std::move(mean));
        }
        if (!m_given.partials.compute(
                m_means, [this] { return asked(); }, m_partials))
            return std::nullopt;
        const Eigen::MatrixXd oldWeights = m_weights;
        const double delta = updateWeights(m_squares);
        if (m_frames.isOpen())
            keepMeans(m_squares, oldWeights, m_weightTerm, delta);
        m_weightTerm = delta;
        const double alpha = alphaFor((m_squares * m_distances.array()).sum() / m_squares.sum());
        updateMemberships(m_distances, m_given.cost, alpha, options.update, options.sweeps, m_outcome.memberships,
                          m_next);
        m_outcome.memberships.swap(m_next);
        ++m_outcome.iterations;
        record(delta, alpha);
        return (m_outcome.memberships - m_next).cwiseAbs().maxCoeff();
    }

    /// Dispersions, weights and the distances with these. Returns sum_j delta_j sum_l v_jl^2.
    double updateWeights(const Eigen::ArrayXXd& squares)
    {
        const SffdOptions& options = m_given.options;
        const auto scale = static_cast<double>(m_given.partials.features());
        m_distances.resize(squares.rows(), squares.cols());
        Eigen::VectorXd terms = Eigen::VectorXd::Zero(options.clusters);
        parallelFor(options.clusters, m_given.control.threads, [&](Index j) {
            const Eigen::MatrixXd& partials = m_partials[static_cast<std::size_t>(j)];
            if (options.learnsWeights) {
                const Eigen::VectorXd dispersions = partials.transpose() * squares.col(j).matrix();
                const RegularisedWeights balance =
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
        m_pairTerm = alpha * m_given.cost.total(m_outcome.memberships);
        m_objective = distance + weightTerm + m_pairTerm;
        m_outcome.objective.push_back(m_objective);
        m_outcome.objectiveTerms[0].values.push_back(distance);
        m_outcome.objectiveTerms[1].values.push_back(weightTerm);
        m_outcome.objectiveTerms[2].values.push_back(m_pairTerm);
        m_outcome.traces[0].values.push_back(
            static_cast<double>(m_given.cost.broken(assignment(), m_given.options.clusters)));
        m_outcome.traces[1].values.push_back(alpha);
        keepMemberships("memberships");
    }

    std::vector<int> assignment() const { return nearestClusters(m_outcome.memberships); }

    void keepMemberships(const char* block)
    {
        if (m_frames.isOpen()) {
            Frame frame(m_outcome.iterations, block, m_objective);
            frame.memberships = m_outcome.memberships;
            m_frames.add(std::move(frame));
        }
    }

    /// Centres and weights of the memberships of which these are the squares. The strength of the pairs, which
    /// follows from the distances, is still that of the iteration before.
    void keepMeans(const Eigen::ArrayXXd& squares, const Eigen::MatrixXd& oldWeights, double oldWeightTerm,
                   double weightTerm)
    {
        const auto scale = static_cast<double>(m_given.partials.features());
        Eigen::MatrixXd under(squares.rows(), squares.cols());
        for (Index j = 0; j < under.cols(); ++j)
            under.col(j).noalias() =
                m_partials[static_cast<std::size_t>(j)] * (scale * oldWeights.row(j).transpose());
        Frame moved(m_outcome.iterations + 1, "centers",
                    (squares * under.array()).sum() + oldWeightTerm + m_pairTerm);
        moved.embedding = under;
        moved.centers = m_given.samples.means(meanWeights(m_outcome.memberships, fuzzifier)).cast<float>();
        m_frames.add(std::move(moved));
        if (!m_given.options.learnsWeights)
            return;
        Frame weighed(m_outcome.iterations + 1, "weights",
                      (squares * m_distances.array()).sum() + weightTerm + m_pairTerm);
        weighed.embedding = m_distances;
        weighed.featureWeights = m_weights.cast<float>();
        m_frames.add(std::move(weighed));
    }

    Outcome finished()
    {
        m_outcome.embedding = m_distances;
        m_outcome.featureWeights = m_weights;
        m_outcome.frames = m_frames.take();
        return std::move(m_outcome);
    }

    const Given& m_given;
    Clock::time_point m_end;
    Eigen::MatrixXd m_weights;                // k x p
    Eigen::MatrixXd m_distances;              // n x k
    std::vector<Eigen::MatrixXd> m_partials;  // n x p for every cluster; kept for their memory, as the next
    Eigen::ArrayXXd m_squares;                // n x k, of the memberships
    std::vector<Eigen::MatrixXd> m_means;     // n x 1 for every cluster, weights of the samples in them
    Eigen::MatrixXd m_next;                   // n x k, memberships
    double m_insistence = 1.0;
    double m_objective = std::numeric_limits<double>::quiet_NaN();
    double m_weightTerm = std::numeric_limits<double>::quiet_NaN();  // of the objective, as the following
    double m_pairTerm = std::numeric_limits<double>::quiet_NaN();
    Outcome m_outcome;
    FrameRecorder m_frames;
};

void check(const SffdOptions& options, const Dataset& data)
{
    const auto require = [](bool holds, const Message& rule) {
        if (!holds)
            throw ArgumentError(rule);
    };
    requireClusters(options.clusters, data.samples());
    require(options.weightBalance > 0, message("K must exceed 0"));
    require(options.strength.fixed >= 0 && options.strength.factor >= 0,
            message("the constraint weight must not be negative"));
    require(options.sweeps >= 1, message("sweeps must be 1 or more"));
    require(options.restarts >= 1, message("restarts must be 1 or more"));
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
    BestRestart<Outcome> restarts;
    bool isCancelled = false;
    for (int restart = 0; restart < options.restarts && !isCancelled; ++restart) {
        const std::uint64_t seed = deriveSeed(options.seed, {static_cast<std::uint64_t>(restart)});
        Descent descent(given, randomMemberships(given.samples.samples(), options.clusters, seed), restart);
        Outcome outcome = descent.run();
        isCancelled = outcome.stopped == Stopped::Cancelled;
        if (restart == 0 || (!isCancelled && restarts.accepts(descent.comparableObjective()))) {
            const double scale = outcome.embedding.sum();
            restarts.add(descent.comparableObjective(), scale, std::move(outcome));
        }
    }
    Outcome best = std::move(restarts.best());
    if (isCancelled)
        best.stopped = Stopped::Cancelled;
    return best;
}

/// From the memberships and weights of @p from where they fit, else from the beginning.
Outcome refined(const Given& given, const Outcome& from, Clock::time_point end)
{
    const int clusters = given.options.clusters;
    if (from.memberships.rows() != given.samples.samples() || from.memberships.cols() != clusters)
        return Descent(given, neighbourhoodStart(given.samples, given.pairs, clusters), 0, end).run();
    Descent descent(given, from.memberships, from.restart, end);
    if (given.options.learnsWeights && from.featureWeights.rows() == clusters &&
        from.featureWeights.cols() == given.partials.features())
        descent.weighAs(from.featureWeights);
    return descent.run();
}

/// Prepares and completes a fit. @param descend iterates from the given start to converged memberships.
template <typename Descend>
Outcome fitted(const Problem& problem, const SffdOptions& options, const RunControl& control,
               const Descend& descend)
{
    const auto begin = Clock::now();
    requireComplete(problem);
    const Dataset& data = *problem.data;
    check(options, data);
    const PairSet pairs = guidingPairs(problem, options.closesPairs);
    const MeanDistances samples(problem.data, control.threads);
    const PartialDistances partials(samples, data, options.partial, options.shrinkage, control.threads);
    const PairCost cost(pairs, data.samples());
    Outcome outcome = descend(Given{options, control, samples, partials, pairs, cost,
                                    options.insists ? consistentPairs(pairs, data.samples()) : PairSet()});
    outcome.centers = samples.means(meanWeights(outcome.memberships, fuzzifier));
    outcome.assigned = nearestClusters(outcome.memberships);
    if (!pairs.empty())
        outcome.repaired = repairedAssignment(outcome.memberships, pairs);
    warnOfPairs(pairs, data.sampleNames(), outcome);
    nameClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace

Outcome sffd(const Problem& problem, const SffdOptions& options, const RunControl& control)
{
    const auto descend = [](const Given& given) { return best(given); };
    if (!options.tunes)
        return fitted(problem, options, control, descend);
    requireComplete(problem);
    const PairTuning tuning = tunedOnPairs(problem, options, control);
    Outcome outcome = fitted(problem, tuning.options, control, descend);
    outcome.warnings.push_back(toldOf(tuning));
    return outcome;
}

Outcome refineSffd(const Problem& problem, const SffdOptions& options, const Outcome& from,
                   std::chrono::milliseconds budget, const RunControl& control)
{
    const Clock::time_point end = Clock::now() + budget;
    return fitted(problem, options, control, [&](const Given& given) { return refined(given, from, end); });
}

}  // namespace fuzzylens
