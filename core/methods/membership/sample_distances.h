// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace fuzzylens {

/// All that the methods of probes ever ask of the features (methods.md 3.5).
struct SampleDistances
{
    Eigen::MatrixXd squared;  // n x n, Euclidean, symmetric, 0 on the diagonal
    double median = 0;        // of squared over the pairs i < j; 0 for a single sample
};
using SampleDistancesPtr = std::shared_ptr<const SampleDistances>;

/// Those of the data asked for last are kept up to some thousand samples, so that the next fit begins with them.
/// @throws std::invalid_argument if values are missing, a distance is not finite, or there are more samples than
/// mostComparedSamples. @throws DataError if they do not fit into memory.
/// @return null when cancelled.
FUZZYLENS_EXPORT SampleDistancesPtr sampleDistances(const DatasetPtr& data, int threads,
                                                    const ShouldContinue& shouldContinue = {});

/// Samples whose distances are still computed: 2 GiB of them.
inline constexpr Index mostComparedSamples = 16384;

/// The columns of these samples: n x c.
FUZZYLENS_EXPORT Eigen::MatrixXd distancesToProbes(const Eigen::MatrixXd& squared,
                                                   const std::vector<Eigen::Index>& probes);

}  // namespace fuzzylens
