// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm_on_points.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fuzzylens {

namespace {

using Lane = Eigen::Array<double, AlignedMatrix::lane, 1>;

Eigen::Map<const Lane, Eigen::Aligned64> laneAt(const double* place)
{
    return Eigen::Map<const Lane, Eigen::Aligned64>(place);
}

Eigen::Map<Lane, Eigen::Aligned64> laneAt(double* place)
{
    return Eigen::Map<Lane, Eigen::Aligned64>(place);
}

/// Points in tiles of samples that lie together in memory: of a column of many points every lane would be fetched
/// from another page.
class Tiles
{
public:
    struct Tile
    {
        const double* values;  // height x d
        Index first, height;   // samples, with those of the padding
        const double* coordinate(Index l) const { return values + l * height; }
    };
    static constexpr Index mostRows = 128;

    /// Both kept. @param inTiles all tiles, one after the other; not used if there is only one.
    Tiles(const AlignedMatrix& points, const AlignedMatrix& inTiles)
        : m_points(points)
        , m_inTiles(inTiles)
    {}

    Index coordinates() const { return m_points.columns(); }
    Index count() const { return (m_points.stride() + mostRows - 1) / mostRows; }
    Tile tile(Index at) const
    {
        const Index first = at * mostRows, height = std::min(mostRows, m_points.stride() - first);
        return {count() == 1 ? m_points.column(0) : m_inTiles.column(0) + first * coordinates(), first, height};
    }

private:
    const AlignedMatrix& m_points;
    const AlignedMatrix& m_inTiles;
};

AlignedMatrix inTiles(const AlignedMatrix& points)
{
    if (points.stride() <= Tiles::mostRows)
        return {};
    AlignedMatrix result = AlignedMatrix::uninitialised(points.stride() * points.columns(), 1);
    double* next = result.column(0);
    for (Index first = 0; first < points.stride(); first += Tiles::mostRows)
        for (Index l = 0; l < points.columns(); ++l)
            next = std::copy_n(points.column(l) + first, std::min(Tiles::mostRows, points.stride() - first), next);
    return result;
}

/// Work space of one fit: nothing is allocated while it iterates. The points are read once an iteration, a tile of
/// samples at a time: what the tile adds to the next centres is added while it is in a near cache.
class Iteration
{
public:
    Iteration(const Tiles& tiles, const Eigen::MatrixXd& start, double fuzzifier)
        : m_tiles(tiles)
        , m_fuzzifier(fuzzifier)
        , m_memberships(AlignedMatrix::copyOf(start))
        , m_next(AlignedMatrix::uninitialised(start.rows(), start.cols()))
        , m_powers(AlignedMatrix::copyOf(powersOf(start, fuzzifier)))
        , m_distances(start.rows(), start.cols())
        , m_shares(AlignedMatrix::lane * start.cols(), tiles.coordinates())
        , m_centers(tiles.coordinates(), start.cols())
        , m_sums(start.cols())
    {
        addAllShares();
    }

    /// The largest change of a membership.
    double step()
    {
        constexpr double least = 1e-290;  // so that no inverse overflows
        moveCenters();
        bool isQuick = true;
        double change = 0.0;
        m_total.setZero();
        for (Index at = 0; at < m_tiles.count(); ++at) {
            const Tiles::Tile tile = m_tiles.tile(at);
            inBlocks([&]<int block>(Index first) { measure<block>(tile, first); });
            const Index size = std::min(tile.height, m_distances.rows() - tile.first);
            isQuick = isQuick && m_distances.map().middleRows(tile.first, size).minCoeff() >= least;
            if (!isQuick)
                continue;
            change = std::max(change, m_fuzzifier == 2.0 ? share<true>(tile) : share<false>(tile));
            inBlocks([&]<int block>(Index first) { addShares<block>(tile, first); });
        }
        if (!isQuick)
            return shareAnyhow();
        std::swap(m_memberships, m_next);
        m_objective = m_total.sum();
        return change;
    }

    double objective() const { return m_objective; }
    Eigen::MatrixXd memberships() const { return m_memberships.map(); }
    /// Of the present memberships, d x k.
    const Eigen::MatrixXd& moveCenters()
    {
        for (Index j = 0; j < clusters(); ++j)
            m_sums[j] = m_powers.map().col(j).sum();
        for (Index l = 0; l < m_tiles.coordinates(); ++l)
            for (Index j = 0; j < clusters(); ++j)
                // A cluster without members is at the mean of all, which is the origin.
                m_centers(l, j) = m_sums[j] > 0.0 ? laneAt(shareAt(l, j)).sum() / m_sums[j] : 0.0;
        return m_centers;
    }

private:
    Index clusters() const { return m_memberships.columns(); }
    /// Sums of u_ij^m x_il over the samples i of equal position in their lanes.
    double* shareAt(Index l, Index j) { return m_shares.column(l) + j * AlignedMatrix::lane; }

    /// At most four clusters at a time, whose sums stay in registers.
    template <typename OfBlock>
    void inBlocks(const OfBlock& ofBlock)
    {
        constexpr Index most = 4;
        for (Index j = 0; j < clusters(); j += most)
            switch (std::min(most, clusters() - j)) {
            case 4:
                ofBlock.template operator()<4>(j);
                break;
            case 3:
                ofBlock.template operator()<3>(j);
                break;
            case 2:
                ofBlock.template operator()<2>(j);
                break;
            default:
                ofBlock.template operator()<1>(j);
            }
    }

    void addAllShares()
    {
        for (Index at = 0; at < m_tiles.count(); ++at)
            inBlocks([&]<int block>(Index first) { addShares<block>(m_tiles.tile(at), first); });
    }

    /// Two coordinates at a time, so that sums do not wait for each other.
    template <int block>
    void addShares(const Tiles::Tile& tile, Index first)
    {
        Index l = 0;
        for (; l + 1 < m_tiles.coordinates(); l += 2)
            addShares<block, 2>(tile, first, l);
        if (l < m_tiles.coordinates())
            addShares<block, 1>(tile, first, l);
    }

    /// Those of the first tile come first.
    template <int block, int coordinates>
    void addShares(const Tiles::Tile& tile, Index first, Index l)
    {
        Lane sums[coordinates][block];
        for (int at = 0; at < coordinates; ++at)
            for (int j = 0; j < block; ++j)
                sums[at][j] = tile.first == 0 ? Lane(Lane::Zero()) : Lane(laneAt(shareAt(l + at, first + j)));
        for (Index i = 0; i < tile.height; i += AlignedMatrix::lane)
            for (int at = 0; at < coordinates; ++at) {
                const Lane x = laneAt(tile.coordinate(l + at) + i);
                for (int j = 0; j < block; ++j)
                    sums[at][j] += x * laneAt(m_powers.column(first + j) + tile.first + i);
            }
        for (int at = 0; at < coordinates; ++at)
            for (int j = 0; j < block; ++j)
                laneAt(shareAt(l + at, first + j)) = sums[at][j];
    }

    /// Squared distances to `block` centres from the first on, two lanes at a time.
    template <int block>
    void measure(const Tiles::Tile& tile, Index first)
    {
        Index i = 0;
        for (; i + AlignedMatrix::lane < tile.height; i += 2 * AlignedMatrix::lane)
            measure<block, 2>(tile, first, i);
        if (i < tile.height)
            measure<block, 1>(tile, first, i);
    }

    /// From differences, to avoid cancellation.
    template <int block, int lanes>
    void measure(const Tiles::Tile& tile, Index first, Index i)
    {
        Lane sums[lanes][block];
        for (auto& ofLane : sums)
            for (Lane& sum : ofLane)
                sum.setZero();
        for (Index l = 0; l < m_tiles.coordinates(); ++l)
            for (int at = 0; at < lanes; ++at) {
                const Lane x = laneAt(tile.coordinate(l) + i + at * AlignedMatrix::lane);
                for (int j = 0; j < block; ++j)
                    sums[at][j] += (x - m_centers(l, first + j)).square();
            }
        for (int at = 0; at < lanes; ++at)
            for (int j = 0; j < block; ++j)
                laneAt(m_distances.column(first + j) + tile.first + i + at * AlignedMatrix::lane) = sums[at][j];
    }

    /// The largest change of a membership of the tile; the new ones become valid with those of all tiles. With
    /// q_j = min_l d_l / d_j, u_j = q_j^(1/(m-1)) / s and s the sum of these powers, u_j^m = u_j q_j s^(1-m).
    template <bool areSquares>
    double share(const Tiles::Tile& tile)
    {
        double change = 0.0;
        const Index rows = m_distances.rows(), last = rows - rows % AlignedMatrix::lane;
        for (Index i = tile.first; i < tile.first + tile.height; i += AlignedMatrix::lane) {
            const auto distance = [&](Index j) { return laneAt(std::as_const(m_distances).column(j) + i); };
            Lane sum = Lane::Zero(), least = distance(0), lowered = Lane::Ones();
            if constexpr (areSquares) {
                for (Index j = 0; j < clusters(); ++j)
                    sum += distance(j).inverse();
            } else {
                for (Index j = 1; j < clusters(); ++j)
                    least = least.min(distance(j));
                for (Index j = 0; j < clusters(); ++j) {
                    const Lane power = ((least / distance(j)).log() / (m_fuzzifier - 1.0)).exp();
                    laneAt(m_next.column(j) + i) = power;
                    sum += power;
                }
                lowered = ((1.0 - m_fuzzifier) * sum.log()).exp();
            }
            const Lane scale = sum.inverse();
            for (Index j = 0; j < clusters(); ++j) {
                Lane u = areSquares ? Lane(scale / distance(j)) : Lane(scale * laneAt(m_next.column(j) + i));
                if (i == last)
                    u.tail(AlignedMatrix::lane - (rows - last)).setZero();
                change = std::max(change, (u - laneAt(m_memberships.column(j) + i)).abs().maxCoeff());
                laneAt(m_next.column(j) + i) = u;
                const Lane power = areSquares ? Lane(u.square()) : Lane(u * (least / distance(j)) * lowered);
                laneAt(m_powers.column(j) + i) = power;
                m_total += power * distance(j);
            }
        }
        return change;
    }

    double shareAnyhow()
    {
        const Eigen::MatrixXd distances = m_distances.map();
        const Eigen::MatrixXd next = fuzzyMemberships(distances, m_fuzzifier);
        const double change = (next - m_memberships.map()).cwiseAbs().maxCoeff();
        m_memberships.map() = next;
        m_powers.map() = powersOf(next, m_fuzzifier);
        m_objective = m_powers.map().cwiseProduct(distances).sum();
        addAllShares();
        return change;
    }

    const Tiles& m_tiles;
    double m_fuzzifier;
    AlignedMatrix m_memberships, m_next;
    AlignedMatrix m_powers;
    AlignedMatrix m_distances;
    AlignedMatrix m_shares;     // a lane a cluster x d
    Eigen::MatrixXd m_centers;  // d x k
    Eigen::VectorXd m_sums;
    Lane m_total;
    double m_objective = 0;
};

}  // namespace

Eigen::MatrixXd randomMemberships(Index samples, int clusters, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd memberships(samples, clusters);
    for (Index i = 0; i < samples; ++i)
        for (int j = 0; j < clusters; ++j)
            memberships(i, j) = 1.0 - random.uniform();  // never 0
    const Eigen::ArrayXd sums = memberships.rowwise().sum();
    memberships.array().colwise() /= sums;
    return memberships;
}

Eigen::MatrixXd coordinatesOf(const Eigen::MatrixXd& squared)
{
    // -J D J / 2 with J = I - 11'/n holds the inner products of the points less their mean.
    Eigen::MatrixXd products = -0.5 * squared;
    const Eigen::RowVectorXd means = products.colwise().mean();
    products.rowwise() -= means;
    products.colwise() -= products.rowwise().mean().eval();
    const auto [values, vectors] = symmetricEigenPairs(products);  // ascending
    constexpr double rounding = 1e-13;
    const double largest = std::max(values[values.size() - 1], 0.0);
    Index rank = (values.array() > rounding * largest).count();
    rank = std::max<Index>(rank, 1);
    return vectors.rightCols(rank) * values.tail(rank).cwiseMax(0.0).cwiseSqrt().asDiagonal();
}

FcmOnPoints::FcmOnPoints(const Eigen::MatrixXd& points)
    : m_points(AlignedMatrix::copyOf(points))
    , m_mean(points.colwise().mean())
{
    m_points.map().rowwise() -= m_mean;
    constexpr double rounding = 1e-13;  // of the coordinates
    const double scatter = m_points.map().squaredNorm();
    if (scatter > rounding * rounding * points.squaredNorm())
        m_variance = scatter / static_cast<double>(points.rows());
    else  // all equal: only rounding is left to cluster
        m_points.map().setZero();
    m_tiles = inTiles(m_points);
}

FcmOnPoints::Fit FcmOnPoints::fit(const Eigen::MatrixXd& start, const Options& options,
                                  const ShouldContinue& shouldContinue, bool keepsTrace) const
{
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    const Tiles tiles(m_points, m_tiles);
    Iteration iteration(tiles, start, options.fuzzifier);
    Fit fit;
    while (std::ssize(fit.objective) < options.maxIterations) {
        if (keepsTrace)
            fit.course.push_back(iteration.memberships());
        if (shouldContinue && !shouldContinue()) {
            fit.stopped = Stopped::Cancelled;
            break;
        }
        const double change = iteration.step();
        fit.objective.push_back(iteration.objective());
        if (change < options.tolerance) {
            fit.stopped = Stopped::Converged;
            break;
        }
    }
    fit.memberships = iteration.memberships();
    if (keepsTrace && fit.stopped != Stopped::Cancelled)
        fit.course.push_back(fit.memberships);
    fit.centers = iteration.moveCenters().transpose().rowwise() + m_mean;
    return fit;
}

Eigen::MatrixXd FcmOnPoints::spreadMemberships(int clusters, double fuzzifier, std::uint64_t seed) const
{
    Random random(seed);
    const auto n = static_cast<std::uint64_t>(points());
    Eigen::MatrixXd squared(points(), clusters);
    Eigen::VectorXd nearest = Eigen::VectorXd::Constant(points(), std::numeric_limits<double>::infinity());
    for (int j = 0; j < clusters; ++j) {
        const bool isFirst = j == 0 || nearest.maxCoeff() <= 0.0;  // else every point is like one of those taken
        const Index drawn =
            isFirst ? static_cast<Index>(random.below(n)) : Index(drawByChance(nearest, random.uniform()));
        squared.col(j).setZero();
        for (Index l = 0; l < m_points.columns(); ++l)
            squared.col(j).array() += (centred().col(l).array() - m_points(drawn, l)).square();
        nearest = nearest.cwiseMin(squared.col(j));
    }
    return fuzzyMemberships(squared, fuzzifier);
}

}  // namespace fuzzylens
