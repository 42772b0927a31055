// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"
#include "core/numeric/aligned_matrix.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

/// A rectangle of the data: samples [sample, sample + samples), features [feature, feature + features). `sample`
/// and `samples` are multiples of 8; padding rows may be included.
struct Block
{
    Index sample = 0;
    Index samples = 0;
    Index feature = 0;
    Index features = 0;
};

/// The values of a block of dense data.
struct BlockValues
{
    const double* values;  // of its first sample and feature
    Index stride;          // from a feature to the next
    Index ahead = 0;  // from a value to one of the features after the block, if these lie there; 0: they do not
};

/// In place, or, of data in single precision, in @p scratch.
BlockValues valuesOf(const ValueTable& table, const Block& block, AlignedMatrix& scratch);

inline constexpr Index featuresOfPanel = 16;

/// Calls body(panel) for the features of a block of many samples, 16 at a time: their values stay in the cache
/// while all clusters pass over them.
template <typename Body>
void forPanels(Block block, const Body& body)
{
    const Index end = block.feature + block.features;
    for (; block.feature < end; block.feature += featuresOfPanel) {
        block.features = std::min(featuresOfPanel, end - block.feature);
        body(block);
    }
}

/// Weighted sums over the samples of a block, for every cluster j but @p left and every feature f of the block:
/// first[j * pitch + f] = sum_i u_ij (x_if - r_f), second[j * pitch + f] = sum_i u_ij (x_if - r_f)^2.
/// Padding rows of @p memberships hold zero. @p reference is indexed by the feature's number in the data.
void weightedSums(const BlockValues& values, const Block& block, const AlignedMatrix& memberships, Index left,
                  const double* reference, double* first, double* second, Index pitch);

struct Sums
{
    double first = 0, second = 0;
};

/// The same over all samples, for one feature and one cluster, about any reference. @param values of that feature.
Sums weightedSums(const BlockValues& values, const AlignedMatrix& memberships, Index cluster, double reference);

/// Weights and centres of features f and clusters j: roots[j * rootPitch + f] = sqrt(w) and
/// offsets[j * offsetPitch + f] = -sqrt(w) v, which leaves two operations a value.
struct Factors
{
    const double* roots;
    Index rootPitch;  // 0: the clusters share their weights
    const double* offsets;
    Index offsetPitch;
};

/// distances[j * sampleStride + i] += sum_f w (x_if - v)^2, i counted from the block's first sample, f from its
/// first feature, as the factors are. A feature far from zero costs
/// digits: a difference x - v is off by up to 1e-16 |v|, so that values 2^46 away have two digits left.
void addDistances(const BlockValues& values, const Block& block, Index clusters, const Factors& factors,
                  double* distances, Index sampleStride);

/// The same for a block of many samples: the same bits, panel by panel.
void addDistancesByPanels(const ValueTable& table, const Block& block, Index clusters, const Factors& factors,
                          double* distances, Index sampleStride);

}  // namespace fuzzylens::sfp_detail
