// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sparse_kernels.h"

#include "core/methods/sfp/packet.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

constexpr Index group = AlignedMatrix::lane;  // clusters that a value visits together
constexpr int packets = static_cast<int>(group) / lanes;
constexpr std::size_t alignment = AlignedMatrix::lane * sizeof(double);

/// Samples of which the numbers of a group stay in the nearest cache while a panel of features passes over them,
/// or more where a feature stores few values of so many.
Index samplesTogether(const SparseColumns& values)
{
    constexpr double wanted = 32;  // values
    constexpr double least = 256, most = 8192;
    const double perSample = static_cast<double>(std::max<std::size_t>(values.valueCount(), 1)) /
                             (static_cast<double>(values.rows()) * static_cast<double>(values.columns()));
    return static_cast<Index>(std::clamp(wanted / perSample, least, most));
}

/// The stored values of a feature, of which those of a block of samples come next.
struct Cursor
{
    ColumnValues stored;
    std::size_t at = 0;
};

/// The features of a panel, which pass over blocks of samples together.
class Panel
{
public:
    Panel(const SparseColumns& values, Index feature, Index features)
        : m_features(features)
        , m_samples(values.rows())
        , m_together(samplesTogether(values))
    {
        for (Index f = 0; f < features; ++f)
            m_cursors[f].stored = values.column(feature + f);
    }

    const ColumnValues& stored(Index f) const { return m_cursors[f].stored; }

    /// Calls body(f, cursor, end) for all features of each block; the body moves the cursor to the first stored
    /// value of sample @p end or later.
    template <typename Body>
    void overBlocks(const Body& body)
    {
        for (Cursor& cursor : m_cursors)
            cursor.at = 0;
        for (Index begin = 0; begin < m_samples; begin += m_together)
            for (Index f = 0; f < m_features; ++f)
                body(f, m_cursors[f], static_cast<std::uint32_t>(std::min(m_samples, begin + m_together)));
    }

private:
    Cursor m_cursors[featuresOfPanel];
    Index m_features, m_samples, m_together;
};

/// Of a group of clusters, over the stored values of a feature: the sums of the memberships, and of these times
/// the difference from the reference and its square.
struct GroupSums
{
    alignas(alignment) double share[group] = {};
    alignas(alignment) double first[group] = {};
    alignas(alignment) double second[group] = {};
};

/// Adds the stored values of a block. @param cluster the first of the group.
void addSums(Cursor& cursor, std::uint32_t end, const AlignedMatrix& memberships, Index cluster, double reference,
             GroupSums& sums)
{
    constexpr int chains = lanes >= 4 ? 2 : 1;  // of additions, each of which waits for the one before
    const ColumnValues stored = cursor.stored;
    Packet share[chains][packets], first[chains][packets], second[chains][packets];
    for (int c = 0; c < chains; ++c)
        for (int v = 0; v < packets; ++v)
            share[c][v] = first[c][v] = second[c][v] = broadcast(0.0);
    const double* const numbers = memberships.column(0) + cluster;
    const Index stride = memberships.stride();
    const auto add = [&](std::size_t at, int c) {
        const double* const u = numbers + static_cast<Index>(stored.rows[at]) * stride;
        const double difference = stored.values[at] - reference;
        const Packet d = broadcast(difference), dd = broadcast(difference * difference);
#pragma GCC unroll 4
        for (int v = 0; v < packets; ++v) {
            const Packet membership = load(u + v * lanes);
            share[c][v] = vec::padd(share[c][v], membership);
            first[c][v] = vec::pmadd(membership, d, first[c][v]);
            second[c][v] = vec::pmadd(membership, dd, second[c][v]);
        }
    };
    std::size_t at = cursor.at;
    for (; at + chains <= stored.size && stored.rows[at + chains - 1] < end; at += chains)
#pragma GCC unroll 2
        for (int c = 0; c < chains; ++c)
            add(at + static_cast<std::size_t>(c), c);
    if (at < stored.size && stored.rows[at] < end)
        add(at++, 0);
    cursor.at = at;
    const auto addTo = [](double* to, const auto& of) {
        for (int c = 0; c < chains; ++c)
            for (int v = 0; v < packets; ++v)
                vec::pstore(to + v * lanes, vec::padd(load(to + v * lanes), of[c][v]));
    };
    addTo(sums.share, share);
    addTo(sums.first, first);
    addTo(sums.second, second);
}

/// Of a group of clusters: the roots of the weights of a feature, and twice the weighted difference of the value
/// that is not stored.
struct GroupFactors
{
    alignas(alignment) double root[group] = {};
    alignas(alignment) double twice[group] = {};
};

/// Adds what the stored values of a block change in the distances. @param cluster the first of the group.
void addStored(Cursor& cursor, std::uint32_t end, const GroupFactors& factors, AlignedMatrix& distances,
               Index cluster)
{
    const ColumnValues stored = cursor.stored;
    Packet root[packets], twice[packets];
    for (int v = 0; v < packets; ++v) {
        root[v] = load(factors.root + v * lanes);
        twice[v] = load(factors.twice + v * lanes);
    }
    double* const numbers = distances.column(0) + cluster;
    const Index stride = distances.stride();
    std::size_t at = cursor.at;
    for (; at < stored.size && stored.rows[at] < end; ++at) {
        double* const sums = numbers + static_cast<Index>(stored.rows[at]) * stride;
        const Packet fromOther = broadcast(stored.values[at] - stored.other);
#pragma GCC unroll 4
        for (int v = 0; v < packets; ++v) {
            const Packet d = vec::pmul(root[v], fromOther);
            vec::pstore(sums + v * lanes, vec::pmadd(d, vec::padd(d, twice[v]), load(sums + v * lanes)));
        }
    }
    cursor.at = at;
}

/// The memberships of the samples whose value is not stored: what those of the others, @p share, leave of @p mass,
/// unless this is mostly rounding. @param pitch from the membership of a sample to that of the next.
double massOfOthers(const ColumnValues& stored, const double* memberships, Index pitch, double mass, double share)
{
    constexpr double mostlyRounding = 1e-6;
    if (stored.others == 0)
        return 0.0;
    if (mass - share > mostlyRounding * mass)
        return mass - share;
    double sum = 0;
    std::size_t at = 0;
    for (std::size_t i = 0; i < stored.allRows(); ++i) {
        if (at < stored.size && stored.rows[at] == i)
            ++at;
        else
            sum += memberships[static_cast<Index>(i) * pitch];
    }
    return sum;
}

}  // namespace

void weightedSums(const SparseColumns& values, Index feature, Index features, const AlignedMatrix& memberships,
                  const std::vector<double>& masses, const double* reference, double* first, double* second,
                  Index pitch)
{
    const Index clusters = memberships.rows();
    forPanels({0, 0, feature, features}, [&](const Block& block) {
        Panel panel(values, block.feature, block.features);
        for (Index cluster = 0; cluster < clusters; cluster += group) {
            GroupSums sums[featuresOfPanel];
            panel.overBlocks([&](Index f, Cursor& cursor, std::uint32_t end) {
                addSums(cursor, end, memberships, cluster, reference[block.feature + f], sums[f]);
            });
            for (Index f = 0; f < block.features; ++f) {
                const ColumnValues& stored = panel.stored(f);
                const double ofOther = stored.other - reference[block.feature + f];
                for (Index j = 0; j < std::min(group, clusters - cluster); ++j) {
                    const double* const u = memberships.column(0) + cluster + j;
                    const double rest =
                        massOfOthers(stored, u, memberships.stride(),
                                     masses[static_cast<std::size_t>(cluster + j)], sums[f].share[j]);
                    const Index at = (cluster + j) * pitch + block.feature - feature + f;
                    first[at] = sums[f].first[j] + rest * ofOther;
                    second[at] = sums[f].second[j] + rest * ofOther * ofOther;
                }
            }
        }
    });
}

Sums weightedSums(const SparseColumns& values, Index feature, const AlignedMatrix& memberships, Index cluster,
                  double mass, double reference)
{
    const ColumnValues stored = values.column(feature);
    const double* const u = memberships.column(cluster);
    double share = 0, first = 0, second = 0;
    for (std::size_t at = 0; at < stored.size; ++at) {
        const double weight = u[stored.rows[at]], difference = stored.values[at] - reference;
        share += weight;
        first += weight * difference;
        second += weight * difference * difference;
    }
    const double ofOther = stored.other - reference;
    const double rest = massOfOthers(stored, u, 1, mass, share);
    return {first + rest * ofOther, second + rest * ofOther * ofOther};
}

void addDistances(const SparseColumns& values, Index feature, Index features, const Factors& factors,
                  AlignedMatrix& distances, std::vector<double>& bases)
{
    const Index clusters = distances.rows();
    forPanels({0, 0, feature, features}, [&](const Block& block) {
        Panel panel(values, block.feature, block.features);
        for (Index cluster = 0; cluster < clusters; cluster += group) {
            GroupFactors ofGroup[featuresOfPanel];
            for (Index f = 0; f < block.features; ++f)
                for (Index j = 0; j < std::min(group, clusters - cluster); ++j) {
                    const Index at = block.feature - feature + f;
                    const double root = factors.roots[(cluster + j) * factors.rootPitch + at];
                    const double ofOther =
                        root * panel.stored(f).other + factors.offsets[(cluster + j) * factors.offsetPitch + at];
                    bases[static_cast<std::size_t>(cluster + j)] += ofOther * ofOther;
                    ofGroup[f].root[j] = root;
                    ofGroup[f].twice[j] = 2 * ofOther;
                }
            panel.overBlocks([&](Index f, Cursor& cursor, std::uint32_t end) {
                addStored(cursor, end, ofGroup[f], distances, cluster);
            });
        }
    });
}

}  // namespace fuzzylens::sfp_detail
