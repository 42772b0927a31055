// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/session/fitted_steps_json.h"
#include "core/session/json_document.h"
#include "core/session/new_samples.h"
#include "core/session/result.h"

#include <deque>
#include <unordered_map>

namespace fuzzylens {

namespace {

constexpr const char* modelFormat = "fuzzylens-model";
constexpr std::size_t namesInMessage = 5;

const char* textOf(Target::Kind kind)
{
    switch (kind) {
    case Target::Kind::Classes:
        return "classes";
    case Target::Kind::Numbers:
        return "numbers";
    case Target::Kind::None:
        break;
    }
    return "none";
}

Target targetFrom(const Json& json, const JsonDocument& document)
{
    Target target;
    const auto kind = json.at("kind").get<std::string>();
    if (kind != "classes" && kind != "numbers" && kind != "none")
        document.fail("\"target\" is of an unknown kind");
    target.kind = kind == "classes"   ? Target::Kind::Classes
                  : kind == "numbers" ? Target::Kind::Numbers
                                      : Target::Kind::None;
    target.name = json.value("name", std::string());
    if (target.kind == Target::Kind::Classes)
        target.classNames = json.at("classes").get<std::vector<std::string>>();
    return target;
}

const MethodDescription& predictingMethod(const std::string& id)
{
    const MethodDescription& description = method(id);
    if (!description.predict)
        throw ArgumentError(message("%1 does not predict new samples", id));
    return description;
}

/// A trial on one sample of zeros: whether the parts fit each other is known to the method alone.
void tryPrediction(const Model& model)
{
    const MethodDescription& description = predictingMethod(model.method);
    checkParameters(description, model.parameters);
    DatasetParts parts;
    parts.values = std::make_shared<const AlignedMatrix>(1, static_cast<Index>(model.features.size()));
    parts.sampleNames = {"trial"};
    parts.featureNames = model.features;
    description.predict(model.outcome, model.target, model.parameters, Dataset(std::move(parts)));
}

Model modelFrom(const JsonDocument& document)
{
    Model model;
    model.method = document.at("method").get<std::string>();
    model.parameters = parametersFromJson(document.at("parameters"), model.method, document);
    model.steps = fittedStepsFromJson(document.at("steps"));
    model.inputFeatures = document.at("input_features").get<std::vector<std::string>>();
    model.features = document.at("features").get<std::vector<std::string>>();
    model.target = targetFrom(document.at("target"), document);
    const auto p = static_cast<Index>(model.features.size());
    Outcome& outcome = model.outcome;
    outcome.centers = document.matrix("centers", -1, p);
    outcome.featureWeights = document.matrix("feature_weights", -1, p);
    outcome.labelPrototypes = document.matrix("label_prototypes");
    outcome.embeddingCenters = document.matrix("embedding_centers");
    outcome.referenceValues = document.matrix(document.has("probe_values") ? "probe_values" : "reference_values",
                                              -1, p);  // older: probes
    outcome.modelTable = document.matrix("model_table");
    outcome.projection = document.matrix("projection", p);
    outcome.projectionOffset = document.matrix("projection_offset", 1).reshaped().transpose();
    outcome.embeddingAxes = document.get<std::vector<std::string>>("embedding_axes");
    outcome.instructionSet = document.get<std::string>("instruction_set");
    tryPrediction(model);
    return model;
}

[[noreturn]] void refuseFeatures(const Dataset& samples, std::size_t expected,
                                 const std::vector<std::string>& absent)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(absent.size(), namesInMessage); ++i)
        names += (i > 0 ? ", " : "") + absent[i];
    if (absent.size() > namesInMessage)
        names += ", …";
    throw DataError(
        Issue{Issue::Severity::Error,
              message("the data lack %1 of the %2 features of the model: %3", absent.size(), expected, names),
              samples.origin().path, 0, 0, std::string(),
              message("the new samples must contain all features of the model, with the same names")});
}

/// Columns of @p samples in the order of @p wanted: the r-th feature of a name goes to the r-th one asked for.
DatasetPtr matchFeatures(const DatasetPtr& samples, const std::vector<std::string>& wanted)
{
    if (samples->featureNames() == wanted)
        return samples;
    std::unordered_map<std::string_view, std::deque<Index>> columns;
    for (Index feature = 0; feature < samples->features(); ++feature)
        columns[samples->featureNames()[static_cast<std::size_t>(feature)]].push_back(feature);
    std::vector<Index> order;
    std::vector<std::string> absent;
    for (const std::string& name : wanted) {
        const auto found = columns.find(name);
        if (found == columns.end() || found->second.empty()) {
            absent.push_back(name);
            continue;
        }
        order.push_back(found->second.front());
        found->second.pop_front();
    }
    if (!absent.empty())
        refuseFeatures(*samples, wanted.size(), absent);
    return samples->subset(std::nullopt, order);
}

void refuseMissing(const Dataset& data)
{
    if (data.missingCount() == 0)
        return;
    for (Index sample = 0; sample < data.samples(); ++sample)
        for (Index feature = 0; feature < data.features(); ++feature)
            if (data.isMissing(sample, feature))
                throw DataError(Issue{Issue::Severity::Error,
                                      message("%1 missing, the first one in sample %2, feature %3",
                                              message(data.missingCount() == 1 ? "%1 value is" : "%1 values are",
                                                      data.missingCount()),
                                              data.sampleNames()[static_cast<std::size_t>(sample)],
                                              data.featureNames()[static_cast<std::size_t>(feature)]),
                                      data.origin().path, 0, 0, std::string(),
                                      message("fit the model with the step impute=knn:5, which also imputes the "
                                              "values of new samples")});
}

}  // namespace

std::string toJson(const Model& model)
{
    Json parameters = Json::object();
    for (const auto& [name, value] : model.parameters)
        parameters[name] = toJson(value);
    Json target{{"kind", textOf(model.target.kind)}};
    if (model.target.kind != Target::Kind::None)
        target["name"] = model.target.name;
    if (model.target.kind == Target::Kind::Classes)
        target["classes"] = model.target.classNames;
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.put("format", modelFormat);
    json.put("version", 1);
    json.put("method", model.method);
    json.put("parameters", parameters);
    json.put("steps", toJson(model.steps));
    json.putList("input_features", model.inputFeatures);
    json.putList("features", model.features);
    json.put("target", target);
    const auto put = [&json](const char* key, const auto& values) {
        if (values.size() > 0)
            json.putList(key, values);
    };
    put("centers", model.outcome.centers);
    put("feature_weights", model.outcome.featureWeights);
    put("label_prototypes", model.outcome.labelPrototypes);
    put("embedding_centers", model.outcome.embeddingCenters);
    put("reference_values", model.outcome.referenceValues);
    put("model_table", model.outcome.modelTable);
    put("projection", model.outcome.projection);
    put("projection_offset", model.outcome.projectionOffset);
    put("embedding_axes", model.outcome.embeddingAxes);
    json.put("instruction_set", model.outcome.instructionSet);
    json.end();
    return text;
}

Model modelFromJson(const std::string& text, const std::string& file)
{
    return fromDocument(text, file, modelFormat, "model", modelFrom);
}

Prediction predictWith(const Model& model, const DatasetPtr& samples, const Progress& progress)
{
    const MethodDescription& description = predictingMethod(model.method);
    const DatasetPtr input =
        featuresAreGeneSymbols(model, *samples) ? samples : matchFeatures(samples, model.inputFeatures);
    const DatasetPtr prepared = applySteps(input, model.steps, progress);
    if (!prepared || !shouldContinue(progress, {"predicting", 0, samples->samples()}))
        return {};
    const DatasetPtr matched = matchFeatures(prepared, model.features);
    refuseMissing(*matched);
    return description.predict(model.outcome, model.target, model.parameters, *matched);
}

}  // namespace fuzzylens
