// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <Eigen/Core>

namespace fuzzylens::sfp_detail {

/// SFP whose memberships equal the classes (methods.md 1.6 B).
/// The factor of the weight entropy of a class of @p size samples in a fit of @p samples samples.
double crispLambda(const SfpOptions& options, double samples, Index classes, double size);

/// The class predicted for a sample. @p distances from the centres of the classes, with the offsets of
/// SfpLambdaScale::Cluster, and @p sizes of the classes without the sample. -1 if two classes are equal up to
/// rounding.
int crispPrediction(const SfpOptions& options, const Eigen::ArrayXd& distances, const Eigen::ArrayXd& sizes);

}  // namespace fuzzylens::sfp_detail
