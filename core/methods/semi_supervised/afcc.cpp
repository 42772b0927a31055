// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/afcc.h"

#include "core/common/issue.h"
#include "core/methods/data_checks.h"
#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/fuzzy_covariance.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/sffd/neighbourhood_start.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/methods/sffd/pair_warnings.h"
#include "core/numeric/parallel.h"

#include <chrono>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double squareFuzzifier = 2.0;

void check(const AfccOptions& options, Index samples)
{
    const auto require = [](bool holds, const Message& rule) {
        if (!holds)
            throw ArgumentError(rule);
    };
    requireClusters(options.clusters, samples);
    require(options.eta >= 0, message("eta must not be negative"));
    require(options.strength.fixed >= 0 && options.strength.factor >= 0,
            message("the constraint weight must not be negative"));
}

class Agglomeration
{
public:
    Agglomeration(const Problem& problem, const PairSet& pairs, const AfccOptions& options,
                  const RunControl& control)
        : m_options(options)
        , m_control(control)
        , m_samples(problem.data, control.threads)
        , m_pairs(pairs)
        , m_cost(m_pairs, problem.data->samples())
    {
        if (options.shrinkage)
            m_covariance.emplace(m_samples, *problem.data, CovarianceShrinkage{*options.shrinkage},
                                 control.threads);
        m_outcome.objectiveTerms = {{"distance", {}}, {"pairs", {}}, {"agglomeration", {}}};
        m_outcome.traces = {{"violated pairs", {}}, {"alpha", {}}, {"clusters", {}}};
        m_outcome.memberships = neighbourhoodStart(m_samples, m_pairs, options.clusters);
    }

    Outcome run()
    {
        while (m_outcome.iterations < m_options.maxIterations) {
            const std::optional<double> change = asked() ? iterate() : std::nullopt;
            if (!change) {
                m_outcome.stopped = Stopped::Cancelled;
                break;
            }
            if (*change < m_options.tolerance) {
                m_outcome.stopped = Stopped::Converged;
                break;
            }
        }
        m_outcome.centers = m_samples.means(meanWeights(m_outcome.memberships, squareFuzzifier));
        m_outcome.assigned = nearestClusters(m_outcome.memberships);
        if (!m_pairs.empty())
            m_outcome.repaired = repairedAssignment(m_outcome.memberships, m_pairs);
        return std::move(m_outcome);
    }

private:
    bool asked() const
    {
        return shouldContinue(m_control.progress,
                              {"fitting", m_outcome.iterations, m_options.maxIterations, m_objective});
    }

    /// The largest change of a membership, infinite when a cluster was dropped; nothing when cancelled between
    /// two clusters.
    std::optional<double> iterate()
    {
        const Eigen::MatrixXd& old = m_outcome.memberships;
        powersOf(old, squareFuzzifier, m_control.threads, m_means);
        m_means = asMeans(std::move(m_means), m_control.threads);
        if (!m_covariance)
            m_samples.toMeans(m_means, m_distances);
        else if (!m_covariance->distances(
                     m_means, [this] { return asked(); }, m_distances))
            return std::nullopt;
        m_outcome.embedding.swap(m_distances);
        const auto squares = old.array().square();
        const double spread = (squares * m_outcome.embedding.array()).sum();
        const Eigen::RowVectorXd sizes = old.colwise().sum();
        const double alpha = alphaFor(spread / squares.sum());
        const double beta = betaFor(spread, sizes);
        updateMemberships(m_outcome.embedding, m_cost, alpha, m_options.update, 1, old, m_next,
                          -2.0 * beta * sizes);
        m_outcome.memberships.swap(m_next);
        ++m_outcome.iterations;
        const bool isDropped = m_options.agglomerates && dropSmallClusters();
        record(alpha, beta);
        return isDropped ? std::numeric_limits<double>::infinity()
                         : (m_outcome.memberships - m_next).cwiseAbs().maxCoeff();
    }

    double alphaFor(double meanDistance) const
    {
        if (m_cost.pairs() == 0)
            return 0.0;
        return strengthOfPairs(m_options.strength, meanDistance, m_samples.samples(), m_cost.pairs(),
                               m_outcome.memberships.cols());
    }

    double betaFor(double spread, const Eigen::RowVectorXd& sizes) const
    {
        constexpr double begin = 5.0, length = 10.0;
        if (!m_options.agglomerates)
            return 0.0;
        const double time = static_cast<double>(m_outcome.iterations);
        return m_options.eta * std::exp(-std::abs(time - begin) / length) * spread / sizes.squaredNorm();
    }

    bool dropSmallClusters()
    {
        const Eigen::RowVectorXd sizes = m_outcome.memberships.colwise().sum();
        std::vector<Index> kept;
        for (Index j = 0; j < sizes.size(); ++j)
            if (sizes[j] >= m_options.leastSize)
                kept.push_back(j);
        if (kept.empty()) {
            Index largest = 0;
            sizes.maxCoeff(&largest);
            kept.push_back(largest);
        }
        if (std::ssize(kept) == sizes.size())
            return false;
        Eigen::MatrixXd memberships = m_outcome.memberships(Eigen::all, kept);
        m_outcome.embedding = m_outcome.embedding(Eigen::all, kept).eval();
        const Eigen::MatrixXd otherwise = fuzzyMemberships(m_outcome.embedding, squareFuzzifier);
        for (Index i = 0; i < memberships.rows(); ++i)
            if (const double sum = memberships.row(i).sum(); sum > 0.0)
                memberships.row(i) /= sum;
            else
                memberships.row(i) = otherwise.row(i);
        m_outcome.memberships = std::move(memberships);
        return true;
    }

    void record(double alpha, double beta)
    {
        const Eigen::MatrixXd& u = m_outcome.memberships;
        const double distance = (u.array().square() * m_outcome.embedding.array()).sum();
        const double pairs = alpha * m_cost.total(u);
        const double agglomeration = -beta * u.colwise().sum().squaredNorm();
        m_objective = distance + pairs + agglomeration;
        m_outcome.objective.push_back(m_objective);
        m_outcome.objectiveTerms[0].values.push_back(distance);
        m_outcome.objectiveTerms[1].values.push_back(pairs);
        m_outcome.objectiveTerms[2].values.push_back(agglomeration);
        m_outcome.traces[0].values.push_back(static_cast<double>(m_cost.broken(nearestClusters(u), u.cols())));
        m_outcome.traces[1].values.push_back(alpha);
        m_outcome.traces[2].values.push_back(static_cast<double>(u.cols()));
    }

    const AfccOptions& m_options;
    const RunControl& m_control;
    MeanDistances m_samples;
    std::optional<FuzzyCovariance> m_covariance;
    Eigen::MatrixXd m_distances, m_next;  // of an iteration, before they are taken
    Eigen::MatrixXd m_means;              // n x k, weights of the samples in them
    const PairSet& m_pairs;
    PairCost m_cost;
    double m_objective = std::numeric_limits<double>::quiet_NaN();
    Outcome m_outcome;
};

}  // namespace

Outcome afcc(const Problem& problem, const AfccOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireComplete(problem);
    requireVariation(*problem.data);
    check(options, problem.data->samples());
    const PairSet pairs = guidingPairs(problem, options.closesPairs);
    Outcome outcome = Agglomeration(problem, pairs, options, control).run();
    warnOfPairs(pairs, problem.data->sampleNames(), outcome);
    nameClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
