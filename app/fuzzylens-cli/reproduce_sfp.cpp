// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "region_plot.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/evaluation/folds.h"
#include "core/evaluation/leave_one_out.h"
#include "core/numeric/parallel.h"

#include <cmath>
#include <sstream>
#include <stdexcept>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

std::vector<StepSpec> stepsOf(const Json& table)
{
    std::vector<StepSpec> steps;
    for (const std::string step : table.at("steps"))
        steps.push_back(StepSpec::parse(step));
    return steps;
}

/// Missing values are filled once, before the folds.
LeaveOneOutAccuracy accuracyOf(const MethodDescription& method, const DatasetPtr& original,
                               const Preprocessed& prepared, const Problem& problem, const Settings& settings)
{
    LeaveOneOutAccuracy accuracy =
        leaveOneOut({method, original, prepared.steps, problem, resolveParameters(method, problem, settings)},
                    InFold::Always, {hardwareThreads(), interruptible()});
    if (accuracy.isCancelled())
        throw Cancelled();
    if (!accuracy.inFold)
        throw std::runtime_error(accuracy.error.text());
    return accuracy;
}

struct Split
{
    DatasetPtr training;
    DatasetPtr test;
};

/// The samples of a fold and the others, both z-scored by what the others know.
Split split(const DatasetPtr& data, const std::vector<int>& foldOf, int fold)
{
    std::vector<Index> inside, outside;
    for (std::size_t i = 0; i < foldOf.size(); ++i)
        (foldOf[i] == fold ? inside : outside).push_back(static_cast<Index>(i));
    const Preprocessed training =
        preprocess(data->subset(outside, std::nullopt), {StepSpec::parse("zscore")}, interruptible());
    if (isInterrupted())
        throw Cancelled();
    return {training.data, applySteps(data->subset(inside, std::nullopt), training.steps)};
}

int correctOn(const Split& given, const MethodDescription& method, const Settings& settings)
{
    const Problem problem = makeProblem(given.training, given.training->preferredLabel());
    const Outcome outcome = fitted(method, problem, settings);
    const Prediction prediction =
        method.predict(outcome, problem.target, resolveParameters(method, problem, settings), *given.test);
    const LabelField& truth = *given.test->labelField(problem.target.name);
    int correct = 0;
    for (std::size_t i = 0; i < prediction.predictedClass.size(); ++i)
        correct += problem.target.classNames[static_cast<std::size_t>(prediction.predictedClass[i])] ==
                   truth.text(static_cast<Index>(i));
    return correct;
}

std::string accuracyInFolds(const std::string& set, int folds, const MethodDescription& method,
                            const Settings& settings)
{
    const DatasetPtr data = synthesize(set);
    const Problem problem = makeProblem(data, data->preferredLabel());
    const std::vector<int> foldOf = stratifiedFolds(problem.target, folds, 1);
    int correct = 0;
    for (int fold = 0; fold < folds; ++fold)
        correct += correctOn(split(data, foldOf, fold), method, settings);
    return shareText(static_cast<double>(correct) / static_cast<double>(data->samples()));
}

/// Of a column of the table; without one of its own that of the table.
const MethodDescription& methodOf(const Json& table, const Json& column)
{
    return method(column.value("method", table.at("method").get<std::string>()));
}

/// A method of its own has its own settings alone.
Settings settingsOf(const Json& table, const Json& row, const Json& column, const std::string& seed)
{
    Settings settings;
    if (!column.contains("method"))
        settings = joined(table.at("parameters").get<Settings>(), row.at("parameters").get<Settings>());
    return joined(joined(settings, column.at("parameters").get<Settings>()), {{"seed", seed}});
}

/// A row of panels for each chosen row of the table, a panel for each chosen column: the fit to all samples, with
/// the accuracy in folds, as text, above it.
std::string regionsPicture(const Json& table, const std::vector<std::vector<std::string>>& accuracies)
{
    const Json& asked = table.at("picture");
    const std::vector<std::size_t> columns = asked.at("columns"), rows = asked.at("rows");
    RegionPlot plot(asked.at("title"), asked.at("remark"), columns.size(), rows.size());
    for (const std::size_t r : rows) {
        const Json& row = table.at("rows")[r];
        const std::string set = row.at("set");
        const DatasetPtr data = preprocess(synthesize(set), {StepSpec::parse("zscore")}, interruptible()).data;
        if (!data)
            throw Cancelled();
        const Problem problem = makeProblem(data, data->preferredLabel());
        for (const std::size_t c : columns) {
            const Json& column = table.at("columns")[c];
            const MethodDescription& method = methodOf(table, column);
            const Settings settings = settingsOf(table, row, column, column.at("seeds")[0]);
            const std::string name = column.contains("method") ? column.at("title").get<std::string>()
                                                               : "SFP, k=" + settings.at("clusters");
            plot.add(set + ": " + name + " (" + accuracies[r][c] + ')', problem, [&](const PlaneGrid& grid) {
                return planePredictions(method, problem, resolveParameters(method, problem, settings),
                                        fitted(method, problem, settings), grid);
            });
        }
    }
    return plot.text();
}

/// The largest difference between a reference and the figure here, with the cell it is in.
struct LargestDifference
{
    double value = 0;
    std::string cell;

    /// @param reference figures separated by blanks. @param here as many.
    void add(const std::string& cellName, const std::string& reference, const std::string& here)
    {
        std::istringstream ofReference(reference), ofHere(here);
        for (double expected = 0, found = 0; ofReference >> expected && ofHere >> found;)
            if (const double difference = std::abs(found - expected); cell.empty() || difference > value) {
                value = difference;
                cell = cellName;
            }
    }
};

}  // namespace

Reproduced leaveOneOutTable(const Reproduction& asked)
{
    const MethodDescription& described = method(asked.table.at("method").get<std::string>());
    const std::vector<std::string> values = asked.table.at("values");
    TextTable table;
    std::vector<std::string> head = asked.table.at("head");
    head.insert(head.end(), values.begin(), values.end());
    table.addRow(head);
    for (const Json& row : asked.table.at("rows")) {
        const std::string fill = row.value("fill", "");
        const DatasetPtr original = preparedFile(asked.data / row.at("file").get<std::string>(),
                                                 fill.empty() ? std::vector<std::string>() : std::vector{fill});
        const Preprocessed prepared = preprocess(original, stepsOf(asked.table), interruptible());
        if (isInterrupted() || !prepared.data)
            throw Cancelled();
        const Problem problem = makeProblem(prepared.data, prepared.data->preferredLabel());
        const auto add = [&](const std::string& what, const std::vector<int>& counts) {
            std::vector<std::string> cells{row.at("title").get<std::string>() + ", " + what,
                                           std::to_string(problem.data->samples())};
            for (const int count : counts)
                cells.push_back(std::to_string(count));
            table.addRow(cells);
        };
        std::vector<int> global, inFold;
        for (const std::string& value : values) {
            const Settings settings = joined(asked.table.at("parameters").get<Settings>(),
                                             {{"clusters", std::to_string(problem.target.classes())},
                                              {asked.table.at("varied").get<std::string>(), value}});
            const LeaveOneOutAccuracy accuracy = accuracyOf(described, original, prepared, problem, settings);
            global.push_back(accuracy.global.correct);
            inFold.push_back(accuracy.inFold->correct);
        }
        add("global, reference", row.at("global"));
        add("global, here", global);
        if (row.contains("in_fold"))
            add("in fold, reference", row.at("in_fold"));
        add("in fold, here", inFold);
    }
    return {aboutText(asked.table, {}) + '\n' + table.text()};
}

Reproduced foldsTable(const Reproduction& asked)
{
    const Json& columns = asked.table.at("columns");
    TextTable table;
    std::vector<std::string> head{asked.table.at("head").get<std::string>()};
    for (const Json& column : columns)
        head.insert(head.end(), {column.at("title").get<std::string>(), "here"});
    table.addRow(head);
    LargestDifference largest;
    std::vector<std::vector<std::string>> accuracies;
    for (const Json& row : asked.table.at("rows")) {
        const Settings own = row.at("parameters").get<Settings>();
        const std::string set = row.at("set"), name = set + ", k=" + own.at("clusters");
        std::vector<std::string> cells{name + ", " + own.at("alpha_prime") + " / " + own.at("gamma_prime")};
        accuracies.emplace_back();
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const Json& column = columns[c];
            std::string here;
            for (const std::string seed : column.at("seeds"))
                here += (here.empty() ? "" : " ") + accuracyInFolds(set, asked.table.at("folds"),
                                                                    methodOf(asked.table, column),
                                                                    settingsOf(asked.table, row, column, seed));
            const std::string reference = row.at("references")[c];
            largest.add(name + ", " + column.at("title").get<std::string>(), reference, here);
            cells.insert(cells.end(), {reference, here});
            accuracies.back().push_back(here);
        }
        table.addRow(cells);
    }
    Reproduced result{aboutText(asked.table, {{"difference", shareText(largest.value)}, {"cell", largest.cell}}) +
                      '\n' + table.text()};
    if (asked.table.contains("picture"))
        result.pictures.push_back(regionsPicture(asked.table, accuracies));
    return result;
}

}  // namespace fuzzylens::cli
