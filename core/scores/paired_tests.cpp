// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/paired_tests.h"

#include <libalglib/specialfunctions.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

double exactMcNemar(int onlyFirst, int onlySecond)
{
    const int all = onlyFirst + onlySecond;
    if (all == 0)
        return 1;
    return std::min(1.0, 2 * alglib::binomialdistribution(std::min(onlyFirst, onlySecond), all, 0.5));
}

DifferenceTest correctedResampledTest(const std::vector<double>& differences, double testPerTraining)
{
    if (differences.size() < 2 || !(testPerTraining > 0))
        throw std::invalid_argument("a test of differences needs at least two folds");
    const auto n = static_cast<double>(differences.size());
    DifferenceTest test;
    test.mean = std::accumulate(differences.begin(), differences.end(), 0.0) / n;
    double squares = 0;
    for (const double difference : differences)
        squares += (difference - test.mean) * (difference - test.mean);
    if (squares <= n * 1e-30) {
        const bool isZero = std::abs(test.mean) < 1e-15;
        test.statistic = isZero ? 0.0 : std::copysign(std::numeric_limits<double>::infinity(), test.mean);
        test.pValue = isZero ? 1 : 0;
        return test;
    }
    test.statistic = test.mean / std::sqrt((1 / n + testPerTraining) * squares / (n - 1));
    test.pValue = 2 * alglib::studenttdistribution(static_cast<alglib::ae_int_t>(differences.size()) - 1,
                                                   -std::abs(test.statistic));
    return test;
}

std::vector<double> holmAdjusted(const std::vector<double>& pValues)
{
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return pValues[left] < pValues[right]; });
    std::vector<double> adjusted(pValues.size());
    double least = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        least = std::max(least, static_cast<double>(order.size() - rank) * pValues[order[rank]]);
        adjusted[order[rank]] = std::min(1.0, least);
    }
    return adjusted;
}

}  // namespace fuzzylens
