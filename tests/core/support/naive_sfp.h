// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

namespace fuzzylens::test {

/// SFP written out in plain loops from methods.md 1.2 to 1.4 and 1.6, to compare with: no panels, no streaming, no
/// cleverness. Runs exactly options.maxIterations iterations from options.startSamples.
struct NaiveSfp
{
    Eigen::MatrixXd u;  // n x k
    Eigen::MatrixXd v;  // k x p
    Eigen::MatrixXd w;  // k x p
    Eigen::MatrixXd z;  // k x M
    Eigen::MatrixXd d;  // n x k
    std::vector<double> objective;
    std::vector<double> distance, label, membershipEntropy, weightEntropy;
};

NaiveSfp naiveSfp(const Problem& problem, const SfpOptions& options);

}  // namespace fuzzylens::test
