// SPDX-License-Identifier: GPL-3.0-or-later
// How the time of a fit grows with the number of samples, for every method.
#include "core/methods/method.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <exception>

namespace fuzzylens::bench {

namespace {

constexpr Index exponentSizes[] = {500, 1000, 2000};

/// A method with parameters that are not its defaults.
struct Grown
{
    std::string method, variant;
    std::map<std::string, std::string> set;
};

/// One temperature of the annealing, with a trial a sample and short fits: the others cost as much.
std::vector<Grown> grownMethods()
{
    std::vector<Grown> all;
    for (const MethodDescription& description : methods())
        all.push_back({description.id, "", {}});
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

/// Of a copy of the data, for which nothing is cached; with the defaults that depend on the data.
double secondsOfFit(const Grown& grown, const Problem& problem)
{
    const Problem fresh{std::make_shared<const Dataset>(problem.data->parts()), problem.target, {}};
    const MethodDescription& description = method(grown.method);
    const auto begin = std::chrono::steady_clock::now();
    description.run(fresh, resolveParameters(description, fresh, grown.set), {1, {}});
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Least of up to three fits, fewer where they are slow.
double leastOfFits(const Grown& grown, const Problem& problem)
{
    constexpr int repeats = 3;
    constexpr double enough = 1.5;  // seconds
    double least = secondsOfFit(grown, problem), spent = least;
    for (int i = 1; i < repeats && spent < enough; ++i) {
        const double seconds = secondsOfFit(grown, problem);
        spent += seconds;
        least = std::min(least, seconds);
    }
    return least;
}

/// The slope of log seconds on log n.
void measureExponents(Figures& figures)
{
    std::vector<Problem> problems;
    for (const Index n : exponentSizes)
        problems.push_back(classesOfNormals(n, 50, 3));
    for (const Grown& grown : grownMethods()) {
        const std::string name = grown.method + grown.variant;
        try {
            double meanX = 0, meanY = 0, xx = 0, xy = 0, seconds = 0;
            for (const Problem& problem : problems) {
                seconds = leastOfFits(grown, problem);
                const double x = std::log(static_cast<double>(problem.data->samples())), y = std::log(seconds);
                meanX += x / static_cast<double>(problems.size());
                meanY += y / static_cast<double>(problems.size());
                xx += x * x;
                xy += x * y;
            }
            const auto count = static_cast<double>(problems.size());
            figures.emplace_back(name + "_2000_seconds", seconds);
            figures.emplace_back(name + "_exponent", (xy - count * meanX * meanY) / (xx - count * meanX * meanX));
        } catch (const std::exception& error) {
            std::fprintf(stderr, "fuzzylens-bench: %s is not measured: %s\n", name.c_str(), error.what());
        }
    }
}

const Registration exponents{
    {"exponents", "how the time of every method grows from 500 to 2000 samples: a minute", measureExponents}};

}  // namespace

}  // namespace fuzzylens::bench
