// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"
#include "core/methods/fuzzy/mean_distances.h"

namespace fuzzylens {

/// The must-link components of two and more samples.
int neighbourhoods(const PairSet& pairs, Index samples);

/// Memberships to begin with, n x k, from must-links alone (methods.md 2.10, item 9): the means of the must-link
/// components of two and more samples. Of more than k the largest is taken, then again and again the one with the
/// most size x squared distance to the nearest mean taken; to fewer the samples farthest from the means taken are
/// added (the first: farthest from the mean of all). Memberships are those of FCM with m = 2 to these means;
/// members of a component that was taken belong to it alone, a sample that was added to its own cluster. Ties go
/// to the lowest sample.
/// @param pairs in order. @param clusters 1 .. n.
FUZZYLENS_EXPORT Eigen::MatrixXd neighbourhoodStart(const MeanDistances& samples, const PairSet& pairs,
                                                    int clusters);

}  // namespace fuzzylens
