// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/command_json.h"

#include "core/session/store/exact_text.h"

#include <limits>

namespace fuzzylens {

namespace {

constexpr const char* samplesInRows = "samples-in-rows";
constexpr const char* tabSeparatedLayout = "genes-in-rows";

Json asJson(char character)
{
    return exactText(std::string(1, character));
}

Json asJson(int number)
{
    return number;
}

Json asJson(const std::string& text)
{
    return exactText(text);
}

template <typename T>
void putChoice(Json& json, const char* key, const std::optional<T>& choice)
{
    if (choice)
        json[key] = asJson(*choice);
}

/// The choices of an import, one after the other.
class Choices
{
public:
    Choices(const Json& json, const JsonDocument& document)
        : m_json(json)
        , m_document(document)
    {}

    void take(const char* key, std::optional<std::string>& choice) const
    {
        if (m_json.contains(key))
            choice = exactTextFrom(m_json.at(key));
    }
    void take(const char* key, std::optional<char>& choice) const
    {
        std::optional<std::string> text;
        take(key, text);
        if (text && text->size() != 1)
            m_document.fail('"' + std::string(key) + "\" is not one character");
        if (text)
            choice = text->front();
    }
    void take(const char* key, std::optional<int>& choice, int least) const
    {
        if (!m_json.contains(key))
            return;
        const auto number = m_json.at(key).get<std::int64_t>();
        if (number < least || number > std::numeric_limits<int>::max())
            m_document.fail('"' + std::string(key) + "\" is out of range");
        choice = static_cast<int>(number);
    }

private:
    const Json& m_json;
    const JsonDocument& m_document;
};

ImportOptions importFrom(const Json& json, const JsonDocument& document)
{
    constexpr int none = -1;
    const Choices choices(json, document);
    ImportOptions import;
    choices.take("format", import.format);
    choices.take("delimiter", import.delimiter);
    choices.take("decimal", import.decimalMark);
    choices.take("header_rows", import.headerRows, 0);
    choices.take("name_column", import.nameColumn, none);
    choices.take("label_column", import.labelColumn, none);
    choices.take("sheet", import.sheet);
    choices.take("layer", import.layer);
    choices.take("top_variance", import.topVariance, 1);
    choices.take("label", import.labelField);
    import.singlePrecision = json.value("single_precision", false);
    if (json.contains("orientation"))
        import.orientation = json.at("orientation") == tabSeparatedLayout
                                 ? ImportOptions::Orientation::GenesInRows
                                 : ImportOptions::Orientation::SamplesInRows;
    if (json.contains("missing"))
        import.missingTexts = exactTextsFrom(json.at("missing"));
    if (json.contains("labels"))
        import.labelsFile = exactTextFrom(json.at("labels"));
    return import;
}

}  // namespace

Json toJson(const InputSpec& input)
{
    const ImportOptions& import = input.import;
    Json json;
    json["file"] = exactText(input.file);
    putChoice(json, "format", import.format);
    putChoice(json, "delimiter", import.delimiter);
    putChoice(json, "decimal", import.decimalMark);
    putChoice(json, "header_rows", import.headerRows);
    putChoice(json, "name_column", import.nameColumn);
    putChoice(json, "label_column", import.labelColumn);
    if (import.orientation)
        json["orientation"] =
            *import.orientation == ImportOptions::Orientation::GenesInRows ? tabSeparatedLayout : samplesInRows;
    putChoice(json, "sheet", import.sheet);
    putChoice(json, "layer", import.layer);
    putChoice(json, "top_variance", import.topVariance);
    putChoice(json, "label", import.labelField);
    if (import.singlePrecision)
        json["single_precision"] = true;
    if (import.missingTexts)
        json["missing"] = exactTexts(*import.missingTexts);
    if (!import.labelsFile.empty())
        json["labels"] = exactText(import.labelsFile.string());
    json["sample_tables"] = exactTexts(input.sampleTables);
    return json;
}

InputSpec inputFromJson(const Json& json, const JsonDocument& document)
{
    return {exactTextFrom(json.at("file")), importFrom(json, document), exactTextsFrom(json.at("sample_tables"))};
}

Json toJson(const FitCommand& command)
{
    Json json;
    json["input"] = toJson(command.input);
    json["steps"] = Json::array();
    for (const StepSpec& step : command.steps)
        json["steps"].push_back(exactText(step.text()));
    json["method"] = command.method;
    json["parameters"] = Json::object();
    for (const auto& [name, value] : command.parameters)
        json["parameters"][name] = toJson(value);
    json["labelled"] = exactText(command.labelled);
    json["pairs"] = exactText(command.pairs);
    json["pair_lines"] = exactTexts(command.pairLines);
    json["labelled_seed"] = command.labelledSeed;
    json["chosen"] = command.chosen;
    return json;
}

FitCommand commandFromJson(const Json& json, const JsonDocument& document)
{
    FitCommand command;
    command.input = inputFromJson(json.at("input"), document);
    for (const std::string& step : exactTextsFrom(json.at("steps")))
        command.steps.push_back(StepSpec::parse(step));
    command.method = json.at("method").get<std::string>();
    command.parameters = parametersFromJson(json.at("parameters"), command.method, document);
    command.labelled = exactTextFrom(json.at("labelled"));
    command.pairs = exactTextFrom(json.at("pairs"));
    command.pairLines = exactTextsFrom(json.at("pair_lines"));
    command.labelledSeed = json.at("labelled_seed").get<std::int64_t>();
    command.chosen = json.at("chosen").get<std::set<std::string>>();
    return command;
}

}  // namespace fuzzylens
