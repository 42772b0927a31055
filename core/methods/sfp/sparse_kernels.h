// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"
#include "core/methods/sfp/kernels.h"

#include <vector>

namespace fuzzylens::sfp_detail {

// The kernels over all samples of sparse data, of which only the stored values are visited.

/// As the weightedSums() of features [feature, feature + features) of dense data. @param masses of the clusters:
/// the sums of their memberships.
void weightedSums(const SparseColumns& values, Index feature, Index features, const AlignedMatrix& memberships,
                  const std::vector<double>& masses, Index left, const double* reference, double* first,
                  double* second, Index pitch);

/// The same for one feature and one cluster of this mass, about any reference.
Sums weightedSums(const SparseColumns& values, Index feature, const AlignedMatrix& memberships, Index cluster,
                  double mass, double reference);

/// @p distances (n x k) and @p bases (k) together grow by the weighted squared distances in these features: of a
/// sample that stores none of them by what is added to the base, of the others by what is added to both.
void addDistances(const SparseColumns& values, Index feature, Index features, const Factors& factors,
                  AlignedMatrix& distances, std::vector<double>& bases);

}  // namespace fuzzylens::sfp_detail
