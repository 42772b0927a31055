// SPDX-License-Identifier: GPL-3.0-or-later
#include "reproduce.h"

#include "interrupt.h"
#include "reproduce_files.h"
#include "text_table.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/numeric/parallel.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::cli {

const std::vector<TableFile>& tableFiles()
{
    static const std::vector<TableFile> all = [] {
        std::vector<TableFile> files;
        for (const auto& [name, text] : reproduceFiles)
            files.push_back({name, nlohmann::json::parse(text)});
        return files;
    }();
    return all;
}

Reproduced reproduced(const Reproduction& asked)
{
    static const std::map<std::string, Reproduced (*)(const Reproduction&)> protocols = {
        {"leave-one-out", leaveOneOutTable},
        {"folds", foldsTable},
        {"labelled", labelledTable},
        {"embedding-trials", embeddingTrialsTable},
        {"annealing", annealingTable},
        {"reduced-by-reading", reducedByReadingTable},
        {"reduced-by-set", reducedBySetTable},
        {"shapes", shapesTable},
        {"shape-figures", shapeFiguresTable},
        {"verdicts", verdictTable},
        {"nested", nestedTable}};
    return protocols.at(asked.table.at("protocol"))(asked);
}

std::string filled(std::string text, const Settings& values)
{
    for (const auto& [name, value] : values) {
        const std::string place = '{' + name + '}';
        for (auto at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size()))
            text.replace(at, place.size(), value);
    }
    return text;
}

std::string aboutText(const nlohmann::json& table, const Settings& values)
{
    std::string text;
    for (const std::string line : table.at("about"))
        text += filled(line, values) + '\n';
    return text;
}

Settings joined(Settings settings, const Settings& more)
{
    for (const auto& [name, value] : more)
        settings[name] = value;
    return settings;
}

DatasetPtr preparedFile(const std::filesystem::path& file, const std::vector<std::string>& steps)
{
    const DatasetPtr read = readDataset(file, {}, interruptible()).data;
    if (!read)
        throw Cancelled();
    std::vector<StepSpec> parsed;
    for (const std::string& step : steps)
        parsed.push_back(StepSpec::parse(step));
    const DatasetPtr prepared = preprocess(read, parsed, interruptible()).data;
    if (!prepared || isInterrupted())
        throw Cancelled();
    return prepared;
}

Outcome fitted(const MethodDescription& method, const Problem& problem, const Settings& settings)
{
    Outcome outcome =
        method.run(problem, resolveParameters(method, problem, settings), {hardwareThreads(), interruptible()});
    if (outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    return outcome;
}

std::string shareText(double value, int decimals)
{
    const std::string digits = fixed(value, decimals);
    return digits.starts_with("0.") ? digits.substr(1) : digits;
}

}  // namespace fuzzylens::cli
