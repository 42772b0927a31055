// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/label_term.h"
#include "core/methods/sfp/membership_step.h"
#include "core/methods/sfp/sfp.h"

namespace fuzzylens::sfp_detail {

/// A cluster with less membership mass than this share of n is empty.
inline constexpr double emptyShare = 1e-12;

/// The objective's parts after an iteration; they add up to the total.
struct ObjectiveParts
{
    double distance = 0, label = 0, membershipEntropy = 0, weightEntropy = 0;
    double total() const { return distance + label + membershipEntropy + weightEntropy; }
    /// The sum of their sizes: what rounding of the total is proportional to.
    double scale() const;
};

/// The part of an SFP iterate that is computed without the data: memberships, label prototypes, masses of the
/// clusters, and the factors of their weight entropies. Distances (n x k) and weight entropies (k) come from a
/// pass over the data.
class MembershipState
{
public:
    /// @param heldOut samples, ascending, that belong to no cluster: their memberships are 0 after a move. They
    /// have no label in @p target, which must outlive this, as @p options.
    MembershipState(const Target& target, const SfpOptions& options, Index samples,
                    const std::vector<int>& heldOut = {}, int threads = 1);

    /// Memberships under these distances. @return false if none has changed by more than the tolerance allows:
    /// then those from before the move stay. @param mayRest false: always true.
    bool move(const AlignedMatrix& distances, const std::vector<double>& weightEntropies, bool mayRest);
    /// Memberships from elsewhere.
    void set(const Eigen::MatrixXd& memberships);
    /// Masses and factors of the memberships.
    void measure();
    /// Prototypes of the memberships.
    void updateLabels() { m_labels.update(m_memberships, m_isEmpty); }
    LabelTerm& labels() { return m_labels; }
    const LabelTerm& labels() const { return m_labels; }

    ObjectiveParts objective(const AlignedMatrix& distances, const std::vector<double>& weightEntropies) const;
    /// Memberships of samples without labels under these distances; any number of rows.
    AlignedMatrix labelFree(const AlignedMatrix& distances, const std::vector<double>& weightEntropies) const;

    const AlignedMatrix& memberships() const { return m_memberships; }
    const std::vector<double>& masses() const { return m_masses; }
    const std::vector<char>& isEmpty() const { return m_isEmpty; }
    const std::vector<double>& lambdas() const { return m_lambdas; }  // of each cluster's weight entropy

private:
    MembershipStep step(const std::vector<double>& weightEntropies, bool withLabels) const;
    double lambdaOf(std::size_t cluster) const;
    void clearHeldOut();
    bool isAtRest() const;

    const SfpOptions& m_options;
    std::vector<int> m_heldOut;
    double m_samples;  // that are not held out
    int m_threads;
    LabelTerm m_labels;
    AlignedMatrix m_memberships, m_previous;
    double m_entropy = 0;  // sum of u ln u
    std::vector<double> m_masses;
    std::vector<char> m_isEmpty;
    std::vector<double> m_lambdas;
};

}  // namespace fuzzylens::sfp_detail
