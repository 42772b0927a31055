// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/methods/membership/embedding_trials.h"
#include "core/methods/membership/mes.h"
#include "core/methods/membership/sample_distances.h"
#include "core/numeric/parallel.h"
#include "core/preprocess/steps.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

/// The leukaemia training set: 38 samples, 7129 genes, raw values over 100, the classes ALL and AML
/// (methods.md 3.3).
Problem leukaemia(const std::filesystem::path& data)
{
    ImportOptions options;
    options.labelsFile = data / "leukemia_train.cls";
    const DatasetPtr read = readDataset(data / "leukemia_train.gct", options, interruptible()).data;
    if (!read)
        throw Cancelled();
    const DatasetPtr labelled = withLabels(*read, readCls(options.labelsFile), options.labelsFile.string());
    const DatasetPtr scaled = preprocess(labelled, {StepSpec::parse("scale=0.01")}, interruptible()).data;
    if (isInterrupted() || !scaled)
        throw Cancelled();
    return makeProblem(scaled, scaled->preferredLabel());
}

TrialSpace spaceOf(const Json& json)
{
    if (json.empty())
        return {};
    return {json.at("representation") == "distances" ? Representation::Distances : Representation::Memberships,
            json.at("beta").get<double>(), json.at("probe_share").get<double>()};
}

std::vector<std::string> cellsOf(const Json& row, std::vector<EmbeddingTrial> results)
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
    return {row.at("title"),     fixed(mean, 1) + " ± " + fixed(std::sqrt(squares / (n - 1)), 1),
            fixed(median, 1),    std::to_string(collapsed),
            row.at("published"), row.at("reference")};
}

struct Run
{
    double error = 0;  // percent, of the best set
    std::vector<Index> probes;
    std::size_t temperatures = 0;
    std::size_t faultlessSets = 0;  // of few probes, at the ends of temperatures
    double seconds = 0;
};

Run runOf(const Problem& problem, const Json& table, int seed)
{
    const MethodDescription& mes = method(table.at("method").get<std::string>());
    const Settings settings = joined(table.at("parameters").get<Settings>(), {{"seed", std::to_string(seed)}});
    const Outcome outcome = mes.run(problem, resolveParameters(mes, problem, settings), {1, interruptible()});
    if (outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    std::set<std::vector<Index>> faultless;
    for (const ProbeTemperature& at : outcome.annealing)
        if (at.quality == 0.0 && at.probes.size() <= table.at("few_probes").get<std::size_t>())
            faultless.insert(at.probes);
    const auto quality =
        std::find_if(outcome.figures.begin(), outcome.figures.end(),
                     [](const NamedFigure& figure) { return figure.name == "annealing_quality"; });
    return {quality == outcome.figures.end() ? std::nan("") : quality->value, outcome.probes,
            outcome.annealing.size(), faultless.size(), outcome.seconds};
}

std::string namesOf(const std::vector<Index>& probes, const Dataset& data)
{
    std::string text;
    for (const Index probe : probes)
        text += (text.empty() ? "" : ", ") + data.sampleNames()[static_cast<std::size_t>(probe)];
    return text;
}

}  // namespace

Reproduced embeddingTrialsTable(const Reproduction& asked)
{
    const Problem problem = leukaemia(asked.data);
    const SampleDistancesPtr distances = sampleDistances(problem.data, hardwareThreads());
    const int trials = asked.table.at("trials");
    TextTable table;
    table.addRow(asked.table.at("head"));
    for (const Json& row : asked.table.at("rows")) {
        if (isInterrupted())
            throw Cancelled();
        table.addRow(cellsOf(row, embeddingTrials(distances->squared, problem.target.classOf,
                                                  spaceOf(row.at("space")), asked.table.at("clusters"), trials,
                                                  asked.table.at("seed"), hardwareThreads())));
    }
    return {aboutText(asked.table, {{"trials", std::to_string(trials)}}) + '\n' + table.text()};
}

Reproduced annealingTable(const Reproduction& asked)
{
    const Problem problem = leukaemia(asked.data);
    const int runs = asked.table.at("runs");
    const std::size_t few = asked.table.at("few_probes");
    std::vector<Run> all;
    TextTable table;
    table.addRow(asked.table.at("head"));
    for (int seed = 1; seed <= runs; ++seed) {
        const Run& run = all.emplace_back(runOf(problem, asked.table, seed));
        table.addRow({std::to_string(seed), fixed(run.error, 1) + " %", std::to_string(run.probes.size()),
                      std::to_string(run.temperatures), std::to_string(run.faultlessSets), fixed(run.seconds, 2),
                      namesOf(run.probes, *problem.data)});
    }
    const auto faultless = std::count_if(all.begin(), all.end(), [](const Run& run) { return run.error == 0.0; });
    const auto small = std::count_if(
        all.begin(), all.end(), [few](const Run& run) { return run.error == 0.0 && run.probes.size() <= few; });
    const double seconds =
        std::accumulate(all.begin(), all.end(), 0.0, [](double sum, const Run& run) { return sum + run.seconds; });
    return {aboutText(asked.table, {}) + '\n' + table.text() + "\nWithout error: " + std::to_string(faultless) +
            " of " + std::to_string(runs) + "; with " + std::to_string(few) +
            " probes or fewer: " + std::to_string(small) + " of " + std::to_string(runs) + "; " +
            fixed(seconds / runs, 2) + " s a run.\n"};
}

}  // namespace fuzzylens::cli
