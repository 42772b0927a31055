// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "input_options.h"
#include "output_files.h"
#include "trouble.h"

#include "core/data/writer.h"
#include "core/session/result.h"
#include "core/session/text_file.h"

#include <algorithm>
#include <memory>

namespace fuzzylens::cli {

namespace {

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
    return quoted + '"';
}

void addHeader(std::string& text, const std::vector<std::string>& names, const std::string& prefix)
{
    for (const std::string& name : names)
        text += ',' + csvField(prefix + name);
}

void addNumbers(std::string& text, const Eigen::MatrixXd& values, Index row)
{
    for (Index column = 0; column < values.cols(); ++column)
        text += ',' + toText(values(row, column));
}

std::vector<std::string> numbered(Index count)
{
    std::vector<std::string> names;
    for (Index i = 0; i < count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

std::string predicted(const Model& model, const Prediction& prediction, std::size_t sample)
{
    if (!prediction.predictedClass.empty())
        return csvField(model.target.classNames[static_cast<std::size_t>(prediction.predictedClass[sample])]);
    if (!prediction.predictedNumber.empty())
        return toText(prediction.predictedNumber[sample]);
    Index cluster = 0;
    prediction.memberships.row(static_cast<Index>(sample)).maxCoeff(&cluster);
    return std::to_string(cluster);
}

std::string asCsv(const Model& model, const Prediction& prediction, const std::vector<std::string>& samples)
{
    const bool hasTarget = !prediction.predictedClass.empty() || !prediction.predictedNumber.empty();
    std::string text = hasTarget ? "sample,predicted" : "sample,cluster";
    if (prediction.classProbabilities.size() > 0)
        addHeader(text, model.target.classNames, "probability ");
    addHeader(text, numbered(prediction.memberships.cols()), "membership ");
    text += '\n';
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        text += csvField(samples[sample]) + ',' + predicted(model, prediction, sample);
        addNumbers(text, prediction.classProbabilities, static_cast<Index>(sample));
        addNumbers(text, prediction.memberships, static_cast<Index>(sample));
        text += '\n';
    }
    return text;
}

/// The field to compare with: the one the line names, else the one the model learnt from.
const LabelField* truthOf(const Model& model, const Dataset& data, bool isNamed)
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

void sayThereIsNoTruth(const Model& model, const Dataset& data)
{
    std::vector<std::string> names;
    for (const LabelField& field : data.labelFields())
        names.push_back(field.name);
    say("note: the file has no classes \"" + model.target.name +
        "\" to compare with, so no accuracy is told; if it holds them under another name, give it with --label" +
        (names.empty() ? "" : " (there is " + listed(names) + ")"));
}

/// How many of the new samples are right, when the file says what they are.
void sayAccuracy(const Model& model, const Prediction& prediction, const Dataset& data, bool isNamed)
{
    if (prediction.predictedClass.empty())
        return;
    const LabelField* field = truthOf(model, data, isNamed);
    if (!field)
        return sayThereIsNoTruth(model, data);
    const std::vector<std::string>& classes = model.target.classNames;
    int labelled = 0, known = 0, correct = 0;
    for (std::size_t i = 0; i < prediction.predictedClass.size(); ++i) {
        const std::string truth = field->text(static_cast<Index>(i));
        labelled += !truth.empty();
        known += std::find(classes.begin(), classes.end(), truth) != classes.end();
        correct += truth == classes[static_cast<std::size_t>(prediction.predictedClass[i])];
    }
    if (labelled > 0 && known == 0)
        say("note: \"" + field->name + "\" holds none of the classes the model predicts (" + listed(classes) +
            "), so no accuracy is told");
    else if (labelled > 0)
        say(std::to_string(correct) + " of " + std::to_string(labelled) + " samples labelled in \"" + field->name +
            "\" are right");
}

void predict(const std::string& modelFile, const InputSpec& input, const std::string& output)
{
    FileRoles inputs = filesOf(input);
    inputs.emplace_back("model", modelFile);
    requireApart({{"predictions", output}}, inputs);
    requireWritable(output);
    const Model model = modelFromJson(readTextFile(modelFile), modelFile);
    const DatasetPtr data = load(input);
    const Prediction prediction = naming(input.file, [&] { return predictWith(model, data); });
    writeWhole(output, asCsv(model, prediction, data->sampleNames()));
    sayAccuracy(model, prediction, *data, input.import.labelField || !input.import.labelsFile.empty());
}

}  // namespace

void addPredict(CLI::App& app, Action& chosen)
{
    struct Options
    {
        std::string model;
        InputOptions input;
        std::string output;
    };
    CLI::App* command = app.add_subcommand("predict", "Apply a model to new samples");
    const auto options = std::make_shared<Options>();
    command->add_option("MODEL.json", options->model, "The model, written by fit --model")->required();
    options->input.addTo(*command);
    options->input.addLabelsTo(*command, false);
    command->add_option("-o,--output", options->output, "The predictions, as CSV (default: standard output)")
        ->type_name("PREDICTIONS.csv");
    command->callback([&chosen, options] {
        chosen = [options] {
            predict(options->model, options->input.spec(), options->output.empty() ? "-" : options->output);
        };
    });
}

}  // namespace fuzzylens::cli
