// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"
#include "core/numeric/aligned_matrix.h"

#include <vector>

namespace fuzzylens {

/// Fuzzy c-means (as fcm()), iteration by iteration. The points are read once an iteration, a tile of them at a
/// time: what the tile adds to the next centres is added while it is in a near cache. Nothing is allocated while
/// it iterates, except for points at a centre and for numbers in single precision. The results are the same bits
/// for any number of threads.
class FcmIteration
{
public:
    /// @param points n x d, finite, not sparse. @param fuzzifier m, above 1.
    FcmIteration(ValueTable points, Index clusters, double fuzzifier, int threads);

    /// @param memberships n x k.
    void startFromMemberships(const Eigen::MatrixXd& memberships);
    /// @param centers k x d.
    void startFromCenters(const Eigen::MatrixXd& centers);
    /// Moves the centres to the means of the memberships, then the memberships to the distances from these.
    /// @returns the largest change of a membership.
    double step();

    /// The sum of u_ij^m d_ij after the last step.
    double objective() const { return m_objective; }
    AlignedMatrix::ConstMap memberships() const { return m_memberships.map(); }
    /// The squared distances of the points from centers(), n x k, computed with each call.
    Eigen::MatrixXd distances();
    /// The centres of the last step or of moveCenters(), d x k.
    const Eigen::MatrixXd& centers() const { return m_centers; }
    /// To the means of the present memberships; a cluster without members is at the mean of all points.
    void moveCenters();

private:
    static constexpr Index lane = AlignedMatrix::lane;
    using Lane = Eigen::Array<double, lane, 1>;
    /// Some points, with those of the padding.
    struct Tile
    {
        const double* values;  // height x d, columns `stride` apart
        Index stride, first, height;
        bool isFirst;  // of a part
        const double* coordinate(Index l) const { return values + l * stride; }
    };
    /// What one thread adds up at a time, from some tiles.
    struct Part
    {
        AlignedMatrix
            shares;  // of u_ij^m x_il over the points i of equal position in their lanes: lane a cluster x d
        AlignedMatrix weights;            // of u_ij^m, lane x k
        AlignedMatrix distances, powers;  // squared, and u_ij^m: of a tile, height x k
        Lane cost;
        double change;

        void clear();
        double* shareAt(Index l, Index j) { return shares.column(l) + j * lane; }
    };

    static auto laneAt(const double* place) { return Eigen::Map<const Lane, Eigen::Aligned64>(place); }
    static auto laneAt(double* place) { return Eigen::Map<Lane, Eigen::Aligned64>(place); }
    Index clusters() const { return m_memberships.columns(); }
    template <typename OfTile>
    void forTiles(const OfTile& ofTile);
    template <typename OfBlock>
    void inBlocks(const OfBlock& ofBlock) const;
    /// The memberships to the distances from the centres, the largest change of one.
    double moveMemberships();
    void addShares(const Tile& tile, Part& part) const;
    template <int block, int coordinates>
    static void addShares(const Tile& tile, Index firstCluster, Index firstCoordinate, Part& part);
    void measure(const Tile& tile, Part& part) const;
    template <int block, int lanes>
    void measure(const Tile& tile, Index firstCluster, Index from, Index firstCoordinate, Part& part) const;
    void share(const Tile& tile, Part& part);
    template <bool areSquares>
    void shareByPowers(const Tile& tile, Part& part);
    void shareWithCare(const Tile& tile, Index size, Part& part);

    ValueTable m_points;
    double m_fuzzifier;
    int m_threads;
    Index m_tilesPerPart;
    AlignedMatrix m_memberships;
    std::vector<Part> m_parts;
    Eigen::MatrixXd m_centers;
    double m_objective = 0;
};

}  // namespace fuzzylens
