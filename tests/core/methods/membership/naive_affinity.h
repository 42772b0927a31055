// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/affinity_propagation.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fuzzylens::test {

/// Affinity propagation with the formulas of Frey and Dueck 2007, sample by sample. A forbidden sample is never
/// chosen; a pinned one has a preference far above all other values.
class NaiveAffinity
{
public:
    NaiveAffinity(const Eigen::MatrixXd& squaredDistances, double preference, const ProbeConstraints& constraints)
        : n(squaredDistances.rows())
        , s(-squaredDistances)
        , r(Eigen::MatrixXd::Zero(n, n))
        , a(Eigen::MatrixXd::Zero(n, n))
    {
        s.diagonal().setConstant(preference);
        for (const Index k : constraints.pinned)
            s(k, k) = 1e9;
        for (Index k = 0; k < n; ++k)
            if (!contains(constraints.forbidden, k))
                candidates.push_back(k);
    }

    void run(double damping, int maxIterations, int stableIterations)
    {
        std::vector<Index> before;
        for (int stable = 0; iterations < maxIterations && (stable < stableIterations || !areAllSettled());
             ++iterations) {
            respond(damping);
            makeAvailable(damping);
            exemplars.clear();
            for (const Index k : candidates)
                if (r(k, k) + a(k, k) > 0)
                    exemplars.push_back(k);
            stable = exemplars.empty() ? 0 : exemplars == before ? stable + 1 : 1;
            before = exemplars;
        }
    }

    /// Replaces every exemplar but the pinned ones by the member of its cluster with the greatest sum.
    void refine(const ProbeConstraints& constraints)
    {
        std::vector<Index> refined;
        for (const Index exemplar : exemplars) {
            Index best = exemplar;
            double greatest = -std::numeric_limits<double>::infinity();
            for (const Index k : candidates) {
                if (exemplarOf(k) != exemplar)
                    continue;
                double sum = 0;
                for (Index i = 0; i < n; ++i)
                    if (i != k && exemplarOf(i) == exemplar)
                        sum += s(i, k);
                if (sum > greatest) {
                    greatest = sum;
                    best = k;
                }
            }
            refined.push_back(contains(constraints.pinned, exemplar) ? exemplar : best);
        }
        std::sort(refined.begin(), refined.end());
        exemplars = refined;
    }

    Index exemplarOf(Index i) const
    {
        if (contains(exemplars, i))
            return i;
        return *std::max_element(exemplars.begin(), exemplars.end(),
                                 [&](Index k, Index l) { return s(i, k) < s(i, l); });
    }

    std::vector<Index> exemplars;
    int iterations = 0;

private:
    static bool contains(const std::vector<Index>& set, Index item)
    {
        return std::find(set.begin(), set.end(), item) != set.end();
    }

    bool areAllSettled() const
    {
        for (Index i = 0; i < n; ++i) {
            double largest = -std::numeric_limits<double>::infinity(), held = largest;
            for (const Index k : candidates) {
                largest = std::max(largest, a(i, k) + s(i, k));
                if (contains(exemplars, k))
                    held = std::max(held, a(i, k) + s(i, k));
            }
            if (held < largest)
                return false;
        }
        return true;
    }

    void respond(double damping)
    {
        for (Index i = 0; i < n; ++i)
            for (const Index k : candidates) {
                double others = -std::numeric_limits<double>::infinity();
                for (const Index l : candidates)
                    if (l != k)
                        others = std::max(others, a(i, l) + s(i, l));
                r(i, k) = damping * r(i, k) + (1 - damping) * (s(i, k) - others);
            }
    }

    void makeAvailable(double damping)
    {
        for (Index i = 0; i < n; ++i)
            for (const Index k : candidates) {
                double asked = 0;
                for (Index l = 0; l < n; ++l)
                    if (l != i && l != k)
                        asked += std::max(0.0, r(l, k));
                const double given = i == k ? asked : std::min(0.0, r(k, k) + asked);
                a(i, k) = damping * a(i, k) + (1 - damping) * given;
            }
    }

    Index n;
    Eigen::MatrixXd s, r, a;
    std::vector<Index> candidates;
};

/// Sum of the similarities to the nearest of @p exemplars, each of which counts @p preference.
inline double naiveNetSimilarity(const Eigen::MatrixXd& squaredDistances, const std::vector<Index>& exemplars,
                                 double preference)
{
    double sum = 0;
    for (Index i = 0; i < squaredDistances.rows(); ++i) {
        double greatest = -std::numeric_limits<double>::infinity();
        for (const Index k : exemplars)
            greatest = std::max(greatest, i == k ? preference : -squaredDistances(i, k));
        const bool isExemplar = std::find(exemplars.begin(), exemplars.end(), i) != exemplars.end();
        sum += isExemplar ? preference : greatest;
    }
    return sum;
}

}  // namespace fuzzylens::test
