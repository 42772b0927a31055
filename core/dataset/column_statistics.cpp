// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/column_statistics.h"

#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace fuzzylens::steps {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

double medianOf(std::vector<double>& values)
{
    if (values.empty())
        return nan;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return std::midpoint(*std::max_element(values.begin(), middle), *middle);
}

void range(const double* values, Eigen::Index count, Moments& result)
{
    result.low = result.high = nan;
    for (Eigen::Index i = 0; i < count; ++i) {
        if (std::isnan(values[i]))
            continue;
        result.low = result.count == 0 ? values[i] : std::min(result.low, values[i]);
        result.high = result.count == 0 ? values[i] : std::max(result.high, values[i]);
        ++result.count;
    }
}

}  // namespace

Moments moments(const double* values, Eigen::Index count)
{
    Moments result;
    range(values, count, result);
    result.mean = result.low;
    result.deviation = result.count == 0 ? nan : 0.0;
    if (result.count == 0 || result.low == result.high)
        return result;
    const int exponent = std::ilogb(std::max(std::abs(result.low), std::abs(result.high)));
    const int shift = std::abs(exponent) > 400 ? -exponent : 0;  // squares stay within range
    const auto n = static_cast<double>(result.count);
    const auto scaled = [&](Eigen::Index i) { return shift == 0 ? values[i] : std::scalbn(values[i], shift); };
    double sum = 0;
    for (Eigen::Index i = 0; i < count; ++i)
        if (!std::isnan(values[i]))
            sum += scaled(i);
    const double mean = sum / n;
    double squares = 0;
    for (Eigen::Index i = 0; i < count; ++i)
        if (!std::isnan(values[i]))
            squares += (scaled(i) - mean) * (scaled(i) - mean);
    result.mean = std::scalbn(mean, -shift);
    result.deviation =
        differByRounding(result.low, result.high) ? 0.0 : std::scalbn(std::sqrt(squares / n), -shift);
    return result;
}

double median(const double* values, Eigen::Index count, std::vector<double>& scratch)
{
    scratch.clear();
    std::copy_if(values, values + count, std::back_inserter(scratch),
                 [](double value) { return !std::isnan(value); });
    return medianOf(scratch);
}

double medianAbsoluteDeviation(const double* values, Eigen::Index count, std::vector<double>& scratch)
{
    const double center = median(values, count, scratch);
    for (double& value : scratch)
        value = std::abs(value - center);
    return medianOf(scratch);
}

}  // namespace fuzzylens::steps
