// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result_text.h"

#include "core/session/json_document.h"
#include "core/session/store/exact_text.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

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

void put(JsonWriter& json, const char* key, const Eigen::MatrixXd& matrix)
{
    if (matrix.size() > 0)
        json.putList(key, static_cast<std::size_t>(matrix.rows()), [&matrix](std::size_t row) {
            const auto values = matrix.row(static_cast<Index>(row));
            return Json(Json::array_t(values.begin(), values.end()));
        });
}

template <typename T>
void putAll(JsonWriter& json, const char* key, const std::vector<T>& values)
{
    json.putList(key, values.size(), [&values](std::size_t i) { return Json(values[i]); });
}

template <typename T>
void put(JsonWriter& json, const char* key, const std::vector<T>& values)
{
    if (!values.empty())
        putAll(json, key, values);
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
    put(json, "classes", target.classNames);
    if (fieldClasses != target.classNames)
        put(json, "label_classes", fieldClasses);
    const std::vector<double>& numbers = target.numbers;
    if (target.kind == Target::Kind::Classes)
        putClassNames(json, "labels", target.classOf, target);
    else
        json.putList("labels", numbers.size(), [&numbers](std::size_t i) {
            return std::isnan(numbers[i]) ? Json() : Json(numbers[i]);  // NaN: unlabelled
        });
}

void putOutcome(JsonWriter& json, const Outcome& outcome, const Target& target)
{
    put(json, "memberships", outcome.memberships);
    put(json, "centers", outcome.centers);
    put(json, "feature_weights", outcome.featureWeights);
    put(json, "label_prototypes", outcome.labelPrototypes);
    put(json, "embedding", outcome.embedding);
    put(json, "embedding_axes", outcome.embeddingAxes);
    put(json, "embedding_training", outcome.embeddingTraining);
    put(json, "assigned", outcome.assigned);
    put(json, "repaired", outcome.repaired);
    if (!outcome.predictedClass.empty())
        putClassNames(json, "predicted", outcome.predictedClass, target);
    else
        put(json, "predicted", outcome.predictedNumber);
    put(json, "class_probabilities", outcome.classProbabilities);
    put(json, "embedding_centers", outcome.embeddingCenters);
    put(json, "feature_factors", Eigen::MatrixXd(outcome.featureFactors.transpose()));
    put(json, "projection", outcome.projection);
    put(json, "projection_offset", Eigen::MatrixXd(outcome.projectionOffset));
    put(json, "probes", outcome.probes);
    put(json, "eigenvalues", outcome.eigenvalues);
    if (!outcome.graph.empty())
        json.putList("graph", outcome.graph.size(), [&outcome](std::size_t i) {
            const SimilarityEdge& edge = outcome.graph[i];
            return Json{edge.first, edge.second, edge.similarity};
        });
}

/// Edges of the graph of the samples: [first, second, similarity].
std::vector<SimilarityEdge> graphIn(const JsonDocument& document, Index samples)
{
    const Eigen::MatrixXd edges = document.matrix("graph", -1, 3);
    std::vector<SimilarityEdge> graph;
    for (const auto& edge : edges.rowwise()) {
        const bool areSamples = edge[0] >= 0 && edge[0] < edge[1] && edge[1] < static_cast<double>(samples) &&
                                edge[0] == std::floor(edge[0]) && edge[1] == std::floor(edge[1]);
        if (!areSamples || !(edge[2] >= 0.0 && edge[2] <= 1.0))
            document.fail("\"graph\" joins what are no samples, or with no similarity");
        graph.push_back({static_cast<Index>(edge[0]), static_cast<Index>(edge[1]), edge[2]});
    }
    return graph;
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
    put(json, "objective", outcome.objective);
    put(json, "objective_terms", outcome.objectiveTerms);
    put(json, "courses", outcome.traces);
}

void putAnnealing(JsonWriter& json, const std::vector<ProbeTemperature>& temperatures)
{
    if (!temperatures.empty())
        json.putList("annealing", temperatures.size(), [&temperatures](std::size_t i) {
            const ProbeTemperature& at = temperatures[i];
            return Json{{"temperature", at.temperature}, {"energy", at.energy},     {"quality", at.quality},
                        {"trials", at.trials},           {"accepted", at.accepted}, {"probes", at.probes}};
        });
}

std::vector<ProbeTemperature> annealingIn(const JsonDocument& document, Index samples)
{
    std::vector<ProbeTemperature> course;
    if (!document.has("annealing"))
        return course;
    if (!document.at("annealing").is_array())
        document.fail("\"annealing\" is no list");
    for (const Json& entry : document.at("annealing")) {
        if (!entry.at("trials").is_number_unsigned() || !entry.at("accepted").is_number_unsigned())
            document.fail("\"annealing\" counts trials that are no whole numbers");
        ProbeTemperature at;
        at.temperature = entry.at("temperature").get<double>();
        at.energy = entry.at("energy").get<double>();
        at.quality = entry.at("quality").get<double>();
        at.trials = entry.at("trials").get<int>();
        at.accepted = entry.at("accepted").get<int>();
        at.probes = entry.at("probes").get<std::vector<Index>>();
        for (const Index probe : at.probes)
            if (probe < 0 || probe >= samples)
                document.fail("a probe of \"annealing\" is none of the samples");
        if (at.probes.empty() || at.trials < at.accepted || at.accepted < 0)
            document.fail("\"annealing\" has a temperature without probes, or accepts more than was tried");
        course.push_back(std::move(at));
    }
    return course;
}

/// Class codes from names; null is -1. An unknown name gives nothing.
std::vector<int> classCodes(const Json& names, const Target& target, const JsonDocument& document)
{
    std::vector<int> codes;
    for (const Json& name : names) {
        const auto place = name.is_string() ? std::find(target.classNames.begin(), target.classNames.end(),
                                                        name.get_ref<const std::string&>())
                                            : target.classNames.end();
        if (place == target.classNames.end() && !name.is_null())
            document.fail("a class is none of \"classes\"");
        codes.push_back(name.is_null() ? -1 : static_cast<int>(place - target.classNames.begin()));
    }
    return codes;
}

std::vector<double> realNumbers(const Json& values, const JsonDocument& document)
{
    std::vector<double> result;
    for (const Json& value : values) {
        if (!value.is_number() && !value.is_null())
            document.fail("a label is no number");
        result.push_back(value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>());
    }
    return result;
}

Target targetFrom(const JsonDocument& document, std::size_t samples)
{
    Target target;
    if (!document.has("labels"))
        return target;
    target.name = document.get<std::string>("label");
    target.classNames = document.get<std::vector<std::string>>("classes");
    const Json& labels = document.at("labels");
    if (!labels.is_array() || labels.size() != samples)
        document.fail("\"labels\" does not fit \"samples\"");
    target.kind = target.classNames.empty() ? Target::Kind::Numbers : Target::Kind::Classes;
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
            document.fail("a class is none of \"label_classes\"");
    return classes;
}

void readPredicted(Outcome& outcome, const JsonDocument& document, const Target& target, std::size_t samples)
{
    if (!document.has("predicted"))
        return;
    const Json& predicted = document.at("predicted");
    if (!predicted.is_array() || predicted.size() != samples)
        document.fail("\"predicted\" does not fit \"samples\"");
    if (target.kind == Target::Kind::Classes)
        outcome.predictedClass = classCodes(predicted, target, document);
    else
        outcome.predictedNumber = document.get<std::vector<double>>("predicted");
}

void readMatrices(Outcome& outcome, const JsonDocument& document, Index n, Index p)
{
    outcome.memberships = document.matrix("memberships", n);
    outcome.centers = document.matrix("centers", -1, p);
    outcome.featureWeights = document.matrix("feature_weights", -1, p);
    outcome.labelPrototypes = document.matrix("label_prototypes");
    outcome.embedding = document.matrix("embedding", n);
    outcome.embeddingTraining = document.matrix("embedding_training", n);
    outcome.embeddingAxes = document.get<std::vector<std::string>>("embedding_axes");
    if (static_cast<Index>(outcome.embeddingAxes.size()) != outcome.embedding.cols() &&
        !outcome.embeddingAxes.empty())
        document.fail("\"embedding_axes\" does not fit \"embedding\"");
    outcome.classProbabilities = document.matrix("class_probabilities", n);
}

std::vector<NamedSeries> seriesIn(const char* key, const JsonDocument& document, std::size_t iterations)
{
    std::vector<NamedSeries> all;
    if (document.has(key))
        for (const auto& [name, values] : document.at(key).items()) {
            if (!values.is_array() || values.size() != iterations)
                document.fail('"' + std::string(key) + "\" does not fit \"objective\"");
            all.push_back({name, values.get<std::vector<double>>()});
        }
    return all;
}

Outcome outcomeFrom(const JsonDocument& document, const Target& target, Index n, Index p)
{
    Outcome outcome;
    readMatrices(outcome, document, n, p);
    const Index clusters = std::max(outcome.memberships.cols(), outcome.centers.rows());
    outcome.assigned = document.indices("assigned", clusters > 0 ? clusters : n, n);
    outcome.repaired = document.indices("repaired", clusters > 0 ? clusters : n, n);
    readPredicted(outcome, document, target, static_cast<std::size_t>(n));
    for (const int probe : document.indices("probes", n))
        outcome.probes.push_back(probe);
    outcome.embeddingCenters = document.matrix("embedding_centers", -1, outcome.embedding.cols());
    outcome.featureFactors = document.matrix("feature_factors", 1, p).reshaped();
    outcome.projection = document.matrix("projection", p, outcome.embedding.cols());
    outcome.projectionOffset =
        document.matrix("projection_offset", 1, outcome.embedding.cols()).reshaped().transpose();
    outcome.graph = graphIn(document, n);
    outcome.annealing = annealingIn(document, n);
    outcome.eigenvalues = document.get<std::vector<double>>("eigenvalues");
    outcome.objective = document.get<std::vector<double>>("objective");
    outcome.objectiveTerms = seriesIn("objective_terms", document, outcome.objective.size());
    outcome.traces = seriesIn("courses", document, outcome.objective.size());
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

Result resultFrom(const JsonDocument& document)
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
    const auto names = [&](const char* key) {
        document.at(key);
        return std::make_shared<const std::vector<std::string>>(document.get<std::vector<std::string>>(key));
    };
    result.samples = names("samples");
    result.features = names("features");
    result.target = targetFrom(document, result.samples->size());
    result.fieldClasses = fieldClassesFrom(document, result.target);
    result.outcome = outcomeFrom(document, result.target, static_cast<Index>(result.samples->size()),
                                 static_cast<Index>(result.features->size()));
    result.metrics = document.get<std::map<std::string, double>>("metrics");
    return result;
}

}  // namespace

void writeJson(const Result& result, const std::function<void(std::string_view)>& sink)
{
    requireFinite(result.outcome);
    JsonWriter json(sink);
    json.put("format", resultFormat);
    json.put("version", 1);
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
    putAll(json, "samples", *result.samples);
    putAll(json, "features", *result.features);
    putTarget(json, result.target, result.fieldClasses);
    putOutcome(json, result.outcome, result.target);
    putAnnealing(json, result.outcome.annealing);
    json.put("metrics", result.metrics);
    Json warnings = Json::array();
    for (const Warning& warning : result.outcome.warnings)
        putMessage(warnings.emplace_back(Json{{"id", warning.id}}), "text", warning.text);
    json.put("warnings", warnings);
    json.put("instruction_set", result.outcome.instructionSet);
    json.end();
}

std::string toJson(const Result& result)
{
    std::string text;
    writeJson(result, [&text](std::string_view piece) { text += piece; });
    return text;
}

Result resultFromJson(const std::string& text, const std::string& file)
{
    return fromDocument(text, file, resultFormat, "result", resultFrom);
}

}  // namespace fuzzylens
