// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/grid.h"
#include "core/evaluation/search/search.h"
#include "core/methods/method.h"

#include <map>
#include <string>
#include <vector>

namespace fuzzylens {

/// Values of an axis from one end to the other, both included.
struct SearchRange
{
    double from = 0;
    double to = 1;
    int count = 2;  // at least 1

    bool operator==(const SearchRange&) const = default;
};

/// A number of a method that a grid can run over: along its first scale, else along its values.
struct SearchAxis
{
    std::string name;       // as a grid names it: of the scale ("lambda_prime") or of the parameter
    std::string parameter;  // that it sets ("lambda")
    std::string symbol;     // "λ′"; may be empty
    std::string label;      // "feature selection"
    double minimum = 0;     // of the scale or the parameter
    double maximum = 1;
    bool isLogarithmic = false;  // its values are evenly spaced in their logarithms
    bool isWhole = false;
    bool isReversed = false;   // it is 1 minus what the label says
    SearchRange range;         // to try by default
    bool isByDefault = false;  // whether a search tries more than one value of it by default
};

/// The axes of the numbers of @p method that have a slider or are whole, are not advanced and play a part with @p
/// parameters on @p problem. By default two of them are tried: the feature selection λ and the fuzziness γ where
/// the method has both (α hardly matters there, methods.md 1.6 B), else the first that are not whole.
FUZZYLENS_EXPORT std::vector<SearchAxis> searchAxes(const MethodDescription& method, const Problem& problem,
                                                    const Parameters& parameters);

/// At most range.count different values, evenly spaced, rounded to four digits.
/// @throws std::invalid_argument that names the axis if an end is outside its minimum and maximum, they are in the
/// wrong order, or the count is below 1.
FUZZYLENS_EXPORT GridAxis gridAxis(const SearchAxis& axis, const SearchRange& range);

/// The values among which settings of @p method are usually chosen (MethodDescription::usualGrid); without axes if
/// it has none.
FUZZYLENS_EXPORT Grid usualGrid(const MethodDescription& method, const Problem& problem);

/// The parameters of @p method among @p values as texts, which resolveParameters() reads back exactly.
FUZZYLENS_EXPORT std::map<std::string, std::string>
settingTexts(const MethodDescription& method, const std::map<std::string, ParameterValue>& values);

/// @p settings, by the name of a parameter or of one of its scales, without those of parameters that @p grid sets.
FUZZYLENS_EXPORT std::map<std::string, std::string>
settingsBeside(const Grid& grid, const MethodDescription& method, std::map<std::string, std::string> settings);

/// The parameters of a method for every point of @p grid, in its order. Parameters that the grid does not set are
/// as in settingsBeside(), else by default.
/// @throws std::invalid_argument as resolveParameters().
FUZZYLENS_EXPORT std::vector<Parameters> gridCandidates(const Grid& grid, const MethodDescription& method,
                                                        const Problem& problem,
                                                        const std::map<std::string, std::string>& settings);

/// A request to validate the points of @p grid, with steps fitted in each fold, chosen by accuracy and with
/// seed 1. @p fit must outlive it. @throws std::invalid_argument as resolveParameters().
FUZZYLENS_EXPORT SearchRequest gridRequest(const LeaveOneOutFit& fit, const Grid& grid,
                                           const std::map<std::string, std::string>& settings,
                                           const Protocol& protocol);

}  // namespace fuzzylens
