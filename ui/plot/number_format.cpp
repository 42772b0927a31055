// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"

#include "core/numeric/powers_of_ten.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

QString withMinus(const QString& text)
{
    return text.startsWith(QLatin1Char('-')) ? QChar(0x2212) + text.mid(1) : text;
}

/// 1.2e-07 as 1.2 × 10⁻⁷; values below the smallest useful power, as that power.
QString inPowersOfTen(double value, int decimals)
{
    constexpr int smallest = -99;
    const double size = std::abs(value);
    if (size < std::pow(10.0, smallest))
        return QStringLiteral("< ") + powerOfTen(smallest);
    const QString text = QString::number(value, 'e', std::max(0, decimals));
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    return text.left(e) + QStringLiteral(" × ") + powerOfTen(text.mid(e + 1).toInt());
}

}  // namespace

QString powerOfTen(int exponent)
{
    return QStringLiteral("10") + QString::fromStdString(superscript(exponent));
}

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
    if (!scientific && std::abs(value) <= 0.5 * std::pow(10.0, -decimals))
        return forLargest(value).text(value);
    return withMinus(scientific ? inPowersOfTen(value, decimals) : QString::number(value, 'f', decimals));
}

QString numberText(double value, int significant)
{
    return NumberFormat::forLargest(value, significant).text(value);
}

QString plainNumber(double value, int significant)
{
    const QString text = numberText(value, significant);
    const qsizetype power = text.indexOf(QLatin1Char(' '));
    const qsizetype end = power < 0 ? text.size() : power;
    if (!text.left(end).contains(QLatin1Char('.')))
        return text;
    qsizetype kept = end;
    while (text[kept - 1] == QLatin1Char('0'))
        --kept;
    if (text[kept - 1] == QLatin1Char('.'))
        --kept;
    return text.left(kept) + text.mid(end);
}

}  // namespace fuzzylens::ui
