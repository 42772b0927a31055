// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/number_format.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

QString withMinus(QString text)
{
    if (text.startsWith(QLatin1Char('-'))) {
        const bool isZero = std::all_of(text.cbegin() + 1, text.cend(),
                                        [](QChar c) { return c == QLatin1Char('0') || c == QLatin1Char('.'); });
        text = isZero ? text.mid(1) : QChar(0x2212) + text.mid(1);
    }
    return text;
}

}  // namespace

NumberFormat NumberFormat::forLargest(double largest, int significant)
{
    const double size = std::abs(largest);
    if (!std::isfinite(size) || size == 0)
        return {0, false};
    if (size >= 1e6 || size < 1e-5)
        return {significant - 1, true};
    return {std::clamp(significant - 1 - int(std::floor(std::log10(size))), 0, 7), false};
}

NumberFormat NumberFormat::forRange(double largest, double smallest)
{
    NumberFormat format = forLargest(largest);
    if (!format.scientific && std::isfinite(smallest) && smallest != 0)
        format.decimals =
            std::clamp(-int(std::floor(std::log10(std::abs(smallest)))), format.decimals, format.decimals + 2);
    return format;
}

QString NumberFormat::text(double value) const
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (value == 0)
        return QStringLiteral("0");
    return withMinus(QString::number(value, scientific ? 'e' : 'f', decimals));
}

QString numberText(double value, int significant)
{
    return NumberFormat::forLargest(value, significant).text(value);
}

QString countText(qint64 count)
{
    return QLocale(QLocale::English).toString(count);
}

}  // namespace fuzzylens::ui
