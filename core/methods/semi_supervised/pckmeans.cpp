// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/semi_supervised/pckmeans.h"

#include "core/common/issue.h"
#include "core/methods/data_checks.h"
#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/semi_supervised/class_clusters.h"
#include "core/methods/sffd/constrained_memberships.h"
#include "core/methods/sffd/neighbourhood_start.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/methods/sffd/pair_warnings.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"

#include <chrono>
#include <limits>

namespace fuzzylens {

namespace {

void check(const PckmeansOptions& options, Index samples)
{
    requireClusters(options.clusters, samples);
    if (!(options.weight >= 0.0))
        throw ArgumentError(message("the constraint weight must not be negative"));
}

class PairedKMeans
{
public:
    PairedKMeans(const Problem& problem, const PairSet& pairs, const PckmeansOptions& options,
                 const RunControl& control)
        : m_options(options)
        , m_control(control)
        , m_samples(problem.data, control.threads)
        , m_pairs(pairs)
        , m_cost(m_pairs, problem.data->samples())
        , m_random(options.seed)
    {
        m_outcome.objectiveTerms = {{"distance", {}}, {"pairs", {}}};
        m_outcome.traces = {{"violated pairs", {}}};
        if (const int known = neighbourhoods(m_pairs, problem.data->samples()); known < options.clusters)
            m_outcome.warnings.push_back(
                {"start-without-pairs",
                 message("Must-links define %1 of the %2 initial clusters; the others start at the samples "
                         "farthest from them. Other constraints, another order of the samples or another seed may "
                         "lead to other clusters.",
                         known, options.clusters)});
    }

    Outcome run()
    {
        const Eigen::MatrixXd start = neighbourhoodStart(m_samples, m_pairs, m_options.clusters);
        m_weights = asMeans(start.unaryExpr([](double u) { return u == 1.0 ? 1.0 : 0.0; }));
        m_outcome.assigned = nearestClusters(start);
        m_outcome.memberships = Eigen::MatrixXd::Zero(start.rows(), start.cols());
        for (Index i = 0; i < start.rows(); ++i)
            m_outcome.memberships(i, m_outcome.assigned[static_cast<std::size_t>(i)]) = 1.0;
        std::vector<int> before;
        while (m_outcome.iterations < m_options.maxIterations) {
            if (!shouldContinue(m_control.progress,
                                {"fitting", m_outcome.iterations, m_options.maxIterations, m_objective})) {
                m_outcome.stopped = Stopped::Cancelled;
                break;
            }
            iterate();
            if (m_outcome.assigned == before) {
                m_outcome.stopped = Stopped::Converged;
                break;
            }
            before = m_outcome.assigned;
        }
        m_outcome.centers = m_samples.means(m_weights);
        if (!m_pairs.empty())
            m_outcome.repaired = repairedAssignment(m_outcome.memberships, m_pairs);
        return std::move(m_outcome);
    }

private:
    void iterate()
    {
        m_samples.toMeans(m_weights, m_outcome.embedding);
        Eigen::MatrixXd& u = m_outcome.memberships;
        u.setZero();  // a partner that has no cluster yet is passed over
        m_outcome.assigned.assign(static_cast<std::size_t>(u.rows()), 0);
        double distance = 0.0;
        PairSlopes slopes(m_cost, u);
        const Eigen::RowVectorXd nowhere = Eigen::RowVectorXd::Zero(u.cols());
        for (const int sample : m_random.permutation(static_cast<int>(u.rows()))) {
            // A must-linked partner elsewhere costs w: in its own cluster that much is saved.
            const Eigen::RowVectorXd costs =
                m_outcome.embedding.row(sample) / 2.0 + m_options.weight * slopes.slope(sample, nowhere);
            const Index best = firstSmallest(costs);
            u(sample, best) = 1.0;
            slopes.change(sample, nowhere, u.row(sample));
            m_outcome.assigned[static_cast<std::size_t>(sample)] = static_cast<int>(best);
            distance += m_outcome.embedding(sample, best) / 2.0;
        }
        m_weights = u;
        m_weights = asMeans(std::move(m_weights));
        const auto violated = static_cast<double>(m_cost.broken(m_outcome.assigned, u.cols()));
        m_objective = distance + m_options.weight * violated;
        m_outcome.objective.push_back(m_objective);
        m_outcome.objectiveTerms[0].values.push_back(distance);
        m_outcome.objectiveTerms[1].values.push_back(m_options.weight * violated);
        m_outcome.traces[0].values.push_back(violated);
        ++m_outcome.iterations;
    }

    const PckmeansOptions& m_options;
    const RunControl& m_control;
    MeanDistances m_samples;
    const PairSet& m_pairs;
    PairCost m_cost;
    Random m_random;
    Eigen::MatrixXd m_weights;  // n x k, what the means count the samples with
    double m_objective = std::numeric_limits<double>::quiet_NaN();
    Outcome m_outcome;
};

}  // namespace

Outcome pckmeans(const Problem& problem, const PckmeansOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireComplete(problem);
    requireVariation(*problem.data);
    check(options, problem.data->samples());
    const PairSet pairs = guidingPairs(problem, options.closesPairs);
    Outcome outcome = PairedKMeans(problem, pairs, options, control).run();
    warnOfPairs(pairs, problem.data->sampleNames(), outcome);
    nameClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
