// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <limits>

namespace fuzzylens::ui {

/// The number @p text says: with a point, or where the language has a comma for it, with that; NaN, which is in no
/// range, where it says none.
inline double typedNumber(const QString& text)
{
    QString plain = text.trimmed();
    if (QLocale().decimalPoint() == QLatin1String(",") && !plain.contains(QLatin1Char('.')))
        plain.replace(QLatin1Char(','), QLatin1Char('.'));
    bool isNumber = false;
    const double number = QLocale::c().toDouble(plain, &isNumber);
    return isNumber ? number : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace fuzzylens::ui
