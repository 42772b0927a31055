// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/kernels.h"

#include "core/methods/sfp/packet.h"

#include <algorithm>

// Both kernels keep their sums in registers: some clusters times some features, or times some vectors of samples,
// as many as the instruction set has registers for. The compiler's vectoriser does not find these forms.

namespace fuzzylens::sfp_detail {

namespace {

constexpr bool hasManyRegisters = lanes >= 8;
constexpr int mostClusters = hasManyRegisters ? 4 : 2;

// Features taken together in the sums, so that their accumulators fill whole vectors on reduction.
constexpr int featuresFor(int clusters)
{
    if (hasManyRegisters)
        return clusters == 1 ? 8 : clusters == 4 ? 2 : 4;
    return clusters == 1 ? 4 : 2;
}

// Vectors of samples taken together in the distances.
constexpr int vectorsFor(int clusters)
{
    if (hasManyRegisters)
        return clusters == 1 ? 12 : clusters == 2 ? 10 : clusters == 3 ? 7 : 5;
    return clusters == 1 ? 8 : 5;
}

struct SumsInput
{
    const double* values;  // of the block's first sample and feature
    Index valueStride;
    const double* memberships[mostClusters];  // of the block's first sample
    const double* reference;                  // of the block's first feature
    Index samples;
};

struct SumsOutput
{
    double* first[mostClusters];
    double* second[mostClusters];
};

template <int clusters, int features>
void sumFeatures(const SumsInput& in, Index feature, const SumsOutput& out)
{
    constexpr int count = clusters * features;
    Packet sums[2 * count];
#pragma GCC unroll 32
    for (int i = 0; i < 2 * count; ++i)
        sums[i] = broadcast(0.0);
    const double* x = in.values + feature * in.valueStride;
    for (Index i = 0; i < in.samples; i += lanes) {
        Packet u[clusters];
#pragma GCC unroll 4
        for (int j = 0; j < clusters; ++j)
            u[j] = load(in.memberships[j] + i);
#pragma GCC unroll 8
        for (int f = 0; f < features; ++f) {
            const double* values = x + f * in.valueStride + i;
            if (i % AlignedMatrix::lane == 0)
                __builtin_prefetch(values + features * in.valueStride);
            const Packet d = vec::psub(load(values), broadcast(in.reference[feature + f]));
            const Packet dd = vec::pmul(d, d);
#pragma GCC unroll 4
            for (int j = 0; j < clusters; ++j) {
                sums[j * features + f] = vec::pmadd(u[j], d, sums[j * features + f]);
                sums[count + j * features + f] = vec::pmadd(u[j], dd, sums[count + j * features + f]);
            }
        }
    }
    double reduced[2 * count];
    sumLanes<2 * count>(sums, reduced);
    for (int j = 0; j < clusters; ++j)
        for (int f = 0; f < features; ++f) {
            out.first[j][feature + f] = reduced[j * features + f];
            out.second[j][feature + f] = reduced[count + j * features + f];
        }
}

template <int clusters>
void sumClusters(const SumsInput& in, Index features, const SumsOutput& out)
{
    constexpr int together = featuresFor(clusters);
    Index feature = 0;
    for (; feature + together <= features; feature += together)
        sumFeatures<clusters, together>(in, feature, out);
    for (; feature < features; ++feature)
        sumFeatures<clusters, 1>(in, feature, out);
}

struct DistanceInput
{
    const double* values;
    Index valueStride;
    Factors factors;
    Index features;
    Index ahead;  // from a value to one to be fetched into the cache: of the features after the block
};

template <int clusters, int vectors>
void addToVectors(const DistanceInput& in, Index sample, double* distances, Index stride)
{
    Packet sums[clusters][vectors];
#pragma GCC unroll 4
    for (int j = 0; j < clusters; ++j)
#pragma GCC unroll 12
        for (int v = 0; v < vectors; ++v)
            sums[j][v] = load(distances + j * stride + sample + v * lanes);
    const double* x = in.values + sample;
    for (Index f = 0; f < in.features; ++f, x += in.valueStride) {
        Packet root[clusters], offset[clusters];
#pragma GCC unroll 4
        for (int j = 0; j < clusters; ++j) {
            root[j] = broadcast(in.factors.roots[j * in.factors.rootPitch + f]);
            offset[j] = broadcast(in.factors.offsets[j * in.factors.offsetPitch + f]);
        }
#pragma GCC unroll 12
        for (int v = 0; v < vectors; ++v) {
            if (v % (AlignedMatrix::lane / lanes) == 0)
                __builtin_prefetch(x + in.ahead + v * lanes);
            const Packet value = load(x + v * lanes);
#pragma GCC unroll 4
            for (int j = 0; j < clusters; ++j) {
                const Packet d = vec::pmadd(value, root[j], offset[j]);
                sums[j][v] = vec::pmadd(d, d, sums[j][v]);
            }
        }
    }
#pragma GCC unroll 4
    for (int j = 0; j < clusters; ++j)
#pragma GCC unroll 12
        for (int v = 0; v < vectors; ++v)
            vec::pstore(distances + j * stride + sample + v * lanes, sums[j][v]);
}

template <int clusters, int vectors>
void addSomeVectors(int wanted, const DistanceInput& in, Index sample, double* distances, Index stride)
{
    if constexpr (vectors > 1)
        if (wanted < vectors)
            return addSomeVectors<clusters, vectors - 1>(wanted, in, sample, distances, stride);
    addToVectors<clusters, vectors>(in, sample, distances, stride);
}

// The vectors are shared out evenly, so that no short chain of additions is left at the end.
template <int clusters>
void addClusters(const DistanceInput& in, Index samples, double* distances, Index stride)
{
    constexpr int most = vectorsFor(clusters);
    Index vectors = samples / lanes;
    Index sample = 0;
    for (Index rounds = (vectors + most - 1) / most; rounds > 0; --rounds) {
        const auto now = static_cast<int>((vectors + rounds - 1) / rounds);
        addSomeVectors<clusters, most>(now, in, sample, distances, stride);
        vectors -= now;
        sample += now * lanes;
    }
}

// Calls body.operator()<number>() for a number of 1 .. mostClusters.
template <typename Body>
void withClusters(Index number, const Body& body)
{
    static_assert(mostClusters <= 4);
    if constexpr (mostClusters >= 4) {
        if (number == 4)
            return body.template operator()<4>();
        if (number == 3)
            return body.template operator()<3>();
    }
    if (number == 2)
        return body.template operator()<2>();
    body.template operator()<1>();
}

}  // namespace

BlockValues valuesOf(const ValueTable& table, const Block& block, AlignedMatrix& scratch)
{
    const ValueBlock in = table.block(block.sample, block.samples, block.feature, block.features, scratch);
    const bool isLast = block.feature + block.features >= table.columns();
    return {in.values, in.stride, isLast || table.floats() ? 0 : block.features * in.stride};
}

void weightedSums(const BlockValues& values, const Block& block, const AlignedMatrix& memberships, Index left,
                  const double* reference, double* first, double* second, Index pitch)
{
    SumsInput in{values.values, values.stride, {}, reference + block.feature, block.samples};
    SumsOutput out{};
    Index together = 0;
    for (Index cluster = 0; cluster < memberships.columns(); ++cluster) {
        if (cluster != left) {
            in.memberships[together] = memberships.column(cluster) + block.sample;
            out.first[together] = first + cluster * pitch;
            out.second[together] = second + cluster * pitch;
            ++together;
        }
        if (together == 0 || (together < mostClusters && cluster + 1 < memberships.columns()))
            continue;
        withClusters(together, [&]<int clusters>() { sumClusters<clusters>(in, block.features, out); });
        together = 0;
    }
}

Sums weightedSums(const BlockValues& values, const AlignedMatrix& memberships, Index cluster, double reference)
{
    const SumsInput in{
        values.values, values.stride, {memberships.column(cluster)}, &reference, memberships.stride()};
    Sums sums;
    sumFeatures<1, 1>(in, 0, {{&sums.first}, {&sums.second}});
    return sums;
}

void addDistances(const BlockValues& values, const Block& block, Index clusters, const Factors& factors,
                  double* distances, Index sampleStride)
{
    for (Index cluster = 0; cluster < clusters; cluster += mostClusters) {
        const DistanceInput in{values.values,
                               values.stride,
                               {factors.roots + cluster * factors.rootPitch, factors.rootPitch,
                                factors.offsets + cluster * factors.offsetPitch, factors.offsetPitch},
                               block.features,
                               cluster == 0 ? values.ahead : 0};
        withClusters(std::min<Index>(mostClusters, clusters - cluster), [&]<int count>() {
            addClusters<count>(in, block.samples, distances + cluster * sampleStride, sampleStride);
        });
    }
}

void addDistancesByPanels(const ValueTable& table, const Block& block, Index clusters, const Factors& factors,
                          double* distances, Index sampleStride)
{
    AlignedMatrix scratch;
    forPanels(block, [&](const Block& panel) {
        const Index skipped = panel.feature - block.feature;
        addDistances(valuesOf(table, panel, scratch), panel, clusters,
                     {factors.roots + skipped, factors.rootPitch, factors.offsets + skipped, factors.offsetPitch},
                     distances, sampleStride);
    });
}

}  // namespace fuzzylens::sfp_detail
