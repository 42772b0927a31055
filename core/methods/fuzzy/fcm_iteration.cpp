// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm_iteration.h"

#include "core/dataset/table_products.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <utility>

namespace fuzzylens {

namespace {

constexpr Index rowsOfTile = 128, coordinatesTogether = 64;

/// So many that threads share the work evenly, and so few that their sums take a small part of the points' memory.
Index tilesPerPart(Index points, Index clusters)
{
    constexpr Index mostParts = 64, leastTiles = 8, timesTheSums = 4;
    const Index rows = std::max(points / mostParts, timesTheSums * AlignedMatrix::lane * clusters);
    return std::max(leastTiles, (rows + rowsOfTile - 1) / rowsOfTile);
}

}  // namespace

FcmIteration::FcmIteration(ValueTable points, Index clusters, double fuzzifier, int threads)
    : m_points(std::move(points))
    , m_fuzzifier(fuzzifier)
    , m_threads(threads)
    , m_tilesPerPart(tilesPerPart(m_points.rows(), clusters))
    , m_memberships(m_points.rows(), clusters)
    , m_centers(m_points.columns(), clusters)
{
    const Index perPart = m_tilesPerPart * rowsOfTile, parts = (m_points.rows() + perPart - 1) / perPart;
    m_parts.resize(static_cast<std::size_t>(parts));
    for (Part& part : m_parts) {
        part.shares = AlignedMatrix::uninitialised(lane * clusters, m_points.columns());
        part.weights = AlignedMatrix::uninitialised(lane, clusters);
        part.distances = AlignedMatrix::uninitialised(rowsOfTile, clusters);
        part.powers = AlignedMatrix::uninitialised(rowsOfTile, clusters);
    }
}

void FcmIteration::startFromMemberships(const Eigen::MatrixXd& start)
{
    m_memberships.map() = start;
    forTiles([this](const Tile& tile, Part& part) {
        if (tile.isFirst)
            part.clear();
        const Index size = std::min(tile.height, m_memberships.rows() - tile.first);
        part.powers.map().topRows(tile.height).setZero();
        part.powers.map().topRows(size) = powersOf(memberships().middleRows(tile.first, size), m_fuzzifier);
        addShares(tile, part);
    });
}

void FcmIteration::startFromCenters(const Eigen::MatrixXd& start)
{
    m_centers = start.transpose();
    moveMemberships();
}

double FcmIteration::step()
{
    moveCenters();
    return moveMemberships();
}

double FcmIteration::moveMemberships()
{
    forTiles([this](const Tile& tile, Part& part) {
        if (tile.isFirst)
            part.clear();
        measure(tile, part);
        share(tile, part);
        addShares(tile, part);
    });
    double change = 0.0;
    m_objective = 0.0;
    for (const Part& part : m_parts) {
        change = std::max(change, part.change);
        m_objective += part.cost.sum();
    }
    return change;
}

Eigen::MatrixXd FcmIteration::distances()
{
    Eigen::MatrixXd result(m_memberships.rows(), clusters());
    forTiles([&](const Tile& tile, Part& part) {
        measure(tile, part);
        const Index size = std::min(tile.height, result.rows() - tile.first);
        result.middleRows(tile.first, size) = part.distances.map().topRows(size);
    });
    return result;
}

void FcmIteration::Part::clear()
{
    shares.map().setZero();
    weights.map().setZero();
    cost.setZero();
    change = 0.0;
}

void FcmIteration::moveCenters()
{
    const auto sumOf = [this](const auto& ofPart) {
        Lane sum = ofPart(m_parts[0]);
        for (std::size_t at = 1; at < m_parts.size(); ++at)
            sum += ofPart(m_parts[at]);
        return sum.sum();
    };
    for (Index j = 0; j < clusters(); ++j) {
        const double weight = sumOf([j](Part& part) { return laneAt(part.weights.column(j)); });
        if (weight > 0.0)
            for (Index l = 0; l < m_points.columns(); ++l)
                m_centers(l, j) = sumOf([l, j](Part& part) { return laneAt(part.shareAt(l, j)); }) / weight;
        else
            m_centers.col(j) = times(Eigen::RowVectorXd::Constant(m_points.rows(), 1.0 / double(m_points.rows())),
                                     m_points, m_threads)
                                   .transpose();
    }
}

template <typename OfTile>
void FcmIteration::forTiles(const OfTile& ofTile)
{
    parallelFor(std::ssize(m_parts), m_threads, [&](Index at) {
        Part& part = m_parts[static_cast<std::size_t>(at)];
        AlignedMatrix scratch;
        const Index padded = m_memberships.stride(), begin = at * m_tilesPerPart * rowsOfTile;
        const Index end = std::min(padded, begin + m_tilesPerPart * rowsOfTile);
        for (Index first = begin; first < end; first += rowsOfTile) {
            const Index height = std::min(rowsOfTile, padded - first);
            const ValueBlock block = m_points.block(first, height, 0, m_points.columns(), scratch);
            ofTile(Tile{block.values, block.stride, first, height, first == begin}, part);
        }
    });
}

/// At most four clusters at a time, whose sums stay in registers.
template <typename OfBlock>
void FcmIteration::inBlocks(const OfBlock& ofBlock) const
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

/// Two coordinates at a time, so that sums do not wait for each other.
void FcmIteration::addShares(const Tile& tile, Part& part) const
{
    for (Index l = 0; l + 1 < m_points.columns(); l += 2)
        inBlocks([&]<int block>(Index first) { addShares<block, 2>(tile, first, l, part); });
    if (const Index last = m_points.columns() - 1; last % 2 == 0)
        inBlocks([&]<int block>(Index first) { addShares<block, 1>(tile, first, last, part); });
    for (Index j = 0; j < clusters(); ++j)
        for (Index i = 0; i < tile.height; i += lane)
            laneAt(part.weights.column(j)) += laneAt(part.powers.column(j) + i);
}

template <int block, int coordinates>
void FcmIteration::addShares(const Tile& tile, Index firstCluster, Index firstCoordinate, Part& part)
{
    Lane sums[coordinates][block];
    for (int at = 0; at < coordinates; ++at)
        for (int j = 0; j < block; ++j)
            sums[at][j] = laneAt(part.shareAt(firstCoordinate + at, firstCluster + j));
    for (Index i = 0; i < tile.height; i += lane)
        for (int at = 0; at < coordinates; ++at) {
            const Lane x = laneAt(tile.coordinate(firstCoordinate + at) + i);
            for (int j = 0; j < block; ++j)
                sums[at][j] += x * laneAt(part.powers.column(firstCluster + j) + i);
        }
    for (int at = 0; at < coordinates; ++at)
        for (int j = 0; j < block; ++j)
            laneAt(part.shareAt(firstCoordinate + at, firstCluster + j)) = sums[at][j];
}

/// Squared distances to the centres, some coordinates after the others, two lanes at a time.
void FcmIteration::measure(const Tile& tile, Part& part) const
{
    part.distances.map().setZero();
    for (Index l = 0; l < m_points.columns(); l += coordinatesTogether)
        inBlocks([&]<int block>(Index first) {
            Index i = 0;
            for (; i + lane < tile.height; i += 2 * lane)
                measure<block, 2>(tile, first, i, l, part);
            if (i < tile.height)
                measure<block, 1>(tile, first, i, l, part);
        });
}

/// From differences, to avoid cancellation.
template <int block, int lanes>
void FcmIteration::measure(const Tile& tile, Index firstCluster, Index from, Index firstCoordinate,
                           Part& part) const
{
    const auto distance = [&](int at, int j) {
        return laneAt(part.distances.column(firstCluster + j) + from + at * lane);
    };
    Lane sums[lanes][block];
    for (int at = 0; at < lanes; ++at)
        for (int j = 0; j < block; ++j)
            sums[at][j] = distance(at, j);
    const Index end = std::min(firstCoordinate + coordinatesTogether, m_points.columns());
    for (Index l = firstCoordinate; l < end; ++l)
        for (int at = 0; at < lanes; ++at) {
            const double* const place = tile.coordinate(l) + from + at * lane;
            if (firstCluster == 0)  // of the next tile
                __builtin_prefetch(place + tile.height, 0, 2);
            const Lane x = laneAt(place);
            for (int j = 0; j < block; ++j)
                sums[at][j] += (x - m_centers(l, firstCluster + j)).square();
        }
    for (int at = 0; at < lanes; ++at)
        for (int j = 0; j < block; ++j)
            distance(at, j) = sums[at][j];
}

void FcmIteration::share(const Tile& tile, Part& part)
{
    constexpr double least = 1e-290, most = 1e290;  // so that no inverse overflows or vanishes
    const Index size = std::min(tile.height, m_memberships.rows() - tile.first);
    part.distances.map().middleRows(size, tile.height - size).setOnes();
    const auto ofTile = part.distances.map().topRows(size);
    if (!(ofTile.minCoeff() >= least && ofTile.maxCoeff() <= most))
        shareWithCare(tile, size, part);
    else if (m_fuzzifier == 2.0 && clusters() > 1)  // a single one has memberships of exactly 1
        shareByPowers<true>(tile, part);
    else
        shareByPowers<false>(tile, part);
}

/// With q_j = min_l d_l / d_j, u_j = q_j^(1/(m-1)) / s and s the sum of these powers, u_j^m = u_j q_j s^(1-m).
template <bool areSquares>
void FcmIteration::shareByPowers(const Tile& tile, Part& part)
{
    const Index rows = m_memberships.rows(), last = rows - rows % lane;
    for (Index i = 0; i < tile.height; i += lane) {
        const Index row = tile.first + i;
        const auto distance = [&](Index j) { return laneAt(std::as_const(part.distances).column(j) + i); };
        const auto power = [&](Index j) { return laneAt(part.powers.column(j) + i); };
        Lane sum = Lane::Zero(), least = distance(0), lowered = Lane::Ones();
        if constexpr (areSquares) {
            for (Index j = 0; j < clusters(); ++j)
                sum += distance(j).inverse();
        } else {
            for (Index j = 1; j < clusters(); ++j)
                least = least.min(distance(j));
            for (Index j = 0; j < clusters(); ++j) {
                power(j) = ((least / distance(j)).log() / (m_fuzzifier - 1.0)).exp();
                sum += power(j);
            }
            lowered = ((1.0 - m_fuzzifier) * sum.log()).exp();
        }
        const Lane scale = sum.inverse();
        for (Index j = 0; j < clusters(); ++j) {
            Lane u = areSquares ? Lane(scale / distance(j)) : Lane(scale * power(j));
            if (row == last)
                u.tail(lane - (rows - last)).setZero();
            const auto membership = laneAt(m_memberships.column(j) + row);
            part.change = std::max(part.change, (u - membership).abs().maxCoeff());
            laneAt(m_memberships.column(j) + row) = u;
            power(j) = areSquares ? Lane(u.square()) : Lane(u * (least / distance(j)) * lowered);
            part.cost += power(j) * distance(j);
        }
    }
}

/// Some of these points may be at a centre or very far from all.
void FcmIteration::shareWithCare(const Tile& tile, Index size, Part& part)
{
    const Eigen::MatrixXd squared = part.distances.map().topRows(size);
    const Eigen::MatrixXd next = fuzzyMemberships(squared, m_fuzzifier), powers = powersOf(next, m_fuzzifier);
    auto memberships = m_memberships.map().middleRows(tile.first, size);
    part.change = std::max(part.change, (next - memberships).cwiseAbs().maxCoeff());
    memberships = next;
    part.powers.map().topRows(tile.height).setZero();
    part.powers.map().topRows(size) = powers;
    part.cost[0] += powers.cwiseProduct(squared).sum();
}

}  // namespace fuzzylens
