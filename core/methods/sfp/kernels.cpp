// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/kernels.h"

#include <algorithm>

// Both kernels keep their sums in registers: some clusters times some features, or times some vectors of samples,
// as many as the instruction set has registers for. The compiler's vectoriser does not find these forms.

// Vector types as template arguments lose their alignment attribute, which nothing here relies on.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace fuzzylens::sfp_detail {

namespace {

namespace vec = Eigen::internal;
using Packet = vec::packet_traits<double>::type;
constexpr int lanes = vec::packet_traits<double>::size;
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
        return clusters <= 2 ? 5 : 4;
    return clusters == 1 ? 4 : 3;
}

// out[i] = sum of the lanes of sums[i]
template <int count>
inline void reduce(const Packet* sums, double* out)
{
    if constexpr (count % lanes == 0 && lanes > 1) {
        for (int group = 0; group < count; group += lanes) {
            vec::PacketBlock<Packet, lanes> block;
#pragma GCC unroll 8
            for (int i = 0; i < lanes; ++i)
                block.packet[i] = sums[group + i];
            vec::ptranspose(block);
#pragma GCC unroll 3
            for (int width = lanes / 2; width > 0; width /= 2)
#pragma GCC unroll 4
                for (int i = 0; i < width; ++i)
                    block.packet[i] = vec::padd(block.packet[i], block.packet[i + width]);
            vec::pstoreu(out + group, block.packet[0]);
        }
    } else {
#pragma GCC unroll 8
        for (int i = 0; i < count; ++i)
            out[i] = vec::predux(sums[i]);
    }
}

struct SumsInput
{
    const double* values;  // of the block's first sample and feature
    Index valueStride;
    const double* memberships;  // of the block's first sample and the first cluster
    Index membershipStride;
    const double* reference;  // of the block's first feature
    Index samples;
};

template <int clusters, int features>
void sumFeatures(const SumsInput& in, Index feature, double* first, double* second, Index pitch)
{
    constexpr int count = clusters * features;
    Packet sums[2 * count];
#pragma GCC unroll 32
    for (int i = 0; i < 2 * count; ++i)
        sums[i] = vec::pset1<Packet>(0.0);
    const double* x = in.values + feature * in.valueStride;
    for (Index i = 0; i < in.samples; i += lanes) {
        Packet u[clusters];
#pragma GCC unroll 4
        for (int j = 0; j < clusters; ++j)
            u[j] = vec::pload<Packet>(in.memberships + j * in.membershipStride + i);
#pragma GCC unroll 8
        for (int f = 0; f < features; ++f) {
            const Packet d = vec::psub(vec::pload<Packet>(x + f * in.valueStride + i),
                                       vec::pset1<Packet>(in.reference[feature + f]));
            const Packet dd = vec::pmul(d, d);
#pragma GCC unroll 4
            for (int j = 0; j < clusters; ++j) {
                sums[j * features + f] = vec::pmadd(u[j], d, sums[j * features + f]);
                sums[count + j * features + f] = vec::pmadd(u[j], dd, sums[count + j * features + f]);
            }
        }
    }
    double reduced[2 * count];
    reduce<2 * count>(sums, reduced);
    for (int j = 0; j < clusters; ++j)
        for (int f = 0; f < features; ++f) {
            first[j * pitch + feature + f] = reduced[j * features + f];
            second[j * pitch + feature + f] = reduced[count + j * features + f];
        }
}

template <int clusters>
void sumClusters(const SumsInput& in, Index features, double* first, double* second, Index pitch)
{
    constexpr int together = featuresFor(clusters);
    Index feature = 0;
    for (; feature + together <= features; feature += together)
        sumFeatures<clusters, together>(in, feature, first, second, pitch);
    for (; feature < features; ++feature)
        sumFeatures<clusters, 1>(in, feature, first, second, pitch);
}

struct DistanceInput
{
    const double* values;
    Index valueStride;
    const double* centers;
    Index centerPitch;
    const double* weights;
    Index weightPitch;
    Index features;
};

template <int clusters, int vectors>
void addToVectors(const DistanceInput& in, Index sample, double* distances, Index stride)
{
    Packet sums[clusters][vectors];
#pragma GCC unroll 4
    for (int j = 0; j < clusters; ++j)
#pragma GCC unroll 5
        for (int v = 0; v < vectors; ++v)
            sums[j][v] = vec::pload<Packet>(distances + j * stride + sample + v * lanes);
    const double* x = in.values + sample;
    for (Index f = 0; f < in.features; ++f, x += in.valueStride) {
        Packet values[vectors];
#pragma GCC unroll 5
        for (int v = 0; v < vectors; ++v)
            values[v] = vec::pload<Packet>(x + v * lanes);
#pragma GCC unroll 4
        for (int j = 0; j < clusters; ++j) {
            const Packet center = vec::pset1<Packet>(in.centers[j * in.centerPitch + f]);
            const Packet weight = vec::pset1<Packet>(in.weights[j * in.weightPitch + f]);
#pragma GCC unroll 5
            for (int v = 0; v < vectors; ++v) {
                const Packet d = vec::psub(values[v], center);
                sums[j][v] = vec::pmadd(vec::pmul(d, d), weight, sums[j][v]);
            }
        }
    }
#pragma GCC unroll 4
    for (int j = 0; j < clusters; ++j)
#pragma GCC unroll 5
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

void weightedSums(const AlignedMatrix& values, const Block& block, const AlignedMatrix& memberships,
                  const double* reference, double* first, double* second, Index pitch)
{
    for (Index cluster = 0; cluster < memberships.columns(); cluster += mostClusters) {
        const SumsInput in{values.column(block.feature) + block.sample,
                           values.stride(),
                           memberships.column(cluster) + block.sample,
                           memberships.stride(),
                           reference + block.feature,
                           block.samples};
        withClusters(std::min<Index>(mostClusters, memberships.columns() - cluster), [&]<int clusters>() {
            sumClusters<clusters>(in, block.features, first + cluster * pitch, second + cluster * pitch, pitch);
        });
    }
}

void addDistances(const AlignedMatrix& values, const Block& block, Index clusters, const double* centers,
                  Index centerPitch, const double* weights, Index weightPitch, double* distances,
                  Index sampleStride)
{
    for (Index cluster = 0; cluster < clusters; cluster += mostClusters) {
        const DistanceInput in{values.column(block.feature) + block.sample,
                               values.stride(),
                               centers + cluster * centerPitch,
                               centerPitch,
                               weights + cluster * weightPitch,
                               weightPitch,
                               block.features};
        withClusters(std::min<Index>(mostClusters, clusters - cluster), [&]<int count>() {
            addClusters<count>(in, block.samples, distances + cluster * sampleStride, sampleStride);
        });
    }
}

}  // namespace fuzzylens::sfp_detail
