// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/kernels.h"

namespace fuzzylens::sfp_detail {

void weightedSums(const AlignedMatrix& values, const Block& block, const AlignedMatrix& memberships,
                  const double* reference, double* first, double* second, Index pitch)
{
    using Column = Eigen::Map<const Eigen::ArrayXd, Eigen::Aligned64>;
    for (Index f = 0; f < block.features; ++f) {
        const Column x(values.column(block.feature + f) + block.sample, block.samples);
        const double r = reference[block.feature + f];
        for (Index j = 0; j < memberships.columns(); ++j) {
            const Column u(memberships.column(j) + block.sample, block.samples);
            first[j * pitch + f] = (u * (x - r)).sum();
            second[j * pitch + f] = (u * (x - r).square()).sum();
        }
    }
}

void addDistances(const AlignedMatrix& values, const Block& block, Index clusters, const double* centers,
                  Index centerPitch, const double* weights, Index weightPitch, double* distances,
                  Index sampleStride)
{
    using Column = Eigen::Map<const Eigen::ArrayXd, Eigen::Aligned64>;
    for (Index j = 0; j < clusters; ++j) {
        Eigen::Map<Eigen::ArrayXd> d(distances + j * sampleStride, block.samples);
        for (Index f = 0; f < block.features; ++f) {
            const Column x(values.column(block.feature + f) + block.sample, block.samples);
            d += weights[j * weightPitch + f] * (x - centers[j * centerPitch + f]).square();
        }
    }
}

}  // namespace fuzzylens::sfp_detail
