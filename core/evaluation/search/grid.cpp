// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/grid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double mostSteps = 10000;

std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> result;
    for (;;) {
        const std::size_t end = text.find(separator);
        result.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return result;
        text.remove_prefix(end + 1);
    }
}

double numberIn(std::string_view text, std::string_view axis)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        throw std::invalid_argument("the grid \"" + std::string(axis) + "\" has no number at \"" +
                                    std::string(text) + "\"; write NAME=FROM:TO:STEP or NAME=VALUE,VALUE");
    return value;
}

/// "0.3" for 0.1 + 2 * 0.1.
std::string rounded(double value)
{
    constexpr int digits = 12;
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value == 0 ? 0.0 : value,
                                   std::chars_format::general, digits);
    return {text.data(), end.ptr};
}

std::vector<std::string> valuesOfRange(const std::vector<std::string_view>& range, std::string_view axis)
{
    const double from = numberIn(range[0], axis), to = numberIn(range[1], axis), step = numberIn(range[2], axis);
    const double steps = (to - from) / step;
    constexpr double slack = 1e-9;  // of decimal fractions
    if (step == 0 || !(steps >= 0))
        throw std::invalid_argument("the grid \"" + std::string(axis) +
                                    "\" never gets from its first value to its last");
    if (steps > mostSteps)
        throw std::invalid_argument("the grid \"" + std::string(axis) +
                                    "\" has too many values; choose a longer step");
    std::vector<std::string> values;
    for (int i = 0; i <= static_cast<int>(std::floor(steps + slack)); ++i)
        values.push_back(rounded(from + i * step));
    return values;
}

}  // namespace

GridAxis parseGridAxis(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string_view::npos || equals + 1 == text.size())
        throw std::invalid_argument("the grid \"" + std::string(text) +
                                    "\" has another form than NAME=FROM:TO:STEP or NAME=VALUE,VALUE");
    GridAxis axis{std::string(text.substr(0, equals)), {}};
    const std::string_view values = text.substr(equals + 1);
    if (const auto range = parts(values, ':'); range.size() == 3)
        axis.values = valuesOfRange(range, text);
    else
        for (const std::string_view value : parts(values, ','))
            axis.values.emplace_back(value);
    for (auto value = axis.values.begin(); value != axis.values.end(); ++value)
        if (value->empty() || std::find(axis.values.begin(), value, *value) != value)
            throw std::invalid_argument("the grid \"" + std::string(text) + "\" has " +
                                        (value->empty() ? "an empty value" : "the value " + *value + " twice"));
    return axis;
}

Grid::Grid(std::vector<GridAxis> axes)
    : m_axes(std::move(axes))
{
    for (auto axis = m_axes.begin(); axis != m_axes.end(); ++axis) {
        if (std::any_of(m_axes.begin(), axis, [&](const GridAxis& other) { return other.name == axis->name; }))
            throw std::invalid_argument("two grids are about " + axis->name + "; give all of its values in one");
        if (axis->values.empty())
            throw std::invalid_argument("the grid of " + axis->name + " is empty");
        m_size *= axis->values.size();
        if (m_size > mostPoints)
            throw std::invalid_argument("the grids have more than " + std::to_string(mostPoints) +
                                        " combinations; give fewer values");
    }
}

std::map<std::string, std::string> Grid::point(std::size_t index) const
{
    std::map<std::string, std::string> values;
    for (auto axis = m_axes.rbegin(); axis != m_axes.rend(); ++axis) {
        values[axis->name] = axis->values[index % axis->values.size()];
        index /= axis->values.size();
    }
    return values;
}

}  // namespace fuzzylens
