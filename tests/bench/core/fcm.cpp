// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzy c-means compared with the C code of e1071's cmeans (R), from the same start, by the time of an iteration.
#include "core/methods/fuzzy/fcm.h"
#include "core/numeric/parallel.h"
#include "core/session/shell_quote.h"
#include "tests/bench/core/peer.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/core/tables.h"
#include "tests/bench/measurement.h"

#include <cstdio>
#include <fstream>

namespace fuzzylens::bench {

namespace {

// Iterations: their difference leaves out what a call needs around them. The other program stops by itself after
// more.
constexpr int few = 2, many = 202, manyOfPeer = 12;

void write(const Table& table, const Dataset& data)
{
    std::ofstream file(table.path());
    file.precision(17);
    for (Index i = 0; i < data.samples(); ++i)
        for (Index l = 0; l < data.features(); ++l)
            file << data.value(i, l) << (l + 1 < data.features() ? ',' : '\n');
}

/// Milliseconds of an iteration of cmeans from the first samples as centres, the least of fifteen; of its
/// processor time, which what else the machine does leaves alone.
double peerMilliseconds(const Dataset& data, int clusters, double fuzzifier)
{
    const Table table("fcm.csv");
    write(table, data);
    char script[1024];
    std::snprintf(
        script, sizeof script,
        "library(e1071); x <- as.matrix(read.csv(commandArgs(TRUE)[1], header = FALSE)); "
        "run <- function(n) cmeans(x, x[1:%d, ], iter.max = n, m = %g, control = list(reltol = 1e-300)); "
        "if (run(%d)$iter != %d) stop(); "
        "ms <- function(n) min(sapply(1:15, function(i) sum(system.time(for (r in 1:5) run(n))[1:2]))) "
        "* 200; cat((ms(%d) - ms(%d)) / %d)",
        clusters, fuzzifier, manyOfPeer, manyOfPeer, manyOfPeer, few, manyOfPeer - few);
    return numberFrom("Rscript -e " + shellQuoted(script) + " " + shellQuoted(table.path().string()));
}

void measureShape(Figures& figures, Index samples, Index features, int clusters, double fuzzifier)
{
    constexpr double seconds = 2;
    const Problem problem = classesOfNormals(samples, features, clusters);
    ClusteringOptions options;
    options.clusters = clusters;
    options.fuzzifier = fuzzifier;
    options.tolerance = 0;
    for (int j = 0; j < clusters; ++j)
        options.startSamples.push_back(j);
    const auto run = [&](int iterations, int threads) {
        return [&problem, options, iterations, threads]() mutable {
            options.maxIterations = iterations;
            fcm(problem, options, {threads, {}});
        };
    };
    const std::vector<double> times =
        leastSeconds({run(few, 1), run(many, 1), run(few, 2), run(many, 2)}, seconds);
    const std::string shape = "_" + std::to_string(samples) + "x" + std::to_string(features);
    const double one = 1e3 * (times[1] - times[0]) / (many - few),
                 two = 1e3 * (times[3] - times[2]) / (many - few);
    figures.emplace_back("fcm_iteration_ms" + shape, two);
    figures.emplace_back("fcm_iteration_ms" + shape + "_one_thread", one);
    figures.emplace_back("fcm_fit_ms" + shape, 1e3 * times[3]);
    const double peer = peerMilliseconds(*problem.data, clusters, fuzzifier);
    if (peer > 0) {
        figures.emplace_back("fcm_iteration_ms" + shape + "_e1071", peer);
        figures.emplace_back("fcm_times_faster_than_e1071" + shape, peer / two);
        figures.emplace_back("fcm_times_faster_than_e1071" + shape + "_one_thread", peer / one);
    } else {
        std::fprintf(stderr, "fuzzylens-bench: e1071 is not installed, so it is not compared\n");
    }
}

void measure(Figures& figures)
{
    measureShape(figures, 5000, 21, 3, 2.0);
    measureShape(figures, 6000, 21, 3, 1.5);
    measureShape(figures, 62, 2000, 2, 1.2);
}

const Registration registration{{"fcm", "an iteration of fuzzy c-means beside e1071's cmeans", measure}};

}  // namespace

}  // namespace fuzzylens::bench
