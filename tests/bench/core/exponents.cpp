// SPDX-License-Identifier: GPL-3.0-or-later
// How the time of a fit grows with the numbers of samples and of features, for every method.
#include "core/methods/method.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::bench {

namespace {

constexpr double mostSeconds = 15;  // that a fit may be expected to take

/// A method with parameters that are not its defaults.
struct Grown
{
    std::string method, variant;
    std::map<std::string, std::string> set;
};

bool hasIterations(const MethodDescription& description)
{
    return std::any_of(description.parameters.begin(), description.parameters.end(),
                       [](const ParameterDescription& parameter) { return parameter.name == "max_iterations"; });
}

/// Every method with its defaults, and iterative ones with 10 iterations too, since the number that a fit needs
/// varies with the data. Of the annealing one temperature, with a trial a sample and short fits: the others cost
/// as much.
std::vector<Grown> grownMethods()
{
    std::vector<Grown> all;
    for (const MethodDescription& description : methods()) {
        all.push_back({description.id, "", {}});
        if (hasIterations(description))
            all.push_back({description.id, "_10_iterations", {{"max_iterations", "10"}}});
    }
    for (const std::string id : {"des", "mes"}) {
        all.push_back({id, "_affinity", {{"selection", "affinity"}}});
        all.push_back({id,
                       "_annealing",
                       {{"selection", "annealing"},
                        {"temperatures", "1"},
                        {"trials", "1"},
                        {"restarts", "1"},
                        {"max_iterations", "20"}}});
    }
    return all;
}

struct Cost
{
    double seconds;             // of the processor, which other programs do not take
    double affinityIterations;  // 0 without affinity propagation
};

/// Of a copy of the data, for which nothing is cached; with the defaults that depend on the data.
Cost costOfFit(const Grown& grown, const Problem& problem)
{
    const Problem fresh{std::make_shared<const Dataset>(problem.data->parts()), problem.target, {}};
    const MethodDescription& description = method(grown.method);
    const std::clock_t begin = std::clock();
    const Outcome outcome = description.run(fresh, resolveParameters(description, fresh, grown.set), {1, {}});
    Cost cost{static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 0};
    for (const auto& [name, value] : outcome.figures)
        if (name == "affinity_iterations")
            cost.affinityIterations = value;
    return cost;
}

/// Least of up to three fits, fewer where they are slow.
Cost leastOfFits(const Grown& grown, const Problem& problem)
{
    constexpr int repeats = 3;
    constexpr double enough = 1.5;  // seconds
    Cost least = costOfFit(grown, problem);
    double spent = least.seconds;
    for (int i = 1; i < repeats && spent < enough; ++i) {
        const double seconds = costOfFit(grown, problem).seconds;
        spent += seconds;
        least.seconds = std::min(least.seconds, seconds);
    }
    return least;
}

struct Point
{
    Index size;
    double seconds;
    double affinityIterations;
};

/// The slope of log seconds on log size.
double exponentOf(const std::vector<Point>& points)
{
    const auto count = static_cast<double>(points.size());
    double meanX = 0, meanY = 0, xx = 0, xy = 0;
    for (const Point& point : points) {
        const double x = std::log(static_cast<double>(point.size)), y = std::log(point.seconds);
        meanX += x / count;
        meanY += y / count;
        xx += x * x;
        xy += x * y;
    }
    return (xy - count * meanX * meanY) / (xx - count * meanX * meanX);
}

/// Of the time of one iteration of affinity propagation: how many it takes varies with the data.
std::optional<double> exponentOfIteration(std::vector<Point> points)
{
    for (Point& point : points) {
        if (point.affinityIterations == 0)
            return std::nullopt;
        point.seconds /= point.affinityIterations;
    }
    return exponentOf(points);
}

/// Seconds of a fit of twice the size, by the last two; after the first, growth with the square is assumed.
double extrapolated(const std::vector<Point>& points)
{
    constexpr double square = 4.0;
    const double last = points.back().seconds;
    return last * (points.size() < 2 ? square : last / points[points.size() - 2].seconds);
}

using ProblemsBySize = std::map<Index, Problem>;

/// Fits of ascending sizes as long as the next one is expected to take at most mostSeconds. Says on standard
/// error which sizes were used where these are not all.
std::vector<Point> measured(const Grown& grown, const ProblemsBySize& problems, const char* unit)
{
    std::vector<Point> points;
    for (const auto& [size, problem] : problems)
        if (points.empty() || extrapolated(points) <= mostSeconds) {
            const Cost cost = leastOfFits(grown, problem);
            points.push_back({size, cost.seconds, cost.affinityIterations});
        } else
            break;
    if (points.size() < problems.size()) {
        std::fprintf(stderr, "fuzzylens-bench: %s%s:", grown.method.c_str(), grown.variant.c_str());
        for (const Point& point : points)
            std::fprintf(stderr, " %td", point.size);
        std::fprintf(stderr, " %s only: the next fit would take %.0f s, more than %g s\n", unit,
                     extrapolated(points), mostSeconds);
    }
    return points;
}

void measureExponents(Figures& figures)
{
    constexpr Index fewestSamples = 1000, usualFeatures = 50;
    constexpr int classes = 3;
    ProblemsBySize bySamples, byFeatures;
    for (const Index n : {fewestSamples, 2 * fewestSamples, 4 * fewestSamples, 8 * fewestSamples})
        bySamples.emplace(n, classesOfNormals(n, usualFeatures, classes));
    for (const Index p : {usualFeatures, 2 * usualFeatures, 4 * usualFeatures})
        byFeatures.emplace(p, classesOfNormals(fewestSamples, p, classes));
    for (const Grown& grown : grownMethods()) {
        const std::string name = grown.method + grown.variant;
        try {
            const std::vector<Point> points = measured(grown, bySamples, "samples");
            figures.emplace_back(name + "_" + std::to_string(points.back().size) + "_seconds",
                                 points.back().seconds);
            if (points.size() > 1) {
                figures.emplace_back(name + "_exponent", exponentOf(points));
                if (const auto exponent = exponentOfIteration(points))
                    figures.emplace_back(name + "_exponent_of_an_iteration", *exponent);
            }
            if (const auto wide = measured(grown, byFeatures, "features"); wide.size() > 1)
                figures.emplace_back(name + "_exponent_p", exponentOf(wide));
        } catch (const std::exception& error) {
            std::fprintf(stderr, "fuzzylens-bench: %s is not measured: %s\n", name.c_str(), error.what());
        }
    }
}

const Registration exponents{
    {"exponents",
     "how the time of every method grows from 1000 to 8000 samples and from 50 to 200 features, on one thread: "
     "ten minutes",
     measureExponents}};

}  // namespace

}  // namespace fuzzylens::bench
