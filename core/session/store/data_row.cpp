// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/data_row.h"

#include "core/dataset/dataset.h"
#include "core/import/readers/format_readers.h"
#include "core/import/table_preview.h"
#include "core/io/sha256.h"
#include "core/session/json_document.h"
#include "core/session/store/command_json.h"
#include "core/session/store/exact_text.h"
#include "core/session/store/session_state.h"
#include "core/session/store/stored_json.h"

#include <sys/stat.h>

#include <functional>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr const char* classesKey = "classes";

Json numbersJson(const std::vector<double>& numbers)
{
    Json array = Json::array();
    for (const double number : numbers)
        array.push_back(number == number ? Json(number) : Json());
    return array;
}

std::vector<double> numbersFrom(const Json& json)
{
    std::vector<double> numbers;
    for (const Json& number : json.get_ref<const Json::array_t&>())
        numbers.push_back(number.is_null() ? std::numeric_limits<double>::quiet_NaN() : number.get<double>());
    return numbers;
}

Json fieldJson(const LabelField& field)
{
    Json json{{"name", exactText(field.name)}};
    if (field.kind == LabelField::Kind::Categorical) {
        json[classesKey] = exactTexts(field.classes);
        json["codes"] = field.codes;
    } else {
        json["numbers"] = numbersJson(field.numbers);
    }
    return json;
}

LabelField fieldFrom(const Json& json)
{
    LabelField field;
    field.name = exactTextFrom(json.at("name"));
    if (!json.contains(classesKey))
        return LabelField::numeric(std::move(field.name), numbersFrom(json.at("numbers")));
    field.classes = exactTextsFrom(json.at(classesKey));
    field.codes = json.at("codes").get<std::vector<int>>();
    return field;
}

Json decisionsJson(const std::vector<Decision>& decisions)
{
    Json array = Json::array();
    for (const Decision& decision : decisions) {
        Json& json = array.emplace_back(Json{{"what", exactText(decision.what)}});
        putMessage(json, "value", decision.value);
        putMessage(json, "reason", decision.reason);
    }
    return array;
}

std::vector<Decision> decisionsFrom(const Json& json)
{
    std::vector<Decision> decisions;
    for (const Json& decision : json)
        decisions.push_back(
            {exactTextFrom(decision.at("what")), messageFrom(decision, "value"), messageFrom(decision, "reason")});
    return decisions;
}

Json issueJson(const Issue& issue)
{
    Json json{{"severity", static_cast<int>(issue.severity)},
              {"file", exactText(issue.file)},
              {"row", issue.row},
              {"column", issue.column},
              {"text", exactText(issue.text)},
              {"cell", exactText(issue.cell)}};
    putMessage(json, "what", issue.what);
    putMessage(json, "remedy", issue.remedy);
    return json;
}

/// One of the values of an enumeration that ends with @p last.
template <typename Enumeration>
Enumeration enumerationFrom(const Json& json, Enumeration last, const JsonDocument& document)
{
    const int value = json.get<int>();
    if (value < 0 || value > static_cast<int>(last))
        document.fail("it contains an unknown kind");
    return static_cast<Enumeration>(value);
}

Issue issueFrom(const Json& json, const JsonDocument& document)
{
    Issue issue;
    issue.severity = enumerationFrom(json.at("severity"), Issue::Severity::Error, document);
    issue.what = messageFrom(json, "what");
    issue.file = exactTextFrom(json.at("file"));
    issue.row = json.at("row").get<std::int64_t>();
    issue.column = json.at("column").get<std::int64_t>();
    issue.text = exactTextFrom(json.at("text"));
    issue.remedy = messageFrom(json, "remedy");
    issue.cell = exactTextFrom(json.at("cell"));
    return issue;
}

Json rowJson(const PreviewRow& row)
{
    Json cells = Json::array();
    for (const PreviewCell& cell : row.cells)
        cells.push_back({exactText(cell.text), static_cast<int>(cell.role)});
    return {{"line", row.line}, {"cells", std::move(cells)}};
}

PreviewRow rowFrom(const Json& json, const JsonDocument& document)
{
    PreviewRow row;
    row.line = json.at("line").get<std::int64_t>();
    for (const Json& cell : json.at("cells"))
        row.cells.push_back(
            {exactTextFrom(cell.at(0)), enumerationFrom(cell.at(1), PreviewCell::Role::Skipped, document)});
    return row;
}

Json previewJson(const TablePreview& preview)
{
    Json json{
        {"is_of_file", preview.isOfFile}, {"columns", preview.columns}, {"columns_in_all", preview.columnsInAll},
        {"memory", preview.memory},       {"rows", Json::array()},      {"choices", Json::array()}};
    for (const PreviewRow& row : preview.rows)
        json["rows"].push_back(rowJson(row));
    for (const DecisionChoices& choices : preview.choices)
        json["choices"].push_back({{"what", exactText(choices.what)}, {"values", exactTexts(choices.values)}});
    return json;
}

std::shared_ptr<const TablePreview> previewFrom(const Json& json, const JsonDocument& document)
{
    auto preview = std::make_shared<TablePreview>();
    preview->isOfFile = json.at("is_of_file").get<bool>();
    preview->columns = json.at("columns").get<std::vector<int>>();
    preview->columnsInAll = json.at("columns_in_all").get<int>();
    preview->memory = json.at("memory").get<double>();
    for (const Json& row : json.at("rows"))
        preview->rows.push_back(rowFrom(row, document));
    for (const Json& choices : json.at("choices"))
        preview->choices.push_back({exactTextFrom(choices.at("what")), exactTextsFrom(choices.at("values"))});
    return preview;
}

Json originJson(const Origin& origin)
{
    Json json{{"path", exactText(origin.path)},
              {"sha256", origin.sha256},
              {"format", origin.format},
              {"decisions", decisionsJson(origin.decisions)}};
    if (origin.preview)
        json["preview"] = previewJson(*origin.preview);
    return json;
}

Origin originFrom(const Json& json, const JsonDocument& document)
{
    Origin origin{exactTextFrom(json.at("path")), json.at("sha256").get<std::string>(),
                  json.at("format").get<std::string>(), decisionsFrom(json.at("decisions"))};
    if (json.contains("preview"))
        origin.preview = previewFrom(json.at("preview"), document);
    return origin;
}

void putTexts(JsonWriter& json, const char* key, const std::vector<std::string>& texts)
{
    json.putList(key, texts.size(), [&texts](std::size_t i) { return exactText(texts[i]); });
}

/// Everything of a data set but its values.
void putHead(JsonWriter& json, const Dataset& data)
{
    putTexts(json, "sample_names", data.sampleNames());
    putTexts(json, "feature_names", data.featureNames());
    const std::vector<LabelField>& fields = data.labelFields();
    json.putList("label_fields", fields.size(), [&fields](std::size_t i) { return fieldJson(fields[i]); });
    const std::vector<AnnotationField>& annotations = data.annotations();
    json.putList("annotations", annotations.size(), [&annotations](std::size_t i) {
        return Json{{"name", exactText(annotations[i].name)}, {"texts", exactTexts(annotations[i].texts)}};
    });
    json.put("preferred_label", exactText(data.preferredLabel()));
    json.put("origin", originJson(data.origin()));
    const std::vector<Issue>& issues = data.issues();
    json.putList("issues", issues.size(), [&issues](std::size_t i) { return issueJson(issues[i]); });
}

/// A data set without its values. @throws Json::exception or DataError if @p json is no such thing; whether the
/// parts fit each other Dataset says.
DatasetParts headFromJson(const Json& json, const JsonDocument& document)
{
    DatasetParts parts;
    parts.sampleNames = exactTextsFrom(json.at("sample_names"));
    parts.featureNames = exactTextsFrom(json.at("feature_names"));
    for (const Json& field : json.at("label_fields"))
        parts.labelFields.push_back(fieldFrom(field));
    for (const Json& field : json.at("annotations"))
        parts.annotations.push_back({exactTextFrom(field.at("name")), exactTextsFrom(field.at("texts"))});
    parts.preferredLabel = exactTextFrom(json.at("preferred_label"));
    parts.origin = originFrom(json.at("origin"), document);
    for (const Json& issue : json.at("issues"))
        parts.issues.push_back(issueFrom(issue, document));
    return parts;
}

constexpr const char* dataKind = "fuzzylens-data";
constexpr const char* fileKind = "fuzzylens-data-file";

DataRow dataRowFrom(const JsonDocument& document)
{
    DataRow row;
    row.parts = headFromJson(document.root(), document);
    row.valuesDigest = document.at("values_sha256").get<std::string>();
    row.stored.input = inputFromJson(document.at("input"), document);
    row.stored.sha256 = row.parts.origin.sha256;
    row.stored.samples = static_cast<Index>(row.parts.sampleNames.size());
    row.stored.features = static_cast<Index>(row.parts.featureNames.size());
    return row;
}

void readFile(StoredData& stored, const std::filesystem::path& session, const std::string& text)
{
    fromStoredJson(session, text, fileKind, [&stored](const JsonDocument& document) {
        stored.fileSize = document.at("size").get<std::uint64_t>();
        stored.modified = document.at("modified").get<std::int64_t>();
    });
}

}  // namespace

DataText dataText(const InputSpec& input, const Dataset& data, const std::string& valuesDigest)
{
    const auto write = [&](const std::function<void(std::string_view)>& sink, const InputSpec* named) {
        JsonWriter json(sink);
        const Json begin = storedJson(dataKind);
        for (const auto& [key, value] : begin.items())
            json.put(key, value);
        json.put("values_sha256", valuesDigest);
        putHead(json, data);
        if (named)
            json.put("input", toJson(*named));
        json.end();
    };
    Sha256 sha;
    write([&sha](std::string_view piece) { sha.add(piece); }, nullptr);
    std::string text;
    write([&text](std::string_view piece) { text += piece; }, &input);
    return {std::move(text), sha.hex()};
}

std::string fileText(const InputSpec& input)
{
    struct stat status
    {};
    const bool isThere = !isMade(input) && ::stat(matrixInFolder(input.file).c_str(), &status) == 0;
    Json json = storedJson(fileKind);
    json["size"] = isThere ? static_cast<std::uint64_t>(status.st_size) : 0;
    json["modified"] = isThere ? static_cast<std::int64_t>(status.st_mtime) : 0;
    return documentText(json);
}

DataRow readDataRow(const Database& database, std::int64_t id)
{
    const Transaction snapshot(database, Transaction::Kind::Reading);
    Statement select(database, "SELECT digest, matrix, head, file FROM data_sets WHERE id = ?");
    if (!select.bind(1, id).step())
        throw std::invalid_argument("the session has no data set " + std::to_string(id));
    const std::string text = unpackedText(database, select.blob(2), dataIdentity(id, select.text(0)));
    DataRow row = fromStoredJson(database.path(), text, dataKind, dataRowFrom);
    readFile(row.stored, database.path(), unpackedText(database, select.blob(3), fileIdentity(id)));
    row.stored.id = id;
    if (!select.isNull(1))
        row.matrix = select.number(1);
    row.stored.isEmbedded = row.matrix.has_value();
    return row;
}

}  // namespace fuzzylens
