// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/predictions.h"

#include <algorithm>

namespace fuzzylens {

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

int indexOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

bool shareAClass(const LabelField* field, const Target& target)
{
    return field && field->kind == LabelField::Kind::Categorical &&
           std::any_of(field->classes.begin(), field->classes.end(),
                       [&](const std::string& name) { return indexOf(target.classNames, name) >= 0; });
}

}  // namespace

Truth truthOf(const Target& target, const LabelField& field)
{
    Truth truth;
    if (field.kind != LabelField::Kind::Categorical)
        return truth;
    truth.field = field.name;
    for (const int code : field.codes) {
        truth.isLabelled.push_back(code >= 0);
        truth.classOf.push_back(
            code < 0 ? -1 : indexOf(target.classNames, field.classes[static_cast<std::size_t>(code)]));
    }
    return truth;
}

const LabelField* fieldSpeakingOf(const Target& target, const Dataset& data)
{
    if (target.kind != Target::Kind::Classes)
        return nullptr;
    for (const std::string& name : {target.name, data.preferredLabel()})
        if (const LabelField* field = data.labelField(name); shareAClass(field, target))
            return field;
    return nullptr;
}

Agreement agreementOf(const Truth& truth, const Prediction& prediction)
{
    Agreement result;
    const std::size_t samples = std::min(truth.classOf.size(), prediction.predictedClass.size());
    for (std::size_t i = 0; i < samples; ++i)
        if (truth.isLabelled[i]) {
            ++result.labelled;
            result.known += truth.classOf[i] >= 0;
            result.correct += truth.classOf[i] == prediction.predictedClass[i];
        }
    return result;
}

std::string predictedText(const Target& target, const Prediction& prediction, Index sample)
{
    const auto i = static_cast<std::size_t>(sample);
    if (!prediction.predictedClass.empty())
        return target.classNames[static_cast<std::size_t>(prediction.predictedClass[i])];
    if (!prediction.predictedNumber.empty())
        return toText(prediction.predictedNumber[i]);
    Index cluster = 0;
    prediction.memberships.row(sample).maxCoeff(&cluster);
    return std::to_string(cluster);
}

std::string predictionsCsv(const Target& target, const Prediction& prediction,
                           const std::vector<std::string>& samples)
{
    const bool hasTarget = !prediction.predictedClass.empty() || !prediction.predictedNumber.empty();
    std::string text = hasTarget ? "sample,predicted" : "sample,cluster";
    if (prediction.classProbabilities.size() > 0)
        addHeader(text, target.classNames, "probability ");
    addHeader(text, numbered(prediction.memberships.cols()), "membership ");
    text += '\n';
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const auto row = static_cast<Index>(sample);
        text += csvField(samples[sample]) + ',' + csvField(predictedText(target, prediction, row));
        addNumbers(text, prediction.classProbabilities, row);
        addNumbers(text, prediction.memberships, row);
        text += '\n';
    }
    return text;
}

}  // namespace fuzzylens
