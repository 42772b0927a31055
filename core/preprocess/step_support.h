// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/dataset/dataset.h"
#include "core/preprocess/steps.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::steps {

/// The finite number a text stands for, for any locale; nothing if it is none.
std::optional<double> parseNumber(std::string_view text);
/// The shortest text that reads back as this number.
std::string numberText(double value);

/// @throws std::invalid_argument naming the step unless the argument is a finite number in [low, high].
double numberArgument(const StepSpec& spec, double low, double high);
/// @throws std::invalid_argument naming the step unless the argument is a whole number, at least 1.
Index countArgument(const StepSpec& spec);
/// For steps without argument. @throws std::invalid_argument if there is one.
void checkNoArgument(const StepSpec& spec);

/// The text cut to 60 bytes, never within a character of UTF-8.
std::string cutText(std::string text);

/// An error of the data at a value: 'log2 of a value <= 0, sample "S1", feature "G7"', with the value as text.
DataError errorAtValue(const Dataset& data, Index sample, Index feature, const Message& what,
                       const Message& remedy);
/// An error of the data at no particular value.
DataError errorInData(const Dataset& data, const Message& what, const std::string& text, const Message& remedy);

/// Values of one feature that a step rewrites: of all samples. Of sparse data the stored ones, then the one value
/// of all other samples.
struct RewrittenValues
{
    Index feature;
    const double* from;
    double* to;
    Index count;
    const std::uint32_t* samples;  // of the values; null: all in their order

    Index sample(Index at) const { return samples ? static_cast<Index>(samples[at]) : at; }
};

/// The data with every value rewritten by @p rewrite, which computes it from this value alone, so that sparse data
/// stay sparse. Missing stays missing. @throws DataError if a value becomes infinite.
DatasetPtr rewritten(const Dataset& data, const std::string& step,
                     const std::function<void(const RewrittenValues&)>& rewrite);
/// @p values, made of those of @p data: in single precision if these are. @throws DataError if one is too large.
ValueTable inPrecisionOf(const Dataset& data, ValueTable values);
/// The data with other values of the same shape and precision.
DatasetPtr withValues(const Dataset& data, ValueTable values);

/// Numbers with NaN as null, and back. @throws std::invalid_argument if the member is no such list.
nlohmann::json numbersToJson(const double* values, Index count);
std::vector<double> numbersFromJson(const nlohmann::json& json, const char* key);
std::vector<std::string> textsFromJson(const nlohmann::json& json, const char* key);

/// {"step": name, "argument": ...}, to which a step adds its fitted values.
nlohmann::json specToJson(const StepSpec& spec);

}  // namespace fuzzylens::steps
