// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "leukaemia.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/scores.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fcm_on_points.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/probe_quality.h"
#include "core/methods/membership/probe_selection.h"
#include "core/methods/membership/sample_distances.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace fuzzylens::cli {

namespace {

constexpr int trials = 1000, clusters = 3;

struct Row
{
    const char* name;
    bool hasProbes;
    Representation representation;
    double beta;
    double ratio;  // probes a sample
    const char* published;
    const char* reference;
};

constexpr Row rows[] = {
    {"RD", false, Representation::Distances, 0, 1, "17.2", "15.5"},
    {"DES, c/n 0.1", true, Representation::Distances, 0, 0.1, "24.9", "24.3 ± 6.1"},
    {"MES, β 1e-6, c/n 0.4", true, Representation::Memberships, 1e-6, 0.4, "11.1", "10.3 ± 6.6"},
    {"MES, β 5e-7, c/n 0.5", true, Representation::Memberships, 5e-7, 0.5, "10.9", "9.7 ± 5.9"},
    {"MES, β 1e-7, c/n 0.7", true, Representation::Memberships, 1e-7, 0.7, "9.5", "8.8 ± 4.1"},
    {"MES, β 1e-8, c/n 0.8", true, Representation::Memberships, 1e-8, 0.8, "9.1", "8.7 ± 3.4"}};

struct Trial
{
    double error = 0;  // percent
    bool hasCollapsed = false;
};

Trial trialOf(const FcmOnPoints& points, const std::vector<int>& classOf, std::uint64_t seed)
{
    constexpr double fuzzifier = 2, tolerance = 1e-5, percent = 100;
    constexpr int mostIterations = 1000;
    const auto fit =
        points.fit(randomMemberships(points.points(), clusters, seed), {fuzzifier, mostIterations, tolerance});
    return {percent * majorityError(classOf, nearestClusters(fit.memberships)),
            collapseTest(0.0, points.variance(), fit.centers).hasCollapsed};
}

/// Every trial draws its probes and its start anew.
std::vector<Trial> trialsOf(const Row& row, const Leukaemia& leukaemia)
{
    const Eigen::MatrixXd& squared = leukaemia.distances->squared;
    const Index n = squared.rows();
    const auto probes = static_cast<Index>(std::ceil(row.ratio * static_cast<double>(n) - 1e-9));
    const FcmOnPoints raw(coordinatesOf(squared));
    std::vector<Trial> results(trials);
    parallelFor(trials, hardwareThreads(), [&](Index t) {
        const std::uint64_t seed = deriveSeed(1, {static_cast<std::uint64_t>(t)});
        Trial& result = results[static_cast<std::size_t>(t)];
        result = row.hasProbes ? trialOf(FcmOnPoints(embed(squared, randomProbes(n, probes, {}, seed),
                                                           row.representation, row.beta)),
                                         leukaemia.problem.target.classOf, seed)
                               : trialOf(raw, leukaemia.problem.target.classOf, seed);
    });
    return results;
}

std::vector<std::string> cellsOf(const Row& row, std::vector<Trial> results)
{
    const double n = static_cast<double>(results.size());
    const double mean = std::accumulate(results.begin(), results.end(), 0.0,
                                        [](double sum, const Trial& t) { return sum + t.error; }) /
                        n;
    double squares = 0.0;
    for (const Trial& trial : results)
        squares += (trial.error - mean) * (trial.error - mean);
    const auto collapsed =
        std::count_if(results.begin(), results.end(), [](const Trial& trial) { return trial.hasCollapsed; });
    std::sort(results.begin(), results.end(), [](const Trial& a, const Trial& b) { return a.error < b.error; });
    const double median = (results[results.size() / 2].error + results[(results.size() - 1) / 2].error) / 2;
    return {row.name,         fixed(mean, 1) + " ± " + fixed(std::sqrt(squares / (n - 1)), 1),
            fixed(median, 1), std::to_string(collapsed),
            row.published,    row.reference};
}

}  // namespace

std::string mesTable1(const std::filesystem::path& data)
{
    const Leukaemia leukaemia = readLeukaemia(data);
    TextTable table;
    table.addRow({"", "mean error, here", "median", "collapsed", "published", "reference"});
    for (const Row& row : rows) {
        if (isInterrupted())
            throw Cancelled();
        table.addRow(cellsOf(row, trialsOf(row, leukaemia)));
    }
    return "Membership embedding, table 1: representation error in percent on the leukaemia training set (38 "
           "samples, "
           "7129 genes, raw values / 100),\nfuzzy c-means with k = 3 and m = 2, " +
           std::to_string(trials) +
           " trials, each with probes and starting memberships of its own; mean ± standard deviation.\nCollapsed: "
           "trials in which all centres coincide, so that the error is read from rounding. The reference figures "
           "are those of an independent program\n(200 to 300 trials).\n\n" +
           table.text();
}

}  // namespace fuzzylens::cli
