// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/dataset/value_table.h"
#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel_while.h"

#include <cstddef>
#include <vector>

namespace fuzzylens {

/// Which of k centres each of n samples is nearest to, for one set of centres after another. It keeps an upper
/// bound on the distance to the nearest centre and a lower bound on the distance to the second nearest, and
/// computes distances only where the bounds overlap (Hamerly 2010). The sums of the samples by their nearest
/// centre are updated incrementally. The same bits for any number of threads.
class FUZZYLENS_EXPORT NearestCentres
{
public:
    /// @param values n x p, complete, not sparse.
    NearestCentres(ValueTable values, Index centres, int threads);

    /// Returns the number of samples whose nearest centre changed. @param centres k x p.
    Index update(const Eigen::MatrixXd& centres);

    /// One pass over the samples, which moves single ones to another centre where that lowers the sum of squares,
    /// the means of both centres following at once (Hartigan and Wong 1979). Returns the number of moves: none if
    /// no single move lowers the sum by more than rounding (1e-12 of the lengths of sample and mean, times their
    /// distance); every sample is then assigned to its nearest centre. Ends early when cancelled.
    /// @param centres the means(), k x p, after a first update().
    Index moveSingly(const Eigen::MatrixXd& centres, const ShouldContinue& shouldContinue);

    /// n, from 0: the nearest centre of the last update, or what a single move made of it. Ties up to rounding
    /// (firstSmallest()) go to the first centre.
    const std::vector<int>& assigned() const { return m_assigned; }
    /// The means of the samples by their centre, k x p. A centre without samples gets the mean of all samples.
    Eigen::MatrixXd means() const;
    /// Computes the sums from all samples again, without the rounding of the updates.
    void sumAgain();
    /// The sum of the squared distances of the samples from their centres. @param centres k x p.
    double sumOfSquares(const Eigen::MatrixXd& centres) const;

private:
    struct Piece
    {
        Index first = 0, size = 0;  // samples
        Eigen::MatrixXd sums;       // k x p, of the samples less the mean of all
        std::vector<Index> counts;  // k
        Index changed = 0;
        std::vector<Index> movable;  // samples that a single move may improve
        std::vector<double> rows;    // values of the first of these, p each
    };
    struct Moves;
    struct Clusters;
    struct Block;

    Eigen::ArrayXd counts() const;
    Moves movesTo(const Eigen::MatrixXd& centres);
    void findMovable(const Eigen::MatrixXd& centres, const Eigen::ArrayXd& counts);
    Index update(const Moves& moves);
    void update(Piece& piece, const Moves& moves);
    ValueBlock valuesOf(Block& block, Index firstFeature, Index features) const;
    std::ptrdiff_t toNextValues(const Block& block, Index firstFeature) const;
    void compareAll(Block& block) const;
    void compareOne(Block& block, Index sample) const;
    void keepMovable(Piece& piece, const Block& block, const Moves& moves);
    void assign(Piece& piece, const Block& block);
    bool mayMove(Index sample, const Clusters& clusters) const;
    bool moveSingly(Piece& piece, Index sample, const Eigen::Ref<const Eigen::RowVectorXd>& x, Clusters& clusters);
    double addedSquares(const Eigen::MatrixXd& centres) const;

    const ValueTable m_values;
    Index m_count;  // of the centres
    int m_threads;
    Eigen::RowVectorXd m_mean;        // of all samples
    double m_scatter = 0;             // sum of the squared distances from it
    Eigen::MatrixXd m_centres;        // k x p
    std::vector<Piece> m_pieces;      // a number that depends on the data alone
    std::vector<int> m_assigned;      // -1 before the first update
    Eigen::ArrayXd m_upper, m_lower;  // distances: at most, to the nearest; at least, to the second nearest
};

}  // namespace fuzzylens
