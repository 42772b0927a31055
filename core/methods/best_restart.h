// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace fuzzylens {

/// Chooses among the results of restarts: the earliest one whose objective lies within a relative 1e-9 of the
/// lowest. Restarts often reach the same optimum with the clusters in another order; which of them ends lowest is
/// then decided by rounding, which differs between instruction sets.
template <typename Result>
class BestRestart
{
public:
    /// Whether a result with this objective can win: it is the first, or below all before it.
    bool accepts(double objective) const
    {
        return m_candidates.empty() || objective < m_candidates.back().objective;
    }

    /// @param objective one that is accepted. @param scale what rounding of the objective is proportional to, in
    /// its unit: it counts where the objective is almost 0 against it.
    void add(double objective, double scale, Result result)
    {
        constexpr double relative = 1e-9, rounding = 1e-14;
        const double limit = objective + std::max(relative * std::abs(objective), rounding * scale);
        std::erase_if(m_candidates, [limit](const Candidate& one) { return !(one.objective <= limit); });
        m_candidates.push_back({objective, std::move(result)});
    }

    Result& best() { return m_candidates.front().result; }

private:
    struct Candidate
    {
        double objective;
        Result result;
    };

    std::vector<Candidate> m_candidates;  // in the order of the restarts, each objective below the one before
};

}  // namespace fuzzylens
