// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "loading.h"
#include "text_table.h"

#include "core/common/counted.h"
#include "core/common/utf8.h"
#include "core/export/writer.h"
#include "core/import/gene_sets.h"
#include "core/methods/parameter.h"
#include "core/session/session_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t issuesShown = 20;
constexpr std::size_t classesShown = 12;

std::string severityName(Issue::Severity severity)
{
    switch (severity) {
    case Issue::Severity::Note:
        return "note";
    case Issue::Severity::Error:
        return "error";
    case Issue::Severity::Warning:
        break;
    }
    return "warning";
}

struct Spread
{
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = -std::numeric_limits<double>::infinity();
    int labelled = 0;
};

Spread spreadOf(const LabelField& field)
{
    Spread spread;
    for (const double number : field.numbers) {
        if (number != number)
            continue;
        ++spread.labelled;
        spread.minimum = std::min(spread.minimum, number);
        spread.maximum = std::max(spread.maximum, number);
    }
    return spread;
}

std::string jsonText(const Json& json)
{
    return jsonWithoutControls(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

Json fieldJson(const LabelField& field)
{
    Json json{{"name", field.name}};
    if (field.kind == LabelField::Kind::Categorical) {
        const std::vector<int> counts = field.counts();
        json["classes"] = Json::object();
        for (std::size_t i = 0; i < field.classes.size(); ++i)
            json["classes"][field.classes[i]] = counts[i];
        json["unlabelled"] = std::count(field.codes.begin(), field.codes.end(), -1);
    } else {
        const Spread spread = spreadOf(field);
        if (spread.labelled > 0)
            json["numbers"] = {{"minimum", spread.minimum}, {"maximum", spread.maximum}};
        json["unlabelled"] = static_cast<int>(field.numbers.size()) - spread.labelled;
    }
    return json;
}

Json issueJson(const Issue& issue)
{
    Json json{{"severity", severityName(issue.severity)}, {"message", sentence(issue)}};
    if (issue.row > 0)
        json["row"] = issue.row;
    if (issue.column > 0)
        json["column"] = issue.column;
    if (!issue.cell.empty())
        json["cell"] = issue.cell;
    return json;
}

/// The gene sets of a file and the features they select.
using Selections = std::vector<std::pair<GeneSet, FeatureSelection>>;

Selections selectionsOf(const Dataset& data, const std::string& file)
{
    Selections selections;
    if (file.empty())
        return selections;
    const FeatureFinder finder(data.featureNames());
    for (GeneSet& set : readGmt(file)) {
        FeatureSelection selection = finder.select(set);
        selections.emplace_back(std::move(set), std::move(selection));
    }
    return selections;
}

Json looseJson(const FeatureSelection& selection)
{
    Json json = Json::object();
    for (const auto& [name, feature] : selection.loosely)
        json[name] = feature;
    return json;
}

Json selectionsJson(const Selections& selections)
{
    Json json = Json::array();
    for (const auto& [set, selection] : selections)
        json.push_back({{"name", set.name},
                        {"description", set.description},
                        {"genes", set.genes.size()},
                        {"features", selection.features.size()},
                        {"loosely_matched", looseJson(selection)},
                        {"unmatched", selection.unmatched}});
    return json;
}

std::string selectionsText(const Selections& selections)
{
    constexpr std::size_t namesShown = 8;
    std::string text;
    for (const auto& [set, selection] : selections) {
        text += "  gene set  " + oneLine(set.name) + ": " +
                counted(static_cast<std::int64_t>(selection.features.size()), "feature", "features");
        for (std::size_t i = 0; i < std::min(selection.unmatched.size(), namesShown); ++i)
            text += (i == 0 ? ", without " : ", ") + oneLine(selection.unmatched[i]);
        if (selection.unmatched.size() > namesShown)
            text += " and " + std::to_string(selection.unmatched.size() - namesShown) + " more (all with --json)";
        if (const std::string loose = looseText(selection); !loose.empty())
            text += "; " + oneLine(loose);
        text += '\n';
    }
    return text;
}

Json sessionJson(const SessionFile& session)
{
    Json json{{"program", session.info().program}, {"data_sets", Json::array()}, {"runs", Json::array()}};
    for (const StoredData& data : session.dataSets())
        json["data_sets"].push_back({{"number", data.id},
                                     {"file", data.input.file},
                                     {"sha256", data.sha256},
                                     {"embedded", data.isEmbedded},
                                     {"samples", data.samples},
                                     {"features", data.features}});
    for (const StoredRun& run : session.runs())
        json["runs"].push_back({{"number", run.id},
                                {"name", run.name},
                                {"pinned", run.isPinned},
                                {"data_set", run.data},
                                {"method", run.fit.method},
                                {"command", run.commandLine},
                                {"seconds", run.seconds},
                                {"metrics", run.scores}});
    return json;
}

std::string sessionText(const SessionFile& session)
{
    std::string text;
    for (const StoredData& data : session.dataSets())
        text += "  data      " + std::to_string(data.id) + ": " + oneLine(data.input.file) +
                (data.isEmbedded ? ", in the session" : ", read from its file") + '\n';
    for (const StoredRun& run : session.runs())
        text += "  run       " + std::to_string(run.id) + ": " +
                oneLine((run.name.empty() ? "" : run.name + ": ") + run.commandLine) + '\n';
    return text;
}

std::string asJson(const Dataset& data, const Selections& selections, const SessionFile* session)
{
    Json json{{"samples", data.samples()},
              {"features", data.features()},
              {"missing", data.missingCount()},
              {"label_fields", Json::array()}};
    for (const LabelField& field : data.labelFields())
        json["label_fields"].push_back(fieldJson(field));
    if (!data.preferredLabel().empty())
        json["label"] = data.preferredLabel();
    json["format"] = data.origin().format;
    if (!data.origin().sha256.empty())
        json["sha256"] = data.origin().sha256;
    json["decisions"] = Json::array();
    for (const Decision& decision : data.origin().decisions)
        json["decisions"].push_back(
            {{"what", decision.what}, {"value", decision.value.text()}, {"reason", decision.reason.text()}});
    json["issues"] = Json::array();
    for (const Issue& issue : data.issues())
        json["issues"].push_back(issueJson(issue));
    if (!selections.empty())
        json["gene_sets"] = selectionsJson(selections);
    if (session)
        json["session"] = sessionJson(*session);
    return jsonText(json);
}

std::string fieldText(const LabelField& field)
{
    std::string text = oneLine(field.name) + ": ";
    if (field.kind == LabelField::Kind::Numeric) {
        const Spread spread = spreadOf(field);
        return text + (spread.labelled > 0
                           ? "numbers from " + shortText(spread.minimum) + " to " + shortText(spread.maximum)
                           : "no numbers");
    }
    const std::vector<int> counts = field.counts();
    for (std::size_t i = 0; i < std::min(field.classes.size(), classesShown); ++i)
        text += (i > 0 ? ", " : "") + oneLine(field.classes[i]) + ' ' + std::to_string(counts[i]);
    if (field.classes.size() > classesShown)
        text += ", " + std::to_string(field.classes.size() - classesShown) + " more (all with --json)";
    if (const auto unlabelled = std::count(field.codes.begin(), field.codes.end(), -1); unlabelled > 0)
        text += ", unlabelled " + std::to_string(unlabelled);
    return text;
}

std::string asText(const Dataset& data, const std::string& name, const Selections& selections,
                   const SessionFile* session)
{
    std::string text = oneLine(name) + '\n';
    text += "  format    " + data.origin().format + '\n';
    text += "  samples   " + std::to_string(data.samples()) + '\n';
    text += "  features  " + std::to_string(data.features()) + '\n';
    text += "  missing   " + std::to_string(data.missingCount()) + '\n';
    for (const LabelField& field : data.labelFields())
        text += (field.name == data.preferredLabel() ? "  label     " : "  field     ") + fieldText(field) + '\n';
    text += selectionsText(selections);
    if (session)
        text += sessionText(*session);
    for (const Decision& decision : data.origin().decisions)
        text += "  decided   " +
                oneLine(decision.what + ": " + decision.value.text() +
                        (decision.reason.isEmpty() ? "" : " (" + decision.reason.text() + ")")) +
                '\n';
    for (std::size_t i = 0; i < std::min(data.issues().size(), issuesShown); ++i)
        text += "  " + severityName(data.issues()[i].severity) + ": " + sentence(data.issues()[i]) + '\n';
    if (data.issues().size() > issuesShown)
        text += "  ... and " + std::to_string(data.issues().size() - issuesShown) + " more (all with --json)\n";
    return text;
}

/// The content of a session is listed even if its data cannot be read.
std::string withoutData(const SessionFile& session, const std::string& problem, bool isJson)
{
    if (!isJson)
        return oneLine(session.path().string()) + "\n  data      " + problem + '\n' + sessionText(session);
    const Json json{{"data_error", problem}, {"session", sessionJson(session)}};
    return jsonText(json);
}

void writeInfo(const InputSpec& spec, const std::string& geneSets, bool isJson)
{
    const auto session = isSession(spec.file) ? SessionFile::open(spec.file, SessionFile::Access::Read) : nullptr;
    DatasetPtr data;
    try {
        data = load(spec);
    } catch (const DataError& error) {
        if (!session)
            throw;
        writeAtomically("-", withoutData(*session, error.what(), isJson));
        return;
    }
    const Selections selections = selectionsOf(*data, geneSets);
    writeAtomically("-", isJson ? asJson(*data, selections, session.get())
                                : asText(*data, spec.file, selections, session.get()));
}

}  // namespace

void addInfo(CLI::App& app, Action& chosen)
{
    CLI::App* command =
        app.add_subcommand("info", "Show the contents of a data file or session and how it was imported");
    const auto input = std::make_shared<InputOptions>();
    input->addTo(*command);
    input->addLabelsTo(*command);
    const auto geneSets = std::make_shared<std::string>();
    command->add_option("--gene-sets", *geneSets, "Show how many features each gene set of a GMT file selects")
        ->type_name("FILE.gmt");
    const auto isJson = std::make_shared<bool>(false);
    command->add_flag("--json", *isJson, "As JSON");
    command->callback([&chosen, input, geneSets, isJson] {
        chosen = [input, geneSets, isJson] { writeInfo(specOf(*input), *geneSets, *isJson); };
    });
}

}  // namespace fuzzylens::cli
