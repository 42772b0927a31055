// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// MES (Rovetta, Masulli and Filippone 2007, section 3): v_ik = exp(-beta d_ik^2) / sum_l exp(-beta d_il^2), the
/// membership of sample i in probe k. Rows sum to 1 however large beta is (the nearest probe takes all).
/// @param squared n x c squared distances of samples to probes, c at least 1. @param beta 0 or more, finite.
FUZZYLENS_EXPORT Eigen::MatrixXd membershipEmbedding(Eigen::MatrixXd squared, double beta);

/// The same over the samples: exp(-beta d_ik^2) / sum_i exp(-beta d_ik^2). Columns sum to 1.
FUZZYLENS_EXPORT Eigen::MatrixXd shareOfProbes(const Eigen::MatrixXd& squared, double beta);

/// DES: the distances themselves, not squared (methods.md 3.1).
FUZZYLENS_EXPORT Eigen::MatrixXd distanceEmbedding(Eigen::MatrixXd squared);

}  // namespace fuzzylens
