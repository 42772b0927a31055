// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/clustering.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/best_restart.h"
#include "core/methods/frames.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/fuzzy/single_moves.h"
#include "core/methods/start_samples.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

namespace {

class PlainGeometry : public ClusterGeometry
{
public:
    explicit PlainGeometry(DistancesOfWeights distances)
        : m_distances(std::move(distances))
    {}

    bool distances(const Eigen::MatrixXd& /*memberships*/, const Eigen::MatrixXd& weights,
                   const ShouldContinue& shouldContinue, Eigen::MatrixXd& distances) override
    {
        return m_distances(weights, shouldContinue, distances);
    }

private:
    DistancesOfWeights m_distances;
};

/// One start, until the memberships rest.
class Alternation
{
public:
    Alternation(const MeanDistances& samples, const GeometryOfStart& geometry, const ClusteringOptions& options,
                const RunControl& control, int restart)
        : m_samples(samples)
        , m_geometry(geometry())
        , m_options(options)
        , m_control(control)
        , m_frames(control)
    {
        m_outcome.memberships =
            fuzzyMemberships(samples.toSamples(startOf(samples, options, restart)), options.fuzzifier);
        powersOf(m_outcome.memberships, options.fuzzifier, control.threads, m_powers);
        m_outcome.restart = restart;
        keepMemberships("start");
    }

    Outcome run()
    {
        while (m_outcome.iterations < m_options.maxIterations) {
            const std::optional<double> change = asked() ? step() : std::nullopt;
            if (!change)
                return ended(Stopped::Cancelled);
            if (*change < m_options.tolerance)
                return ended(Stopped::Converged);
        }
        return ended(Stopped::IterationLimit);
    }

private:
    Outcome ended(Stopped how)
    {
        m_outcome.stopped = how;
        m_geometry->describe(m_outcome);
        m_outcome.frames = m_frames.take();
        return std::move(m_outcome);
    }

    double last() const
    {
        return m_outcome.objective.empty() ? std::numeric_limits<double>::quiet_NaN() : m_outcome.objective.back();
    }

    bool asked() const
    {
        return shouldContinue(m_control.progress,
                              {"fitting", m_outcome.iterations, m_options.maxIterations, last()});
    }

    /// The largest change of a membership; nothing when cancelled in the middle.
    std::optional<double> step()
    {
        const double m = m_options.fuzzifier;
        m_powers = asMeans(std::move(m_powers), m_control.threads);  // the weights of the means now
        if (m_frames.isOpen())
            keepCentersUnderOldWeights(m_powers);
        if (!m_geometry->distances(
                m_outcome.memberships, m_powers, [this] { return asked(); }, m_distances))
            return std::nullopt;
        m_outcome.embedding.swap(m_distances);
        if (m_frames.isOpen())
            keepDistances(m_powers);
        fuzzyMemberships(m_outcome.embedding, m, m_control.threads, m_next);
        double change = valuePerCluster([this](Index j) {
                            return (m_next.col(j) - m_outcome.memberships.col(j)).cwiseAbs().maxCoeff();
                        }).maxCoeff();
        const bool hasMoved = m_options.movesSingly && change == 0.0 && moveSingly() > 0;
        if (hasMoved) {
            change = 1.0;
            m_samples.toMeans(meanWeights(m_next, m), m_outcome.embedding);
        }
        m_outcome.memberships.swap(m_next);
        powersOf(m_outcome.memberships, m, m_control.threads, m_powers);
        m_outcome.objective.push_back(costOf(m_powers, m_outcome.embedding) + m_geometry->penalty());
        ++m_outcome.iterations;
        keepMemberships("memberships", hasMoved);
        return change;
    }

    Eigen::VectorXd valuePerCluster(const std::function<double(Index)>& value) const
    {
        Eigen::VectorXd values(m_outcome.memberships.cols());
        forColumns(m_outcome.memberships, m_control.threads, [&](Index j) { values[j] = value(j); });
        return values;
    }

    double costOf(const Eigen::MatrixXd& powers, const Eigen::MatrixXd& distances) const
    {
        return valuePerCluster([&](Index j) { return powers.col(j).dot(distances.col(j)); }).sum();
    }

    Index moveSingly()
    {
        return m_samples.usesProducts() ? fuzzylens::moveSingly(m_samples, m_next)
                                        : fuzzylens::moveSingly(m_samples, m_outcome.embedding, m_next);
    }

    void keepMemberships(const char* block, bool haveCentersFollowed = false)
    {
        if (m_frames.isOpen()) {
            Frame frame(m_outcome.iterations, block, last());
            frame.memberships = m_outcome.memberships;
            if (haveCentersFollowed) {
                frame.embedding = m_outcome.embedding;
                frame.centers = m_samples.means(meanWeights(m_outcome.memberships, 1.0)).cast<float>();
            }
            m_frames.add(std::move(frame));
        }
    }

    /// Where the method learns feature weights: the centres have moved, and the weights not yet.
    void keepCentersUnderOldWeights(const Eigen::MatrixXd& weights)
    {
        const Eigen::MatrixXd distances = m_geometry->distancesUnderOldWeights(weights);
        if (distances.size() > 0)
            keepCenters(weights, distances);
    }

    /// After distances(): the feature weights, where the method learns any, else the centres.
    void keepDistances(const Eigen::MatrixXd& weights)
    {
        Outcome state;
        m_geometry->describe(state);
        if (state.featureWeights.size() == 0)
            return keepCenters(weights, m_outcome.embedding);
        Frame frame(m_outcome.iterations + 1, "weights", objectiveOf(m_outcome.embedding));
        frame.embedding = m_outcome.embedding;
        frame.featureWeights = state.featureWeights.cast<float>();
        m_frames.add(std::move(frame));
    }

    void keepCenters(const Eigen::MatrixXd& weights, const Eigen::MatrixXd& distances)
    {
        Frame frame(m_outcome.iterations + 1, "centers", objectiveOf(distances));
        frame.embedding = distances;
        frame.centers = m_samples.means(weights).cast<float>();
        m_frames.add(std::move(frame));
    }

    double objectiveOf(const Eigen::MatrixXd& distances) const
    {
        return costOf(powersOf(m_outcome.memberships, m_options.fuzzifier), distances) + m_geometry->penalty();
    }

    const MeanDistances& m_samples;
    std::unique_ptr<ClusterGeometry> m_geometry;
    const ClusteringOptions& m_options;
    const RunControl& m_control;
    Eigen::MatrixXd m_powers;             // of the memberships
    Eigen::MatrixXd m_next, m_distances;  // of an iteration, before they are taken
    Outcome m_outcome;
    FrameRecorder m_frames;
};

void check(const MeanDistances& samples, const ClusteringOptions& options)
{
    requireClusters(options.clusters, samples.samples());
    if (options.restarts < 1)
        throw ArgumentError(message("restarts must be 1 or more"));
    if (!options.startSamples.empty())
        checkStartSamples(options.startSamples, options.clusters, samples.samples());
}

}  // namespace

void requireClusters(int clusters, Index samples)
{
    if (clusters < 1)
        throw ArgumentError(message("clusters must be 1 or more"));
    if (clusters > samples)
        throw ArgumentError(message(samples == 1 ? "clusters must not exceed the %1 sample"
                                                 : "clusters must not exceed the %1 samples",
                                    samples));
}

void nameClusters(Outcome& outcome)
{
    for (Index j = 1; j <= outcome.embedding.cols(); ++j)
        outcome.embeddingAxes.push_back("distance to cluster " + std::to_string(j));
    outcome.instructionSet = instructionSet();
}

GeometryOfStart plainGeometry(DistancesOfWeights distances)
{
    return [distances = std::move(distances)] { return std::make_unique<PlainGeometry>(distances); };
}

GeometryOfStart euclideanGeometry(const MeanDistances& samples)
{
    return plainGeometry(
        [&samples](const Eigen::MatrixXd& weights, const ShouldContinue&, Eigen::MatrixXd& distances) {
            samples.toMeans(weights, distances);
            return true;
        });
}

std::vector<int> startOf(const MeanDistances& samples, const ClusteringOptions& options, int restart)
{
    return options.startSamples.empty()
               ? kMeansPlusPlusInit(samples, options.clusters,
                                    deriveSeed(options.seed, {static_cast<std::uint64_t>(restart)}),
                                    options.startCandidates)
               : options.startSamples;
}

Outcome alternate(const MeanDistances& samples, const GeometryOfStart& geometry, const ClusteringOptions& options,
                  const RunControl& control)
{
    return bestOfStarts(samples, options, [&](int restart) {
        return Alternation(samples, geometry, options, control, restart).run();
    });
}

Outcome bestOfStarts(const MeanDistances& samples, const ClusteringOptions& options,
                     const std::function<Outcome(int restart)>& fit)
{
    check(samples, options);
    const int starts = options.startSamples.empty() ? options.restarts : 1;
    BestRestart<Outcome> restarts;
    bool isCancelled = false;
    for (int restart = 0; restart < starts && !isCancelled; ++restart) {
        Outcome outcome = fit(restart);
        isCancelled = outcome.stopped == Stopped::Cancelled;
        const double objective =
            outcome.objective.empty() ? std::numeric_limits<double>::infinity() : outcome.objective.back();
        if (restart == 0 || (!isCancelled && restarts.accepts(objective))) {
            const double scale = outcome.embedding.sum();
            restarts.add(objective, scale, std::move(outcome));
        }
    }
    Outcome best = std::move(restarts.best());
    if (isCancelled)
        best.stopped = Stopped::Cancelled;
    if (best.centers.size() == 0)
        best.centers = samples.means(meanWeights(best.memberships, options.fuzzifier));
    best.assigned = nearestClusters(best.memberships);
    nameClusters(best);
    return best;
}

void warnOfEmptyClusters(Outcome& outcome)
{
    std::vector<bool> hasMember(static_cast<std::size_t>(outcome.memberships.cols()), false);
    for (const int cluster : outcome.assigned)
        hasMember[static_cast<std::size_t>(cluster)] = true;
    const auto empty = std::count(hasMember.begin(), hasMember.end(), false);
    if (empty > 0)
        outcome.warnings.push_back(
            {"empty-clusters", message(empty == 1 ? "%1 of %2 clusters has no samples; choose fewer clusters"
                                                  : "%1 of %2 clusters have no samples; choose fewer clusters",
                                       empty, hasMember.size())});
}

}  // namespace fuzzylens
