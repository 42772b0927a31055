// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/prepared_data.h"
#include "core/numeric/aligned_matrix.h"

namespace fuzzylens::sfp_detail {

// Steps for each feature of a panel between the sums and the distances. Arrays begin on a 64-byte boundary and
// reach to the next multiple of 8; there, beyond the last feature, `varies` and all sums hold zero.

/// rest <- @p all - sum of the columns of @p sums but column @p left: the sums of the cluster left out, because
/// memberships add up to one.
void subtractSums(const double* all, const AlignedMatrix& sums, Index left, Index features, double* rest);

struct CenterTerms
{
    double change = 0;  // sum of (v - v before)^2
    double norm = 0;    // sum of (v - r)^2
};

/// Centres and scatters of a cluster of this mass, from its sums about @p reference:
/// v = r + first / mass, s = max(0, second - first^2 / mass).
CenterTerms centerFeatures(const double* first, const double* second, const double* reference, double mass,
                           Index features, double* center, double* scatter);

/// Sums about a reference far from a cluster lose the digits of its scatter: where a few values are huge, of every
/// cluster without them. Whether any scatter is so small compared with the feature's scatter over all samples, and
/// this so large compared with lambda, that the weights change.
bool hasCancelled(const double* scatter, const double* whole, double lambda, Index features);
/// The same of one feature.
bool hasCancelled(double scatter, double whole, double lambda);

/// The centre and scatter of a cluster in a feature, from sums about the centre, repeated until nothing cancels.
void recenterFeature(const PreparedData& data, Index feature, const AlignedMatrix& memberships, Index cluster,
                     double mass, double lambda, double& center, double& scatter);

/// The smallest scatter of a feature that varies; infinite if none does.
double leastScatter(const double* scatter, const double* varies, Index features);

/// Exponents t of the weights e = exp(-t) lie between this and largestExponent; numbers of that size can be
/// squared and summed.
inline constexpr double leastExponent = -64;

struct WeightTerms
{
    double total = 0;       // sum of e
    double entropySum = 0;  // sum of e t
};

/// e = exp(-t), t = (s - @p origin) / lambda, and 0 for features that do not vary. Returned as roots = sqrt(e).
WeightTerms weighFeatures(const double* scatter, const double* varies, double origin, double lambda,
                          Index features, double* roots);

}  // namespace fuzzylens::sfp_detail
