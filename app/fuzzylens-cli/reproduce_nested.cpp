// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/search/grid.h"
#include "core/evaluation/search/search.h"
#include "core/numeric/parallel.h"

#include <chrono>
#include <numeric>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

/// A column: a method and the values to choose among.
struct Chosen
{
    const MethodDescription& method;
    Grid grid;
};

Chosen chosenOf(const Json& column, const Problem& problem)
{
    const MethodDescription& described = method(column.at("method").get<std::string>());
    std::vector<std::string> texts;
    if (column.contains("grid"))
        texts = column.at("grid");
    else if (described.usualGrid)
        texts = described.usualGrid(problem);
    std::vector<GridAxis> axes;
    for (const std::string& text : texts)
        axes.push_back(parseGridAxis(text));
    return {described, Grid(std::move(axes))};
}

struct Nested
{
    NestedAccuracy accuracy;
    std::size_t fits = 0;
    double seconds = 0;  // of the wall clock
};

Nested nestedOf(const Chosen& chosen, const Json& column, const DatasetPtr& original, const Preprocessed& prepared,
                const Json& table)
{
    const Problem problem = makeProblem(prepared.data, prepared.data->preferredLabel());
    const Settings fixedSettings = column.value("parameters", Settings());
    const LeaveOneOutFit fit{chosen.method, original, prepared.steps, problem,
                             resolveParameters(chosen.method, problem, fixedSettings)};
    SearchRequest request{fit, {}, parseProtocol(table.at("cv").get<std::string>())};
    request.preprocess = table.at("preprocess") == "global" ? PreprocessIn::Global : PreprocessIn::Fold;
    for (std::size_t i = 0; i < chosen.grid.size(); ++i)
        request.candidates.push_back(
            resolveParameters(chosen.method, problem, joined(fixedSettings, chosen.grid.point(i))));
    const Search search(request);
    SearchRecord record = search.record();
    std::vector<std::size_t> all(request.candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto start = std::chrono::steady_clock::now();
    record.trials = search.run(all, {hardwareThreads(), false, interruptible()});
    if (record.trials.empty() || isInterrupted())
        throw Cancelled();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return {nestedAccuracy(record), all.size() * search.plan().sets.size(), seconds};
}

/// "51 (51.0, 49 to 53)"
std::string countText(const NestedAccuracy& accuracy)
{
    std::string text = std::to_string(accuracy.correct);
    if (accuracy.lowest < accuracy.highest)
        text += " (" + fixed(accuracy.expected, 1) + ", " + std::to_string(accuracy.lowest) + " to " +
                std::to_string(accuracy.highest) + ")";
    return text;
}

}  // namespace

Reproduced nestedTable(const Reproduction& asked)
{
    const Json& columns = asked.table.at("columns");
    TextTable counts, times;
    std::vector<std::string> head{"correct", "n", "published"}, timesHead{"seconds (fits per second)", "", ""};
    for (const Json& column : columns) {
        head.push_back(column.at("title"));
        timesHead.push_back(column.at("title"));
    }
    counts.addRow(head);
    times.addRow(timesHead);
    for (const Json& row : asked.table.at("rows")) {
        const DatasetPtr original = preparedFile(asked.data / row.at("file").get<std::string>(),
                                                 row.value("fill", std::vector<std::string>()));
        std::vector<StepSpec> steps;
        for (const std::string step : asked.table.at("steps"))
            steps.push_back(StepSpec::parse(step));
        const Preprocessed prepared = preprocess(original, steps, interruptible());
        if (isInterrupted() || !prepared.data)
            throw Cancelled();
        const Problem problem = makeProblem(prepared.data, prepared.data->preferredLabel());
        std::vector<std::string> cells{row.at("title"), std::to_string(problem.data->samples()),
                                       row.value("published", std::string())};
        std::vector<std::string> timeCells{row.at("title"), "", ""};
        for (const Json& column : columns) {
            const Nested nested = nestedOf(chosenOf(column, problem), column, original, prepared, asked.table);
            cells.push_back(countText(nested.accuracy));
            timeCells.push_back(fixed(nested.seconds, 1) + " (" +
                                fixed(static_cast<double>(nested.fits) / nested.seconds, 0) + ")");
        }
        counts.addRow(cells);
        times.addRow(timeCells);
    }
    return {aboutText(asked.table, {}) + '\n' + counts.text() + '\n' + times.text()};
}

}  // namespace fuzzylens::cli
