// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/evaluation/search/comparison.h"
#include "core/evaluation/search/search_axes.h"
#include "core/numeric/parallel.h"

#include <ctime>
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

/// @param row its "clusters" replace {clusters} in a grid.
Chosen chosenOf(const Json& column, const Json& row, const Problem& problem)
{
    const MethodDescription& described = method(column.at("method").get<std::string>());
    if (!column.contains("grid"))
        return {described, usualGrid(described, problem)};
    std::vector<GridAxis> axes;
    for (const std::string text : column.at("grid"))
        axes.push_back(parseGridAxis(filled(text, {{"clusters", row.value("clusters", std::string())}})));
    return {described, Grid(std::move(axes))};
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

/// ".952 ± .031"
std::string meanText(const std::vector<double>& values)
{
    const Score score = scoreOf(values);
    return shareText(score.mean) + " ± " + shareText(score.sd);
}

struct Nested
{
    std::vector<std::string> cells;  // one for each of scoreTitles()
    std::size_t fits = 0;
    double seconds = 0;  // of all processors together
};

std::vector<std::string> scoreTitles(const Protocol& protocol)
{
    if (protocol.kind == Protocol::Kind::NestedLeaveOneOut)
        return {"correct"};
    return {"accuracy, mean ± SD over folds", "AUC"};
}

/// The scores of a method, in the order of scoreTitles(). @throws Cancelled when interrupted.
std::vector<std::string> cellsOf(const SearchRequest& request)
{
    const RunControl control{hardwareThreads(), interruptible()};
    if (request.protocol.kind == Protocol::Kind::NestedFolds) {
        const std::optional<ValidatedMethod> validated = validatedMethod(request, control);
        if (!validated || isInterrupted())
            throw Cancelled();
        const auto area = validated->scores.find("auc");
        return {meanText(validated->foldAccuracies),
                area == validated->scores.end() ? "" : shareText(area->second.mean)};
    }
    const Search search(request);
    SearchRecord record = search.record();
    std::vector<std::size_t> all(request.candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    record.trials = search.run(all, control);
    if (record.trials.empty() || isInterrupted())
        throw Cancelled();
    return {countText(nestedAccuracy(record))};
}

Nested nestedOf(const Chosen& chosen, const Json& column, const DatasetPtr& original, const Preprocessed& prepared,
                const Json& table)
{
    const Problem problem = makeProblem(prepared.data, prepared.data->preferredLabel());
    const Settings fixedSettings = column.value("parameters", Settings());
    const LeaveOneOutFit fit{chosen.method, original, prepared.steps, problem,
                             resolveParameters(chosen.method, problem, fixedSettings)};
    SearchRequest request =
        gridRequest(fit, chosen.grid, fixedSettings, parseProtocol(table.at("cv").get<std::string>()));
    request.preprocess = table.at("preprocess") == "global" ? PreprocessIn::Global : PreprocessIn::Fold;
    const std::size_t fits = request.candidates.size() * Search(request).plan().sets.size();
    const std::clock_t start = std::clock();
    std::vector<std::string> cells = cellsOf(request);
    return {std::move(cells), fits, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC};
}

}  // namespace

Reproduced nestedTable(const Reproduction& asked)
{
    const Json& columns = asked.table.at("columns");
    const bool isPublished = asked.table.at("rows").front().contains("published");
    std::vector<std::string> titles = scoreTitles(parseProtocol(asked.table.at("cv").get<std::string>()));
    titles.emplace_back("seconds of one processor (fits per second)");
    std::vector<TextTable> tables(titles.size());
    for (std::size_t t = 0; t < titles.size(); ++t) {
        std::vector<std::string> head{titles[t], "n"};
        if (isPublished)
            head.emplace_back("published");
        for (const Json& column : columns)
            head.push_back(column.at("title"));
        tables[t].addRow(head);
    }
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
        std::vector<std::string> front{row.at("title"), std::to_string(problem.data->samples())};
        if (isPublished)
            front.push_back(row.value("published", std::string()));
        std::vector<std::vector<std::string>> cells(titles.size(), front);
        for (const Json& column : columns) {
            Nested nested = nestedOf(chosenOf(column, row, problem), column, original, prepared, asked.table);
            nested.cells.push_back(fixed(nested.seconds, 1) + " (" +
                                   fixed(static_cast<double>(nested.fits) / nested.seconds, 0) + ")");
            for (std::size_t t = 0; t < titles.size(); ++t)
                cells[t].push_back(nested.cells[t]);
        }
        for (std::size_t t = 0; t < titles.size(); ++t)
            tables[t].addRow(cells[t]);
    }
    std::string text = aboutText(asked.table, {});
    for (const TextTable& table : tables)
        text += '\n' + table.text();
    return {text};
}

}  // namespace fuzzylens::cli
