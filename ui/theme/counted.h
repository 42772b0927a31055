// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace fuzzylens::ui {

/// A whole number with its thousands apart: "7129" as 7 129 in every language, by a narrow space that breaks no
/// line. A point or a comma there would be the decimal mark of one language or the other.
inline QString countText(qint64 count)
{
    constexpr QChar narrowSpace(0x202f);
    return QLocale(QLocale::English).toString(count).replace(QLatin1Char(','), narrowSpace);
}

/// "1 sample", "12 samples".
inline QString counted(std::size_t count, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2").arg(countText(qint64(count)), count == 1 ? one : many);
}

}  // namespace fuzzylens::ui
