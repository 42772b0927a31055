// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/json_document.h"

#include "core/common/issue.h"
#include "core/common/utf8.h"
#include "core/methods/method.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// Version 2 of a result: long arrays are not in its text.
int newestVersion(const std::string& kind)
{
    return kind == "fuzzylens-result" ? 2 : 1;
}

void requireFiniteNumbers(const Json& value, const std::string& key)
{
    if (value.is_structured())
        for (const Json& element : value)
            requireFiniteNumbers(element, key);
    else if (value.is_number_float() && !std::isfinite(value.get<double>()))
        throw std::logic_error("\"" + key + "\" contains a number that is not finite");
}

std::string dump(const Json& value)
{
    return jsonWithoutControls(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Issue issueAtByte(const std::string& file, const std::string& text, std::size_t byte, std::string what)
{
    Issue issue{Issue::Severity::Error, std::move(what), file, 0, 0, {}, {}};
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size()));
    issue.row = 1 + std::count(text.begin(), end, '\n');
    const auto lineStart = std::find(std::make_reverse_iterator(end), text.rend(), '\n').base();
    issue.column = std::max<std::int64_t>(1, end - lineStart);
    return issue;
}

}  // namespace

Json toJson(const ParameterValue& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

JsonWriter::JsonWriter(std::function<void(std::string_view)> sink, std::set<std::string> omitted)
    : m_sink(std::move(sink))
    , m_omitted(std::move(omitted))
    , m_text("{")
{}

void JsonWriter::put(const std::string& key, const Json& value)
{
    requireFiniteNumbers(value, key);
    if (startKey(key))
        append(dump(value));
}

void JsonWriter::putList(const std::string& key, std::size_t count,
                         const std::function<Json(std::size_t)>& element)
{
    if (!startKey(key))
        return;
    append("[");
    for (std::size_t i = 0; i < count; ++i) {
        const Json value = element(i);
        requireFiniteNumbers(value, key);
        append(i > 0 ? "," + dump(value) : dump(value));
    }
    append("]");
}

void JsonWriter::end()
{
    m_sink(m_text + "\n}\n");
    m_text.clear();
}

bool JsonWriter::startKey(const std::string& key)
{
    if (m_omitted.contains(key))
        return false;
    append((m_isEmpty ? "\n" : ",\n") + dump(Json(key)) + ": ");
    m_isEmpty = false;
    return true;
}

void JsonWriter::append(std::string_view text)
{
    constexpr std::size_t pieceSize = 1 << 16;
    m_text += text;
    if (m_text.size() < pieceSize)
        return;
    m_sink(m_text);
    m_text.clear();
}

std::string documentText(const Json& object)
{
    std::string text;
    JsonWriter writer([&text](std::string_view piece) { text += piece; });
    for (const auto& [key, value] : object.items())
        writer.put(key, value);
    writer.end();
    return text;
}

JsonDocument::JsonDocument(const std::string& text, std::string file, const std::string& kind,
                           const std::string& name)
    : m_file(std::move(file))
{
    try {
        m_root = Json::parse(text);
    } catch (const Json::parse_error& error) {
        throw DataError(
            issueAtByte(m_file, text, error.byte, "this is not a FuzzyLens " + name + ": invalid JSON"));
    } catch (const Json::exception&) {
        fail("this is not a FuzzyLens " + name + ": a number is out of range");
    }
    if (!m_root.is_object() || !m_root.contains("format") || m_root["format"] != kind)
        refuseKind(name);
    const int version = get<int>("version");
    if (version < 1 || version > newestVersion(kind))
        fail("this " + name + " has format version " + std::to_string(version) +
             "; the newest supported version is " + std::to_string(newestVersion(kind)));
}

void JsonDocument::refuseKind(const std::string& wanted) const
{
    const bool isNamed = m_root.is_object() && m_root.contains("format") && m_root["format"].is_string();
    const std::string format = isNamed ? m_root["format"].get<std::string>() : std::string();
    Issue issue{Issue::Severity::Error, "this is not a FuzzyLens " + wanted, m_file, 0, 0, {}, {}};
    if (format == "fuzzylens-result") {
        issue.what = "this is a result, not a " + wanted;
        issue.remedy = "save a model with fit --model MODEL.json, or with File > Save model… in the window";
    } else if (format == "fuzzylens-model") {
        issue.what = "this is a model, not a " + wanted;
        issue.remedy = "use a file written by fit -o or by File > Save result… in the window";
    }
    throw DataError(std::move(issue));
}

const Json& JsonDocument::at(const std::string& key) const
{
    const auto found = m_root.find(key);
    if (found == m_root.end())
        fail("\"" + key + "\" is missing");
    return *found;
}

Eigen::MatrixXd JsonDocument::matrix(const std::string& key, Eigen::Index rows, Eigen::Index columns) const
{
    const auto values = get<std::vector<std::vector<double>>>(key);
    if (values.empty())
        return {};
    Eigen::MatrixXd result(static_cast<Eigen::Index>(values.size()),
                           static_cast<Eigen::Index>(values.front().size()));
    if ((rows >= 0 && result.rows() != rows) || (columns >= 0 && result.cols() != columns))
        fail("\"" + key + "\" is " + std::to_string(result.rows()) + " x " + std::to_string(result.cols()) +
             ", which does not match the rest");
    for (Eigen::Index row = 0; row < result.rows(); ++row) {
        const std::vector<double>& line = values[static_cast<std::size_t>(row)];
        if (static_cast<Eigen::Index>(line.size()) != result.cols())
            fail("the rows of \"" + key + "\" differ in length");
        result.row(row) = Eigen::Map<const Eigen::RowVectorXd>(line.data(), result.cols());
    }
    return result;
}

std::vector<int> JsonDocument::indices(const std::string& key, Eigen::Index bound, Eigen::Index size) const
{
    const auto values = get<std::vector<int>>(key);
    if (size >= 0 && has(key) && static_cast<Eigen::Index>(values.size()) != size)
        fail("\"" + key + "\" has " + std::to_string(values.size()) + " entries, which does not match the rest");
    for (const int value : values)
        if (value < 0 || value >= bound)
            fail("\"" + key + "\" contains the index " + std::to_string(value) + ", which is out of range");
    return values;
}

void JsonDocument::fail(const std::string& what) const
{
    throw DataError(Issue{Issue::Severity::Error, what, m_file, 0, 0, {}, {}});
}

namespace {

/// In the kind it is written in; nothing when it is no switch, number or text.
std::optional<ParameterValue> writtenValue(const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number_float())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    return std::nullopt;
}

/// In the kind described; nothing when it is none of that kind.
std::optional<ParameterValue> describedValue(const Json& value, ParameterDescription::Kind kind)
{
    constexpr double exactIntegers = 9007199254740992.0;  // 2^53
    switch (kind) {
    case ParameterDescription::Kind::Real:
        return value.is_number() ? std::optional<ParameterValue>(value.get<double>()) : std::nullopt;
    case ParameterDescription::Kind::Integer: {
        if (!value.is_number_float())
            return value.is_number() ? writtenValue(value) : std::nullopt;
        const double number = value.get<double>();
        const bool isInteger = number == std::trunc(number) && std::abs(number) <= exactIntegers;
        return isInteger ? std::optional<ParameterValue>(static_cast<std::int64_t>(number)) : std::nullopt;
    }
    case ParameterDescription::Kind::Switch:
        return value.is_boolean() ? writtenValue(value) : std::nullopt;
    case ParameterDescription::Kind::Choice:
    case ParameterDescription::Kind::Text:
        break;
    }
    return value.is_string() ? writtenValue(value) : std::nullopt;
}

}  // namespace

Parameters parametersFromJson(const Json& object, const std::string& method, const JsonDocument& document)
{
    if (!object.is_object())
        document.fail("\"parameters\" has unexpected content");
    std::map<std::string, ParameterDescription::Kind> kinds;
    if (const MethodDescription* description = findMethod(method))
        for (const ParameterDescription& parameter : description->parameters)
            kinds.emplace(parameter.name, parameter.kind);
    Parameters parameters;
    for (const auto& [name, value] : object.items()) {
        if (!writtenValue(value))
            document.fail("parameter \"" + name + "\" is not a switch, number or text");
        const auto kind = kinds.find(name);
        auto read = kind == kinds.end() ? writtenValue(value) : describedValue(value, kind->second);
        if (!read)
            document.fail("parameter \"" + name + "\" cannot be " + value.dump());
        parameters.set(name, std::move(*read));
    }
    return parameters;
}

}  // namespace fuzzylens
