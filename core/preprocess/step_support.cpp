// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/step_support.h"

#include "core/common/issue.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens::steps {

std::optional<double> parseNumber(std::string_view text)
{
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string numberText(double value)
{
    char buffer[32];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
    return error == std::errc() ? std::string(buffer, end) : std::string();
}

double numberArgument(const StepSpec& spec, double low, double high)
{
    const auto value = parseNumber(spec.argument);
    if (!value)
        throw ArgumentError(message("step %1 needs a number, not \"%2\"", spec.name, spec.argument));
    if (*value < low || *value > high)
        throw ArgumentError(message("the argument of step %1 must be between %2 and %3, not %4", spec.name,
                                    numberText(low), numberText(high), spec.argument));
    return *value;
}

Index countArgument(const StepSpec& spec)
{
    const auto value = parseNumber(spec.argument);
    if (!value || *value != std::floor(*value) || *value < 1 || *value > 1e15)
        throw ArgumentError(
            message("step %1 needs a whole number of at least 1, not \"%2\"", spec.name, spec.argument));
    return static_cast<Index>(*value);
}

void checkNoArgument(const StepSpec& spec)
{
    if (!spec.argument.empty())
        throw ArgumentError(message("step %1 takes no argument, but got \"%2\"", spec.name, spec.argument));
}

std::string cutText(std::string text)
{
    std::size_t length = std::min<std::size_t>(text.size(), 60);
    while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
        --length;
    text.resize(length);
    return text;
}

DataError errorAtValue(const Dataset& data, Index sample, Index feature, const Message& what,
                       const Message& remedy)
{
    const std::string& sampleName = data.sampleNames()[static_cast<std::size_t>(sample)];
    const std::string& featureName = data.featureNames()[static_cast<std::size_t>(feature)];
    return errorInData(data, message("%1, sample \"%2\", feature \"%3\"", what, sampleName, featureName),
                       numberText(data.value(sample, feature)), remedy);
}

DataError errorInData(const Dataset& data, const Message& what, const std::string& text, const Message& remedy)
{
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = what;
    issue.file = data.origin().path;
    issue.text = cutText(text);
    issue.remedy = remedy;
    return DataError(std::move(issue));
}

namespace {

DataError tooLarge(const Dataset& data, Index sample, Index feature, const std::string& step)
{
    return errorAtValue(data, sample, feature, message("a value too large for step %1", step),
                        message("scale or limit the values before it (scale=..., ceil=...)"));
}

DataError tooLargeForSingle(const Dataset& data, Index sample, Index feature)
{
    return errorAtValue(data, sample, feature, message("a step makes this value too large for single precision"),
                        message("read the file in double precision, or scale the values before the step"));
}

}  // namespace

DatasetPtr rewritten(const Dataset& data, const std::string& step,
                     const std::function<void(const RewrittenValues&)>& rewrite)
{
    const auto checked = [&](const RewrittenValues& values) {
        rewrite(values);
        for (Index i = 0; i < values.count; ++i)
            if (std::isinf(values.to[i]))
                throw tooLarge(data, values.sample(i), values.feature, step);
    };
    const Index n = data.samples(), p = data.features();
    if (const SparseColumns* sparse = data.table().sparse()) {
        std::vector<double> stored(sparse->valueCount()), otherValues(static_cast<std::size_t>(p));
        double* to = stored.data();
        for (Index l = 0; l < p; ++l) {
            const ColumnValues column = sparse->column(l);
            const auto count = static_cast<Index>(column.size);
            checked({l, column.values, to, count, column.rows});
            to += count;
            std::uint32_t first = 0;  // the first sample whose value is not stored
            while (first < column.size && column.rows[first] == first)
                ++first;
            if (first < n)
                checked({l, &column.other, &otherValues[static_cast<std::size_t>(l)], 1, &first});
        }
        return withValues(data, sparse->withValues(std::move(stored), std::move(otherValues)));
    }
    if (data.table().floats()) {
        auto values = std::make_shared<FloatColumns>(n, p);
        std::vector<double> from, to(static_cast<std::size_t>(n));
        for (Index l = 0; l < p; ++l) {
            checked({l, data.column(l, from), to.data(), n, nullptr});
            if (const Index sample = values->set(l, to.data()); sample < n)
                throw tooLargeForSingle(data, sample, l);
        }
        return withValues(data, std::move(values));
    }
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(n, p));
    for (Index l = 0; l < p; ++l)
        checked({l, data.values().column(l), values->column(l), n, nullptr});
    return withValues(data, std::move(values));
}

ValueTable inPrecisionOf(const Dataset& data, ValueTable values)
{
    if (!data.table().floats())
        return values;
    return ValueTable::inSinglePrecision(std::move(values), [&](Index sample, Index feature) {
        throw tooLargeForSingle(data, sample, std::min(feature, data.features() - 1));
    });
}

DatasetPtr withValues(const Dataset& data, ValueTable values)
{
    DatasetParts parts = data.parts();
    parts.values = inPrecisionOf(data, std::move(values));
    return std::make_shared<const Dataset>(std::move(parts));
}

nlohmann::json numbersToJson(const double* values, Index count)
{
    auto result = nlohmann::json::array();
    for (Index i = 0; i < count; ++i)
        result.push_back(std::isnan(values[i]) ? nlohmann::json() : nlohmann::json(values[i]));
    return result;
}

std::vector<double> numbersFromJson(const nlohmann::json& json, const char* key)
{
    const auto member = json.find(key);
    if (member == json.end() || !member->is_array())
        throw std::invalid_argument(std::string("a fitted step needs the list \"") + key + '"');
    std::vector<double> result;
    result.reserve(member->size());
    for (const auto& item : *member) {
        if (!item.is_null() && !item.is_number())
            throw std::invalid_argument(std::string("the list \"") + key +
                                        "\" of a fitted step must contain numbers");
        result.push_back(item.is_null() ? std::numeric_limits<double>::quiet_NaN() : item.get<double>());
        if (std::isinf(result.back()))
            throw std::invalid_argument(std::string("the list \"") + key + "\" contains an infinite number");
    }
    return result;
}

std::vector<std::string> textsFromJson(const nlohmann::json& json, const char* key)
{
    const auto member = json.find(key);
    if (member == json.end() || !member->is_array())
        throw std::invalid_argument(std::string("a fitted step needs the list \"") + key + '"');
    std::vector<std::string> result;
    result.reserve(member->size());
    for (const auto& item : *member) {
        if (!item.is_string())
            throw std::invalid_argument(std::string("the list \"") + key +
                                        "\" of a fitted step must contain texts");
        result.push_back(item.get<std::string>());
    }
    return result;
}

nlohmann::json specToJson(const StepSpec& spec)
{
    nlohmann::json result{{"step", spec.name}};
    if (!spec.argument.empty())
        result["argument"] = spec.argument;
    return result;
}

}  // namespace fuzzylens::steps
