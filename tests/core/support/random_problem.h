// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"

#include <cstdint>

namespace fuzzylens::test {

struct RandomProblem
{
    Index samples = 30;
    Index features = 20;
    int classes = 2;            // 0: no target; -1: a numeric target
    double shift = 1.0;         // of the class means in the first quarter of the features, in standard deviations
    double unlabelled = 0;      // share of the samples without a label
    bool hasConstants = false;  // every seventh feature is constant
    std::uint64_t seed = 1;
};

/// Normal data whose first quarter of features carries the classes (or the number).
Problem randomProblem(const RandomProblem& wanted);

/// A problem over given values: class codes (-1 unlabelled) of classes "A", "B", ...
Problem problemOf(const Eigen::MatrixXd& values, const std::vector<int>& classOf);

}  // namespace fuzzylens::test
