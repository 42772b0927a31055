// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/methods/method.h"

#include "core/common/nearest_name.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

const ParameterDescription* find(const MethodDescription& method, std::string_view name)
{
    for (const ParameterDescription& parameter : method.parameters)
        if (parameter.name == name)
            return &parameter;
    return nullptr;
}

[[noreturn]] void refuse(const std::string& name, const std::string& text, const Message& allowed)
{
    throw ArgumentError(message("%1 cannot be \"%2\": %3", name, text, allowed));
}

double parseReal(const std::string& name, const std::string& text)
{
    double value = 0;
    const char* begin = text.data() + (text.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) ||
        text.starts_with("+-"))
        refuse(name, text, message("it must be a number"));
    return value;
}

std::int64_t parseInteger(const std::string& name, const std::string& text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        refuse(name, text, message("it must be a whole number"));
    return value;
}

std::string joined(const std::vector<ParameterChoice>& choices)
{
    std::string result;
    for (const ParameterChoice& choice : choices)
        result += (result.empty() ? "" : ", ") + choice.value;
    return result;
}

ParameterValue parse(const ParameterDescription& parameter, const std::string& text)
{
    switch (parameter.kind) {
    case ParameterDescription::Kind::Real:
        return parseReal(parameter.name, text);
    case ParameterDescription::Kind::Integer:
        return parseInteger(parameter.name, text);
    case ParameterDescription::Kind::Switch:
        if (text == "true" || text == "1" || text == "yes" || text == "on")
            return true;
        if (text == "false" || text == "0" || text == "no" || text == "off")
            return false;
        refuse(parameter.name, text, message("it must be true or false"));
    case ParameterDescription::Kind::Choice:
    case ParameterDescription::Kind::Text:
        break;
    }
    return text;
}

Message range(const ParameterDescription& parameter)
{
    const auto number = [&](double value) {
        return parameter.kind == ParameterDescription::Kind::Integer ? toText(static_cast<std::int64_t>(value))
                                                                     : toText(value);
    };
    if (parameter.maximum < std::numeric_limits<double>::max())
        return message(parameter.minimumIsOpen ? "it must exceed %1 and at most %2"
                                               : "it must be at least %1 and at most %2",
                       number(parameter.minimum), number(parameter.maximum));
    return message(parameter.minimumIsOpen ? "it must exceed %1" : "it must be at least %1",
                   number(parameter.minimum));
}

void check(const ParameterDescription& parameter, const ParameterValue& value)
{
    using ValueKind = ParameterDescription::Kind;
    const bool fits = (parameter.kind == ValueKind::Real && std::holds_alternative<double>(value)) ||
                      (parameter.kind == ValueKind::Integer && std::holds_alternative<std::int64_t>(value)) ||
                      (parameter.kind == ValueKind::Switch && std::holds_alternative<bool>(value)) ||
                      ((parameter.kind == ValueKind::Choice || parameter.kind == ValueKind::Text) &&
                       std::holds_alternative<std::string>(value));
    if (!fits)
        refuse(parameter.name, toText(value), message("it has the wrong type"));
    if (parameter.kind == ValueKind::Real || parameter.kind == ValueKind::Integer) {
        const double number = parameter.kind == ValueKind::Real
                                  ? std::get<double>(value)
                                  : static_cast<double>(std::get<std::int64_t>(value));
        const bool tooSmall =
            parameter.minimumIsOpen ? !(number > parameter.minimum) : !(number >= parameter.minimum);
        if (tooSmall || !(number <= parameter.maximum))
            refuse(parameter.name, toText(value), range(parameter));
    }
    if (parameter.kind == ValueKind::Choice) {
        const auto& text = std::get<std::string>(value);
        if (std::none_of(parameter.choices.begin(), parameter.choices.end(),
                         [&](const ParameterChoice& choice) { return choice.value == text; }))
            refuse(parameter.name, text, message("it must be one of %1", joined(parameter.choices)));
    }
}

}  // namespace

std::string toText(const ParameterValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    char buffer[32];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(value));
    return error == std::errc() ? std::string(buffer, end) : std::string();
}

const ParameterValue& Parameters::value(std::string_view name) const
{
    const auto place = m_values.find(name);
    if (place == m_values.end())
        throw std::invalid_argument("unknown parameter \"" + std::string(name) + "\"");
    return place->second;
}

namespace {

template <typename T>
const T& get(const Parameters& parameters, std::string_view name)
{
    const T* value = std::get_if<T>(&parameters.value(name));
    if (!value)
        throw std::invalid_argument("parameter \"" + std::string(name) + "\" has another type");
    return *value;
}

}  // namespace

double Parameters::real(std::string_view name) const
{
    return get<double>(*this, name);
}

std::int64_t Parameters::integer(std::string_view name) const
{
    return get<std::int64_t>(*this, name);
}

double Parameters::number(std::string_view name) const
{
    const auto* whole = std::get_if<std::int64_t>(&value(name));
    return whole ? static_cast<double>(*whole) : real(name);
}

bool Parameters::flag(std::string_view name) const
{
    return get<bool>(*this, name);
}

const std::string& Parameters::text(std::string_view name) const
{
    return get<std::string>(*this, name);
}

Parameters defaultParameters(const MethodDescription& method, const Problem& problem)
{
    Parameters result;
    for (const ParameterDescription& parameter : method.parameters)
        result.set(parameter.name, parameter.byDefault(problem));
    return result;
}

Parameters parametersWith(const MethodDescription& method, const Parameters& defaults,
                          const std::map<std::string, ParameterValue>& chosen)
{
    Parameters result = defaults;
    for (const ParameterDescription& parameter : method.parameters) {
        const auto given = chosen.find(parameter.name);
        const ParameterValue& value = given != chosen.end() ? given->second : defaults.value(parameter.name);
        for (const ParameterChoice& choice : parameter.choices)
            if (value == ParameterValue(choice.value))
                for (const auto& [name, other] : choice.sets)
                    result.set(name, other);
    }
    for (const auto& [name, value] : chosen)
        if (result.has(name))
            result.set(name, value);
    return result;
}

namespace {

/// Of the parameters, then of their scales.
std::vector<std::string> parameterNames(const MethodDescription& method)
{
    std::vector<std::string> names;
    for (const ParameterDescription& parameter : method.parameters)
        names.push_back(parameter.name);
    for (const ParameterDescription& parameter : method.parameters)
        for (const ParameterScale& scale : parameter.scales)
            names.push_back(scale.name);
    return names;
}

}  // namespace

Parameters resolveParameters(const MethodDescription& method, const Problem& problem,
                             const std::map<std::string, std::string>& overrides)
{
    // Values first, scales after: a scale may depend on the others.
    std::map<std::string, ParameterValue> chosen;
    for (const auto& [name, text] : overrides) {
        if (const ParameterDescription* parameter = find(method, name)) {
            ParameterValue value = parse(*parameter, text);
            check(*parameter, value);
            chosen.emplace(name, std::move(value));
        }
    }
    Parameters result = parametersWith(method, defaultParameters(method, problem), chosen);
    std::map<const ParameterDescription*, std::string> scaleUsed;
    for (const auto& [name, text] : overrides) {
        if (find(method, name))
            continue;
        const ParameterDescription* owner = nullptr;
        const ParameterScale* scale = nullptr;
        for (const ParameterDescription& parameter : method.parameters)
            for (const ParameterScale& candidate : parameter.scales)
                if (candidate.name == name) {
                    owner = &parameter;
                    scale = &candidate;
                }
        if (!scale) {
            throw std::invalid_argument(method.id + " has no parameter \"" + name + '"' +
                                        nearestOrAll(name, parameterNames(method)));
        }
        if (overrides.contains(owner->name))
            throw std::invalid_argument("set either " + owner->name + " or " + name + ", not both");
        if (const auto [other, isFirst] = scaleUsed.emplace(owner, name); !isFirst)
            throw std::invalid_argument("set either " + other->second + " or " + name + ", not both");
        const double scaled = parseReal(name, text);
        const double low = scale->minimum(problem), high = scale->maximum(problem);
        if (!(scaled >= low && scaled <= high))
            refuse(name, text, "it must be between " + toText(low) + " and " + toText(high));
        const double real = scale->toValue(scaled, problem, result);
        const ParameterValue value = owner->kind == ParameterDescription::Kind::Integer
                                         ? ParameterValue(static_cast<std::int64_t>(std::llround(real)))
                                         : ParameterValue(real);
        check(*owner, value);
        result.set(owner->name, value);
    }
    return result;
}

void checkParameters(const MethodDescription& method, const Parameters& parameters)
{
    for (const ParameterDescription& parameter : method.parameters)
        check(parameter, parameters.value(parameter.name));
}

}  // namespace fuzzylens
