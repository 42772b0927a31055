// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/constrained_memberships.h"

#include "core/methods/fuzzy/membership_update.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fuzzylens {

namespace {

using Row = Eigen::RowVectorXd;

/// Solves row after row without asking for memory.
class RowSolver
{
public:
    RowSolver(Index clusters, PairUpdate update)
        : m_update(update)
        , m_row(clusters)
    {
        m_order.reserve(static_cast<std::size_t>(clusters));
    }

    const Row& solve(const Row& distances, const Row& force)
    {
        if (distances.minCoeff() == 0.0)
            solveWithZeros(distances, force);
        else if (m_update == PairUpdate::Simultaneous)
            solveAsPrinted(distances, force);
        else
            solveAmong(distances, force, false);
        return m_row;
    }

private:
    /// Over the clusters at a distance, or all. With the clusters in the order of their force and H = 1 / (sum of
    /// 1/d) of those that have entered, the next one enters while its force is below e = 2 H + their mean force
    /// (weighted by 1/d); then u = (e - force) / (2 d). H and e are updated in a form that depends on which term
    /// is larger, to avoid overflow.
    void solveAmong(const Row& distances, const Row& force, bool leavesZeros)
    {
        m_order.clear();
        for (Index s = 0; s < distances.size(); ++s)
            if (!leavesZeros || distances[s] != 0.0)
                m_order.push_back(s);
        std::sort(m_order.begin(), m_order.end(), [&](Index one, Index other) {
            return force[one] < force[other] || (force[one] == force[other] && one < other);
        });
        const double least = force[m_order.front()];
        double h = distances[m_order.front()], e = 2.0 * h;  // e less the least force
        std::size_t entered = 1;
        for (; entered < m_order.size(); ++entered) {
            const double d = distances[m_order[entered]], f = force[m_order[entered]] - least;
            if (!(f < e))
                break;
            const double share = 1.0 / (1.0 + d / h);
            e -= (e - f) * share;
            h = h < d ? h / (1.0 + h / d) : d * share;
        }
        m_order.resize(entered);
        fill(distances, force, least, e);
    }

    /// The nearest of those that entered takes what the others leave: it has the least to divide by.
    void fill(const Row& distances, const Row& force, double least, double e)
    {
        m_row.setZero();
        Index nearest = m_order.front();
        for (const Index s : m_order)
            if (distances[s] < distances[nearest])
                nearest = s;
        double others = 0.0;
        for (const Index s : m_order)
            if (s != nearest)
                others += m_row[s] = std::clamp((e - (force[s] - least)) / 2.0 / distances[s], 0.0, 1.0);
        m_row[nearest] = std::max(1.0 - others, 0.0);
        m_row /= m_row.sum();
    }

    void solveWithZeros(const Row& distances, const Row& force)
    {
        double least = std::numeric_limits<double>::infinity();
        for (Index s = 0; s < force.size(); ++s)
            if (distances[s] == 0.0)
                least = std::min(least, force[s]);
        // Clusters at a distance attract up to where they cost as much as the free ones.
        double attracted = 0.0, free = 0.0;
        for (Index s = 0; s < force.size(); ++s) {
            const bool attracts = distances[s] != 0.0 && force[s] < least;
            m_row[s] = attracts ? (least - force[s]) / 2.0 / distances[s] : 0.0;
            attracted += m_row[s];
            free += distances[s] == 0.0 && force[s] == least;
        }
        if (attracted > 1.0) {
            solveAmong(distances, force, true);
            return;
        }
        for (Index s = 0; s < force.size(); ++s)
            if (distances[s] == 0.0 && force[s] == least)
                m_row[s] = (1.0 - attracted) / free;
    }

    /// Equations 22 and 23: FCM's row plus (mean force - force) / (2 d), the mean weighted by 1 / d.
    void solveAsPrinted(const Row& distances, const Row& force)
    {
        const double nearest = distances.minCoeff();
        double inverse = 0.0, pull = 0.0;
        for (Index s = 0; s < force.size(); ++s) {
            m_row[s] = nearest / distances[s];
            inverse += m_row[s];
            pull += force[s] * m_row[s];
        }
        const double mean = pull / inverse;
        for (Index s = 0; s < force.size(); ++s)
            m_row[s] = std::max(m_row[s] / inverse + (mean - force[s]) / (2.0 * distances[s]), 0.0);
        m_row /= m_row.sum();
    }

    PairUpdate m_update;
    Row m_row;
    std::vector<Index> m_order;
};

/// The rows of the constrained samples, each against what @p slopes knows when its turn comes.
class PairSweep
{
public:
    PairSweep(const Eigen::MatrixXd& distances, double alpha, PairUpdate update, const Row& common)
        : m_distances(distances)
        , m_alpha(alpha)
        , m_common(common)
        , m_solver(distances.cols(), update)
    {}

    void solve(int sample, PairSlopes& slopes, const Row& own, Row& next)
    {
        m_force = m_alpha * slopes.slope(sample, own) + m_common;
        m_row = m_distances.row(sample);
        next = m_solver.solve(m_row, m_force);
    }

private:
    const Eigen::MatrixXd& m_distances;
    double m_alpha;
    const Row& m_common;
    RowSolver m_solver;
    Row m_force;
    Row m_row;
};

/// Memberships where no pair pulls; those of the constrained samples stay.
void updateUnconstrained(const Eigen::MatrixXd& distances, const PairCost& cost, PairUpdate update,
                         const Row& common, const Eigen::MatrixXd& old, Eigen::MatrixXd& memberships)
{
    constexpr double fuzzifier = 2.0;
    if (common.isZero(0.0)) {
        fuzzyMemberships(distances, fuzzifier, 1, memberships);
    } else {
        memberships.resize(distances.rows(), distances.cols());
        RowSolver solver(distances.cols(), update);
        for (Index i = 0; i < distances.rows(); ++i)
            memberships.row(i) = solver.solve(distances.row(i), common);
    }
    for (const int sample : cost.constrained())
        memberships.row(sample) = old.row(sample);
}

}  // namespace

Row constrainedMemberships(const Row& distances, const Row& force)
{
    return RowSolver(distances.size(), PairUpdate::Sequential).solve(distances, force);
}

void updateMemberships(const Eigen::MatrixXd& distances, const PairCost& cost, double alpha, PairUpdate update,
                       int sweeps, const Eigen::MatrixXd& old, Eigen::MatrixXd& memberships,
                       const Eigen::RowVectorXd& common)
{
    const Row given = common.size() == 0 ? Row::Zero(distances.cols()) : common;
    updateUnconstrained(distances, cost, update, given, old, memberships);
    const bool isSequential = update == PairUpdate::Sequential;
    PairSweep sweep(distances, alpha, update, given);
    Row before, after;
    for (int round = 0; round < (isSequential ? sweeps : 1); ++round) {
        PairSlopes slopes(cost, memberships);
        for (const int sample : cost.constrained()) {
            before = memberships.row(sample);
            sweep.solve(sample, slopes, before, after);
            memberships.row(sample) = after;
            if (isSequential)
                slopes.change(sample, before, after);
        }
    }
}

double strengthOfPairs(const PairStrength& strength, double meanDistance, Index samples, Index pairs,
                       Index clusters)
{
    if (strength.rule == AlphaRule::Fixed)
        return strength.fixed;
    const double published = static_cast<double>(samples) / static_cast<double>(pairs) * meanDistance;
    const double balance = strength.rule == AlphaRule::Balanced ? static_cast<double>(clusters) / 2.0 : 1.0;
    return strength.factor * balance * published;
}

}  // namespace fuzzylens
