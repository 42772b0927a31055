// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "interrupt.h"
#include "loading.h"
#include "output_files.h"
#include "trouble.h"

#include "core/export/writer.h"
#include "core/session/new_samples.h"
#include "core/session/predictions.h"
#include "core/session/session_file.h"

#include <algorithm>
#include <memory>

namespace fuzzylens::cli {

namespace {

/// The field to compare with: the one the line names, else the one the model learnt from.
const LabelField* fieldOf(const Model& model, const Dataset& data, bool isNamed)
{
    const LabelField* field = data.labelField(isNamed ? data.preferredLabel() : model.target.name);
    return field && field->kind == LabelField::Kind::Categorical ? field : nullptr;
}

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    return names.size() > most ? text + ", …" : text;
}

void reportMissingLabels(const Model& model, const Dataset& data)
{
    std::vector<std::string> names;
    for (const LabelField& field : data.labelFields())
        names.push_back(field.name);
    say("note: the file has no classes \"" + model.target.name +
        "\" to compare with, so no accuracy is reported; if the classes have another name, give it with --label" +
        (names.empty() ? "" : " (there is " + listed(names) + ")"));
}

/// Number of correct predictions, if the file has labels.
void announceAccuracy(const Model& model, const Prediction& prediction, const Dataset& data, bool isNamed)
{
    if (prediction.predictedClass.empty())
        return;
    const LabelField* field = fieldOf(model, data, isNamed);
    if (!field)
        return reportMissingLabels(model, data);
    const Agreement agreement = agreementOf(truthOf(model.target, *field), prediction);
    if (agreement.labelled > 0 && agreement.known == 0)
        say("note: \"" + field->name + "\" contains none of the classes that the model predicts (" +
            listed(model.target.classNames) + "), so no accuracy is reported");
    else if (agreement.labelled > 0)
        say(std::to_string(agreement.correct) + " of " + std::to_string(agreement.labelled) +
            " samples labelled in \"" + field->name + "\" are predicted correctly");
}

struct PredictOptions
{
    std::string model;
    std::string run;
    InputOptions input;
    std::string output;
};

Model modelOf(const PredictOptions& options)
{
    if (!options.run.empty() && !isSession(options.model))
        throw UsageError("--run requires a session, but " + options.model + " is not one; remove --run");
    Model model = loadModel(options.model, options.run, interruptible());
    if (isInterrupted())
        throw Cancelled();
    return model;
}

void predict(const PredictOptions& options)
{
    const InputSpec input = specOf(options.input);
    const std::string output = options.output.empty() ? "-" : options.output;
    FileRoles inputs = filesOf(input);
    inputs.emplace_back("model", options.model);
    requireApart({{"predictions", output}}, inputs);
    requireWritable(output);
    const Model model = modelOf(options);
    const DatasetPtr data = load(input);
    if (featuresAreGeneSymbols(model, *data))
        say("note: the features of the new samples already have gene symbols; the step symbols of the model does "
            "not change them");
    const Prediction prediction = naming(input.file, [&] { return predictWith(model, data); });
    writeAtomically(output, predictionsCsv(model.target, prediction, data->sampleNames()));
    announceAccuracy(model, prediction, *data, input.import.labelField || !input.import.labelsFile.empty());
}

}  // namespace

void addPredict(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("predict", "Apply a model to new samples");
    const auto options = std::make_shared<PredictOptions>();
    command
        ->add_option("MODEL.json", options->model,
                     "Model written by fit --model, or a session, of which the newest run is used")
        ->required();
    command->add_option("--run", options->run, "Run of the session, by number or name")->type_name("RUN");
    options->input.addTo(*command);
    options->input.addLabelsTo(*command);
    command->add_option("-o,--output", options->output, "Predictions as CSV (default: standard output)")
        ->type_name("PREDICTIONS.csv");
    command->callback([&chosen, options] { chosen = [options] { predict(*options); }; });
}

}  // namespace fuzzylens::cli
