// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/uniform_ticker.h"

#include "ui/plot/number_format.h"

#include <cmath>

namespace fuzzylens::ui {

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

QVector<double> UniformTicker::createTickVector(double tickStep, const QCPRange& range)
{
    QVector<double> places;
    for (const double value : roundValues(m_scale, range.lower, range.upper, tickCount()))
        places << m_scale.place(value);
    return places.isEmpty() ? QCPAxisTicker::createTickVector(tickStep, range) : places;
}

QVector<QString> UniformTicker::createLabelVector(const QVector<double>& ticks, const QLocale& locale,
                                                  QChar formatChar, int precision)
{
    if (m_scale.kind != AxisScale::Kind::Linear) {
        QVector<QString> labels;
        for (const double tick : ticks)
            labels << plainNumber(m_scale.value(tick));
        return labels;
    }
    if (ticks.size() < 2)
        return QCPAxisTicker::createLabelVector(ticks, locale, formatChar, precision);
    const double step = ticks[1] - ticks[0];
    const int decimals = decimalsOf(step, std::max(std::abs(ticks.first()), std::abs(ticks.last())));
    QVector<QString> labels;
    for (const double tick : ticks) {
        const double value = std::abs(tick) < step * 1e-6 ? 0.0 : tick;
        labels << (decimals >= 0 ? QString::number(value, 'f', decimals) : QString::number(value, 'g', 5))
                      .replace(QLatin1Char('-'), QChar(0x2212));
    }
    return labels;
}

}  // namespace fuzzylens::ui
