// SPDX-License-Identifier: GPL-3.0-or-later
// Spectral feature scaling of the shape of the paper's colorectal data, and spectral clustering of many samples.
#include "tests/bench/core/scaling.h"

#include "core/methods/spectral/comparators.h"
#include "core/methods/spectral/scs.h"
#include "core/session/shell_quote.h"
#include "tests/bench/core/peer.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

#include <cstdio>
#include <filesystem>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

constexpr Index samples = 22, features = 54675;
constexpr int threads = 2;
constexpr double seconds = 5;

ScsOptions optionsFor(const std::string& solver)
{
    ScsOptions options;
    options.solver = solver == "target" ? ScalingSolver::Target : ScalingSolver::LeastSquares;
    options.graph.width = solver == "target" ? GraphOptions::Width::Automatic : GraphOptions::Width::Shared;
    return options;
}

/// Another data set each time: nothing is known of it.
Problem fresh(const Problem& problem)
{
    return {std::make_shared<const Dataset>(problem.data->parts()), problem.target, {}};
}

void measureScaling(Figures& figures)
{
    const Problem problem = classesOfNormals(samples, features, 2);
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
    for (const std::string solver : {"lsq", "target"}) {
        const std::vector<double> times = leastSeconds({[&] {
                                                           scs(fresh(problem), optionsFor(solver), {threads, {}});
                                                       }},
                                                       seconds, 3);
        figures.emplace_back("scs_" + solver + "_seconds", times[0]);
        const double peak = numberFrom(shellQuoted(program) + " --peak-of-scaling " + solver);
        if (peak < 0)
            throw std::runtime_error("the program that scales features failed");
        figures.emplace_back("scs_" + solver + "_peak_mb", peak);
    }
}

void measureClustering(Figures& figures)
{
    const Problem problem = classesOfNormals(5000, 50, 3);
    ReducedSpaceOptions space;
    space.clusters = 3;
    const std::vector<double> times =
        leastSeconds({[&] {
                         spectralClustering(fresh(problem), {}, space, {threads, {}});
                     }},
                     seconds, 3);
    figures.emplace_back("spectral_5000x50_seconds", times[0]);
}

void measureManySamples(Figures& figures)
{
    const Problem problem = classesOfNormals(20000, 50, 3);
    FisherOptions fisher;
    fisher.space.clusters = 3;
    PreservingOptions preserving;
    preserving.space.clusters = 3;
    const RunControl control{threads, {}};
    const std::vector<std::pair<std::string, std::function<void()>>> fits{
        {"spectral", [&] { spectralClustering(fresh(problem), {}, preserving.space, control); }},
        {"lpp", [&] { lpp(fresh(problem), preserving, control); }},
        {"lfda", [&] { discriminant(fresh(problem), fisher, control); }},
        {"klpp", [&] { klpp(fresh(problem), preserving, {}, control); }},
        {"klfda", [&] { klfda(fresh(problem), fisher, {}, control); }}};
    for (const auto& [name, fit] : fits)
        figures.emplace_back(name + "_20000x50_seconds", leastSeconds({fit}, 0, 1)[0]);
}

const Registration scaling{{"scs", "spectral feature scaling of 22 x 54675, time and memory", measureScaling}};
const Registration clustering{
    {"spectral", "spectral clustering of 5000 samples x 50 features", measureClustering}};
const Registration manySamples{
    {"spectral-many", "methods of neighbour graphs and kernels, 20000 samples x 50 features", measureManySamples}};

}  // namespace

int printPeakOfScaling(const char* solver)
{
    const Problem problem = classesOfNormals(samples, features, 2);
    scs(problem, optionsFor(solver), {threads, {}});
    const double peak = statusKilobytes("VmHWM:");
    if (peak < 0)
        return 1;
    constexpr double kilobytes = 1024;
    std::printf("%.1f\n", peak / kilobytes);
    return 0;
}

}  // namespace fuzzylens::bench
