// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"

namespace fuzzylens {

/// k-means from the starts of greedy k-means++: minimises sum_i |x_i - c_a(i)|^2 over the assignments a and the
/// centres c, by the iterations of Lloyd (1982) until one changes the cluster of at most 1 sample in 100 (with
/// more features than samples: of none), and then by single moves (Hartigan and Wong 1979). If it converges, no
/// single move lowers the sum by more than rounding, and every sample is nearest to its own centre. Ties up to
/// rounding go to the first cluster. A cluster without samples has the mean of all samples as its centre. With
/// more samples than features, a sample is compared with all centres only where bounds (Hamerly 2010) leave open
/// which is the nearest.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome kMeans(const Problem& problem, const ClusteringOptions& options,
                                const RunControl& control = {});

/// The same for points that are the rows of a matrix, n x d.
FUZZYLENS_EXPORT Outcome kMeansOfPoints(const Eigen::MatrixXd& points, const ClusteringOptions& options,
                                        const RunControl& control = {});

MethodDescription describeKMeans();

}  // namespace fuzzylens
