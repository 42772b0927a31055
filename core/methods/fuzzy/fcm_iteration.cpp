// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm_iteration.h"

#include "core/dataset/table_products.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens {

namespace {

constexpr Index coordinatesTogether = 64, mostParts = 64;

/// A multiple of 16: a tile takes about a megabyte, or less.
Index rowsOfTile(Index coordinates)
{
    constexpr Index values = Index{1} << 17, least = 16, most = 128;
    return std::clamp(values / std::max<Index>(coordinates, 1) / least * least, least, most);
}

/// So many that threads share the work evenly, and so few that their sums take little memory.
Index rowsOfPart(Index points, Index clusters)
{
    constexpr Index least = 512, timesTheSums = 8;
    return std::max({points / mostParts, timesTheSums * clusters, least});
}

}  // namespace

FcmIteration::FcmIteration(ValueTable points, Index clusters, double fuzzifier, int threads)
    : m_points(std::move(points))
    , m_fuzzifier(fuzzifier)
    , m_threads(threads)
    , m_rowsOfTile(rowsOfTile(m_points.columns()))
    , m_tilesOfPart((rowsOfPart(m_points.rows(), clusters) + m_rowsOfTile - 1) / m_rowsOfTile)
    , m_memberships(m_points.rows(), clusters)
    , m_centers(Eigen::MatrixXd::Zero(clusters, m_points.columns()))
{
    const Index height = std::min(m_rowsOfTile, m_memberships.stride());
    const Index rows = m_tilesOfPart * m_rowsOfTile, parts = (m_points.rows() + rows - 1) / rows;
    m_parts.resize(static_cast<std::size_t>(parts));
    for (Part& part : m_parts) {
        part.sums.resize(clusters, m_points.columns());
        part.weights.resize(clusters);
        part.distances = AlignedMatrix::uninitialised(height, clusters);
        part.powers = AlignedMatrix::uninitialised(height, clusters);
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
        addSums(tile, part);
    });
}

void FcmIteration::startFromCenters(const Eigen::MatrixXd& start)
{
    m_centers = start;
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
        computeDistances(tile, part);
        updateMemberships(tile, part);
        addSums(tile, part);
    });
    double change = 0.0;
    m_objective = 0.0;
    for (const Part& part : m_parts) {
        change = std::max(change, part.change);
        m_objective += part.cost;
    }
    return std::isfinite(m_objective) ? change : std::numeric_limits<double>::infinity();
}

Eigen::MatrixXd FcmIteration::distances()
{
    Eigen::MatrixXd result(m_memberships.rows(), clusters());
    forTiles([&](const Tile& tile, Part& part) {
        computeDistances(tile, part);
        const Index size = std::min(tile.height, result.rows() - tile.first);
        result.middleRows(tile.first, size) = part.distances.map().topRows(size);
    });
    return result;
}

void FcmIteration::Part::clear()
{
    sums.setZero();
    weights.setZero();
    cost = change = 0.0;
}

void FcmIteration::moveCenters()
{
    constexpr double least = 1e-200;  // else products with the values of points may vanish
    std::vector<Index> almostEmpty;
    m_centers = m_parts[0].sums;
    for (std::size_t at = 1; at < m_parts.size(); ++at)
        m_centers += m_parts[at].sums;
    for (Index j = 0; j < clusters(); ++j) {
        double weight = 0.0;
        for (const Part& part : m_parts)
            weight += part.weights[j];
        if (weight >= least)
            m_centers.row(j) /= weight;
        else
            almostEmpty.push_back(j);
    }
    if (almostEmpty.empty())
        return;
    Eigen::MatrixXd weights(m_points.rows(), std::ssize(almostEmpty));
    for (Index at = 0; at < weights.cols(); ++at)
        weights.col(at) = m_memberships.map().col(almostEmpty[static_cast<std::size_t>(at)]);
    weights = asMeans(powersOf(weights, m_fuzzifier), m_threads);
    const Eigen::MatrixXd means = times(weights.transpose(), m_points, m_threads);
    for (Index at = 0; at < weights.cols(); ++at)
        m_centers.row(almostEmpty[static_cast<std::size_t>(at)]) = means.row(at);
}

template <typename OfTile>
void FcmIteration::forTiles(const OfTile& ofTile)
{
    const auto ofPart = [&](Index at) {
        Part& part = m_parts[static_cast<std::size_t>(at)];
        AlignedMatrix scratch;
        const Index padded = m_memberships.stride(), begin = at * m_tilesOfPart * m_rowsOfTile;
        const Index end = std::min(padded, begin + m_tilesOfPart * m_rowsOfTile);
        for (Index first = begin; first < end; first += m_rowsOfTile) {
            const Index height = std::min(m_rowsOfTile, padded - first);
            const ValueBlock block = m_points.block(first, height, 0, m_points.columns(), scratch);
            const Index toNext = first + height < end && !m_points.floats() ? height : 0;
            ofTile(Tile{block.values, block.stride, first, height, toNext, first == begin}, part);
        }
    };
    if (m_parts.size() == 1)  // of few points: a loop over threads would take as long as the step
        ofPart(0);
    else
        parallelFor(std::ssize(m_parts), m_threads, ofPart);
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

void FcmIteration::addSums(const Tile& tile, Part& part) const
{
    for (Index l = 0; l < m_points.columns(); l += coordinatesTogether)
        inBlocks([&]<int block>(Index first) { addSums<block>(tile, first, l, part); });
    for (Index j = 0; j < clusters(); ++j) {
        Lane sum = Lane::Zero();
        for (Index i = 0; i < tile.height; i += lane)
            sum += laneAt(part.powers.column(j) + i);
        part.weights[j] += sum.sum();
    }
}

/// Two coordinates at a time, so that sums do not wait for each other.
template <int block>
void FcmIteration::addSums(const Tile& tile, Index firstCluster, Index firstCoordinate, Part& part) const
{
    const auto add = [&]<int coordinates>(Index l) {
        Lane sums[coordinates][block];
        for (auto& ofCoordinate : sums)
            for (Lane& sum : ofCoordinate)
                sum.setZero();
        for (Index i = 0; i < tile.height; i += lane)
            for (int at = 0; at < coordinates; ++at) {
                const Lane x = laneAt(tile.coordinate(l + at) + i);
                for (int j = 0; j < block; ++j)
                    sums[at][j] += x * laneAt(part.powers.column(firstCluster + j) + i);
            }
        for (int at = 0; at < coordinates; ++at)
            for (int j = 0; j < block; ++j)
                part.sums(firstCluster + j, l + at) += sums[at][j].sum();
    };
    const Index end = std::min(firstCoordinate + coordinatesTogether, m_points.columns());
    Index l = firstCoordinate;
    for (; l + 1 < end; l += 2)
        add.template operator()<2>(l);
    if (l < end)
        add.template operator()<1>(l);
}

/// Squared distances to the centres, some coordinates after the others, two lanes at a time.
void FcmIteration::computeDistances(const Tile& tile, Part& part) const
{
    for (Index l = 0; l < m_points.columns(); l += coordinatesTogether)
        inBlocks([&]<int block>(Index first) {
            Index i = 0;
            for (; i + lane < tile.height; i += 2 * lane)
                addSquares<block, 2>(tile, first, i, l, part);
            if (i < tile.height)
                addSquares<block, 1>(tile, first, i, l, part);
        });
}

/// From differences, to avoid cancellation.
template <int block, int lanes>
void FcmIteration::addSquares(const Tile& tile, Index firstCluster, Index from, Index firstCoordinate,
                              Part& part) const
{
    const auto distance = [&](int at, int j) {
        return laneAt(part.distances.column(firstCluster + j) + from + at * lane);
    };
    Lane sums[lanes][block];
    for (int at = 0; at < lanes; ++at)
        for (int j = 0; j < block; ++j)
            sums[at][j] = firstCoordinate == 0 ? Lane(Lane::Zero()) : Lane(distance(at, j));
    const Index end = std::min(firstCoordinate + coordinatesTogether, m_points.columns());
    for (Index l = firstCoordinate; l < end; ++l)
        for (int at = 0; at < lanes; ++at) {
            const double* const values = tile.coordinate(l) + from + at * lane;
            if (firstCluster == 0)
                __builtin_prefetch(values + tile.toNext, 0, 2);
            const Lane x = laneAt(values);
            for (int j = 0; j < block; ++j)
                sums[at][j] += (x - m_centers(firstCluster + j, l)).square();
        }
    for (int at = 0; at < lanes; ++at)
        for (int j = 0; j < block; ++j)
            distance(at, j) = sums[at][j];
}

void FcmIteration::updateMemberships(const Tile& tile, Part& part)
{
    constexpr double least = 1e-290, most = 1e290;  // so that no inverse overflows or vanishes
    const Index size = std::min(tile.height, m_memberships.rows() - tile.first);
    Lane smallest = Lane::Ones(), largest = Lane::Ones();
    for (Index j = 0; j < clusters(); ++j) {
        double* const distances = part.distances.column(j);
        std::fill(distances + size, distances + tile.height, 1.0);
        for (Index i = 0; i < tile.height; i += lane) {
            smallest = smallest.min(laneAt(distances + i));
            largest = largest.max(laneAt(distances + i));
        }
    }
    if (!(smallest.minCoeff() >= least && largest.maxCoeff() <= most))
        updateWithCare(tile, size, part);
    else if (m_fuzzifier == 2.0 && clusters() > 1)  // a single one has memberships of exactly 1
        updateByPowers<true>(tile, part);
    else
        updateByPowers<false>(tile, part);
}

/// With q_j = min_l d_l / d_j, u_j = q_j^(1/(m-1)) / s and s the sum of these powers, u_j^m = u_j q_j s^(1-m).
template <bool areSquares>
void FcmIteration::updateByPowers(const Tile& tile, Part& part)
{
    const Index rows = m_memberships.rows(), last = rows - rows % lane;
    Lane change = Lane::Zero(), cost = Lane::Zero();
    for (Index i = 0; i < tile.height; i += lane) {
        const Index row = tile.first + i;
        const auto distance = [&](Index j) { return laneAt(std::as_const(part.distances).column(j) + i); };
        const auto power = [&](Index j) { return laneAt(part.powers.column(j) + i); };
        Lane sum = Lane::Zero(), least = distance(0), sumPower = Lane::Ones();
        if constexpr (areSquares) {
            for (Index j = 0; j < clusters(); ++j) {
                const Lane inverse = distance(j).inverse();
                sum += inverse;
                power(j) = inverse;
            }
        } else {
            for (Index j = 1; j < clusters(); ++j)
                least = least.min(distance(j));
            for (Index j = 0; j < clusters(); ++j) {
                const Lane share = ((least / distance(j)).log() / (m_fuzzifier - 1.0)).exp();
                sum += share;
                power(j) = share;
            }
            sumPower = ((1.0 - m_fuzzifier) * sum.log()).exp();
        }
        const Lane scale = sum.inverse();
        for (Index j = 0; j < clusters(); ++j) {
            Lane u = scale * power(j);
            if (row == last)
                u.tail(lane - (rows - last)).setZero();
            const auto membership = laneAt(m_memberships.column(j) + row);
            change = change.max((u - membership).abs());
            laneAt(m_memberships.column(j) + row) = u;
            power(j) = areSquares ? Lane(u.square()) : Lane(u * (least / distance(j)) * sumPower);
            cost += power(j) * distance(j);
        }
    }
    part.change = std::max(part.change, change.maxCoeff());
    part.cost += cost.sum();
}

/// Some of these points may be at a centre or very far from all.
void FcmIteration::updateWithCare(const Tile& tile, Index size, Part& part)
{
    const Eigen::MatrixXd squared = part.distances.map().topRows(size);
    const Eigen::MatrixXd next = fuzzyMemberships(squared, m_fuzzifier), powers = powersOf(next, m_fuzzifier);
    auto memberships = m_memberships.map().middleRows(tile.first, size);
    part.change = std::max(part.change, (next - memberships).cwiseAbs().maxCoeff());
    memberships = next;
    part.powers.map().topRows(tile.height).setZero();
    part.powers.map().topRows(size) = powers;
    part.cost += powers.cwiseProduct(squared).sum();
}

double bytesOfFcmSums(Index samples, Index features, Index clusters)
{
    const Index rows = rowsOfPart(samples, clusters), parts = (samples + rows - 1) / rows;
    return sizeof(double) * static_cast<double>(parts) * static_cast<double>(clusters) *
           static_cast<double>(features);
}

}  // namespace fuzzylens
