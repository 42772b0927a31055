// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/search_axes.h"

#include "core/common/issue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr int valuesAlongScale = 9;
constexpr int wholeValues = 5;

std::string fourDigits(double value)
{
    constexpr int digits = 4;
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
    return {text.data(), end.ptr};
}

/// The multiples of 1, 2 or 5 times a power of ten between the ends, about valuesAlongScale of them.
SearchRange roundRange(double minimum, double maximum)
{
    const double wanted = (maximum - minimum) / (valuesAlongScale + 1);
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0})
        if (factor * power >= 0.95 * wanted)
            step = factor * power;
    constexpr double slack = 1e-9;
    const double first = std::ceil(minimum / step - slack), last = std::floor(maximum / step + slack);
    return {first * step, last * step, static_cast<int>(last - first) + 1};
}

/// From half of the value in use to twice that; clusters at least as many as classes.
SearchRange wholeRange(const ParameterDescription& parameter, const Problem& problem, double value)
{
    const bool isClusters = parameter.name == "clusters" && problem.target.kind == Target::Kind::Classes;
    const double least = isClusters ? problem.target.classes() : std::max(1.0, std::floor(value / 2));
    const double from = std::clamp(least, parameter.minimum, parameter.maximum);
    const double to = std::clamp(2 * std::max(value, from), from, parameter.maximum);
    return {from, to, std::min(wholeValues, static_cast<int>(to - from) + 1)};
}

bool playsAPart(const ParameterDescription& parameter, const Problem& problem, const Parameters& parameters)
{
    return (!parameter.applies || parameter.applies(problem.target, parameters)) &&
           (!parameter.whyIdle || parameter.whyIdle(problem, parameters).isEmpty());
}

SearchAxis axisOf(const ParameterDescription& parameter, const Problem& problem, const Parameters& parameters)
{
    SearchAxis axis;
    axis.name = axis.parameter = parameter.name;
    axis.symbol = parameter.symbol;
    axis.label = parameter.label;
    axis.minimum = parameter.minimum;
    axis.maximum = parameter.maximum;
    if (parameter.kind == ParameterDescription::Kind::Integer) {
        axis.isWhole = true;
        axis.range = wholeRange(parameter, problem, parameters.number(parameter.name));
    } else if (!parameter.scales.empty()) {
        const ParameterScale& scale = parameter.scales.front();
        axis.name = scale.name;
        axis.symbol = scale.symbol;
        axis.label = scale.label;
        axis.minimum = scale.minimum(problem);
        axis.maximum = scale.maximum(problem);
        axis.isLogarithmic = scale.logarithmic;
        axis.isReversed = scale.isReversed;
        axis.range = {axis.minimum, axis.maximum, valuesAlongScale};
    } else {
        axis.isLogarithmic = parameter.slider->logarithmic;
        axis.range = {parameter.slider->minimum, parameter.slider->maximum, valuesAlongScale};
    }
    if (!axis.isWhole && !axis.isLogarithmic)
        axis.range = roundRange(axis.range.from, axis.range.to);
    return axis;
}

bool isNameOf(const ParameterDescription& parameter, const std::string& name)
{
    return name == parameter.name || std::any_of(parameter.scales.begin(), parameter.scales.end(),
                                                 [&](const ParameterScale& scale) { return scale.name == name; });
}

/// Whether the grid sets the parameter that @p name names, by the same name or another.
bool isInGrid(const Grid& grid, const MethodDescription& method, const std::string& name)
{
    return std::any_of(
        method.parameters.begin(), method.parameters.end(), [&](const ParameterDescription& parameter) {
            return isNameOf(parameter, name) &&
                   std::any_of(grid.axes().begin(), grid.axes().end(),
                               [&](const GridAxis& axis) { return isNameOf(parameter, axis.name); });
        });
}

void chooseTwo(std::vector<SearchAxis>& axes)
{
    constexpr std::array<const char*, 2> published{"lambda", "gamma"};
    const auto isPublished = [&](const SearchAxis& axis) {
        return std::find(published.begin(), published.end(), axis.parameter) != published.end();
    };
    const bool hasBoth = std::count_if(axes.begin(), axes.end(), isPublished) == 2;
    std::size_t chosen = 0;
    for (const bool whole : {false, true})
        for (SearchAxis& axis : axes)
            if (chosen < 2 && axis.isWhole == whole && (!hasBoth || isPublished(axis))) {
                axis.isByDefault = true;
                ++chosen;
            }
}

}  // namespace

std::vector<SearchAxis> searchAxes(const MethodDescription& method, const Problem& problem,
                                   const Parameters& parameters)
{
    using Kind = ParameterDescription::Kind;
    std::vector<SearchAxis> axes;
    for (const ParameterDescription& parameter : method.parameters) {
        const bool isNumber =
            parameter.kind == Kind::Integer ||
            (parameter.kind == Kind::Real && (!parameter.scales.empty() || parameter.slider.has_value()));
        if (isNumber && !parameter.advanced && playsAPart(parameter, problem, parameters))
            axes.push_back(axisOf(parameter, problem, parameters));
    }
    chooseTwo(axes);
    return axes;
}

GridAxis gridAxis(const SearchAxis& axis, const SearchRange& range)
{
    const bool isInside = range.from >= axis.minimum && range.to <= axis.maximum && range.from <= range.to;
    if (!isInside || range.count < 1 || (axis.isLogarithmic && !(range.from > 0)))
        throw ArgumentError(message("the range of %1 must be within %2 and %3, with at least one value", axis.name,
                                    fourDigits(axis.minimum), fourDigits(axis.maximum)));
    GridAxis result{axis.name, {}};
    for (int i = 0; i < range.count; ++i) {
        const double t = range.count > 1 ? static_cast<double>(i) / (range.count - 1) : 0.0;
        const double value = axis.isLogarithmic ? range.from * std::pow(range.to / range.from, t)
                                                : range.from + t * (range.to - range.from);
        std::string text =
            axis.isWhole ? toText(static_cast<std::int64_t>(std::llround(value))) : fourDigits(value);
        if (std::find(result.values.begin(), result.values.end(), text) == result.values.end())
            result.values.push_back(std::move(text));
    }
    return result;
}

Grid usualGrid(const MethodDescription& method, const Problem& problem)
{
    std::vector<GridAxis> axes;
    if (method.usualGrid)
        for (const std::string& text : method.usualGrid(problem))
            axes.push_back(parseGridAxis(text));
    return Grid(std::move(axes));
}

std::map<std::string, std::string> settingTexts(const MethodDescription& method,
                                                const std::map<std::string, ParameterValue>& values)
{
    std::map<std::string, std::string> texts;
    for (const ParameterDescription& parameter : method.parameters)
        if (const auto known = values.find(parameter.name); known != values.end())
            texts[parameter.name] = toText(known->second);
    return texts;
}

std::map<std::string, std::string> settingsBeside(const Grid& grid, const MethodDescription& method,
                                                  std::map<std::string, std::string> settings)
{
    std::erase_if(settings, [&](const auto& setting) { return isInGrid(grid, method, setting.first); });
    return settings;
}

std::vector<Parameters> gridCandidates(const Grid& grid, const MethodDescription& method, const Problem& problem,
                                       const std::map<std::string, std::string>& settings)
{
    const std::map<std::string, std::string> fixed = settingsBeside(grid, method, settings);
    std::vector<Parameters> candidates;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        std::map<std::string, std::string> overrides = grid.point(i);
        overrides.insert(fixed.begin(), fixed.end());
        candidates.push_back(resolveParameters(method, problem, overrides));
    }
    return candidates;
}

SearchRequest gridRequest(const LeaveOneOutFit& fit, const Grid& grid,
                          const std::map<std::string, std::string>& settings, const Protocol& protocol)
{
    return {fit, gridCandidates(grid, fit.method, fit.problem, settings), protocol};
}

}  // namespace fuzzylens
