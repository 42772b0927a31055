// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"

namespace fuzzylens {

/// Lloyd's k-means (1982) from the starts of k-means++: minimises sum_i |x_i - c_a(i)|^2 over the assignments a
/// and the centres c. Ties up to rounding go to the first cluster. A
/// cluster without samples has the mean of all samples as its centre. With more samples than features, a sample is
/// compared with all centres only where bounds (Hamerly 2010) leave open which is the nearest.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome kMeans(const Problem& problem, const ClusteringOptions& options,
                                const RunControl& control = {});

/// The same for points that are the rows of a matrix, n x d.
FUZZYLENS_EXPORT Outcome kMeansOfPoints(const Eigen::MatrixXd& points, const ClusteringOptions& options,
                                        const RunControl& control = {});

MethodDescription describeKMeans();

}  // namespace fuzzylens
