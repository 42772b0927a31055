// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "leukaemia.h"
#include "reproduce_tables.h"
#include "text_table.h"
#include "trouble.h"

#include "core/methods/membership/mes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

namespace fuzzylens::cli {

namespace {

constexpr int runs = 20;
constexpr std::size_t few = 3;  // probes, as in figure 1

struct Run
{
    double error = 0;  // percent, of the best set
    std::vector<Index> probes;
    std::size_t temperatures = 0;
    std::size_t faultlessSets = 0;  // of three probes or fewer, at the ends of temperatures
    double seconds = 0;
};

double figureOf(const Outcome& outcome, const char* name)
{
    const auto found = std::find_if(outcome.figures.begin(), outcome.figures.end(),
                                    [name](const NamedFigure& figure) { return figure.name == name; });
    return found == outcome.figures.end() ? std::nan("") : found->value;
}

Run runOf(const Problem& problem, int seed)
{
    const MethodDescription& mes = method("mes");
    const Parameters parameters = resolveParameters(
        mes, problem,
        {{"selection", "annealing"}, {"beta", "1e-6"}, {"clusters", "3"}, {"seed", std::to_string(seed)}});
    const Outcome outcome = mes.run(problem, parameters, {1, false, interruptible()});
    if (outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    std::set<std::vector<Index>> faultless;
    for (const ProbeTemperature& at : outcome.annealing)
        if (at.quality == 0.0 && at.probes.size() <= few)
            faultless.insert(at.probes);
    return {figureOf(outcome, "annealing_quality"), outcome.probes, outcome.annealing.size(), faultless.size(),
            outcome.seconds};
}

std::string namesOf(const std::vector<Index>& probes, const Dataset& data)
{
    std::string text;
    for (const Index probe : probes)
        text += (text.empty() ? "" : ", ") + data.sampleNames()[static_cast<std::size_t>(probe)];
    return text;
}

}  // namespace

std::string mesAnnealing(const std::filesystem::path& data)
{
    const Leukaemia leukaemia = readLeukaemia(data);
    std::vector<Run> all;
    TextTable table;
    table.addRow(
        {"seed", "error", "probes", "temperatures", "sets of <= 3 without error", "seconds", "the best set"});
    for (int seed = 1; seed <= runs; ++seed) {
        all.push_back(runOf(leukaemia.problem, seed));
        const Run& run = all.back();
        table.addRow({std::to_string(seed), fixed(run.error, 1) + " %", std::to_string(run.probes.size()),
                      std::to_string(run.temperatures), std::to_string(run.faultlessSets), fixed(run.seconds, 2),
                      namesOf(run.probes, *leukaemia.problem.data)});
    }
    const auto faultless = std::count_if(all.begin(), all.end(), [](const Run& run) { return run.error == 0.0; });
    const auto small = std::count_if(all.begin(), all.end(),
                                     [](const Run& run) { return run.error == 0.0 && run.probes.size() <= few; });
    const double seconds =
        std::accumulate(all.begin(), all.end(), 0.0, [](double sum, const Run& run) { return sum + run.seconds; });
    return "Simulated annealing over probes (SA-PS) on the leukaemia training set (raw values / 100): beta 1e-6, "
           "fuzzy "
           "c-means with k = 3\nand m = 2, energy = representation error in percent + lambda x probes at the "
           "defaults. The paper finds sets of 3 probes without error.\n\n" +
           table.text() + "\nWithout error: " + std::to_string(faultless) + " of " + std::to_string(runs) +
           "; with 3 probes or fewer: " + std::to_string(small) + " of " + std::to_string(runs) + "; " +
           fixed(seconds / runs, 2) + " s a run.\n";
}

}  // namespace fuzzylens::cli
