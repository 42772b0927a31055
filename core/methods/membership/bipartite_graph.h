// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// The graph whose edges join samples to probes with weight h_ik = exp(-beta d_ik^2), and no two of a kind
/// (methods.md 3.4): its random walk takes a sample to the probes as the membership embedding says. @p squared is
/// n x c everywhere.

/// D1^(-1/2) H D2^(-1/2), D1 and D2 the row and column sums: n x c; from softmins to avoid underflow.
FUZZYLENS_EXPORT Eigen::MatrixXd normalizedBipartiteBlock(const Eigen::MatrixXd& squared, double beta);

/// The eigenvalues in [0, 1] of its normalised Laplacian, one a probe (or sample, if these are fewer), ascending:
/// 1 - singular values of the block; of more than 256 the 64 least. Those far below 1 are exact to rounding, those
/// near 1 to its root.
FUZZYLENS_EXPORT std::vector<double> bipartiteEigenvalues(const Eigen::MatrixXd& squared, double beta);

/// Rows of the left singular vectors of the @p dimensions greatest singular values, scaled to length 1: n x
/// dimensions. The coordinates of spectral clustering (Shi and Malik 2000; their scaling of the rows cancels).
/// @throws std::invalid_argument if there are fewer probes than dimensions.
FUZZYLENS_EXPORT Eigen::MatrixXd spectralCoordinates(const Eigen::MatrixXd& squared, double beta, int dimensions);

}  // namespace fuzzylens
