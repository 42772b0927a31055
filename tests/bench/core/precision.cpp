// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

namespace fuzzylens::bench {

namespace {

constexpr Index samples = 50'000, features = 500;
constexpr int classes = 6;
constexpr double seconds = 10;  // for a method

/// The methods that read numbers in single precision as they are.
void measure(Figures& figures)
{
    const Problem exact = classesOfNormals(samples, features, classes);
    Problem single = exact;
    single.data = inSinglePrecision(exact.data);
    for (const MethodDescription& description : methods()) {
        if (!description.staysCompact)
            continue;
        const Parameters parameters = defaultParameters(description, exact);
        const auto fit = [&](const Problem& problem) {
            return [&] { description.run(problem, parameters, {1, {}}); };
        };
        const std::vector<double> times = leastSeconds({fit(exact), fit(single)}, seconds);
        figures.emplace_back(description.id + "_seconds_double", times[0]);
        figures.emplace_back(description.id + "_seconds_single", times[1]);
        figures.emplace_back(description.id + "_single_over_double", times[1] / times[0]);
    }
    figures.emplace_back("megabytes_double", 1e-6 * exact.data->table().bytes());
    figures.emplace_back("megabytes_single", 1e-6 * single.data->table().bytes());
}

const Registration registration{
    {"single-precision", "fits of 50000 samples x 500 features in single precision and in double, one thread",
     measure}};

}  // namespace

}  // namespace fuzzylens::bench
