// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sparse_kernels.h"

#include "core/methods/sfp/packet.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

constexpr Index group = AlignedMatrix::lane;  // clusters that a value visits together
constexpr int packets = static_cast<int>(group) / lanes;
constexpr std::size_t alignment = AlignedMatrix::lane * sizeof(double);

/// Calls body(f, part) for parts of the features of a panel: all that a block of samples stores of them, whose
/// numbers of a group stay in a near cache, then those of the next block.
template <typename Body>
void overParts(const SparseColumns& values, const Block& panel, const Body& body)
{
    for (Index block = 0; block < values.rowBlocks(); ++block)
        for (Index f = 0; f < panel.features; ++f)
            body(f, values.part(panel.feature + f, block));
}

/// Of a group of clusters, over the stored values of a feature: the sums of the memberships, and of these times
/// the difference from the reference and its square.
struct GroupSums
{
    alignas(alignment) double share[group] = {};
    alignas(alignment) double first[group] = {};
    alignas(alignment) double second[group] = {};
};

/// Adds the stored values of a block. @param cluster the first of the group.
void addSums(ColumnValues part, const AlignedMatrix& memberships, Index cluster, double reference, GroupSums& sums)
{
    constexpr int chains = lanes >= 4 ? 2 : 1;  // of additions, each of which waits for the one before
    Packet share[chains][packets], first[chains][packets], second[chains][packets];
    for (int c = 0; c < chains; ++c)
        for (int v = 0; v < packets; ++v)
            share[c][v] = first[c][v] = second[c][v] = broadcast(0.0);
    const double* const numbers = memberships.column(0) + cluster;
    const Index stride = memberships.stride();
    const auto add = [&](std::size_t at, int c) {
        const double* const u = numbers + static_cast<Index>(part.rows[at]) * stride;
        const double difference = part.values[at] - reference;
        const Packet d = broadcast(difference), dd = broadcast(difference * difference);
#pragma GCC unroll 4
        for (int v = 0; v < packets; ++v) {
            const Packet membership = load(u + v * lanes);
            share[c][v] = vec::padd(share[c][v], membership);
            first[c][v] = vec::pmadd(membership, d, first[c][v]);
            second[c][v] = vec::pmadd(membership, dd, second[c][v]);
        }
    };
    std::size_t at = 0;
    for (; at + chains <= part.size; at += chains)
#pragma GCC unroll 2
        for (int c = 0; c < chains; ++c)
            add(at + static_cast<std::size_t>(c), c);
    if (at < part.size)
        add(at, 0);
    const auto addTo = [](double* to, const auto& of) {
        for (int c = 0; c < chains; ++c)
            for (int v = 0; v < packets; ++v)
                vec::pstore(to + v * lanes, vec::padd(load(to + v * lanes), of[c][v]));
    };
    addTo(sums.share, share);
    addTo(sums.first, first);
    addTo(sums.second, second);
}

/// Of a group of clusters: the roots of the weights of a feature, and twice the weighted difference between the
/// value that is not stored and the centre.
struct GroupFactors
{
    alignas(alignment) double root[group] = {};
    alignas(alignment) double twice[group] = {};
};

/// Adds what the stored values of a block change in the distances. @param cluster the first of the group.
void addStored(ColumnValues part, const GroupFactors& factors, AlignedMatrix& distances, Index cluster)
{
    Packet root[packets], twice[packets];
    for (int v = 0; v < packets; ++v) {
        root[v] = load(factors.root + v * lanes);
        twice[v] = load(factors.twice + v * lanes);
    }
    double* const numbers = distances.column(0) + cluster;
    const Index stride = distances.stride();
    for (std::size_t at = 0; at < part.size; ++at) {
        double* const sums = numbers + static_cast<Index>(part.rows[at]) * stride;
        const Packet fromOther = broadcast(part.values[at] - part.other);
#pragma GCC unroll 4
        for (int v = 0; v < packets; ++v) {
            const Packet d = vec::pmul(root[v], fromOther);
            vec::pstore(sums + v * lanes, vec::pmadd(d, vec::padd(d, twice[v]), load(sums + v * lanes)));
        }
    }
}

/// The memberships of the samples whose value is not stored: what those of the others, @p share, leave of @p mass,
/// unless this is mostly rounding. @param pitch from the membership of a sample to that of the next.
double massOfOthers(const ColumnValues& stored, const double* memberships, Index pitch, double mass, double share)
{
    constexpr double mostlyRounding = 1e-6;
    if (stored.others == 0 || !(mass > 0))
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
    forPanels({0, 0, feature, features}, [&](const Block& panel) {
        for (Index cluster = 0; cluster < clusters; cluster += group) {
            GroupSums sums[featuresOfPanel];
            overParts(values, panel, [&](Index f, const ColumnValues& part) {
                addSums(part, memberships, cluster, reference[panel.feature + f], sums[f]);
            });
            for (Index f = 0; f < panel.features; ++f) {
                const ColumnValues stored = values.column(panel.feature + f);
                const double ofOther = stored.other - reference[panel.feature + f];
                for (Index j = 0; j < std::min(group, clusters - cluster); ++j) {
                    const double* const u = memberships.column(0) + cluster + j;
                    const double rest =
                        massOfOthers(stored, u, memberships.stride(),
                                     masses[static_cast<std::size_t>(cluster + j)], sums[f].share[j]);
                    const Index at = (cluster + j) * pitch + panel.feature - feature + f;
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
    forPanels({0, 0, feature, features}, [&](const Block& panel) {
        for (Index cluster = 0; cluster < clusters; cluster += group) {
            GroupFactors ofGroup[featuresOfPanel];
            for (Index f = 0; f < panel.features; ++f)
                for (Index j = 0; j < std::min(group, clusters - cluster); ++j) {
                    const Index at = panel.feature - feature + f;
                    const double root = factors.roots[(cluster + j) * factors.rootPitch + at];
                    const double ofOther = root * values.column(panel.feature + f).other +
                                           factors.offsets[(cluster + j) * factors.offsetPitch + at];
                    bases[static_cast<std::size_t>(cluster + j)] += ofOther * ofOther;
                    ofGroup[f].root[j] = root;
                    ofGroup[f].twice[j] = 2 * ofOther;
                }
            overParts(values, panel,
                      [&](Index f, const ColumnValues& part) { addStored(part, ofGroup[f], distances, cluster); });
        }
    });
}

}  // namespace fuzzylens::sfp_detail
