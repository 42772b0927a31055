// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "leukaemia.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/methods/membership/embedding_trials.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace fuzzylens::cli {

namespace {

constexpr int trials = 1000, clusters = 3;
constexpr std::uint64_t seed = 1;

struct Row
{
    const char* name;
    TrialSpace space;
    const char* published;
    const char* reference;
};

constexpr auto distances = Representation::Distances;
constexpr auto memberships = Representation::Memberships;

const Row rows[] = {{"RD", {}, "17.2", "15.5"},
                    {"DES, c/n 0.1", {distances, 0, 0.1}, "24.9", "24.3 ± 6.1"},
                    {"MES, β 1e-6, c/n 0.4", {memberships, 1e-6, 0.4}, "11.1", "10.3 ± 6.6"},
                    {"MES, β 5e-7, c/n 0.5", {memberships, 5e-7, 0.5}, "10.9", "9.7 ± 5.9"},
                    {"MES, β 1e-7, c/n 0.7", {memberships, 1e-7, 0.7}, "9.5", "8.8 ± 4.1"},
                    {"MES, β 1e-8, c/n 0.8", {memberships, 1e-8, 0.8}, "9.1", "8.7 ± 3.4"}};

std::vector<std::string> cellsOf(const Row& row, std::vector<EmbeddingTrial> results)
{
    const double n = static_cast<double>(results.size());
    const double mean = std::accumulate(results.begin(), results.end(), 0.0,
                                        [](double sum, const EmbeddingTrial& t) { return sum + t.error; }) /
                        n;
    double squares = 0.0;
    for (const EmbeddingTrial& trial : results)
        squares += (trial.error - mean) * (trial.error - mean);
    const auto collapsed = std::count_if(results.begin(), results.end(),
                                         [](const EmbeddingTrial& trial) { return trial.hasCollapsed; });
    std::sort(results.begin(), results.end(),
              [](const EmbeddingTrial& a, const EmbeddingTrial& b) { return a.error < b.error; });
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
        table.addRow(cellsOf(row, embeddingTrials(leukaemia.distances->squared, leukaemia.problem.target.classOf,
                                                  row.space, clusters, trials, seed, hardwareThreads())));
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
