// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/permutation_test.h"

#include "core/methods/left_out_samples.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

void PermutationTest::add(double statistic, bool mayStop)
{
    if (isStoppedEarly)
        return;
    permuted.push_back(statistic);
    isStoppedEarly = mayStop && hits() >= hitsToStop;
}

int PermutationTest::hits() const
{
    const double least = observed - equalUpToRounding * std::max(1.0, std::abs(observed));
    return static_cast<int>(
        std::count_if(permuted.begin(), permuted.end(), [least](double statistic) { return statistic >= least; }));
}

double PermutationTest::pValue() const
{
    const auto count = static_cast<double>(permuted.size());
    return isStoppedEarly ? hits() / count : (1 + hits()) / (1 + count);
}

Target permutedLabels(const Target& target, std::uint64_t seed, int permutation)
{
    Target result = target;
    if (permutation == 0)
        return result;
    const std::vector<int> labelled = samplesWithClass(target);
    Random random(deriveSeed(seed, {static_cast<std::uint64_t>(permutation)}));
    const std::vector<int> order = random.permutation(static_cast<int>(labelled.size()));
    for (std::size_t i = 0; i < labelled.size(); ++i)
        result.classOf[static_cast<std::size_t>(labelled[i])] =
            target.classOf[static_cast<std::size_t>(labelled[static_cast<std::size_t>(order[i])])];
    return result;
}

}  // namespace fuzzylens
