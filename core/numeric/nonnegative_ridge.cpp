// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/nonnegative_ridge.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

using Eigen::Index;

namespace {

/// Newton's method on the dual: g(l) = l - r + M (M'l)+ / ridge, s = (M'l)+ / ridge.
class DualNewton
{
public:
    DualNewton(const Eigen::MatrixXd& m, const Eigen::VectorXd& r, double ridge, const Eigen::VectorXd& start)
        : m_m(m)
        , m_r(r)
        , m_ridge(ridge)
    {
        moveTo(start);
    }

    const Eigen::VectorXd& dual() const { return m_dual; }

    /// Nothing when cancelled.
    std::optional<RidgeSolution> solve(const ShouldContinue& shouldContinue, int mostSteps)
    {
        const double small = 1e-13 * (1.0 + m_r.norm());
        for (int step = 0;; ++step) {
            if (shouldContinue && !shouldContinue())
                return std::nullopt;
            const Eigen::VectorXd here = gradient();
            const double length = here.norm();
            if (length <= small)
                return RidgeSolution{m_positive / m_ridge, true};
            if (step == mostSteps)
                return RidgeSolution{m_positive / m_ridge, false};
            if (!descend(here))  // as far as rounding allows, or far from it
                return RidgeSolution{m_positive / m_ridge, length <= nearlyZero()};
        }
    }

private:
    /// The length of a gradient that counts as 0 where rounding permits no further step, relative to its terms.
    double nearlyZero() const
    {
        constexpr double relative = 1e-8;
        return relative * (1.0 + m_r.norm() + m_dual.norm());
    }

    void moveTo(Eigen::VectorXd dual)
    {
        m_dual = std::move(dual);
        m_positive.noalias() = m_m.transpose() * m_dual;
        m_positive = m_positive.cwiseMax(0.0);
        m_active.clear();
        for (Index k = 0; k < m_positive.size(); ++k)
            if (m_positive[k] > 0.0)
                m_active.push_back(k);
    }

    /// Few are active once the answer is near.
    Eigen::VectorXd gradient() const
    {
        Eigen::VectorXd sum = Eigen::VectorXd::Zero(m_m.rows());
        for (const Index k : m_active)
            sum += m_positive[k] * m_m.col(k);
        return m_dual - m_r + sum / m_ridge;
    }

    double value() const
    {
        return 0.5 * m_dual.squaredNorm() - m_r.dot(m_dual) + 0.5 * m_positive.squaredNorm() / m_ridge;
    }

    /// The Hessian where no entry of M'l is 0: I + M_a M_a' / ridge over the positive ones.
    Eigen::VectorXd newtonStep(const Eigen::VectorXd& slope) const
    {
        const Eigen::MatrixXd columns = m_m(Eigen::all, m_active);
        Eigen::MatrixXd hessian = Eigen::MatrixXd::Identity(m_m.rows(), m_m.rows());
        hessian.selfadjointView<Eigen::Lower>().rankUpdate(columns, 1.0 / m_ridge);
        return hessian.selfadjointView<Eigen::Lower>().llt().solve(-slope);
    }

    /// A Newton step, halved until the value falls enough (Armijo); where it is flat to rounding, the whole step
    /// if that makes the gradient much smaller. False where neither helps.
    bool descend(const Eigen::VectorXd& gradientBefore)
    {
        constexpr double enough = 1e-4, rounding = 1e-13, much = 0.5;
        constexpr int mostHalvings = 30;
        const Eigen::VectorXd step = newtonStep(gradientBefore), from = m_dual;
        const double before = value(), slope = gradientBefore.dot(step);
        const bool isFlat = -slope <= rounding * (1.0 + std::abs(before));
        double length = 1.0;
        for (int halving = 0; halving < (isFlat ? 0 : mostHalvings); ++halving, length /= 2) {
            moveTo(from + length * step);
            if (value() <= before + enough * length * slope)
                return true;
        }
        moveTo(from + step);
        if (gradient().norm() < much * gradientBefore.norm())
            return true;
        moveTo(from);
        return false;
    }

    const Eigen::MatrixXd& m_m;
    const Eigen::VectorXd& m_r;
    double m_ridge;
    Eigen::VectorXd m_dual;
    Eigen::VectorXd m_positive;   // (M'l)+
    std::vector<Index> m_active;  // where it is above 0
};

/// Lawson and Hanson (1974, chapter 23) on the normal equations, which the ridge keeps well conditioned.
class ActiveSet
{
public:
    ActiveSet(const Eigen::MatrixXd& m, const Eigen::VectorXd& r, double ridge)
        : m_gram(m.transpose() * m)
        , m_right(m.transpose() * r)
        , m_solution(Eigen::VectorXd::Zero(m.cols()))
        , m_isFree(static_cast<std::size_t>(m.cols()), false)
        , m_isSkipped(m_isFree)
    {
        m_gram.diagonal().array() += ridge;
    }

    std::optional<RidgeSolution> solve(const ShouldContinue& shouldContinue, int mostRounds)
    {
        if (!m_gram.allFinite() || !m_right.allFinite())
            return RidgeSolution{m_solution, false};  // overflow
        const double small = 1e-14 * m_right.cwiseAbs().maxCoeff();
        for (Index round = 0;; ++round) {
            if (shouldContinue && !shouldContinue())
                return std::nullopt;
            const Index entering = steepest(small);
            if (entering < 0 || round == mostRounds * m_right.size())
                return RidgeSolution{m_solution, entering < 0};
            switch (enter(entering, shouldContinue)) {
            case Step::Taken:
                m_isSkipped.assign(m_isSkipped.size(), false);
                break;
            case Step::None:
                m_isSkipped[static_cast<std::size_t>(entering)] = true;
                break;
            case Step::Failed:
                return RidgeSolution{m_solution, false};
            case Step::Cancelled:
                return std::nullopt;
            }
        }
    }

private:
    enum class Step { Taken, None, Failed, Cancelled };

    /// The unknown held at 0 whose growth lowers the value fastest; -1 where none does.
    Index steepest(double small) const
    {
        const Eigen::VectorXd descent = m_right - m_gram * m_solution;
        Index best = -1;
        for (Index k = 0; k < descent.size(); ++k)
            if (!m_isFree[static_cast<std::size_t>(k)] && !m_isSkipped[static_cast<std::size_t>(k)] &&
                descent[k] > small && (best < 0 || descent[k] > descent[best]))
                best = k;
        return best;
    }

    /// Solves for the free unknowns and @p entering; unknowns that would become negative first are fixed at 0.
    /// Changes nothing if the solution has 0 or less for @p entering: its descent was rounding.
    Step enter(Index entering, const ShouldContinue& shouldContinue)
    {
        m_isFree[static_cast<std::size_t>(entering)] = true;
        for (bool isFirst = true;; isFirst = false) {
            if (shouldContinue && !shouldContinue())
                return Step::Cancelled;
            const std::vector<Index> free = freeUnknowns();
            if (free.empty())
                return Step::Taken;
            const Eigen::VectorXd constrained =
                m_gram(free, free).eval().selfadjointView<Eigen::Lower>().llt().solve(m_right(free));
            if (!constrained.allFinite())
                return Step::Failed;
            const Index at = std::lower_bound(free.begin(), free.end(), entering) - free.begin();
            if (isFirst && constrained[at] <= 0.0) {
                hold(entering);
                return Step::None;
            }
            if (moveTo(constrained, free))
                return Step::Taken;
        }
    }

    /// Moves as far towards @p target as no unknown becomes negative; true if it is reached.
    bool moveTo(const Eigen::VectorXd& target, const std::vector<Index>& free)
    {
        const Eigen::ArrayXd now = m_solution(free).array();
        // The fraction of the step until an unknown becomes 0; 0 for one that is 0 already.
        const Eigen::ArrayXd room =
            (target.array() > 0.0).select(1.0, (now > 0.0).select(now / (now - target.array()), 0.0));
        const double length = std::min(1.0, room.minCoeff());
        m_solution(free) = (now + length * (target.array() - now)).matrix();
        if (length == 1.0 && target.minCoeff() > 0.0)
            return true;
        for (Index at = 0; at < target.size(); ++at)
            if (target[at] <= 0.0 && room[at] <= length)
                hold(free[static_cast<std::size_t>(at)]);
        return false;
    }

    void hold(Index k)
    {
        m_solution[k] = 0.0;
        m_isFree[static_cast<std::size_t>(k)] = false;
    }

    std::vector<Index> freeUnknowns() const
    {
        std::vector<Index> free;
        for (std::size_t k = 0; k < m_isFree.size(); ++k)
            if (m_isFree[k])
                free.push_back(static_cast<Index>(k));
        return free;
    }

    Eigen::MatrixXd m_gram;
    Eigen::VectorXd m_right;
    Eigen::VectorXd m_solution;
    std::vector<bool> m_isFree;
    std::vector<bool> m_isSkipped;  // until another unknown has become free
};

}  // namespace

std::optional<RidgeSolution> nonnegativeRidge(const Eigen::MatrixXd& m, const Eigen::VectorXd& r, double ridge,
                                              const ShouldContinue& shouldContinue, Eigen::VectorXd* dual,
                                              int mostSteps)
{
    if (m.rows() != r.size() || !(ridge > 0.0))
        throw std::invalid_argument(
            "the right-hand side must have one entry per row, and the ridge must be positive");
    if (!m.allFinite() || !r.allFinite() || !std::isfinite(ridge))
        throw std::invalid_argument("the matrix, the right-hand side and the ridge must be finite");
    if (m.cols() == 0)
        return RidgeSolution{Eigen::VectorXd(), true};
    if (m.cols() <= m.rows())
        return ActiveSet(m, r, ridge).solve(shouldContinue, mostSteps);
    DualNewton newton(m, r, ridge, dual && dual->size() == r.size() ? *dual : r);
    std::optional<RidgeSolution> solution = newton.solve(shouldContinue, mostSteps);
    if (dual)
        *dual = newton.dual();
    return solution;
}

}  // namespace fuzzylens
