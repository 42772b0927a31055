// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// A one-sided permutation test of a statistic that is large where the labels matter.
struct PermutationTest
{
    double observed = 0;           // with the labels as they are
    std::vector<double> permuted;  // in the order of the permutations
    bool isStoppedEarly = false;

    /// Appends the statistic of the next permutation, unless the test has stopped.
    /// @param mayStop whether it stops as soon as hitsToStop permutations have reached the observed statistic
    /// (Besag and Clifford 1991): more permutations would not make a p-value this large significant.
    FUZZYLENS_EXPORT void add(double statistic, bool mayStop);
    /// Permutations whose statistic equals the observed one up to rounding, or is larger.
    FUZZYLENS_EXPORT int hits() const;
    /// (1 + hits) / (1 + permutations); hits / permutations after an early stop. Both are valid: under the null
    /// hypothesis the probability of a value of u or less is at most u.
    FUZZYLENS_EXPORT double pValue() const;

    static constexpr int hitsToStop = 20;
};

/// @p target with its labels permuted among its labelled samples, drawn with @p seed; permutation 0 is the target
/// as it is.
FUZZYLENS_EXPORT Target permutedLabels(const Target& target, std::uint64_t seed, int permutation);

}  // namespace fuzzylens
