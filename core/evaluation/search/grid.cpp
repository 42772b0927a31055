// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/grid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
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

std::string toText(const GridAxis& axis)
{
    std::string text = axis.name + '=';
    for (std::size_t i = 0; i < axis.values.size(); ++i)
        text += (i == 0 ? "" : ",") + axis.values[i];
    return text;
}

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
    const std::vector<std::size_t> at = positions(index);
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        values[m_axes[axis].name] = m_axes[axis].values[at[axis]];
    return values;
}

std::vector<std::size_t> Grid::positions(std::size_t index) const
{
    std::vector<std::size_t> result(m_axes.size());
    for (std::size_t axis = m_axes.size(); axis-- > 0;) {
        result[axis] = index % m_axes[axis].values.size();
        index /= m_axes[axis].values.size();
    }
    return result;
}

std::size_t Grid::index(const std::vector<std::size_t>& positions) const
{
    std::size_t result = 0;
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        result = result * m_axes[axis].values.size() + positions[axis];
    return result;
}

std::vector<std::size_t> coarseToFine(const Grid& grid)
{
    // A position comes with the first step s at which a multiple of (values - 1) / 2^s rounds to it.
    const auto stepsOf = [](std::size_t values) {
        std::vector<int> steps(values, -1);
        const std::size_t last = values - 1;
        for (int step = 0; std::find(steps.begin(), steps.end(), -1) != steps.end(); ++step)
            for (std::size_t i = 0; i <= std::size_t{1} << step; ++i)
                if (int& known = steps[(i * last + (std::size_t{1} << step) / 2) >> step]; known < 0)
                    known = step;
        return steps;
    };
    std::vector<std::vector<int>> steps;
    for (const GridAxis& axis : grid.axes())
        steps.push_back(stepsOf(axis.values.size()));
    std::vector<int> stepOf(grid.size());
    for (std::size_t point = 0; point < grid.size(); ++point) {
        const std::vector<std::size_t> at = grid.positions(point);
        for (std::size_t axis = 0; axis < at.size(); ++axis)
            stepOf[point] = std::max(stepOf[point], std::max(1, steps[axis][at[axis]]));
    }
    std::vector<std::size_t> order(grid.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return stepOf[left] < stepOf[right]; });
    return order;
}

}  // namespace fuzzylens
