// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/message.h"
#include "core/methods/problem.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fuzzylens {

struct Outcome;

/// Integers (also samples, seeds), reals, choices and texts, switches.
using ParameterValue = std::variant<bool, std::int64_t, double, std::string>;

/// "0.42", "true", "logloss": reads back exactly.
FUZZYLENS_EXPORT std::string toText(const ParameterValue& value);

/// Values of a method's parameters by name.
class FUZZYLENS_EXPORT Parameters
{
public:
    bool has(std::string_view name) const { return m_values.find(name) != m_values.end(); }
    void set(std::string_view name, ParameterValue value)
    {
        m_values.insert_or_assign(std::string(name), std::move(value));
    }
    /// @throws std::invalid_argument if there is no such parameter or it has another kind.
    const ParameterValue& value(std::string_view name) const;
    double real(std::string_view name) const;
    std::int64_t integer(std::string_view name) const;
    double number(std::string_view name) const;  // of a real or an integer
    bool flag(std::string_view name) const;
    const std::string& text(std::string_view name) const;

    auto begin() const { return m_values.begin(); }
    auto end() const { return m_values.end(); }
    bool operator==(const Parameters&) const = default;

private:
    std::map<std::string, ParameterValue, std::less<>> m_values;
};

/// Another way to state a parameter: lambda as lambda' in (0,1), or as an effective number of features. A slider
/// moves along the first scale; the command line takes every one by name (`--set lambda_prime=0.3`).
struct ParameterScale
{
    std::string name;    // "lambda_prime"
    std::string symbol;  // "λ′"
    std::string label;   // "feature selection"
    std::function<double(const Problem&)> minimum;
    std::function<double(const Problem&)> maximum;
    bool logarithmic = false;
    int decimals = 2;
    std::string small;  // what small and large numbers of the scale mean
    std::string large;
    bool isReversed = false;  // the right end of the slider is the minimum: to the right is more of the label
    std::function<double(double scaled, const Problem&, const Parameters& others)> toValue;
    std::function<double(double value, const Problem&, const Parameters& others)> fromValue;
};

/// Where a slider goes that moves along the values themselves; a number may be typed beyond it.
struct SliderRange
{
    double minimum = 0;
    double maximum = 1;
    bool logarithmic = false;
    int decimals = 2;
};

struct ParameterChoice
{
    std::string value;  // "logloss"
    std::string label;  // "log loss"
    std::string help;
    std::map<std::string, ParameterValue> sets{};  // what other parameters are while this is chosen, unless they
                                                   // are set themselves
};

/// The only place where a parameter, its range and its default are declared: sliders, command-line options,
/// validation, JSON and the manual are made from it.
struct ParameterDescription
{
    enum class Kind { Real, Integer, Choice, Switch, Text };
    std::string name;    // "lambda"
    std::string symbol;  // "λ"; may be empty
    std::string label;   // "feature selection"
    std::string help;    // one or two sentences
    std::string small;   // captions of the ends of its slider: effect of small and of large values
    std::string large;
    Kind kind = Kind::Real;
    double minimum = 0;  // of reals and integers
    double maximum = 0;
    bool minimumIsOpen = false;
    bool logarithmic = false;
    bool advanced = false;                 // belongs under "More"
    std::vector<ParameterChoice> choices;  // of Choice
    std::vector<ParameterScale> scales;    // of Real and Integer; an integer is the nearest to what a scale says
    std::optional<SliderRange> slider{};   // of Real and Integer without scales
    std::function<ParameterValue(const Problem&)> byDefault;
    /// False when it plays no part for these values of the others (smoothing, when the loss needs none). May be
    /// empty.
    std::function<bool(const Target&, const Parameters&)> applies;
    /// Why no value of it can change the clusters on this problem with these values of the parameters ("There are
    /// no labels."); empty if one can. May be empty.
    std::function<Message(const Problem&, const Parameters&)> whyIdle{};
    /// What the value came to in a fit, for the middle below the slider: "33 of 2000". May be empty.
    std::function<Message(const Outcome&)> effect{};
};

}  // namespace fuzzylens
