// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/k_means.h"

#include "core/methods/frames.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/fuzzy/nearest_centres.h"
#include "core/methods/fuzzy/single_moves.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace fuzzylens {

namespace {

/// One start, until no sample changes its cluster. Once few do, they move one by one.
class Lloyd
{
public:
    Lloyd(const MeanDistances& samples, const Dataset& data, const ClusteringOptions& options,
          const RunControl& control, int restart)
        : m_samples(samples)
        , m_options(options)
        , m_control(control)
        , m_nearest(data.table(), options.clusters, control.threads)
        , m_frames(control)
    {
        const std::vector<int> start = startOf(samples, options, restart);
        m_centres.resize(options.clusters, data.features());
        for (Index j = 0; j < m_centres.rows(); ++j)
            m_centres.row(j) = rowOf(data.table(), start[static_cast<std::size_t>(j)]);
        m_nearest.update(m_centres);
        m_outcome.restart = restart;
        keepMemberships("start");
    }

    Outcome run()
    {
        m_outcome.stopped = iterate();
        m_outcome.memberships = memberships();
        m_outcome.embedding = m_samples.toPoints(m_centres);
        m_outcome.frames = m_frames.take();
        return std::move(m_outcome);
    }

private:
    Stopped iterate()
    {
        while (m_outcome.iterations < m_options.maxIterations) {
            const double last = lastObjective();
            if (!shouldContinue(m_control.progress,
                                {"fitting", m_outcome.iterations, m_options.maxIterations, last}))
                return Stopped::Cancelled;
            m_centres = m_nearest.means();
            keepCentres();
            const Index changed = assign();
            m_outcome.objective.push_back(m_nearest.sumOfSquares(m_centres));
            ++m_outcome.iterations;
            keepMemberships("memberships");
            if (changed == 0 && m_options.tolerance > 0 && areMeans())
                return Stopped::Converged;
        }
        return Stopped::IterationLimit;
    }

    /// Returns the number of samples whose cluster changed.
    Index assign()
    {
        m_haveCentresFollowed = false;
        Index changed = m_isSingle ? 0 : m_nearest.update(m_centres);
        if (changed * samplesPerSingleMove > m_samples.samples())
            return changed;
        if (changed > 0) {
            m_isSingle = true;
            m_centres = m_nearest.means();
        }
        changed += m_nearest.moveSingly(m_centres, [this] {
            return shouldContinue(m_control.progress,
                                  {"fitting", m_outcome.iterations, m_options.maxIterations, lastObjective()});
        });
        m_haveCentresFollowed = changed > 0;
        if (m_haveCentresFollowed)
            m_centres = m_nearest.means();
        return changed;
    }

    /// Whether the centres are the means of their samples, also when these are added up without the rounding of
    /// the updates.
    bool areMeans()
    {
        constexpr double rounding = 1e-12;
        m_nearest.sumAgain();
        const Eigen::MatrixXd means = m_nearest.means();
        return (means - m_centres).norm() <=
               rounding * (means.rowwise() - means.colwise().mean()).norm() + rounding * rounding * means.norm();
    }

    double lastObjective() const
    {
        return m_outcome.objective.empty() ? std::numeric_limits<double>::quiet_NaN() : m_outcome.objective.back();
    }

    Eigen::MatrixXd memberships() const
    {
        Eigen::MatrixXd result = Eigen::MatrixXd::Zero(m_samples.samples(), m_options.clusters);
        for (Index i = 0; i < result.rows(); ++i)
            result(i, m_nearest.assigned()[static_cast<std::size_t>(i)]) = 1.0;
        return result;
    }

    void keepMemberships(const char* block)
    {
        if (!m_frames.isOpen())
            return;
        Frame frame(m_outcome.iterations, block, lastObjective());
        frame.memberships = memberships();
        if (m_haveCentresFollowed) {
            frame.embedding = m_samples.toPoints(m_centres);
            frame.centers = m_centres.cast<float>();
        }
        m_frames.add(std::move(frame));
    }

    void keepCentres()
    {
        if (!m_frames.isOpen())
            return;
        const Eigen::MatrixXd distances = m_samples.toPoints(m_centres);
        Frame frame(m_outcome.iterations + 1, "centers", memberships().cwiseProduct(distances).sum());
        frame.embedding = distances;
        frame.centers = m_centres.cast<float>();
        m_frames.add(std::move(frame));
    }

    const MeanDistances& m_samples;
    const ClusteringOptions& m_options;
    const RunControl& m_control;
    NearestCentres m_nearest;
    Eigen::MatrixXd m_centres;           // k x p
    bool m_isSingle = false;             // samples move one by one only
    bool m_haveCentresFollowed = false;  // single moves, in this iteration
    Outcome m_outcome;
    FrameRecorder m_frames;
};

}  // namespace

Outcome kMeans(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    ClusteringOptions crisp = options;
    crisp.fuzzifier = 1.0;
    crisp.movesSingly = true;
    crisp.startCandidates = 2 + static_cast<int>(std::log(std::max(1, options.clusters)));
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    Outcome outcome = samples.usesProducts() || problem.data->table().sparse()
                          ? alternate(samples, euclideanGeometry(samples), crisp, control)
                          : bestOfStarts(samples, crisp, [&](int restart) {
                                return Lloyd(samples, *problem.data, crisp, control, restart).run();
                            });
    warnOfEmptyClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

Outcome kMeansOfPoints(const Eigen::MatrixXd& points, const ClusteringOptions& options, const RunControl& control)
{
    DatasetParts parts;
    parts.values = std::make_shared<const AlignedMatrix>(AlignedMatrix::copyOf(points));
    parts.sampleNames.resize(static_cast<std::size_t>(points.rows()));
    parts.featureNames.resize(static_cast<std::size_t>(points.cols()));
    return kMeans({std::make_shared<const Dataset>(std::move(parts)), {}, {}}, options, control);
}

}  // namespace fuzzylens
