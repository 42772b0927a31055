// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/probe_quality.h"

#include "core/common/issue.h"
#include "core/methods/best_restart.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/sample_distances.h"
#include "core/numeric/random.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens {

namespace {

constexpr double percent = 100.0, worstXieBeni = 1e4;

double relativeObjective(const FcmOnPoints& points, const FcmOnPoints::Fit& fit, double fuzzifier)
{
    const double clusters = static_cast<double>(fit.memberships.cols());
    const double collapsed =
        std::pow(clusters, 1.0 - fuzzifier) * points.variance() * static_cast<double>(points.points());
    return collapsed > 0.0 ? percent * std::min(fit.objective.back() / collapsed, 1.0) : percent;
}

double xieBeni(const FcmOnPoints::Fit& fit)
{
    double separation = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < fit.centers.rows(); ++i)
        for (Index j = 0; j < i; ++j)
            separation = std::min(separation, (fit.centers.row(i) - fit.centers.row(j)).squaredNorm());
    const double index = fit.objective.back() / (static_cast<double>(fit.memberships.rows()) * separation);
    return index == index ? std::min(percent * index, worstXieBeni) : worstXieBeni;
}

}  // namespace

Eigen::MatrixXd embed(const Eigen::MatrixXd& squared, const std::vector<Index>& probes,
                      Representation representation, double beta)
{
    Eigen::MatrixXd toProbes = distancesToProbes(squared, probes);
    return representation == Representation::Memberships ? membershipEmbedding(std::move(toProbes), beta)
                                                         : distanceEmbedding(std::move(toProbes));
}

EmbeddingFcm::Fit EmbeddingFcm::fit(const FcmOnPoints& points, const std::function<bool(int)>& shouldContinue,
                                    bool keepsTrace) const
{
    BestRestart<Fit> fits;
    bool isCancelled = false;
    for (int restart = 0; restart < restarts && !isCancelled; ++restart) {
        const std::uint64_t own = deriveSeed(seed, {static_cast<std::uint64_t>(restart)});
        const Eigen::MatrixXd start = restart == 0 ? points.spreadMemberships(clusters, fcm.fuzzifier, own)
                                                   : randomMemberships(points.points(), clusters, own);
        ShouldContinue continueRestart;
        if (shouldContinue)
            continueRestart = [&shouldContinue, restart] { return shouldContinue(restart); };
        FcmOnPoints::Fit fit = points.fit(start, fcm, continueRestart, keepsTrace);
        isCancelled = fit.stopped == Stopped::Cancelled;
        const double objective =
            fit.objective.empty() ? std::numeric_limits<double>::infinity() : fit.objective.back();
        if (restart == 0 || (!isCancelled && fits.accepts(objective)))
            fits.add(objective, points.variance() * static_cast<double>(points.points()),
                     Fit{std::move(fit), restart});
    }
    Fit best = std::move(fits.best());
    if (isCancelled)
        best.stopped = Stopped::Cancelled;
    return best;
}

ProbeQuality::ProbeQuality(const Eigen::MatrixXd& squared, Representation representation, double beta,
                           ProbeMeasure measure, std::vector<int> classOf, const EmbeddingFcm& clustering)
    : m_squared(squared)
    , m_representation(representation)
    , m_beta(beta)
    , m_measure(measure)
    , m_classOf(std::move(classOf))
    , m_clustering(clustering)
{
    if (measure == ProbeMeasure::RepresentationError &&
        std::none_of(m_classOf.begin(), m_classOf.end(), [](int one) { return one >= 0; }))
        throw ArgumentError(message("the representation error needs samples with a class"));
}

double ProbeQuality::of(const std::vector<Index>& probes, const ShouldContinue& shouldContinue) const
{
    const FcmOnPoints points(embed(m_squared, probes, m_representation, m_beta));
    std::function<bool(int)> continueAnyRestart;
    if (shouldContinue)
        continueAnyRestart = [&shouldContinue](int) { return shouldContinue(); };
    const FcmOnPoints::Fit fit = m_clustering.fit(points, continueAnyRestart);
    if (fit.stopped == Stopped::Cancelled)
        return std::numeric_limits<double>::quiet_NaN();
    if (m_measure == ProbeMeasure::RepresentationError)
        return percent * majorityError(m_classOf, nearestClusters(fit.memberships));
    return m_measure == ProbeMeasure::Objective ? relativeObjective(points, fit, m_clustering.fcm.fuzzifier)
                                                : xieBeni(fit);
}

}  // namespace fuzzylens
