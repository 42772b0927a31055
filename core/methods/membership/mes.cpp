// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/mes.h"

#include "core/common/issue.h"
#include "core/methods/frames.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/k_means.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/bipartite_graph.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/probe_selection.h"
#include "core/numeric/parallel.h"

#include <chrono>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr int medoidRounds = 4;

const std::vector<int>& classesFor(const Problem& problem, ProbeMeasure measure)
{
    static const std::vector<int> none;
    return measure == ProbeMeasure::RepresentationError && problem.target.kind == Target::Kind::Classes
               ? problem.target.classOf
               : none;
}

/// Whether the rows of the embedding are equal up to rounding.
bool areAlike(const Eigen::MatrixXd& embedding)
{
    constexpr double rounding = 1e-10;
    return (embedding.rowwise() - embedding.row(0)).cwiseAbs().maxCoeff() <= rounding;
}

/// Whether at least 90 % of the samples have a membership above 0.9 in one probe. A probe is at distance 0 from
/// itself, so probes count only if all samples are probes.
bool belongToOne(const Eigen::MatrixXd& embedding, const std::vector<Index>& probes)
{
    constexpr double nearlyAll = 0.9, nearlyEvery = 0.9;
    std::vector<bool> isCounted(static_cast<std::size_t>(embedding.rows()), true);
    if (std::ssize(probes) < embedding.rows())
        for (const Index probe : probes)
            isCounted[static_cast<std::size_t>(probe)] = false;
    double counted = 0, ofOne = 0;
    for (Index i = 0; i < embedding.rows(); ++i)
        if (isCounted[static_cast<std::size_t>(i)]) {
            ++counted;
            ofOne += embedding.row(i).maxCoeff() > nearlyAll ? 1 : 0;
        }
    return ofOne >= nearlyEvery * counted;
}

/// Computes one fit, in the order of run().
class Embedding
{
public:
    Embedding(const Problem& problem, const MesOptions& options, const RunControl& control)
        : m_problem(problem)
        , m_options(options)
        , m_control(control)
        , m_distances(
              sampleDistances(problem.data, control.threads, [this] { return asked("comparing samples", 0, 0); }))
    {}

    Outcome run()
    {
        if (!m_distances)
            return stoppedBeforeAll();
        findProbes();
        const Eigen::MatrixXd& squared = m_distances->squared;
        m_outcome.embedding = embed(squared, m_outcome.probes, m_options.representation, m_options.beta);
        cluster();
        m_outcome.assigned = nearestClusters(m_outcome.memberships);
        describe();
        return std::move(m_outcome);
    }

private:
    bool asked(std::string_view phase, std::int64_t done, std::int64_t total)
    {
        m_isStopped = m_isStopped || !shouldContinue(m_control.progress, {phase, done, total});
        return !m_isStopped;
    }

    /// The outcome of a fit cancelled before the distances are known: equal memberships in all clusters.
    Outcome stoppedBeforeAll()
    {
        const int clusters = m_options.fcm.clusters;
        m_outcome.probes = withoutSearch();
        m_outcome.memberships.setConstant(m_problem.data->samples(), clusters, 1.0 / clusters);
        m_outcome.assigned = nearestClusters(m_outcome.memberships);
        m_outcome.stopped = Stopped::Cancelled;
        m_outcome.instructionSet = instructionSet();
        return std::move(m_outcome);
    }

    /// The pinned samples, or one sample at random: probes of a cancelled search.
    std::vector<Index> withoutSearch() const
    {
        return randomProbes(m_problem.data->samples(), 1, m_options.constraints, probeSeed());
    }

    /// Independent of the random numbers of the restarts.
    std::uint64_t probeSeed() const
    {
        constexpr std::uint64_t stream = 0x70726f6265;  // "probe"
        return deriveSeed(m_options.fcm.seed, {stream});
    }

    void findProbes()
    {
        const Index n = m_problem.data->samples();
        const auto phase = [this](const Step& step) { return asked("finding probes", step.done, step.total); };
        switch (m_options.selection) {
        case ProbeSelection::Random:
            m_outcome.probes = randomProbes(n, m_options.probes, m_options.constraints, probeSeed());
            return;
        case ProbeSelection::Medoids:
            m_outcome.probes = medoidProbes(m_distances->squared, m_options.probes, medoidRounds,
                                            m_options.constraints, probeSeed(), phase);
            return;
        case ProbeSelection::Affinity:
            propagate(phase);
            return;
        case ProbeSelection::Annealing:
            anneal();
            return;
        case ProbeSelection::Pinned:
            break;
        }
        m_outcome.probes = samplesInRole(probeRoles(m_options.constraints, n), ProbeRole::Pinned);
    }

    void propagate(const Progress& progress)
    {
        RunControl control = m_control;
        control.progress = progress;
        const AffinityResult found =
            affinityPropagation(m_distances->squared, m_options.affinity, m_options.constraints, control);
        m_outcome.probes = found.exemplars;
        m_outcome.figures.push_back({"affinity_iterations", static_cast<double>(found.iterations)});
        if (found.stopped == Stopped::IterationLimit)
            m_outcome.warnings.push_back(
                {"affinity-not-converged", message("Affinity propagation did not converge within %1 iterations: "
                                                   "the probes may not be optimal. Increase the damping.",
                                                   found.iterations)});
    }

    void anneal()
    {
        ProbeSearch search(m_problem, m_options, m_distances);
        std::int64_t temperature = 1;
        const ShouldContinue shouldContinue = [&] {
            return asked("finding probes, iteration", temperature, m_options.annealing.maxTemperatures);
        };
        std::optional<AnnealingState> state = search.annealing().start(shouldContinue);
        if (!state) {  // stopped before there was any set
            m_outcome.probes = withoutSearch();
            return;
        }
        while (!m_isStopped && !search.annealing().isOver(*state)) {
            temperature = std::ssize(state->course) + 1;
            if (std::optional<AnnealingState> next = search.annealing().cooled(*state, shouldContinue))
                state = std::move(next);
        }
        m_outcome.probes = probesOf(state->best);
        m_outcome.annealing = state->course;
        m_outcome.figures.push_back({"annealing_energy", state->bestEnergy});
        m_outcome.figures.push_back({"annealing_quality", state->bestQuality});
    }

    void cluster()
    {
        switch (m_options.clustering) {
        case EmbeddingClustering::Fcm:
            clusterFuzzily();
            break;
        case EmbeddingClustering::KMeans:
            clusterCrisply(m_outcome.embedding);
            break;
        case EmbeddingClustering::Spectral:
            clusterCrisply(spectralCoordinates(distancesToProbes(m_distances->squared, m_outcome.probes),
                                               m_options.beta, spectralDimensions()));
            break;
        }
    }

    /// The number of clusters, at most the number of probes, which a search may leave smaller.
    int spectralDimensions()
    {
        const auto probes = static_cast<int>(m_outcome.probes.size());
        if (probes < m_options.fcm.clusters && !m_isStopped)
            m_outcome.warnings.push_back(
                {"fewer-probes-than-clusters",
                 message(probes == 1 ? "Spectral clustering needs at least one probe per cluster; there is only "
                                       "%1 probe for %2 clusters. Choose more probes or fewer clusters."
                                     : "Spectral clustering needs at least one probe per cluster; there are only "
                                       "%1 probes for %2 clusters. Choose more probes or fewer clusters.",
                         probes, m_options.fcm.clusters)});
        return std::min(probes, m_options.fcm.clusters);
    }

    void clusterFuzzily()
    {
        const FcmOnPoints points(m_outcome.embedding);
        const auto shouldContinue = [this](int restart) {
            return asked("fitting", restart, m_options.fcm.restarts);
        };
        EmbeddingFcm::Fit best = m_options.fcm.fit(points, shouldContinue, m_control.frameBytes > 0);
        m_outcome.restart = best.restart;
        take(best);
        if (m_options.fcm.clusters == 1 || m_isStopped)
            return;
        const double lambda = largestDirectionEigenvalueOfPoints(points.centred());
        report(collapseTest(lambda, points.variance(), m_outcome.embeddingCenters), m_options.fcm.fcm.fuzzifier,
               m_outcome);
    }

    void take(FcmOnPoints::Fit& fit)
    {
        m_outcome.memberships = std::move(fit.memberships);
        m_outcome.embeddingCenters = std::move(fit.centers);
        m_outcome.objective = std::move(fit.objective);
        m_outcome.iterations = static_cast<int>(m_outcome.objective.size());
        m_outcome.stopped = fit.stopped;
        FrameRecorder frames(m_control);
        for (std::size_t i = 0; i < fit.course.size(); ++i) {
            Frame frame(static_cast<int>(i), i == 0 ? "start" : "memberships",
                        std::numeric_limits<double>::quiet_NaN());
            if (i > 0)
                frame.objective = m_outcome.objective[i - 1];
            frame.memberships = std::move(fit.course[i]);
            frames.add(std::move(frame));
        }
        m_outcome.frames = frames.take();
    }

    /// k-means of the rows of @p points.
    void clusterCrisply(const Eigen::MatrixXd& points)
    {
        ClusteringOptions options;
        options.clusters = m_options.fcm.clusters;
        options.restarts = m_options.fcm.restarts;
        options.maxIterations = m_options.fcm.fcm.maxIterations;
        options.tolerance = m_options.fcm.fcm.tolerance;
        options.seed = m_options.fcm.seed;
        Outcome found = kMeansOfPoints(points, options, m_control);
        m_outcome.memberships = std::move(found.memberships);
        m_outcome.objective = std::move(found.objective);
        m_outcome.iterations = found.iterations;
        m_outcome.restart = found.restart;
        m_outcome.stopped = found.stopped;
        m_outcome.frames = std::move(found.frames);
        m_outcome.embeddingCenters = meanWeights(m_outcome.memberships, 1.0).transpose() * m_outcome.embedding;
    }

    void describe()
    {
        if (m_isStopped)
            m_outcome.stopped = Stopped::Cancelled;
        const Dataset& data = *m_problem.data;
        const double fuzzifier =
            m_options.clustering == EmbeddingClustering::Fcm ? m_options.fcm.fcm.fuzzifier : 1.0;
        m_outcome.centers = meanWeights(m_outcome.memberships, fuzzifier).transpose() * data.values().map();
        const bool areMemberships = m_options.representation == Representation::Memberships;
        for (const Index probe : m_outcome.probes)
            m_outcome.embeddingAxes.push_back((areMemberships ? "membership of " : "distance to ") +
                                              data.sampleNames()[static_cast<std::size_t>(probe)]);
        if (areMemberships && !m_isStopped) {
            m_outcome.eigenvalues =
                bipartiteEigenvalues(distancesToProbes(m_distances->squared, m_outcome.probes), m_options.beta);
            warnAboutWidth();
        }
        m_outcome.figures.push_back({"probes", static_cast<double>(m_outcome.probes.size())});
        m_outcome.instructionSet = instructionSet();
    }

    /// Reports the mean membership of a probe in itself, which is 1 / number of probes if the sharpness is small
    /// (methods.md 3.2), and warns if the embedding does not separate the samples.
    void warnAboutWidth()
    {
        double own = 0.0;
        for (Index k = 0; k < m_outcome.embedding.cols(); ++k)
            own += m_outcome.embedding(m_outcome.probes[static_cast<std::size_t>(k)], k);
        m_outcome.figures.push_back(
            {"probe_self_membership", own / static_cast<double>(m_outcome.embedding.cols())});
        if (m_outcome.embedding.cols() == 1)
            m_outcome.warnings.push_back(
                {"one-probe", message("A single probe cannot distinguish the samples: every membership in it is "
                                      "1. Choose more probes.")});
        else if (areAlike(m_outcome.embedding))
            m_outcome.warnings.push_back(
                {"probes-say-alike",
                 message("The sharpness is so small that every sample has nearly equal memberships in all probes: "
                         "the embedding does not distinguish the samples. Choose a larger sharpness.")});
        else if (belongToOne(m_outcome.embedding, m_outcome.probes))
            m_outcome.warnings.push_back(
                {"probes-take-all",
                 message(
                     "The sharpness is so large that nearly every sample belongs only to its nearest probe: the "
                     "embedding contains little more than which probe is nearest. Choose a smaller sharpness.")});
    }

    const Problem& m_problem;
    const MesOptions& m_options;
    const RunControl& m_control;
    bool m_isStopped = false;
    SampleDistancesPtr m_distances;
    Outcome m_outcome;
};

void requireFit(const Problem& problem, const MesOptions& options)
{
    requireComplete(problem);
    requireClusters(options.fcm.clusters, problem.data->samples());
    if (options.fcm.restarts < 1)
        throw ArgumentError(message("restarts must be 1 or more"));
    if (!(options.beta >= 0.0) || !std::isfinite(options.beta))
        throw ArgumentError(message("sharpness (beta) must be 0 or more"));
    if (options.clustering == EmbeddingClustering::Spectral && options.representation == Representation::Distances)
        throw ArgumentError(message("spectral clustering requires memberships, not distances"));
}

/// Checked before the distances of all samples are computed.
void requirePinned(const Problem& problem, const MesOptions& options)
{
    if (options.selection != ProbeSelection::Pinned)
        return;
    const auto roles = probeRoles(options.constraints, problem.data->samples());
    if (samplesInRole(roles, ProbeRole::Pinned).empty())
        throw ArgumentError(message("no probe is pinned; pin some or choose another selection"));
}

/// @p distances, after requireFit().
SampleDistancesPtr checked(const Problem& problem, const MesOptions& options, SampleDistancesPtr distances)
{
    requireFit(problem, options);
    return distances;
}

}  // namespace

ProbeSearch::ProbeSearch(const Problem& problem, const MesOptions& options, SampleDistancesPtr distances)
    : m_distances(checked(problem, options, std::move(distances)))
    , m_quality(m_distances->squared, options.representation, options.beta, options.measure,
                classesFor(problem, options.measure), options.fcm)
    , m_annealing(
          problem.data->samples(),
          [this](const std::vector<Index>& probes, const ShouldContinue& shouldContinue) {
              return m_quality.of(probes, shouldContinue);
          },
          options.annealing, options.constraints)
{}

Outcome mes(const Problem& problem, const MesOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireFit(problem, options);
    requirePinned(problem, options);
    Outcome outcome = Embedding(problem, options, control).run();
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

Prediction predictFromProbes(const Outcome& outcome, const MesOptions& options, const Dataset& samples)
{
    const Eigen::MatrixXd& probes = outcome.referenceValues;
    if (probes.rows() == 0 || outcome.embeddingCenters.rows() == 0 ||
        outcome.embeddingCenters.cols() != probes.rows())
        throw ArgumentError(message("the centres of the embedding do not match the probes"));
    if (samples.features() != probes.cols())
        throw ArgumentError(
            message("the probes have %1 features, the samples %2", probes.cols(), samples.features()));
    const auto values = samples.values().map();
    if (!values.allFinite())
        throw ArgumentError(message("the samples to predict have missing values"));
    const Eigen::MatrixXd squared = squaredDistances(values, probes);
    Prediction prediction;
    prediction.embedding = options.representation == Representation::Memberships
                               ? membershipEmbedding(squared, options.beta)
                               : distanceEmbedding(squared);
    const double fuzzifier = options.clustering == EmbeddingClustering::Fcm ? options.fcm.fcm.fuzzifier : 1.0;
    prediction.memberships =
        fuzzyMemberships(squaredDistances(prediction.embedding, outcome.embeddingCenters), fuzzifier);
    return prediction;
}

}  // namespace fuzzylens
