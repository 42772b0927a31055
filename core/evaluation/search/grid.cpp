// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/grid.h"

#include "core/numeric/random.h"
#include "core/numeric/sobol.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <set>
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

/// @p count different ones of all combinations (Floyd's algorithm).
std::set<std::size_t> randomPoints(std::size_t count, std::size_t combinations, std::uint64_t seed)
{
    Random random(seed);
    std::set<std::size_t> points;
    for (std::size_t last = combinations - count; last < combinations; ++last)
        if (!points.insert(random.below(last + 1)).second)
            points.insert(last);
    return points;
}

std::set<std::size_t> sobolPoints(std::size_t count, const std::vector<GridAxis>& axes)
{
    constexpr int mostTries = 1 << 20;
    constexpr unsigned bits = 32;
    SobolSequence sequence(static_cast<int>(axes.size()));
    std::set<std::size_t> points;
    for (int tries = 0; tries < mostTries && points.size() < count; ++tries) {
        const std::vector<std::uint32_t> coordinates = sequence.next();
        std::size_t point = 0;
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            const std::uint64_t values = axes[axis].values.size();
            point = point * values + (coordinates[axis] * values >> bits);
        }
        points.insert(point);
    }
    for (std::size_t point = 0; points.size() < count; ++point)
        points.insert(point);
    return points;
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

Grid::Grid(std::vector<GridAxis> axes, std::string sample, std::uint64_t seed)
    : m_axes(std::move(axes))
    , m_sample(std::move(sample))
{
    constexpr std::size_t mostCombinations = std::size_t{1} << 40;
    for (auto axis = m_axes.begin(); axis != m_axes.end(); ++axis) {
        if (std::any_of(m_axes.begin(), axis, [&](const GridAxis& other) { return other.name == axis->name; }))
            throw std::invalid_argument("two grids are about " + axis->name + "; give all of its values in one");
        if (axis->values.empty())
            throw std::invalid_argument("the grid of " + axis->name + " is empty");
        m_combinations *= axis->values.size();
        if (m_combinations > (m_sample.empty() ? mostPoints : mostCombinations))
            throw std::invalid_argument("the grids have too many combinations; give fewer values" +
                                        std::string(m_sample.empty() ? ", or try a sample of them" : ""));
    }
    if (!m_sample.empty())
        choosePoints(seed);
}

void Grid::choosePoints(std::uint64_t seed)
{
    const std::vector<std::string_view> words = parts(m_sample, ':');
    const std::string_view kind = words.front(), number = words.back();
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    if (words.size() != 2 || (kind != "random" && kind != "sobol") || error != std::errc() ||
        end != number.data() + number.size() || count < 1 || count > mostPoints)
        throw std::invalid_argument("\"" + m_sample +
                                    "\" is no sample; write random:N or sobol:N with N from 1 to " +
                                    std::to_string(mostPoints));
    if (count > m_combinations)
        throw std::invalid_argument("the grids have only " + std::to_string(m_combinations) +
                                    " combinations, fewer than the sample " + m_sample);
    const std::set<std::size_t> points =
        kind == "random" ? randomPoints(count, m_combinations, seed) : sobolPoints(count, m_axes);
    m_points.assign(points.begin(), points.end());
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
    if (!m_sample.empty())
        index = m_points[index];
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
    if (m_sample.empty())
        return result;
    const auto found = std::lower_bound(m_points.begin(), m_points.end(), result);
    if (found == m_points.end() || *found != result)
        throw std::invalid_argument("the sample of the grid does not have this point");
    return static_cast<std::size_t>(found - m_points.begin());
}

std::vector<std::size_t> coarseToFine(const Grid& grid, const std::vector<std::optional<std::size_t>>& slice)
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
    std::vector<std::pair<bool, int>> ranks(grid.size());  // whether it is outside the slice, and its step
    for (std::size_t point = 0; point < grid.size(); ++point) {
        const std::vector<std::size_t> at = grid.positions(point);
        auto& [isOutside, step] = ranks[point];
        for (std::size_t axis = 0; axis < slice.size(); ++axis)
            isOutside = isOutside || (slice[axis] && *slice[axis] != at[axis]);
        for (std::size_t axis = 0; axis < at.size(); ++axis)
            if (const bool isFixed = !slice.empty() && slice[axis]; isOutside || !isFixed)
                step = std::max({step, 1, steps[axis][at[axis]]});
    }
    std::vector<std::size_t> order(grid.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return ranks[left] < ranks[right]; });
    return order;
}

}  // namespace fuzzylens
