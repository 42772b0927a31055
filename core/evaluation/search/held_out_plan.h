// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/protocol.h"
#include "core/methods/problem.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Some samples whose predictions by the fits without a set count.
struct TestFold
{
    std::size_t set = 0;       // of HeldOutPlan::sets
    std::vector<int> samples;  // ascending, all in the set
};

/// The sets of samples that a protocol holds out, each different one once: the fits without {i, j} serve the outer
/// fold of i and that of j (methods.md 5).
struct HeldOutPlan
{
    std::vector<std::vector<int>> sets;  // ascending samples each
    std::vector<std::vector<TestFold>>
        repeats;  // each has every labelled sample once; of a nested protocol: the outer
    std::vector<std::vector<TestFold>> innerOf;  // of a nested protocol: the inner folds of each outer fold
};

/// No sets for the protocol None. @param seed of folds that are drawn.
/// @throws std::invalid_argument if there are fewer than two classes, too few labelled samples for the folds, or a
/// class has fewer samples than a drawn protocol has folds.
FUZZYLENS_EXPORT HeldOutPlan heldOutPlan(const Protocol& protocol, const Target& target, std::uint64_t seed);

}  // namespace fuzzylens
