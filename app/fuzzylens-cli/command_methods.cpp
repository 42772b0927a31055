// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "text_table.h"
#include "trouble.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/export/writer.h"
#include "core/methods/method.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <memory>
#include <optional>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Defaults may depend on the data; the two shapes for which they differ.
struct Shapes
{
    Problem wide;  // more features than samples
    Problem tall;  // more samples than features
};

Shapes shapes()
{
    const auto withLabels = [](const DatasetPtr& data) { return makeProblem(data, data->preferredLabel()); };
    return {withLabels(demonstration()), withLabels(synthesize("mixture"))};
}

std::string kindName(ParameterDescription::Kind kind)
{
    switch (kind) {
    case ParameterDescription::Kind::Real:
        return "real";
    case ParameterDescription::Kind::Integer:
        return "integer";
    case ParameterDescription::Kind::Choice:
        return "choice";
    case ParameterDescription::Kind::Switch:
        return "switch";
    case ParameterDescription::Kind::Text:
        break;
    }
    return "text";
}

bool isNumber(const ParameterDescription& parameter)
{
    return parameter.kind == ParameterDescription::Kind::Real ||
           parameter.kind == ParameterDescription::Kind::Integer;
}

bool isBounded(double maximum)
{
    return maximum < static_cast<double>(std::numeric_limits<std::int64_t>::max());
}

Json toJson(const ParameterValue& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

Json number(const ParameterDescription& parameter, double value)
{
    return parameter.kind == ParameterDescription::Kind::Integer ? Json(static_cast<std::int64_t>(value))
                                                                 : Json(value);
}

void putText(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

/// The default of a parameter as this scale states it; nothing when that depends on the values of the data.
std::optional<double> scaledDefault(const ParameterDescription& parameter, const ParameterScale& scale,
                                    const MethodDescription& method, const Shapes& on)
{
    if (scale.maximum(on.wide) != scale.maximum(on.tall))
        return std::nullopt;
    const Parameters defaults = defaultParameters(method, on.wide);
    return scale.fromValue(defaults.number(parameter.name), on.wide, defaults);
}

/// Of the values of @p scale, which may be 1 minus what the slider of the window shows.
std::string labelOf(const ParameterScale& scale)
{
    return scale.isReversed ? "1 - " + scale.label : scale.label;
}

Json scaleJson(const ParameterDescription& parameter, const ParameterScale& scale, const MethodDescription& method,
               const Shapes& on)
{
    Json json{{"name", scale.name}};
    putText(json, "symbol", scale.symbol);
    json["label"] = labelOf(scale);
    json["minimum"] = scale.minimum(on.wide);
    json["maximum"] = scale.maximum(on.wide);
    if (const auto value = scaledDefault(parameter, scale, method, on))
        json["default"] = *value;
    json["logarithmic"] = scale.logarithmic;
    putText(json, "small", scale.small);
    putText(json, "large", scale.large);
    return json;
}

Json parameterJson(const ParameterDescription& parameter, const MethodDescription& method, const Shapes& on)
{
    Json json{{"name", parameter.name}};
    putText(json, "symbol", parameter.symbol);
    json["label"] = parameter.label;
    json["help"] = parameter.help;
    putText(json, "small", parameter.small);
    putText(json, "large", parameter.large);
    json["kind"] = kindName(parameter.kind);
    if (isNumber(parameter)) {
        json["minimum"] = number(parameter, parameter.minimum);
        json["minimum_is_open"] = parameter.minimumIsOpen;
        if (isBounded(parameter.maximum))
            json["maximum"] = number(parameter, parameter.maximum);
        json["logarithmic"] = parameter.logarithmic;
    }
    json["advanced"] = parameter.advanced;
    for (const ParameterChoice& choice : parameter.choices)
        json["choices"].push_back({{"value", choice.value}, {"label", choice.label}, {"help", choice.help}});
    const ParameterValue wide = parameter.byDefault(on.wide), tall = parameter.byDefault(on.tall);
    json["default"] = toJson(wide);
    if (wide != tall)
        json["default_with_more_samples_than_features"] = toJson(tall);
    for (const ParameterScale& scale : parameter.scales)
        json["scales"].push_back(scaleJson(parameter, scale, method, on));
    return json;
}

std::string purposeName(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Labels:
        return "labels";
    case Purpose::Pairs:
        return "pairs";
    case Purpose::Neither:
        return "neither";
    case Purpose::Projection:
        break;
    }
    return "projection";
}

Json methodJson(const MethodDescription& method, const Shapes& on)
{
    Json json{{"id", method.id},
              {"name", method.name},
              {"summary", method.summary},
              {"source", method.source},
              {"purpose", purposeName(method.purpose)},
              {"use_when", method.useWhen},
              {"needs_target", method.needsTarget},
              {"predicts", static_cast<bool>(method.predict)},
              {"parameters", Json::array()}};
    for (const ParameterDescription& parameter : method.parameters)
        json["parameters"].push_back(parameterJson(parameter, method, on));
    return json;
}

std::string toJson(const std::vector<MethodDescription>& shown)
{
    const Shapes on = shapes();
    Json all = Json::array();
    for (const MethodDescription& method : shown)
        all.push_back(methodJson(method, on));
    return all.dump(2) + '\n';
}

std::string rangeText(const ParameterDescription& parameter)
{
    if (parameter.kind == ParameterDescription::Kind::Choice) {
        std::string text;
        for (const ParameterChoice& choice : parameter.choices)
            text += (text.empty() ? "" : "|") + choice.value;
        return text;
    }
    if (parameter.kind == ParameterDescription::Kind::Switch)
        return "true|false";
    if (!isNumber(parameter))
        return "text";
    const bool isInteger = parameter.kind == ParameterDescription::Kind::Integer;
    const auto shown = [isInteger](double number) { return isInteger ? toText(number) : shortText(number); };
    std::string text = isInteger ? "whole number " : "number ";
    text += (parameter.minimumIsOpen ? "> " : ">= ") + shown(parameter.minimum);
    if (isBounded(parameter.maximum))
        text += ", <= " + shown(parameter.maximum);
    return text;
}

std::string parameterText(const ParameterDescription& parameter, const MethodDescription& method, const Shapes& on)
{
    std::string text = "    " + parameter.name + " = " + rangeText(parameter);
    const ParameterValue wide = parameter.byDefault(on.wide), tall = parameter.byDefault(on.tall);
    const auto shown = [](const ParameterValue& value) {
        const double* const real = std::get_if<double>(&value);
        const std::string plain = real ? shortText(*real) : toText(value);
        return plain.empty() ? "none" : plain;
    };
    text += "; default " + shown(wide);
    if (wide != tall)
        text += " (" + shown(tall) + " with more samples than features)";
    text += "\n        " + parameter.label + (parameter.symbol.empty() ? "" : " " + parameter.symbol) + ". " +
            parameter.help + '\n';
    for (const ParameterScale& scale : parameter.scales) {
        text += "        also as " + scale.name + " = " + shortText(scale.minimum(on.wide)) + " to " +
                shortText(scale.maximum(on.wide));
        if (const auto value = scaledDefault(parameter, scale, method, on))
            text += ", default " + fixed(*value, scale.decimals);
        text += " (" + labelOf(scale) + ")\n";
    }
    return text;
}

std::string methodText(const MethodDescription& method, const Shapes& on)
{
    std::string text = method.id + "  " + method.name + '\n';
    text += "    " + method.useWhen + '\n';
    text += "    " + method.summary + " (" + method.source + ")";
    text += std::string(method.needsTarget ? "; needs labels" : "") + '\n';
    for (const ParameterDescription& parameter : method.parameters)
        text += parameterText(parameter, method, on);
    return text;
}

std::string toText(const std::vector<MethodDescription>& shown)
{
    const Shapes on = shapes();
    std::string text;
    std::optional<Purpose> heading;
    for (const MethodDescription& method : shown) {
        text += text.empty() ? "" : "\n";
        if (shown.size() > 1 && heading != method.purpose)
            text += purposeHeading(method.purpose) + "\n\n";
        heading = method.purpose;
        text += methodText(method, on);
    }
    return text;
}

struct Wanted
{
    std::vector<std::string> ids;  // empty: all
    bool isJson = false;
};

void show(const Wanted& wanted)
{
    std::vector<MethodDescription> shown;
    for (const std::string& id : wanted.ids)
        shown.push_back(asUsage([&id]() -> const MethodDescription& { return method(id); }));
    if (shown.empty())
        shown.assign(methods().begin(), methods().end());
    writeAtomically("-", wanted.isJson ? toJson(shown) : toText(shown));
}

}  // namespace

void addMethods(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("methods", "List the methods, their parameters, ranges and defaults");
    const auto wanted = std::make_shared<Wanted>();
    command->add_option("METHOD", wanted->ids, "Names of methods, for example mes; default: all");
    command->add_flag("--json", wanted->isJson, "As JSON");
    command->callback([&chosen, wanted] { chosen = [wanted] { show(*wanted); }; });
}

}  // namespace fuzzylens::cli
