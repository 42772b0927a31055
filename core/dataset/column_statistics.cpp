// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/column_statistics.h"

#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>

namespace fuzzylens::steps {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// The column without its missing values, except stored ones.
ColumnValues withoutMissingOthers(ColumnValues column)
{
    if (std::isnan(column.other)) {
        column.others = 0;
        column.other = 0;
    }
    return column;
}

/// Median of @p values and of @p copies times @p fill. Reorders @p values.
double medianOf(std::vector<double>& values, double fill, std::size_t copies)
{
    const std::size_t count = values.size() + copies, rank = count / 2;
    if (count == 0)
        return nan;
    const auto split =
        std::partition(values.begin(), values.end(), [&](double value) { return copies > 0 && value < fill; });
    const auto below = static_cast<std::size_t>(split - values.begin());
    const auto isFill = [&](std::size_t at) { return at >= below && at < below + copies; };
    const auto iteratorOf = [&](std::size_t at) {
        return values.begin() + static_cast<std::ptrdiff_t>(at < below ? at : at - copies);
    };
    const auto element = [&](std::size_t at) {
        if (isFill(at))
            return fill;
        std::nth_element(at < below ? values.begin() : split, iteratorOf(at), at < below ? split : values.end());
        return *iteratorOf(at);
    };
    const double upper = element(rank);
    if (count % 2 == 1)
        return upper;
    const bool isInOnePart = !isFill(rank) && !isFill(rank - 1) && (rank < below || rank > below + copies);
    const double lower = isInOnePart ? *std::max_element(rank < below ? values.begin() : split, iteratorOf(rank))
                                     : element(rank - 1);
    return std::midpoint(lower, upper);
}

}  // namespace

std::pair<double, double> range(const ColumnValues& all)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const ColumnValues column = withoutMissingOthers(all);
    double low = column.others > 0 ? column.other : infinity, high = column.others > 0 ? column.other : -infinity;
    for (std::size_t i = 0; i < column.size; ++i) {
        low = column.values[i] < low ? column.values[i] : low;  // never true of a missing value
        high = column.values[i] > high ? column.values[i] : high;
    }
    return {low, high};
}

Moments moments(const ColumnValues& all)
{
    const ColumnValues column = withoutMissingOthers(all);
    Moments result;
    result.count = static_cast<Index>(column.allRows()) - column.stored().isNaN().count();
    if (result.count == 0) {
        result.low = result.high = result.mean = result.deviation = nan;
        return result;
    }
    std::tie(result.low, result.high) = range(column);
    result.mean = result.low;
    if (result.low == result.high)
        return result;
    const int exponent = std::ilogb(std::max(std::abs(result.low), std::abs(result.high)));
    const int shift = std::abs(exponent) > 400 ? -exponent : 0;  // squares stay within range
    const auto n = static_cast<double>(result.count), others = static_cast<double>(column.others);
    const auto scaled = [&](double value) { return shift == 0 ? value : std::scalbn(value, shift); };
    double sum = 0;
    for (std::size_t i = 0; i < column.size; ++i)
        if (!std::isnan(column.values[i]))
            sum += scaled(column.values[i]);
    const double mean = (sum + others * scaled(column.other)) / n;
    const auto squareOf = [&](double value) { return (scaled(value) - mean) * (scaled(value) - mean); };
    double squares = 0;
    for (std::size_t i = 0; i < column.size; ++i)
        if (!std::isnan(column.values[i]))
            squares += squareOf(column.values[i]);
    squares += others * squareOf(column.other);
    result.mean = std::scalbn(mean, -shift);
    result.deviation =
        differByRounding(result.low, result.high) ? 0.0 : std::scalbn(std::sqrt(squares / n), -shift);
    return result;
}

double median(const ColumnValues& all, std::vector<double>& scratch)
{
    const ColumnValues column = withoutMissingOthers(all);
    scratch.clear();
    std::copy_if(column.values, column.values + column.size, std::back_inserter(scratch),
                 [](double value) { return !std::isnan(value); });
    return medianOf(scratch, column.other, column.others);
}

double medianAbsoluteDeviation(const ColumnValues& all, std::vector<double>& scratch)
{
    const ColumnValues column = withoutMissingOthers(all);
    const double center = median(column, scratch);
    for (double& value : scratch)
        value = std::abs(value - center);
    return medianOf(scratch, std::abs(column.other - center), column.others);
}

}  // namespace fuzzylens::steps
