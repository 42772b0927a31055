// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

#include <stdexcept>

namespace fuzzylens {

/// What the value of a choice stands for.
template <typename Enum>
struct Named
{
    const char* value;
    Enum meaning;
};

/// @throws std::invalid_argument if @p text is the value of none of @p names.
template <typename Names>
auto meaningOf(const Names& names, const std::string& text)
{
    for (const auto& name : names)
        if (name.value == text)
            return name.meaning;
    throw std::invalid_argument("\"" + text + "\" is not one of the choices");
}

/// Descriptions of parameters of each kind, with the fields that every one of the kind has.
ParameterDescription realParameter(const char* name, const char* symbol, const char* label, const char* help,
                                   double minimum, double maximum,
                                   std::function<double(const Problem&)> byDefault);
ParameterDescription integerParameter(const char* name, const char* label, const char* help, double minimum,
                                      double maximum, std::function<std::int64_t(const Problem&)> byDefault);
ParameterDescription choiceParameter(const char* name, const char* label, const char* help,
                                     std::vector<ParameterChoice> choices,
                                     std::function<std::string(const Problem&)> byDefault);
ParameterDescription switchParameter(const char* name, const char* label, const char* help, bool byDefault);
ParameterDescription textParameter(const char* name, const char* label, const char* help);

/// Reasons of ParameterDescription::whyIdle: there are no labels; there are no pairs, or one cluster; there is one
/// cluster; there is one feature.
Message idleWithoutLabels(const Problem& problem, const Parameters& parameters);
Message idleWithoutPairs(const Problem& problem, const Parameters& parameters);
Message idleWithOneCluster(const Problem& problem, const Parameters& parameters);
Message idleWithOneFeature(const Problem& problem, const Parameters& parameters);

/// As JSON carries it; the next number would be rounded.
constexpr std::int64_t largestSeed = 9007199254740991;

/// Puts @p more behind @p all.
void append(std::vector<ParameterDescription>& all, std::vector<ParameterDescription> more);

/// "init_samples", "seed" and "max_iterations", which mean the same in every method that has them.
ParameterDescription startSamplesParameter();
ParameterDescription seedParameter();
ParameterDescription iterationLimitParameter(std::function<std::int64_t(const Problem&)> byDefault);
/// "clusters" of methods that need no labels: as many as classes by default, else 3.
ParameterDescription clustersParameter();
/// "fuzzifier", m, and "tolerance" on the largest change of a membership, of fuzzy clustering.
ParameterDescription fuzzifierParameter();
ParameterDescription toleranceParameter(double byDefault);

}  // namespace fuzzylens
