// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/membership_step.h"

#include "core/numeric/exponential.h"
#include "core/numeric/parallel.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

constexpr Index blockSamples = 512;

// Returns the block's part of sum u ln u.
double stepBlock(const MembershipStep& step, const AlignedMatrix& distances, Index begin, Index end,
                 AlignedMatrix& memberships)
{
    using Array = Eigen::Map<Eigen::ArrayXd>;
    using Fixed = Eigen::Array<double, Eigen::Dynamic, 1, 0, blockSamples, 1>;
    const Index count = end - begin, clusters = distances.columns();
    const double perGamma = 1 / step.gamma;
    Fixed least = Fixed::Constant(count, std::numeric_limits<double>::infinity());
    for (Index j = 0; j < clusters; ++j) {
        Array u(memberships.column(j) + begin, count);
        u = Eigen::Map<const Eigen::ArrayXd>(distances.column(j) + begin, count) +
            step.offsets[static_cast<std::size_t>(j)];
        if (step.labels)
            step.labels->addLosses(step.alpha, j, begin, end, u.data());
        least = least.min(u);
    }
    Fixed sum = Fixed::Zero(count), weighted = Fixed::Zero(count);
    for (Index j = 0; j < clusters; ++j) {
        Array u(memberships.column(j) + begin, count);
        const Fixed exponent = ((u - least) * perGamma).min(largestExponent);
        u = (-exponent).exp();
        sum += u;
        weighted += u * exponent;
    }
    for (Index j = 0; j < clusters; ++j)
        Array(memberships.column(j) + begin, count) /= sum;
    return -(weighted / sum + sum.log()).sum();
}

}  // namespace

double MembershipStep::operator()(const AlignedMatrix& distances, AlignedMatrix& memberships) const
{
    const Index samples = distances.rows();
    const Index blocks = (samples + blockSamples - 1) / blockSamples;
    std::vector<double> entropies(static_cast<std::size_t>(blocks));
    parallelFor(blocks, threads, [&](Index block) {
        const Index begin = block * blockSamples;
        entropies[static_cast<std::size_t>(block)] =
            stepBlock(*this, distances, begin, std::min(samples, begin + blockSamples), memberships);
    });
    double entropy = 0;
    for (const double part : entropies)
        entropy += part;
    return entropy;
}

}  // namespace fuzzylens::sfp_detail
