// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result_text.h"

#include "core/io/file_bytes.h"
#include "core/session/json_document.h"
#include "core/session/result_tables.h"
#include "core/session/store/exact_text.h"
#include "core/session/text_file.h"
#include "core/session/verdict_json.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

static void to_json(Json& json, const SimilarityEdge& edge)
{
    json = {edge.first, edge.second, edge.similarity};
}

static void to_json(Json& json, const ProbeTemperature& at)
{
    json = {{"temperature", at.temperature}, {"energy", at.energy},     {"quality", at.quality},
            {"trials", at.trials},           {"accepted", at.accepted}, {"probes", at.probes}};
}

namespace {

constexpr const char* resultFormat = "fuzzylens-result";

const char* textOf(Stopped stopped)
{
    switch (stopped) {
    case Stopped::Converged:
        return "converged";
    case Stopped::Cancelled:
        return "cancelled";
    case Stopped::IterationLimit:
        break;
    }
    return "limit";
}

template <typename Values>
void putUnlessEmpty(JsonWriter& json, const char* key, const Values& values)
{
    if (values.size() > 0)
        json.putList(key, values);
}

void putClassNames(JsonWriter& json, const char* key, const std::vector<int>& codes, const Target& target)
{
    json.putList(key, codes.size(), [&](std::size_t i) {
        return codes[i] < 0 ? Json() : Json(target.classNames[static_cast<std::size_t>(codes[i])]);
    });
}

void putTarget(JsonWriter& json, const Target& target, const std::vector<std::string>& fieldClasses)
{
    if (target.kind == Target::Kind::None)
        return;
    json.put("label", target.name);
    putUnlessEmpty(json, "classes", target.classNames);
    if (fieldClasses != target.classNames)
        putUnlessEmpty(json, "label_classes", fieldClasses);
    const std::vector<double>& numbers = target.numbers;
    if (target.kind == Target::Kind::Classes)
        putClassNames(json, "labels", target.classOf, target);
    else
        json.putList("labels", numbers.size(), [&numbers](std::size_t i) {
            return std::isnan(numbers[i]) ? Json() : Json(numbers[i]);  // NaN: unlabelled
        });
}

struct ResultWriter
{
    JsonWriter& json;
    const Target& target;

    void operator()(const char* key, const auto& result, auto...) const { putUnlessEmpty(json, key, result); }
    void operator()(const char* key, const std::vector<int>& classes, const std::vector<double>& numbers) const
    {
        if (classes.empty())
            putUnlessEmpty(json, key, numbers);
        else
            putClassNames(json, key, classes, target);
    }
};

/// @throws DataError through the document where a result does not fit the samples, the features or another result.
struct ResultReader
{
    const JsonDocument& document;
    const Target& target;
    Index samples;

    template <int Rows, int Columns>
    void operator()(const char* key, Eigen::Matrix<double, Rows, Columns>& values, Index rows, Index columns) const
    {
        if constexpr (Rows == 1 || Columns == 1)
            values = Eigen::VectorXd(document.matrix(key, rows, columns).reshaped());
        else
            values = document.matrix(key, rows, columns);
    }
    template <typename Integer>
    void operator()(const char* key, std::vector<Integer>& result, Index bound, Index size) const
    {
        const std::vector<int> indices = document.indices(key, bound, size);
        result.assign(indices.begin(), indices.end());
    }
    void operator()(const char* key, std::vector<double>& values) const
    {
        values = document.get<std::vector<double>>(key);
    }
    void operator()(const char* key, std::vector<std::string>& axes, Index size) const;
    void operator()(const char* key, std::vector<int>& classes, std::vector<double>& numbers) const;
    void operator()(const char* key, std::vector<SimilarityEdge>& graph) const;
    void operator()(const char* key, std::vector<ProbeTemperature>& temperatures) const;

    void addEdge(std::vector<SimilarityEdge>& graph, double first, double second, double similarity) const;
};

void ResultReader::addEdge(std::vector<SimilarityEdge>& graph, double first, double second,
                           double similarity) const
{
    const bool areSamples = first >= 0 && first < second && second < static_cast<double>(samples) &&
                            first == std::floor(first) && second == std::floor(second);
    if (!areSamples || !(similarity >= 0.0 && similarity <= 1.0))
        document.fail("\"graph\" has an edge with an invalid sample or similarity");
    graph.push_back({static_cast<Index>(first), static_cast<Index>(second), similarity});
}

/// Edges of the graph of the samples: [first, second, similarity].
void ResultReader::operator()(const char* key, std::vector<SimilarityEdge>& graph) const
{
    const Eigen::MatrixXd edges = document.matrix(key, -1, 3);
    for (const auto& edge : edges.rowwise())
        addEdge(graph, edge[0], edge[1], edge[2]);
}

void put(JsonWriter& json, const char* key, const std::vector<NamedSeries>& all)
{
    Json object;
    for (const NamedSeries& series : all)
        object[series.name] = series.values;
    if (!all.empty())
        json.put(key, object);
}

void putHistory(JsonWriter& json, const Outcome& outcome)
{
    json.put("stopped", textOf(outcome.stopped));
    json.put("iterations", outcome.iterations);
    json.put("restart", outcome.restart);
    putUnlessEmpty(json, "objective", outcome.objective);
    put(json, "objective_terms", outcome.objectiveTerms);
    put(json, "traces", outcome.traces);
}

void ResultReader::operator()(const char* key, std::vector<ProbeTemperature>& temperatures) const
{
    if (!document.has(key))
        return;
    if (!document.at(key).is_array())
        document.fail("\"annealing\" is not a list");
    for (const Json& entry : document.at(key)) {
        if (!entry.at("trials").is_number_unsigned() || !entry.at("accepted").is_number_unsigned())
            document.fail("\"annealing\" has a number of trials that is not a whole number");
        ProbeTemperature at;
        at.temperature = entry.at("temperature").get<double>();
        at.energy = entry.at("energy").get<double>();
        at.quality = entry.at("quality").get<double>();
        at.trials = entry.at("trials").get<int>();
        at.accepted = entry.at("accepted").get<int>();
        at.probes = entry.at("probes").get<std::vector<Index>>();
        for (const Index probe : at.probes)
            if (probe < 0 || probe >= samples)
                document.fail("a probe of \"annealing\" is not one of the samples");
        if (at.probes.empty() || at.trials < at.accepted || at.accepted < 0)
            document.fail(
                "\"annealing\" has a temperature without probes, or with more accepted changes than trials");
        temperatures.push_back(std::move(at));
    }
}

int classCode(std::string_view name, const Target& target, const JsonDocument& document)
{
    const auto found = std::find(target.classNames.begin(), target.classNames.end(), name);
    if (found == target.classNames.end())
        document.fail("a class is not in \"classes\"");
    return static_cast<int>(found - target.classNames.begin());
}

/// Class codes from names; null is -1.
std::vector<int> classCodes(const Json& names, const Target& target, const JsonDocument& document)
{
    std::vector<int> codes;
    for (const Json& name : names) {
        if (!name.is_string() && !name.is_null())
            document.fail("a class is not in \"classes\"");
        codes.push_back(name.is_null() ? -1 : classCode(name.get_ref<const std::string&>(), target, document));
    }
    return codes;
}

std::vector<double> realNumbers(const Json& values, const JsonDocument& document)
{
    std::vector<double> result;
    for (const Json& value : values) {
        if (!value.is_number() && !value.is_null())
            document.fail("a label is not a number");
        result.push_back(value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>());
    }
    return result;
}

/// Labels or predictions in a table, by the kind of @p target.
/// @param mayBeMissing whether a number may: that of a sample without a label.
void readLabels(const ResultArrays& arrays, const char* key, const char* column, const Target& target,
                bool mayBeMissing, Index samples, const JsonDocument& document, std::vector<int>& classes,
                std::vector<double>& numbers)
{
    if (target.kind == Target::Kind::Classes)
        arrays.read(key, {nameColumn("sample"), column + std::string(" TEXT")}, samples,
                    [&](const ResultArrays::Row& cells) {
                        const auto* name = std::get_if<std::string_view>(&cells[1]);
                        classes.push_back(name ? classCode(*name, target, document) : -1);
                    });
    else
        arrays.read(key, {nameColumn("sample"), column}, samples, [&](const ResultArrays::Row& cells) {
            const auto* number = std::get_if<double>(&cells[1]);
            if (!number && !mayBeMissing)
                arrays.failDamaged();
            numbers.push_back(number ? *number : std::numeric_limits<double>::quiet_NaN());
        });
}

std::vector<std::string> namesIn(const ResultArrays& arrays, const char* key, const char* axis)
{
    std::vector<std::string> names;
    arrays.read(key, {nameColumn(axis)}, -1, [&names](const ResultArrays::Row& cells) {
        names.emplace_back(std::get<std::string_view>(cells.front()));
    });
    return names;
}

Target targetFrom(const JsonDocument& document, const ResultArrays* arrays, std::size_t samples)
{
    Target target;
    const bool isInTable = arrays && arrays->has("labels");
    if (!isInTable && !document.has("labels"))
        return target;
    target.name = document.get<std::string>("label");
    target.classNames = document.get<std::vector<std::string>>("classes");
    target.kind = target.classNames.empty() ? Target::Kind::Numbers : Target::Kind::Classes;
    if (isInTable) {
        readLabels(*arrays, "labels", "label", target, true, static_cast<Index>(samples), document, target.classOf,
                   target.numbers);
        return target;
    }
    const Json& labels = document.at("labels");
    if (!labels.is_array() || labels.size() != samples)
        document.fail("\"labels\" does not match \"samples\"");
    if (target.kind == Target::Kind::Classes)
        target.classOf = classCodes(labels, target, document);
    else
        target.numbers = realNumbers(labels, document);
    return target;
}

/// The classes of the label field; those of the target if the file has no others.
std::vector<std::string> fieldClassesFrom(const JsonDocument& document, const Target& target)
{
    if (!document.has("label_classes"))
        return target.classNames;
    auto classes = document.get<std::vector<std::string>>("label_classes");
    for (const std::string& name : target.classNames)
        if (std::find(classes.begin(), classes.end(), name) == classes.end())
            document.fail("a class is not in \"label_classes\"");
    return classes;
}

void ResultReader::operator()(const char* key, std::vector<int>& classes, std::vector<double>& numbers) const
{
    if (!document.has(key))
        return;
    const Json& predicted = document.at(key);
    if (!predicted.is_array() || predicted.size() != static_cast<std::size_t>(samples))
        document.fail("\"predicted\" does not match \"samples\"");
    if (target.kind == Target::Kind::Classes)
        classes = classCodes(predicted, target, document);
    else
        numbers = document.get<std::vector<double>>(key);
}

void ResultReader::operator()(const char* key, std::vector<std::string>& axes, Index size) const
{
    axes = document.get<std::vector<std::string>>(key);
    if (!axes.empty() && static_cast<Index>(axes.size()) != size)
        document.fail("\"embedding_axes\" does not match \"embedding\"");
}

/// Reads each named result from its table if it has one, else from the document. Sizes are those of the tables.
struct StoredReader
{
    const ResultReader& json;
    const ResultArrays* arrays;
    Index features;

    Index actual(Index size) const
    {
        return size == perSample ? json.samples : size == perFeature ? features : size;
    }
    bool isInTable(const char* key) const { return arrays && arrays->has(key); }

    template <int Rows, int Columns>
    void operator()(const char* key, Eigen::Matrix<double, Rows, Columns>& values, Index rows, Index columns) const
    {
        if (!isInTable(key))
            return json(key, values, actual(rows), actual(columns));
        const char* axis = rows == perSample ? "sample" : "feature";
        if constexpr (Rows == 1 || Columns == 1)
            values = Eigen::VectorXd(arrays->matrix(key, axis, actual(columns), 1).reshaped());
        else if (columns == perFeature)
            values = arrays->matrix(key, axis, features, rows).transpose();
        else
            values = arrays->matrix(key, axis, actual(rows), columns);
    }
    template <typename Integer>
    void operator()(const char* key, std::vector<Integer>& indices, Index bound, Index size) const
    {
        if (!isInTable(key))
            return json(key, indices, actual(bound), actual(size));
        arrays->read(key, {nameColumn("sample"), "cluster INTEGER NOT NULL"}, actual(size),
                     [&](const ResultArrays::Row& cells) {
                         const auto index = std::get<std::int64_t>(cells[1]);
                         if (index < 0 || index >= actual(bound))
                             arrays->failDamaged();
                         indices.push_back(static_cast<Integer>(index));
                     });
    }
    void operator()(const char* key, std::vector<int>& classes, std::vector<double>& numbers) const
    {
        if (!isInTable(key))
            return json(key, classes, numbers);
        readLabels(*arrays, key, "predicted", json.target, false, json.samples, json.document, classes, numbers);
    }
    void operator()(const char* key, std::vector<SimilarityEdge>& graph) const
    {
        if (!isInTable(key))
            return json(key, graph);
        arrays->read(key, edgeColumns(), -1, [&](const ResultArrays::Row& cells) {
            json.addEdge(graph, static_cast<double>(std::get<std::int64_t>(cells[0])),
                         static_cast<double>(std::get<std::int64_t>(cells[1])), std::get<double>(cells[2]));
        });
    }
    template <typename Short>
    void operator()(const char* key, std::vector<Short>& result) const
    {
        json(key, result);
    }
    void operator()(const char* key, std::vector<std::string>& axes, Index size) const { json(key, axes, size); }
};

std::vector<NamedSeries> seriesIn(const char* key, const JsonDocument& document, std::size_t iterations)
{
    std::vector<NamedSeries> all;
    if (document.has(key))
        for (const auto& [name, values] : document.at(key).items()) {
            if (!values.is_array() || values.size() != iterations)
                document.fail('"' + std::string(key) + "\" does not match \"objective\"");
            all.push_back({name, values.get<std::vector<double>>()});
        }
    return all;
}

Outcome outcomeFrom(const JsonDocument& document, const ResultArrays* arrays, const Target& target, Index samples,
                    Index features)
{
    Outcome outcome;
    const ResultReader json{document, target, samples};
    visitResults(outcome, StoredReader{json, arrays, features}, perSample, perFeature);
    outcome.objective = document.get<std::vector<double>>("objective");
    outcome.objectiveTerms = seriesIn("objective_terms", document, outcome.objective.size());
    outcome.traces = seriesIn(document.has("traces") ? "traces" : "courses",  // in older files
                              document, outcome.objective.size());
    const auto stopped = document.get<std::string>("stopped");
    outcome.stopped = stopped == "converged"   ? Stopped::Converged
                      : stopped == "cancelled" ? Stopped::Cancelled
                                               : Stopped::IterationLimit;
    outcome.iterations = document.get<int>("iterations");
    outcome.restart = document.get<int>("restart");
    if (document.has("warnings"))
        for (const Json& warning : document.at("warnings"))
            outcome.warnings.push_back({warning.at("id").get<std::string>(), messageFrom(warning, "text")});
    outcome.instructionSet = document.get<std::string>("instruction_set");
    return outcome;
}

/// Where long arrays are, if they are in a database.
std::optional<StoredTables> storedTablesIn(const JsonDocument& document)
{
    if (!document.has("tables"))
        return std::nullopt;
    const Json& tables = document.at("tables");
    StoredTables stored{tables.at("file").get<std::string>(), tables.at("sha256").get<std::string>(),
                        tables.at("names").get<std::map<std::string, std::vector<std::string>>>()};
    if (std::filesystem::path(stored.file).filename() != stored.file)
        document.fail("\"tables\" has a file in another folder");
    return stored;
}

Result resultFrom(const JsonDocument& document, const ResultArrays* arrays)
{
    Result result;
    result.command = document.get<std::string>("command");
    const Json& input = document.at("input");
    result.inputPath = input.value("path", std::string());
    result.inputSha256 = input.value("sha256", std::string());
    for (const auto& step : document.get<std::vector<std::string>>("steps"))
        result.steps.push_back(StepSpec::parse(step));
    result.method = document.at("method").get<std::string>();
    result.parameters = parametersFromJson(document.at("parameters"), result.method, document);
    if (document.has("seed"))
        result.parameters.set("seed", document.get<std::int64_t>("seed"));
    const auto names = [&](const char* key, const char* axis) {
        if (arrays && arrays->has(key))
            return std::make_shared<const std::vector<std::string>>(namesIn(*arrays, key, axis));
        document.at(key);
        return std::make_shared<const std::vector<std::string>>(document.get<std::vector<std::string>>(key));
    };
    result.samples = names("samples", "sample");
    result.features = names("features", "feature");
    result.target = targetFrom(document, arrays, result.samples->size());
    result.fieldClasses = fieldClassesFrom(document, result.target);
    result.outcome = outcomeFrom(document, arrays, result.target, static_cast<Index>(result.samples->size()),
                                 static_cast<Index>(result.features->size()));
    result.metrics = document.get<std::map<std::string, double>>("metrics");
    result.verdict = verdictIn(document, result.target.classNames);
    if (result.verdict)
        requireVerdictOf(result.target, *result.verdict, document);
    return result;
}

/// Arrays that the text of a result omits, and the entry that lists them.
struct OmittedArrays
{
    std::set<std::string> keys;
    std::string where;  // a key of the text
    Json description;
};

/// The text of @p result without some arrays; @p omitted may be null.
void writeText(const Result& result, const OmittedArrays* omitted, const TextSink& sink)
{
    requireFinite(result.outcome);
    JsonWriter json(sink, omitted ? omitted->keys : std::set<std::string>());
    json.put("format", resultFormat);
    json.put("version", omitted ? 2 : 1);
    if (omitted)
        json.put(omitted->where, omitted->description);
    json.put("command", result.command);
    Json input{{"path", result.inputPath}};
    if (!result.inputSha256.empty())
        input["sha256"] = result.inputSha256;
    json.put("input", input);
    json.putList("steps", result.steps.size(), [&result](std::size_t i) { return Json(result.steps[i].text()); });
    json.put("method", result.method);
    Json parameters = Json::object();
    for (const auto& [name, value] : result.parameters)
        if (name != "seed")
            parameters[name] = toJson(value);
    json.put("parameters", parameters);
    if (result.parameters.has("seed"))
        json.put("seed", toJson(result.parameters.value("seed")));
    putHistory(json, result.outcome);
    json.putList("samples", *result.samples);
    json.putList("features", *result.features);
    putTarget(json, result.target, result.fieldClasses);
    visitResults(result.outcome, ResultWriter{json, result.target});
    json.put("metrics", result.metrics);
    if (result.verdict)
        json.put("permutation", verdictJson(*result.verdict, result.target));
    Json warnings = Json::array();
    for (const Warning& warning : result.outcome.warnings)
        putMessage(warnings.emplace_back(Json{{"id", warning.id}}), "text", warning.text);
    json.put("warnings", warnings);
    json.put("instruction_set", result.outcome.instructionSet);
    json.end();
}

}  // namespace

void writeJson(const Result& result, const TextSink& sink)
{
    writeText(result, nullptr, sink);
}

std::string textWithoutArrays(const Result& result, const std::vector<ResultTable>& arrays)
{
    OmittedArrays omitted{{}, "arrays", Json::object()};
    for (const ResultTable& array : arrays) {
        omitted.keys.insert(array.key);
        omitted.description[array.key] = array.columns.size();
    }
    std::string text;
    writeText(result, &omitted, [&text](std::string_view piece) { text += piece; });
    return text;
}

Result resultFromParts(const std::string& text, const std::string& file, const ArraysOfResult& arraysOf)
{
    return fromDocument(text, file, resultFormat, "result", [&arraysOf](const JsonDocument& document) {
        if (!document.has("arrays"))
            return resultFrom(document, nullptr);  // of an older session
        ColumnCounts columns;
        for (const auto& [key, count] : document.at("arrays").items()) {
            if (!count.is_number_unsigned())
                document.fail("\"arrays\" has a number of columns that is not a whole number");
            columns[key] = count.get<std::size_t>();
        }
        const std::unique_ptr<ResultArrays> arrays = arraysOf(columns);
        return resultFrom(document, arrays.get());
    });
}

std::filesystem::path tablesPath(const std::filesystem::path& result)
{
    std::filesystem::path path = result;
    return path.extension() == ".json" ? path.replace_extension(".sqlite") : path += ".sqlite";
}

namespace {

void writeTextOfTables(const Result& result, const StoredTables& stored, const TextSink& sink)
{
    OmittedArrays omitted{
        {}, "tables", {{"file", stored.file}, {"sha256", stored.sha256}, {"names", stored.names}}};
    for (const auto& [key, names] : stored.names)
        omitted.keys.insert(key);
    writeText(result, &omitted, sink);
}

/// A database is replaced only together with the result that it belongs to.
bool mayWriteTables(const std::filesystem::path& path)
{
    const std::filesystem::path database = tablesPath(path);
    std::error_code error;
    if (std::filesystem::symlink_status(database, error).type() == std::filesystem::file_type::not_found)
        return true;
    try {
        if (!std::filesystem::is_regular_file(database) ||
            static_cast<double>(std::filesystem::file_size(path)) > longestResultText)
            return false;
        return fromDocument(
            readTextFile(path), path.string(), resultFormat, "result", [&database](const JsonDocument& document) {
                const std::optional<StoredTables> stored = storedTablesIn(document);
                return stored && stored->file == database.filename() && stored->sha256 == sha256OfFile(database);
            });
    } catch (const DataError&) {
        return false;
    } catch (const std::filesystem::filesystem_error&) {
        return false;
    }
}

}  // namespace

std::vector<FileText> resultFiles(const std::filesystem::path& path, const Result& result, double longestText)
{
    std::vector<ResultTable> tables = tablesOf(result);
    if (isWrittenInPlace(path) || textSizeOf(result, tables) <= longestText || !mayWriteTables(path))
        return {{path, [&result](const TextSink& sink) { writeJson(result, sink); }}};
    const auto stored = std::make_shared<StoredTables>();
    return {{tablesPath(path),
             [&result, stored, tables = std::move(tables)](AtomicFile& file) {
                 requireFinite(result.outcome);
                 *stored = writeTables(tables, file);
             }},
            {path, [&result, stored](const TextSink& sink) { writeTextOfTables(result, *stored, sink); }}};
}

std::string toJson(const Result& result)
{
    std::string text;
    writeJson(result, [&text](std::string_view piece) { text += piece; });
    return text;
}

Result resultFromJson(const std::string& text, const std::string& file)
{
    return fromDocument(text, file, resultFormat, "result", [](const JsonDocument& document) {
        if (document.has("tables") || document.has("arrays"))
            document.fail("the arrays of this result are not in this file");
        return resultFrom(document, nullptr);
    });
}

Result readResult(const std::filesystem::path& path)
{
    return fromDocument(readTextFile(path), path.string(), resultFormat, "result",
                        [&path](const JsonDocument& document) {
                            const std::optional<StoredTables> stored = storedTablesIn(document);
                            if (!stored)
                                return resultFrom(document, nullptr);
                            const ResultTables tables(path.parent_path(), *stored);
                            return resultFrom(document, &tables);
                        });
}

}  // namespace fuzzylens
