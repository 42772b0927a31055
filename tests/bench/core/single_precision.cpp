// SPDX-License-Identifier: GPL-3.0-or-later
// The same data as doubles and in single precision: how long a fit takes, and the memory that it adds to that of
// the data.
#include "core/methods/method.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <malloc.h>

#include <map>
#include <string>

namespace fuzzylens::bench {

namespace {

constexpr Index samples = 20000, features = 500;
constexpr int classes = 4, threads = 2;
constexpr double kilobytesInMegabyte = 1024;

/// Few iterations, of which all take the same time.
const std::map<std::string, std::map<std::string, std::string>> settings{
    {"sfp", {{"max_iterations", "10"}}},
    {"kmeans", {{"max_iterations", "10"}, {"restarts", "1"}}},
    {"fcm", {{"max_iterations", "10"}, {"restarts", "1"}}},
    {"pca", {}}};

/// A fit of a copy of the data, for which nothing is cached.
void fit(const std::string& id, const Problem& problem)
{
    const Problem fresh{std::make_shared<const Dataset>(problem.data->parts()), problem.target, {}};
    const MethodDescription& description = method(id);
    description.run(fresh, resolveParameters(description, fresh, settings.at(id)), {threads, {}});
}

/// Without a figure where the memory is not known.
void addMemory(Figures& figures, const std::string& name, const std::string& id, const Problem& problem)
{
    ::malloc_trim(0);
    if (!resetPeakMemory())
        return;
    const double before = statusKilobytes("VmRSS:");
    fit(id, problem);
    const double peak = statusKilobytes("VmHWM:");
    if (before >= 0 && peak >= 0)
        figures.emplace_back(name, (peak - before) / kilobytesInMegabyte);
}

void measurePrecisions(Figures& figures)
{
    constexpr double seconds = 5;
    const Problem doubles = classesOfNormals(samples, features, classes);
    const Problem singles{inSinglePrecision(doubles.data), doubles.target, {}};
    for (const auto& [id, unused] : settings) {
        addMemory(figures, id + "_double_added_mb", id, doubles);
        addMemory(figures, id + "_single_added_mb", id, singles);
        const std::vector<double> times =
            leastSeconds({[&, &id = id] { fit(id, doubles); }, [&, &id = id] { fit(id, singles); }}, seconds, 3);
        figures.emplace_back(id + "_double_seconds", times[0]);
        figures.emplace_back(id + "_single_to_double", times[1] / times[0]);
    }
}

const Registration precisions{{"single-precision",
                               "fits of 20000 x 500 as doubles and in single precision: time and added memory",
                               measurePrecisions}};

}  // namespace

}  // namespace fuzzylens::bench
