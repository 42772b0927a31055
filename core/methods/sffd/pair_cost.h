// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// What pairs cost, sum over must-links of sum_j u_aj (1 - u_bj) plus sum over cannot-links of sum_j u_aj u_bj
/// (methods.md 2.2), each pair once; and its derivative by the memberships of one sample. Samples that are
/// must-linked to each other and have the same other pairs form one group: a class of labels, or a component of
/// the transitive closure. A link between groups stands for all pairs between their members, so that pairs made
/// from labels cost what the samples cost, not what the pairs do.
class FUZZYLENS_EXPORT PairCost
{
public:
    /// @param pairs in order.
    PairCost(const PairSet& pairs, Index samples);

    Index pairs() const { return m_pairs; }
    /// Samples with a partner, ascending.
    const std::vector<int>& constrained() const { return m_constrained; }
    /// @param memberships n x k, rows on the simplex.
    double total(const Eigen::MatrixXd& memberships) const;
    /// How many pairs a crisp partition breaks (violatedPairs()). @param assigned one of @p clusters a sample.
    Index broken(const std::vector<int>& assigned, Index clusters) const;

private:
    friend class PairSlopes;

    /// For each of n + 1 places where its part of a list begins, and the list.
    struct Links
    {
        std::vector<std::size_t> begin;
        std::vector<int> groups;
        template <typename Use>
        void forEach(int group, const Use& use) const;
    };
    Links linksOf(const std::vector<SamplePair>& pairs, const std::vector<bool>& isFirst) const;
    void groupSamples(const PairSet& pairs, Index samples);

    Index m_pairs;
    Index m_groups = 0;
    std::vector<int> m_groupOf;      // of every sample; -1 without a partner
    std::vector<bool> m_hasSeveral;  // of every group: more than one member
    Links m_must;                    // between different groups
    Links m_cannot;
    std::vector<int> m_constrained;
};

/// The slopes of a PairCost while memberships change one sample at a time.
class FUZZYLENS_EXPORT PairSlopes
{
public:
    /// @p cost stays as long as this. @param memberships n x k; those of samples without a partner play no part.
    PairSlopes(const PairCost& cost, const Eigen::MatrixXd& memberships);

    /// d cost / d u_rs for s = 0 .. k-1, except for terms common to all s: minus the memberships of the samples
    /// that belong with it, plus those of the samples that belong elsewhere. @param own the present memberships of
    /// the sample.
    const Eigen::RowVectorXd& slope(int sample, const Eigen::RowVectorXd& own);
    /// A sample with a partner goes from memberships @p before to @p after.
    void change(int sample, const Eigen::RowVectorXd& before, const Eigen::RowVectorXd& after);

private:
    const PairCost& m_cost;
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> m_sums;  // groups x k
    Eigen::RowVectorXd m_slope;
};

}  // namespace fuzzylens
