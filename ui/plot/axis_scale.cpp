// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/axis_scale.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

struct AxisScaleWords
{
    Q_DECLARE_TR_FUNCTIONS(AxisScale)
};

void addRound(std::vector<double>& candidates, double factor, int lowest, int highest)
{
    for (int exponent = highest; exponent >= lowest; --exponent)
        for (const double sign : {1.0, -1.0})
            candidates.push_back(sign * factor * std::pow(10.0, exponent));
}

}  // namespace

AxisScale AxisScale::of(Kind kind, std::span<const double> values)
{
    AxisScale scale{kind, 1};
    if (kind != Kind::Logarithmic)
        return scale;
    std::vector<double> sizes;
    for (const double value : values)
        if (std::isfinite(value) && value != 0)
            sizes.push_back(std::abs(value));
    if (sizes.empty())
        return scale;
    const auto middle = sizes.begin() + std::ptrdiff_t(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    scale.unit = std::pow(10.0, std::floor(std::log10(*middle)));
    return scale;
}

double AxisScale::place(double value) const
{
    switch (kind) {
    case Kind::Linear:
        break;
    case Kind::SquareRoot:
        return std::copysign(std::sqrt(std::abs(value)), value);
    case Kind::Logarithmic:
        return std::copysign(std::log1p(std::abs(value) / unit) / std::log(10.0), value);
    }
    return value;
}

double AxisScale::value(double place) const
{
    switch (kind) {
    case Kind::Linear:
        break;
    case Kind::SquareRoot:
        return std::copysign(place * place, place);
    case Kind::Logarithmic:
        return std::copysign(unit * std::expm1(std::abs(place) * std::log(10.0)), place);
    }
    return place;
}

std::vector<double> AxisScale::places(std::vector<double> values) const
{
    if (kind != Kind::Linear)
        for (double& value : values)
            value = place(value);
    return values;
}

QString AxisScale::axisName(const QString& name) const
{
    if (kind == Kind::Linear || name.isEmpty())
        return name;
    return (kind == Kind::SquareRoot ? AxisScaleWords::tr("%1 (square-root scale)")
                                     : AxisScaleWords::tr("%1 (log scale)"))
        .arg(name);
}

QString AxisScale::shortAxisName(const QString& name) const
{
    if (kind == Kind::Linear || name.isEmpty())
        return name;
    return (kind == Kind::SquareRoot ? AxisScaleWords::tr("%1 (√)") : AxisScaleWords::tr("%1 (log)")).arg(name);
}

std::vector<double> roundValues(const AxisScale& scale, double lower, double upper, int count)
{
    if (scale.kind == AxisScale::Kind::Linear || !(upper > lower))
        return {};
    const double largest = std::max(std::abs(scale.value(lower)), std::abs(scale.value(upper)));
    const int highest = int(std::floor(std::log10(std::max(largest, 1e-300))));
    const int lowest = scale.kind == AxisScale::Kind::Logarithmic
                           ? std::min(highest, int(std::floor(std::log10(scale.unit))))
                           : highest - 3;
    std::vector<double> candidates{0};
    for (const double factor : {1.0, 5.0, 2.0})
        addRound(candidates, factor, lowest, highest);
    const double least = (upper - lower) / std::max(1, count - 1);
    std::vector<double> chosen;
    for (const double candidate : candidates) {
        const double at = scale.place(candidate);
        const bool isFree = std::none_of(chosen.begin(), chosen.end(),
                                         [&](double other) { return std::abs(scale.place(other) - at) < least; });
        if (at >= lower && at <= upper && isFree)
            chosen.push_back(candidate);
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen.size() < 3 ? std::vector<double>{} : chosen;
}

}  // namespace fuzzylens::ui
