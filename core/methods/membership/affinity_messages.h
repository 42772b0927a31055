// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel_while.h"

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// The messages of affinity propagation between n samples and those of them that may be exemplars but need not,
/// the free ones, a column each. A forbidden sample has no column, which is the limit of a preference of minus
/// infinity. A pinned one has no column either and sends no responsibilities: with a preference of infinity its
/// availability to all others is 0, and it chooses itself.
///
/// One sweep over the columns makes an iteration: responsibilities, availabilities, and the two largest of
/// a + s in every row, which the next responsibilities need. Columns are worked on in panels of fixed width, and
/// maxima do not depend on the order, so the bits are the same for any number of threads.
class AffinityMessages
{
public:
    /// @param noise largest change of a similarity, either way; 0 for none.
    AffinityMessages(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles,
                     double preference, double noise, std::uint64_t seed);

    /// Sets the similarities; once, before the first iteration. False when cancelled.
    bool begin(const Eigen::MatrixXd& squaredDistances, int threads, const ShouldContinue& shouldContinue);
    /// One iteration; false when cancelled, exemplars() are then those of the iteration before.
    /// @param damping weight of the old messages, in [0, 1).
    bool iterate(double damping, int threads, const ShouldContinue& shouldContinue);

    /// Free samples with r(k,k) + a(k,k) > 0 after the last iteration: one entry a free sample.
    const std::vector<char>& exemplars() const { return m_exemplars; }
    /// Whether every sample holds an exemplar, pinned ones among them, for its best: its largest a + s.
    bool areAllSettled();
    const std::vector<Eigen::Index>& freeSamples() const { return m_free; }

private:
    void fill(const Eigen::MatrixXd& squaredDistances, Eigen::Index column);
    void respond(Eigen::Index column);
    void makeAvailable(Eigen::Index column);
    /// Takes a column's a + s into the two largest of its panel.
    void note(Eigen::Index column, Eigen::Index panel);
    template <typename OfColumn>
    bool overPanels(int threads, const ShouldContinue& shouldContinue, const OfColumn& ofColumn);
    void mergePanels();
    void setFloor(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles);

    std::vector<Eigen::Index> m_free;
    double m_preference, m_noise;
    double m_damping = 0;  // of the present iteration
    std::uint64_t m_seed;
    AlignedMatrix m_similarities, m_responsibilities, m_availabilities;  // n x free samples
    AlignedMatrix m_largest, m_second;                                   // n x panels
    Eigen::ArrayXd m_floorLargest, m_floorSecond;                        // what pinned samples hold, n
    AlignedMatrix m_rowLargest, m_rowSecond;                             // n x 1
    Eigen::ArrayXd m_held;                                               // work space of areAllSettled(), n
    std::vector<char> m_exemplars;
};

}  // namespace fuzzylens
