// SPDX-License-Identifier: GPL-3.0-or-later
// SFFD after a pair was drawn: again from the memberships before it, and from the beginning.
#include "core/methods/sffd/sffd.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

namespace fuzzylens::bench {

namespace {

void measureShape(Figures& figures, Index samples, Index features, int classes)
{
    using std::chrono::minutes;
    constexpr double seconds = 3;
    constexpr int drawn = 20;  // pairs before
    Problem problem = classesOfNormals(samples, features, classes);
    SffdOptions options;
    options.clusters = classes;
    const RunControl control{2, {}};
    const auto withPairs = [&](int count) {
        PairSet pairs;
        for (int i = 0; i < count; ++i)
            (i % 2 == 0 ? pairs.must : pairs.cannot).push_back(pairOf(i, i % 2 == 0 ? i + classes : i + 1));
        return std::make_shared<const PairSet>(inOrder(std::move(pairs), samples));
    };
    problem.pairs = withPairs(drawn);
    const Outcome before = sffd(problem, options, control);
    problem.pairs = withPairs(drawn + 1);
    int warm = 0, cold = 0;
    const std::vector<double> times =
        leastSeconds({[&] { warm = refineSffd(problem, options, before, minutes(1), control).iterations; },
                      [&] { cold = sffd(problem, options, control).iterations; }},
                     seconds);
    const std::string shape = "_" + std::to_string(samples) + "x" + std::to_string(features);
    figures.emplace_back("sffd_refit_ms" + shape, 1e3 * times[0]);
    figures.emplace_back("sffd_refit_iterations" + shape, warm);
    figures.emplace_back("sffd_fit_ms" + shape, 1e3 * times[1]);
    figures.emplace_back("sffd_fit_iterations" + shape, cold);
}

void measure(Figures& figures)
{
    measureShape(figures, 72, 7129, 2);
    measureShape(figures, 178, 13, 3);
}

const Registration registration{{"sffd", "SFFD again after a pair more, and from the beginning", measure}};

}  // namespace

}  // namespace fuzzylens::bench
