// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"
#include "core/numeric/aligned_matrix.h"

#include <vector>

namespace fuzzylens {

/// Fuzzy c-means (as fcm()), iteration by iteration. The points are read once an iteration, a tile of them at a
/// time: the weighted sums for the next centres are added while the tile is in a cache. Nothing is allocated while
/// it iterates, except for points at a centre, clusters almost without members, and numbers in single precision.
/// The results are the same bits for any number of threads. The caller keeps a FlushToZero meanwhile: computing
/// with subnormal numbers is slow.
class FcmIteration
{
public:
    /// One of the two starts must follow.
    /// @param points n x d, not sparse; every value is a number. @param clusters k, 1 or more. @param fuzzifier m,
    /// above 1. @param threads 1 or more.
    FcmIteration(ValueTable points, Index clusters, double fuzzifier, int threads);

    /// @param memberships n x k, from 0 to 1.
    void startFromMemberships(const Eigen::MatrixXd& memberships);
    /// The memberships follow from the distances to these. @param centers k x d.
    void startFromCenters(const Eigen::MatrixXd& centers);

    /// Computes the centres from the memberships, then the memberships from the distances to these centres.
    /// @returns the largest change of a membership; infinite if the objective is not a number.
    double step();

    /// The sum of u_ij^m d_ij, d_ij being the distances from centers(); 0 before there are any.
    double objective() const { return m_objective; }
    AlignedMatrix::ConstMap memberships() const { return m_memberships.map(); }
    /// The squared distances of the points from centers(), n x k, computed with each call.
    Eigen::MatrixXd distances();
    /// The centres of the last step, of moveCenters() or of the start, k x d.
    const Eigen::MatrixXd& centers() const { return m_centers; }
    /// Computes the centres from the present memberships; a cluster without members is at the mean of all points.
    void moveCenters();

private:
    static constexpr Index lane = AlignedMatrix::lane;
    using Lane = Eigen::Array<double, lane, 1>;
    /// Some points, with those of the padding.
    struct Tile
    {
        const double* values;  // height x d, columns `stride` apart
        Index stride, first, height;
        Index toNext;  // from a value to that of the next tile, which is fetched early; 0: there is none
        bool isFirst;  // of a part
        const double* coordinate(Index l) const { return values + l * stride; }
    };
    /// The sums of some tiles, which one thread adds up one after the other.
    struct Part
    {
        Eigen::MatrixXd sums;             // k x d, of u_ij^m x_il
        Eigen::VectorXd weights;          // k, of u_ij^m
        AlignedMatrix distances, powers;  // squared, and u_ij^m: of a tile, height x k
        double cost, change;

        void clear();
    };

    static auto laneAt(const double* values) { return Eigen::Map<const Lane, Eigen::Aligned64>(values); }
    static auto laneAt(double* values) { return Eigen::Map<Lane, Eigen::Aligned64>(values); }
    Index clusters() const { return m_memberships.columns(); }
    template <typename OfTile>
    void forTiles(const OfTile& ofTile);
    template <typename OfBlock>
    void inBlocks(const OfBlock& ofBlock) const;
    double moveMemberships();
    void addSums(const Tile& tile, Part& part) const;
    template <int block>
    void addSums(const Tile& tile, Index firstCluster, Index firstCoordinate, Part& part) const;
    void computeDistances(const Tile& tile, Part& part) const;
    template <int block, int lanes>
    void addSquares(const Tile& tile, Index firstCluster, Index from, Index firstCoordinate, Part& part) const;
    void updateMemberships(const Tile& tile, Part& part);
    template <bool areSquares>
    void updateByPowers(const Tile& tile, Part& part);
    void updateWithCare(const Tile& tile, Index size, Part& part);

    ValueTable m_points;
    double m_fuzzifier;
    int m_threads;
    Index m_rowsOfTile, m_tilesOfPart;
    AlignedMatrix m_memberships;
    std::vector<Part> m_parts;
    Eigen::MatrixXd m_centers;
    double m_objective = 0;
};

/// The bytes that the sums of an FcmIteration take, at most an eighth of the points as doubles or those of one
/// part.
double bytesOfFcmSums(Index samples, Index features, Index clusters);

}  // namespace fuzzylens
