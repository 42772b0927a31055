// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/nearest_centres.h"

#include "core/dataset/table_products.h"
#include "core/methods/fuzzy/single_moves.h"
#include "core/numeric/parallel.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>

// Vector types as template arguments lose their alignment attribute, which nothing here relies on.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace fuzzylens {

namespace {

namespace vec = Eigen::internal;
using Packet = vec::packet_traits<double>::type;
constexpr int packetSize = vec::packet_traits<double>::size;

constexpr int lanesAtOnce = 2 * packetSize;             // samples whose distances stay in registers
constexpr int centresAtOnce = packetSize == 8 ? 8 : 4;  // centres whose distances are
constexpr Index samplesAtOnce = 256;                    // samples of a block
constexpr Index featuresAtOnce = 64;                    // that a block holds in the cache
constexpr Index fewSamples = samplesAtOnce / 12;        // compared one by one rather than with the whole block
constexpr double safetyOfBounds = 1e-6;                 // relative; far above ties and rounding
constexpr double marginOfMoves = 1e-3;                  // relative, of distances: what earlier moves may change
constexpr int roundsOfMoves = 3;                        // over the samples of a pass

using Lanes = Eigen::Array<double, lanesAtOnce, 1>;
using RowMap = Eigen::Map<const Eigen::RowVectorXd>;

/// Some features of lanesAtOnce samples, `stride` apart.
struct Samples
{
    const double* values;
    Index stride;
    std::ptrdiff_t toNext;  // from a value to one that is needed soon; 0 if it is not known
};

/// Adds the squared distances of samples from `width` centres. @param centres features x stride. @param sums width
/// x lanesAtOnce.
template <int width, bool fetchesAhead>
void addSquares(const Samples& samples, const double* centres, Index stride, Index features, double* sums)
{
    Packet low[width], high[width];
    for (int j = 0; j < width; ++j) {
        low[j] = vec::pload<Packet>(sums + j * lanesAtOnce);
        high[j] = vec::pload<Packet>(sums + j * lanesAtOnce + packetSize);
    }
    for (Index l = 0; l < features; ++l) {
        const double* const values = samples.values + l * samples.stride;
        const Packet first = vec::pload<Packet>(values), second = vec::pload<Packet>(values + packetSize);
        if constexpr (fetchesAhead) {
            constexpr int line = 8;
            // An address, because it may be behind the last feature.
            const auto next = reinterpret_cast<std::uintptr_t>(values) +
                              static_cast<std::uintptr_t>(samples.toNext) * sizeof(double);
            for (int i = 0; i < lanesAtOnce; i += line)
                __builtin_prefetch(reinterpret_cast<const double*>(next) + i, 0, 2);
        }
#pragma GCC unroll 8
        for (int j = 0; j < width; ++j) {
            const Packet centre = vec::pset1<Packet>(centres[l * stride + j]);
            const Packet a = vec::psub(first, centre), b = vec::psub(second, centre);
            low[j] = vec::pmadd(a, a, low[j]);
            high[j] = vec::pmadd(b, b, high[j]);
        }
    }
    for (int j = 0; j < width; ++j) {
        vec::pstore(sums + j * lanesAtOnce, low[j]);
        vec::pstore(sums + j * lanesAtOnce + packetSize, high[j]);
    }
}

void addSquares(const Samples& samples, const double* centres, Index count, Index features, double* sums)
{
    Index j = 0;
    if (samples.toNext != 0 && count >= centresAtOnce) {
        addSquares<centresAtOnce, true>(samples, centres, count, features, sums);
        j = centresAtOnce;
    }
    for (; j + centresAtOnce <= count; j += centresAtOnce)
        addSquares<centresAtOnce, false>(samples, centres + j, count, features, sums + j * lanesAtOnce);
    if (centresAtOnce == 8 && j + 4 <= count) {
        addSquares<4, false>(samples, centres + j, count, features, sums + j * lanesAtOnce);
        j += 4;
    }
    if (j + 2 <= count) {
        addSquares<2, false>(samples, centres + j, count, features, sums + j * lanesAtOnce);
        j += 2;
    }
    if (j < count)
        addSquares<1, false>(samples, centres + j, count, features, sums + j * lanesAtOnce);
}

/// What the distance of a sample from the mean of its cluster is multiplied by before it is compared with the
/// distances from others (Hartigan and Wong 1979); 0 for a cluster of one.
Eigen::ArrayXd ownFactors(const Eigen::ArrayXd& counts)
{
    return (counts > 1).select(counts / (counts - 1), 0.0).sqrt();
}

/// Calls body(value), value(row, column) being a value of the table, which is not sparse.
template <typename Body>
void withValues(const ValueTable& table, const Body& body)
{
    if (const FloatColumns* floats = table.floats())
        return body(
            [floats](Index row, Index column) { return static_cast<double>(floats->values(column)[row]); });
    const AlignedMatrix& dense = *table.dense();
    body([&dense](Index row, Index column) { return dense(row, column); });
}

}  // namespace

/// How far the centres have moved since the last update, and what the distances are multiplied by before they are
/// compared.
struct NearestCentres::Moves
{
    Eigen::ArrayXd distance;        // of each
    Eigen::ArrayXd ofOthers;        // the largest among the others
    Eigen::ArrayXd apart;           // the distance to the nearest other centre
    Eigen::ArrayXd ownFactor;       // of the distance to the centre of a sample
    Eigen::ArrayXd factorOfOthers;  // the least of the distances to the other centres
    bool isSingle = false;          // samples are collected in Piece::movable and keep their centre
};

/// The clusters while single samples move.
struct NearestCentres::Clusters
{
    Clusters(const Eigen::MatrixXd& centres, Eigen::ArrayXd counted)
        : means(centres)
        , counts(std::move(counted))
        , drift(Eigen::ArrayXd::Zero(centres.rows()))
    {
        findFactors();
    }

    void findFactors()
    {
        ownFactor = ownFactors(counts);
        factorOfOthers = std::sqrt(counts.minCoeff() / (counts.minCoeff() + 1));
        mostDrift = drift.maxCoeff();
    }

    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> means;  // k x p
    Eigen::ArrayXd counts;
    Eigen::ArrayXd drift;              // how far each mean may have moved since the bounds were computed
    Eigen::ArrayXd ownFactor;          // as in Moves
    double factorOfOthers, mostDrift;  // the least and the largest of all clusters
};

/// Consecutive samples and their distances.
struct NearestCentres::Block
{
    Index first = 0, size = 0;
    AlignedMatrix scratch;  // of values in single precision, and of the last samples
    AlignedMatrix squares;  // (centres x lanesAtOnce) x groups
    AlignedMatrix centres;  // centres x features, without gaps: one column
    std::array<int, samplesAtOnce> nearest{};
    std::array<double, samplesAtOnce> least{}, second{};  // squared distances
    std::array<bool, samplesAtOnce> isCompared{};
};

NearestCentres::NearestCentres(ValueTable values, Index centres, int threads)
    : m_values(std::move(values))
    , m_count(centres)
    , m_threads(threads)
    , m_mean(m_values.columns())
    , m_assigned(static_cast<std::size_t>(m_values.rows()), -1)
    , m_upper(Eigen::ArrayXd::Zero(m_values.rows()))
    , m_lower(Eigen::ArrayXd::Zero(m_values.rows()))
{
    constexpr Index mostPieces = 16, leastRows = 2048;
    const Index n = m_values.rows(), pieces = std::clamp(n / leastRows, Index{1}, mostPieces);
    const Index blocks = (n + samplesAtOnce - 1) / samplesAtOnce;
    for (Index at = 0; at < pieces; ++at) {
        Piece piece;
        piece.first = blocks * at / pieces * samplesAtOnce;
        piece.size = std::min(n, blocks * (at + 1) / pieces * samplesAtOnce) - piece.first;
        piece.sums.setZero(m_count, m_values.columns());
        piece.counts.resize(static_cast<std::size_t>(m_count));
        m_pieces.push_back(std::move(piece));
    }
    Eigen::RowVectorXd scatter(m_values.columns());
    parallelFor(m_values.columns(), threads, [&](Index l) {
        std::vector<double> scratch;
        const Eigen::Map<const Eigen::ArrayXd> column(m_values.column(l, scratch), n);
        m_mean[l] = column.mean();
        scatter[l] = (column - m_mean[l]).square().sum();
    });
    m_scatter = scatter.sum();
}

Index NearestCentres::update(const Eigen::MatrixXd& centres)
{
    Moves moves = movesTo(centres);
    moves.ownFactor = moves.factorOfOthers = Eigen::ArrayXd::Ones(m_count);
    return update(moves);
}

Index NearestCentres::update(const Moves& moves)
{
    parallelFor(std::ssize(m_pieces), m_threads,
                [&](Index at) { update(m_pieces[static_cast<std::size_t>(at)], moves); });
    Index changed = 0;
    for (const Piece& piece : m_pieces)
        changed += piece.changed;
    return changed;
}

NearestCentres::Moves NearestCentres::movesTo(const Eigen::MatrixXd& centres)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    Moves moves;
    moves.distance.setConstant(m_count, infinite);
    if (m_centres.size() > 0)
        moves.distance = (centres - m_centres).rowwise().norm();
    moves.ofOthers.setZero(m_count);
    moves.apart.setConstant(m_count, infinite);
    for (Index j = 0; j < m_count; ++j)
        for (Index other = 0; other < m_count; ++other)
            if (other != j) {
                moves.ofOthers[j] = std::max(moves.ofOthers[j], moves.distance[other]);
                moves.apart[j] = std::min(moves.apart[j], (centres.row(j) - centres.row(other)).norm());
            }
    m_centres = centres;
    return moves;
}

Eigen::ArrayXd NearestCentres::counts() const
{
    Eigen::ArrayXd result = Eigen::ArrayXd::Zero(m_count);
    for (const Piece& piece : m_pieces)
        for (Index j = 0; j < m_count; ++j)
            result[j] += static_cast<double>(piece.counts[static_cast<std::size_t>(j)]);
    return result;
}

Index NearestCentres::moveSingly(const Eigen::MatrixXd& centres, const ShouldContinue& shouldContinue)
{
    Clusters clusters(centres, counts());
    Index moved = 0;
    constexpr Index askEvery = 64;
    Index visited = 0;
    const auto isStopped = [&] { return ++visited % askEvery == 0 && shouldContinue && !shouldContinue(); };
    if (m_pieces.size() == 1) {
        for (Index i = 0; i < m_values.rows() && !isStopped(); ++i)
            moved += moveSingly(m_pieces.front(), i, rowOf(m_values, i), clusters);
        return moved;
    }
    findMovable(centres, clusters.counts);
    // One after the other, in an order that does not depend on the threads.
    Index before = -1;
    for (int round = 0; round < roundsOfMoves && moved != before; ++round) {
        before = moved;
        for (Piece& piece : m_pieces)
            for (std::size_t at = 0; at < piece.movable.size(); ++at) {
                if (isStopped())
                    return moved;
                const Index sample = piece.movable[at], p = m_values.columns();
                if (!mayMove(sample, clusters))
                    continue;
                const std::size_t row = at * static_cast<std::size_t>(p);
                moved += row < piece.rows.size()
                             ? moveSingly(piece, sample, RowMap(piece.rows.data() + row, p), clusters)
                             : moveSingly(piece, sample, rowOf(m_values, sample), clusters);
            }
    }
    return moved;
}

/// False if the bounds, after findMovable(), say that moving a sample does not lower the sum of squares.
bool NearestCentres::mayMove(Index sample, const Clusters& clusters) const
{
    const int own = m_assigned[static_cast<std::size_t>(sample)];
    const double upper = m_upper[sample] + clusters.drift[own], lower = m_lower[sample] - clusters.mostDrift;
    return !(upper * clusters.ownFactor[own] * (1 + safetyOfBounds) < lower * clusters.factorOfOthers);
}

/// The samples of each piece to which a single move may matter, or matters once others have moved.
void NearestCentres::findMovable(const Eigen::MatrixXd& centres, const Eigen::ArrayXd& counts)
{
    Moves moves = movesTo(centres);
    moves.isSingle = true;
    moves.ownFactor = ownFactors(counts) * (1 + marginOfMoves);
    moves.factorOfOthers.setConstant(m_count, std::numeric_limits<double>::infinity());
    for (Index j = 0; j < m_count; ++j)
        for (Index other = 0; other < m_count; ++other)
            if (other != j)
                moves.factorOfOthers[j] =
                    std::min(moves.factorOfOthers[j], std::sqrt(counts[other] / (counts[other] + 1)));
    update(moves);
}

bool NearestCentres::moveSingly(Piece& piece, Index sample, const Eigen::Ref<const Eigen::RowVectorXd>& x,
                                Clusters& clusters)
{
    Eigen::ArrayXd& counts = clusters.counts;
    auto& means = clusters.means;
    Eigen::ArrayXd squares(m_count);
    for (Index j = 0; j < m_count; ++j)
        squares[j] = (x - means.row(j)).squaredNorm();
    int& from = m_assigned[static_cast<std::size_t>(sample)];
    const double rounding = equalUpToRounding * std::sqrt(squares[from]) * (x.norm() + means.row(from).norm());
    const Index to = betterCluster(squares, counts, from, rounding);
    if (to == from)
        return false;
    clusters.drift[from] += std::sqrt(squares[from]) / (counts[from] - 1);
    clusters.drift[to] += std::sqrt(squares[to]) / (counts[to] + 1);
    moveBetweenMeans(x, from, to, counts, means);
    clusters.findFactors();
    --piece.counts[static_cast<std::size_t>(from)];
    ++piece.counts[static_cast<std::size_t>(to)];
    piece.sums.row(from) -= x - m_mean;
    piece.sums.row(to) += x - m_mean;
    from = static_cast<int>(to);
    m_upper[sample] = std::numeric_limits<double>::infinity();  // the next update compares it
    return true;
}

void NearestCentres::update(Piece& piece, const Moves& moves)
{
    piece.changed = 0;
    piece.movable.clear();
    piece.rows.clear();
    Block block;
    const Index groups = samplesAtOnce / lanesAtOnce;
    block.squares = AlignedMatrix(lanesAtOnce * m_count, groups);
    block.centres = AlignedMatrix(m_count * m_values.columns(), 1);
    Eigen::Map<Eigen::MatrixXd>(block.centres.column(0), m_count, m_values.columns()) = m_centres;
    for (Index first = piece.first; first < piece.first + piece.size; first += samplesAtOnce) {
        block.first = first;
        block.size = std::min(samplesAtOnce, piece.first + piece.size - first);
        Index open = 0;
        for (Index i = 0; i < block.size; ++i) {
            const int nearest = m_assigned[static_cast<std::size_t>(first + i)];
            bool isOpen = true;
            if (nearest >= 0) {
                double& upper = m_upper[first + i];
                double& lower = m_lower[first + i];
                upper += moves.distance[nearest];
                lower -= moves.ofOthers[nearest];
                const double others = std::max(lower, moves.apart[nearest] - upper);
                isOpen = !(upper * moves.ownFactor[nearest] * (1 + safetyOfBounds) <
                           others * moves.factorOfOthers[nearest]);
            }
            block.isCompared[static_cast<std::size_t>(i)] = isOpen;
            open += isOpen;
        }
        if (open == 0)
            continue;
        if (open > fewSamples) {
            compareAll(block);
        } else {
            for (Index i = 0; i < block.size; ++i)
                if (block.isCompared[static_cast<std::size_t>(i)])
                    compareOne(block, i);
        }
        for (Index i = 0; i < block.size; ++i)
            if (const auto at = static_cast<std::size_t>(i); block.isCompared[at]) {
                m_upper[first + i] = std::sqrt(block.least[at]);
                m_lower[first + i] = std::sqrt(block.second[at]);
            }
        if (moves.isSingle)
            keepMovable(piece, block, moves);
        else
            assign(piece, block);
    }
}

/// Values of the samples of a block, and of as many rows more as complete lanesAtOnce.
ValueBlock NearestCentres::valuesOf(Block& block, Index firstFeature, Index features) const
{
    const Index rows = (block.size + lanesAtOnce - 1) / lanesAtOnce * lanesAtOnce;
    const ValueBlock inPlace = m_values.block(block.first, rows, firstFeature, features, block.scratch);
    if (rows == block.size || m_values.floats())
        return inPlace;
    block.scratch = AlignedMatrix(rows, features);
    block.scratch.map().topRows(block.size) = inPlace.map(block.size, features);
    return {block.scratch.column(0), block.scratch.stride()};
}

/// From the values of these samples and features to the next features, or to the first ones of the next samples; 0
/// if those are not in the table in the same form.
std::ptrdiff_t NearestCentres::toNextValues(const Block& block, Index firstFeature) const
{
    if (m_values.floats() || block.size % lanesAtOnce != 0)
        return 0;
    const Index stride = m_values.dense()->stride();
    if (firstFeature + featuresAtOnce < m_values.columns())
        return featuresAtOnce * stride;
    const bool isNextWhole = block.first + 2 * samplesAtOnce <= m_values.rows();
    return isNextWhole ? samplesAtOnce - firstFeature * stride : 0;
}

void NearestCentres::compareAll(Block& block) const
{
    const Index p = m_values.columns(), groups = (block.size + lanesAtOnce - 1) / lanesAtOnce;
    block.squares.map().setZero();
    for (Index from = 0; from < p; from += featuresAtOnce) {
        const Index width = std::min(featuresAtOnce, p - from);
        const ValueBlock values = valuesOf(block, from, width);
        const std::ptrdiff_t toNext = toNextValues(block, from);
        for (Index group = 0; group < groups; ++group)
            addSquares({values.values + group * lanesAtOnce, values.stride, toNext},
                       block.centres.column(0) + from * m_count, m_count, width, block.squares.column(group));
    }
    for (Index group = 0; group < groups; ++group) {
        using Squares = Eigen::Map<const Eigen::Matrix<double, lanesAtOnce, Eigen::Dynamic>, Eigen::Aligned64>;
        const Squares squares(block.squares.column(group), lanesAtOnce, m_count);
        Lanes least = squares.col(0).array(), nearest = Lanes::Zero(), largest = least;
        Lanes second = Lanes::Constant(std::numeric_limits<double>::infinity());
        for (Index j = 1; j < m_count; ++j) {
            const Lanes here = squares.col(j).array();
            second = second.min(here.max(least));
            nearest = (here < least).select(static_cast<double>(j), nearest);
            least = least.min(here);
            largest = largest.max(here);
        }
        const Index size = std::min<Index>(lanesAtOnce, block.size - group * lanesAtOnce);
        for (Index row = 0; row < size; ++row) {
            const auto i = static_cast<std::size_t>(group * lanesAtOnce + row);
            block.nearest[i] = static_cast<int>(nearest[row]);
            block.least[i] = least[row];
            block.second[i] = second[row];
            if (second[row] <= (1 + safetyOfBounds) * least[row] + safetyOfBounds * safetyOfBounds * largest[row])
                block.nearest[i] = static_cast<int>(firstSmallest(squares.row(row)));
        }
    }
    block.isCompared.fill(true);
}

void NearestCentres::compareOne(Block& block, Index sample) const
{
    const auto i = static_cast<std::size_t>(sample);
    Eigen::Map<Eigen::ArrayXd> squares(block.squares.column(0), m_count);
    squares.setZero();
    withValues(m_values, [&](const auto& value) {
        for (Index l = 0; l < m_values.columns(); ++l)
            squares += (value(block.first + sample, l) -
                        Eigen::Map<const Eigen::ArrayXd>(block.centres.column(0) + l * m_count, m_count))
                           .square();
    });
    const Index nearest = firstSmallest(squares);
    block.nearest[i] = static_cast<int>(nearest);
    block.least[i] = squares[nearest];
    squares[nearest] = std::numeric_limits<double>::infinity();
    block.second[i] = squares.minCoeff();
}

/// Collects those of the compared samples that a single move may improve.
void NearestCentres::keepMovable(Piece& piece, const Block& block, const Moves& moves)
{
    constexpr Index mostKept = Index{1} << 18, share = 8;  // values of a piece: 2 MiB, and an eighth of them
    const Index kept = std::min(mostKept, piece.size * m_values.columns() / share);
    for (Index i = 0; i < block.size; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Index sample = block.first + i;
        if (!block.isCompared[at])
            continue;
        const int own = m_assigned[static_cast<std::size_t>(sample)];
        if (block.nearest[at] != own)
            m_upper[sample] = std::numeric_limits<double>::infinity();  // the bound is not computed
        if (!(m_lower[sample] * moves.factorOfOthers[own] < m_upper[sample] * moves.ownFactor[own]))
            continue;
        piece.movable.push_back(sample);
        if (std::ssize(piece.rows) + m_values.columns() <= kept)
            withValues(m_values, [&](const auto& value) {
                for (Index l = 0; l < m_values.columns(); ++l)
                    piece.rows.push_back(value(sample, l));
            });
    }
}

/// Updates the sums of the samples that were compared and whose centre changed.
void NearestCentres::assign(Piece& piece, const Block& block)
{
    struct Change
    {
        Index sample;
        int from, to;
    };
    std::array<Change, samplesAtOnce> changes;
    Index count = 0;
    for (Index i = 0; i < block.size; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!block.isCompared[at])
            continue;
        int& assigned = m_assigned[static_cast<std::size_t>(block.first + i)];
        if (assigned == block.nearest[at])
            continue;
        changes[static_cast<std::size_t>(count++)] = {block.first + i, assigned, block.nearest[at]};
        assigned = block.nearest[at];
    }
    piece.changed += count;
    for (Index at = 0; at < count; ++at) {
        const Change& change = changes[static_cast<std::size_t>(at)];
        ++piece.counts[static_cast<std::size_t>(change.to)];
        if (change.from >= 0)
            --piece.counts[static_cast<std::size_t>(change.from)];
    }
    withValues(m_values, [&](const auto& value) {
        for (Index l = 0; count > 0 && l < m_values.columns(); ++l) {
            double* sums = piece.sums.col(l).data();
            for (Index at = 0; at < count; ++at) {
                const Change& change = changes[static_cast<std::size_t>(at)];
                const double centred = value(change.sample, l) - m_mean[l];
                sums[change.to] += centred;
                if (change.from >= 0)
                    sums[change.from] -= centred;
            }
        }
    });
}

void NearestCentres::sumAgain()
{
    parallelFor(std::ssize(m_pieces), m_threads, [&](Index at) {
        Piece& piece = m_pieces[static_cast<std::size_t>(at)];
        piece.sums.setZero();
        withValues(m_values, [&](const auto& value) {
            for (Index l = 0; l < m_values.columns(); ++l)
                for (Index i = piece.first; i < piece.first + piece.size; ++i)
                    piece.sums(m_assigned[static_cast<std::size_t>(i)], l) += value(i, l) - m_mean[l];
        });
    });
}

Eigen::MatrixXd NearestCentres::means() const
{
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(m_count, m_values.columns());
    for (const Piece& piece : m_pieces)
        sums += piece.sums;
    const Eigen::ArrayXd counts = this->counts();
    for (Index j = 0; j < m_count; ++j) {
        if (counts[j] > 0)
            sums.row(j) /= counts[j];
        else
            sums.row(j).setZero();
    }
    sums.rowwise() += m_mean;
    return sums;
}

/// sum_i |x_i|^2 - 2 sum_j c_j's_j + sum_j n_j |c_j|^2, all less the mean of all samples.
double NearestCentres::sumOfSquares(const Eigen::MatrixXd& centres) const
{
    double result = m_scatter;
    for (const Piece& piece : m_pieces)
        for (Index j = 0; j < m_count; ++j) {
            const Eigen::RowVectorXd centre = centres.row(j) - m_mean;
            result += static_cast<double>(piece.counts[static_cast<std::size_t>(j)]) * centre.squaredNorm() -
                      2 * centre.dot(piece.sums.row(j));
        }
    constexpr double mostlyRounding = 1e-4;  // relative to the scatter
    return result < mostlyRounding * m_scatter ? addedSquares(centres) : result;
}

/// The same, added sample by sample.
double NearestCentres::addedSquares(const Eigen::MatrixXd& centres) const
{
    std::vector<double> sums(m_pieces.size());
    parallelFor(std::ssize(m_pieces), m_threads, [&](Index at) {
        const Piece& piece = m_pieces[static_cast<std::size_t>(at)];
        double& sum = sums[static_cast<std::size_t>(at)];
        withValues(m_values, [&](const auto& value) {
            for (Index l = 0; l < m_values.columns(); ++l)
                for (Index i = piece.first; i < piece.first + piece.size; ++i) {
                    const double difference = value(i, l) - centres(m_assigned[static_cast<std::size_t>(i)], l);
                    sum += difference * difference;
                }
        });
    });
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

}  // namespace fuzzylens
