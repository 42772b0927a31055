// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/axis_ticks.h"

#include "ui/plot/number_format.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

std::vector<double> linearTicks(double low, double high, int most, TickNumbers numbers)
{
    double step = std::pow(10.0, std::floor(std::log10((high - low) / most)));
    if (numbers == TickNumbers::Whole)
        step = std::max(1.0, step);
    const auto count = [&] { return std::floor(high / step) - std::ceil(low / step) + 1; };
    for (const double factor : {2.0, 2.5, 2.0, 2.0})  // 1, 2, 5, 10, 20
        if (count() > most)
            step *= factor;
    std::vector<double> ticks;
    for (double tick = std::ceil(low / step); tick <= std::floor(high / step) && int(ticks.size()) < most; ++tick)
        ticks.push_back(tick * step);
    return ticks;
}

/// Thousands, millions and thousands of millions, the largest first.
constexpr std::pair<double, char> units[] = {{1e9, 'G'}, {1e6, 'M'}, {1e3, 'k'}};

/// 40,000 as 40k; no text where no unit divides the value.
QString inThousands(double value)
{
    const double size = std::abs(value);
    for (const auto& [unit, sign] : units)
        if (size >= unit && size < 1000 * unit && (size >= 1e4 || std::fmod(size, unit) == 0))
            return plainNumber(value / unit) + QLatin1Char(sign);
    return {};
}

QString withDecimals(double value, int decimals)
{
    return QString::number(value, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

/// Labels of the ticks of a linear axis in the unit of the largest one, with enough decimals to differ; empty if
/// they would be too long.
QStringList inOneUnit(const std::vector<double>& ticks, double step, double largest)
{
    for (const auto& [unit, sign] : units) {
        const int decimals =
            largest >= unit && largest < 1000 * unit ? decimalsOf(step / unit, largest / unit) : -1;
        if (decimals < 0)
            continue;
        QStringList labels;
        for (const double tick : ticks)
            labels << (std::abs(tick) < step * 1e-6 ? QStringLiteral("0")
                                                    : withDecimals(tick / unit, decimals) + QLatin1Char(sign));
        return labels;
    }
    return {};
}

}  // namespace

std::vector<double> axisTicks(const AxisScale& scale, double low, double high, int most, TickNumbers numbers)
{
    if (!(high > low) || most < 1)
        return {};
    const std::vector<double> round = roundValues(scale, scale.place(low), scale.place(high), most);
    return round.empty() ? linearTicks(low, high, most, numbers) : round;
}

int decimalsOf(double step, double largest)
{
    if (!(step > 0) || largest >= 1e7)
        return -1;
    double scaled = step;
    for (int decimals = 0; decimals <= 6; ++decimals, scaled *= 10)
        if (scaled > 0.5 && std::abs(scaled - std::round(scaled)) < 1e-6 * scaled)
            return decimals;
    return -1;
}

QStringList tickLabels(const AxisScale& scale, const std::vector<double>& ticks)
{
    const bool isLinear = scale.kind == AxisScale::Kind::Linear && ticks.size() > 1;
    const double step = isLinear ? ticks[1] - ticks[0] : 0;
    const double largest = isLinear ? std::max(std::abs(ticks.front()), std::abs(ticks.back())) : 0;
    const int decimals = isLinear ? decimalsOf(step, largest) : -1;
    const bool isInteger = decimals == 0 && std::fmod(step, 1000) == 0;
    if (isLinear && (isInteger || decimals < 0))
        if (const QStringList labels = inOneUnit(ticks, step, largest); !labels.isEmpty())
            return labels;
    QStringList labels;
    for (const double tick : ticks) {
        const QString brief = isLinear ? QString() : inThousands(tick);
        labels << (!brief.isEmpty() ? brief
                   : decimals >= 0  ? withDecimals(std::abs(tick) < step * 1e-6 ? 0.0 : tick, decimals)
                                    : plainNumber(tick, 5));
    }
    return labels;
}

QVector<double> AxisTicker::createTickVector(double, const QCPRange& range)
{
    const double inset = m_inset * range.size();
    const std::vector<double> places = m_scale.places(axisTicks(
        m_scale, m_scale.value(range.lower + inset), m_scale.value(range.upper - inset), tickCount(), m_numbers));
    return QVector<double>(places.begin(), places.end());
}

QVector<QString> AxisTicker::createLabelVector(const QVector<double>& ticks, const QLocale&, QChar, int)
{
    std::vector<double> values;
    for (const double tick : ticks)
        values.push_back(m_scale.value(tick));
    return tickLabels(m_scale, values);
}

}  // namespace fuzzylens::ui
