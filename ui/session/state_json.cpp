// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/state_json.h"

#include "core/session/session_file.h"
#include "core/session/store/command_json.h"
#include "core/session/store/exact_text.h"
#include "core/session/store/run_json.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

using Chosen = std::map<std::string, ParameterValue>;

Json splitFields(const std::set<std::string>& texts)
{
    return exactTexts({texts.begin(), texts.end()});
}

std::set<std::string> textSetFrom(const Json& json)
{
    const std::vector<std::string> texts = exactTextsFrom(json);
    return {texts.begin(), texts.end()};
}

Json chosenJson(const Chosen& chosen)
{
    Json json = Json::object();
    for (const auto& [name, value] : chosen)
        json[name] = toJson(value);
    return json;
}

Chosen chosenFrom(const Json& json, const std::string& method, const JsonDocument& document)
{
    Chosen chosen;
    for (const auto& [name, value] : parametersFromJson(json, method, document))
        chosen.emplace(name, value);
    return chosen;
}

std::string digestOf(const std::string& text)
{
    return QCryptographicHash::hash(QByteArrayView(text), QCryptographicHash::Sha256).toHex().toStdString();
}

/// The selected rows, and the total number.
Json rowsJson(const std::vector<bool>& rows)
{
    Json selected = Json::array();
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row])
            selected.push_back(row);
    return {{"of", rows.size()}, {"selected", std::move(selected)}};
}

std::vector<bool> rowsFrom(const Json& json, const JsonDocument& document)
{
    constexpr std::size_t most = 100'000'000;
    const auto size = json.at("of").get<std::size_t>();
    if (size > most)
        document.fail("\"of\" is out of range");
    std::vector<bool> rows(size, false);
    for (const Json& row : json.at("selected")) {
        if (row.get<std::size_t>() >= size)
            document.fail("\"selected\" is out of range");
        rows[row.get<std::size_t>()] = true;
    }
    return rows;
}

Json readingJson(const ImportedData& reading)
{
    const ImportedData light = withoutData(reading);
    return {
        {"input", toJson(light.input)}, {"sha256", light.sha256}, {"names", light.names.toHex().toStdString()}};
}

ImportedDataPtr readingFrom(const Json& json, const JsonDocument& document)
{
    return std::make_shared<ImportedData>(
        ImportedData{inputFromJson(json.at("input"), document), nullptr, json.at("sha256").get<std::string>(),
                     QByteArray::fromHex(QByteArray::fromStdString(json.at("names").get<std::string>()))});
}

constexpr const char* kinds[] = {"state", "selection", "data"};

HistoryStep::Kind kindFrom(const std::string& text, const JsonDocument& document)
{
    for (std::size_t kind = 0; kind < std::size(kinds); ++kind)
        if (text == kinds[kind])
            return HistoryStep::Kind(kind);
    document.fail("there is no step \"" + text + '"');
}

}  // namespace

Json StateWriter::json(const AnalysisState& state)
{
    Json json;
    json["label"] = exactText(state.label);
    json["steps"] = Json::array();
    for (const StepItem& item : state.steps)
        json["steps"].push_back({{"step", exactText(item.spec.text())}, {"on", item.isOn}});
    json["left_out_samples"] = splitFields(state.leftOutSamples);
    json["left_out_features"] = splitFields(state.leftOutFeatures);
    json["left_out_classes"] = splitFields(state.leftOutClasses);
    json["method"] = state.method;
    json["chosen"] = chosenJson(state.chosen);
    json["chosen_elsewhere"] = Json::object();
    for (const auto& [method, chosen] : state.chosenElsewhere)
        json["chosen_elsewhere"][method] = chosenJson(chosen);
    json["named_selections"] = Json::array();
    for (const auto& [name, samples] : state.namedSelections)
        json["named_selections"].push_back({{"name", exactText(name)}, {"samples", splitFields(samples)}});
    if (state.pairs) {
        std::string text = pairsText(state.pairs->pairs);
        const std::string key = pairsKey + digestOf(text);
        json["pairs"] = {{"document", key},
                         {"source", exactText(state.pairs->source)},
                         {"label", exactText(state.pairs->label)}};
        m_pairs.emplace(key, std::move(text));
    }
    return json;
}

std::string StateWriter::pairsOf(const Json& state)
{
    return state.contains("pairs") ? state.at("pairs").at("document").get<std::string>() : std::string();
}

Json StateWriter::json(const History& history, const ImportedDataPtr& open)
{
    std::vector<ImportedDataPtr> readings{open};
    const auto numberOf = [&readings](const ImportedDataPtr& reading) {
        const auto known = std::find(readings.begin(), readings.end(), reading);
        if (known != readings.end())
            return known - readings.begin();
        readings.push_back(reading);
        return std::ptrdiff_t(readings.size()) - 1;
    };
    Json json;
    json["state"] = this->json(history.state);
    json["reading"] = numberOf(history.data);
    json["done"] = history.done;
    json["steps"] = Json::array();
    for (const HistoryStep& step : history.steps) {
        Json one{{"kind", kinds[std::size_t(step.kind)]}, {"text", step.text.toStdString()}};
        if (step.kind == HistoryStep::Kind::Selection) {
            one["before"] = rowsJson(step.rowsBefore);
            one["after"] = rowsJson(step.rowsAfter);
        } else {
            one["state"] = this->json(step.state);
        }
        if (step.kind == HistoryStep::Kind::Data)
            one["reading"] = numberOf(step.data);
        json["steps"].push_back(std::move(one));
    }
    json["readings"] = Json::array();
    for (const ImportedDataPtr& reading : readings)
        json["readings"].push_back(readingJson(*reading));
    return json;
}

RequestedPairsPtr StateReader::pairs(const Json& json)
{
    const auto key = json.at("document").get<std::string>();
    const std::string source = exactTextFrom(json.at("source")), label = exactTextFrom(json.at("label"));
    RequestedPairsPtr& known = m_pairs[key + '\0' + source + '\0' + label];
    if (!known)
        known =
            requestedPairs(pairsFromText(m_session.document(key).value_or(""), m_session.path()), source, label);
    return known;
}

AnalysisState StateReader::state(const Json& json, const JsonDocument& document)
{
    AnalysisState state;
    state.label = exactTextFrom(json.at("label"));
    for (const Json& item : json.at("steps"))
        state.steps.push_back({StepSpec::parse(exactTextFrom(item.at("step"))), item.at("on").get<bool>()});
    state.leftOutSamples = textSetFrom(json.at("left_out_samples"));
    state.leftOutFeatures = textSetFrom(json.at("left_out_features"));
    state.leftOutClasses = textSetFrom(json.at("left_out_classes"));
    state.method = json.at("method").get<std::string>();
    if (!findMethod(state.method))
        document.fail("there is no method \"" + state.method + "\" in this program");
    state.chosen = chosenFrom(json.at("chosen"), state.method, document);
    for (const auto& [method, chosen] : json.at("chosen_elsewhere").items())
        state.chosenElsewhere.emplace(method, chosenFrom(chosen, method, document));
    for (const Json& selection : json.at("named_selections"))
        state.namedSelections.emplace(exactTextFrom(selection.at("name")), textSetFrom(selection.at("samples")));
    if (json.contains("pairs"))
        state.pairs = pairs(json.at("pairs"));
    return state;
}

History StateReader::history(const Json& json, const ImportedDataPtr& open, const JsonDocument& document)
{
    std::vector<ImportedDataPtr> readings;
    for (const Json& reading : json.at("readings"))
        readings.push_back(readings.empty() ? open : readingFrom(reading, document));
    const auto readingOf = [&](const Json& step) {
        const auto number = step.at("reading").get<std::size_t>();
        if (number >= readings.size())
            document.fail("\"reading\" is out of range");
        return readings[number];
    };
    History history{state(json.at("state"), document), readingOf(json), {}, json.at("done").get<int>()};
    for (const Json& one : json.at("steps")) {
        HistoryStep step;
        step.kind = kindFrom(one.at("kind").get<std::string>(), document);
        step.text = QString::fromStdString(one.at("text").get<std::string>());
        if (step.kind == HistoryStep::Kind::Selection) {
            step.rowsBefore = rowsFrom(one.at("before"), document);
            step.rowsAfter = rowsFrom(one.at("after"), document);
        } else {
            step.state = state(one.at("state"), document);
        }
        if (step.kind == HistoryStep::Kind::Data)
            step.data = readingOf(one);
        history.steps.push_back(std::move(step));
    }
    if (history.done < 0 || history.done > int(history.steps.size()))
        document.fail("\"done\" is out of range");
    return history;
}

}  // namespace fuzzylens::ui
