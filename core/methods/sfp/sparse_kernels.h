// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"
#include "core/methods/sfp/kernels.h"

#include <vector>

namespace fuzzylens::sfp_detail {

// The kernels over all samples of sparse data, of which only the stored values are visited. Memberships and
// distances have a column for each sample here, so that a value visits all clusters at once.

/// As the weightedSums() of features [feature, feature + features) of dense data, for every cluster.
/// @param memberships k x n. @param masses of the clusters: the sums of their memberships.
void weightedSums(const SparseColumns& values, Index feature, Index features, const AlignedMatrix& memberships,
                  const std::vector<double>& masses, const double* reference, double* first, double* second,
                  Index pitch);

/// The same for one feature and one cluster of this mass, about any reference. @param memberships n x k.
Sums weightedSums(const SparseColumns& values, Index feature, const AlignedMatrix& memberships, Index cluster,
                  double mass, double reference);

/// Adds to distances(j, i) + bases[j] the weighted squared distance of sample i from cluster j in these features.
/// A sample that stores none of them only needs the base. Distances are differences of such sums: one is off by up
/// to about 1e-16 bases[j], the distance of a sample that stores nothing.
/// @param distances k x n. @param bases k.
void addDistances(const SparseColumns& values, Index feature, Index features, const Factors& factors,
                  AlignedMatrix& distances, std::vector<double>& bases);

}  // namespace fuzzylens::sfp_detail
