// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/verdict.h"
#include "core/numeric/parallel.h"

#include <algorithm>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t repetitionSeed = 101;

/// A data set with its steps.
struct Prepared
{
    DatasetPtr original;
    Preprocessed steps;
    Target target;
};

Prepared prepared(const std::filesystem::path& file, const std::vector<std::string>& steps)
{
    Prepared result{preparedFile(file, {}), {}, {}};
    std::vector<StepSpec> specs;
    for (const std::string& step : steps)
        specs.push_back(StepSpec::parse(step));
    result.steps = preprocess(result.original, specs, interruptible());
    if (isInterrupted() || !result.steps.data)
        throw Cancelled();
    result.target = makeProblem(result.steps.data, result.steps.data->preferredLabel()).target;
    return result;
}

Verdict verdictOn(const MethodDescription& method, const Prepared& set, const Target& target,
                  const Settings& settings, const VerdictOptions& options)
{
    const RunControl control{hardwareThreads(), interruptible()};
    const Problem problem{set.steps.data, target};
    const Parameters parameters = resolveParameters(method, problem, settings);
    Verdict verdict =
        computeVerdict({method, set.original, set.steps.steps, problem, parameters}, {}, options, control);
    if (!verdict.isComplete)
        throw Cancelled();
    return verdict;
}

/// "52 of 62 (84 %)"
std::string ofAll(int count, int all)
{
    return std::to_string(count) + " of " + std::to_string(all) + " (" + fixed(100.0 * count / all, 0) + " %)";
}

}  // namespace

Reproduced verdictTable(const Reproduction& asked)
{
    const MethodDescription& described = method(asked.table.at("method").get<std::string>());
    const Settings settings = asked.table.at("parameters").get<Settings>();
    VerdictOptions options;
    options.permutations = asked.table.at("permutations");
    options.mayStopEarly = false;
    VerdictOptions stopping = options;
    stopping.mayStopEarly = true;
    TextTable table;
    table.addRow(asked.table.at("head").get<std::vector<std::string>>());
    for (const Json& row : asked.table.at("rows")) {
        const Prepared set = prepared(asked.data / row.at("file").get<std::string>(), row.at("steps"));
        const Verdict verdict = verdictOn(described, set, set.target, settings, options);
        const ValidatedAccuracy& accuracy = *verdict.accuracy;
        const auto [low, high] = std::minmax_element(verdict.test.permuted.begin(), verdict.test.permuted.end());
        int called = 0;
        for (int repetition = 1; repetition <= asked.draws; ++repetition) {
            stopping.seed = static_cast<std::uint64_t>(repetition);
            called += !verdictOn(described, set, permutedLabels(set.target, repetitionSeed, repetition), settings,
                                 stopping)
                           .isBetterThanChance();
        }
        table.addRow(
            {row.at("title").get<std::string>(), ofAll(accuracy.correct, accuracy.total),
             fixed(100 * accuracy.interval.low, 0) + " to " + fixed(100 * accuracy.interval.high, 0) + " %",
             fixed(100 * accuracy.largestClassShare, 0) + " %", fixed(*low, 0) + " to " + fixed(*high, 0),
             fixed(verdict.test.pValue(), 3), verdict.isBetterThanChance() ? "yes" : "no",
             std::to_string(called) + " of " + std::to_string(asked.draws)});
    }
    return {aboutText(asked.table, {{"draws", std::to_string(asked.draws)}}) + '\n' + table.text()};
}

}  // namespace fuzzylens::cli
