// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <QObject>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

/// "numbers from 23 to 67", of a numeric field.
inline QString rangeSummary(const LabelField& field)
{
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (const double number : field.numbers)
        if (!std::isnan(number)) {
            least = std::min(least, number);
            most = std::max(most, number);
        }
    return least > most ? QObject::tr("no values") : QObject::tr("numbers from %1 to %2").arg(least).arg(most);
}

/// "ALL 27, AML 11, 3 more", naming @p most classes at most, long ones by their beginning; the range of a numeric
/// field.
inline QString classSummary(const LabelField& field, std::size_t most)
{
    if (field.kind == LabelField::Kind::Numeric)
        return rangeSummary(field);
    constexpr int longest = 32;
    QStringList parts;
    const std::vector<int> counts = field.counts();
    for (std::size_t c = 0; c < std::min(counts.size(), most); ++c) {
        const QString name = QString::fromStdString(field.classes[c]);
        parts << QStringLiteral("%1 %2")
                     .arg(name.size() > longest ? name.left(longest - 1) + QChar(0x2026) : name)
                     .arg(counts[c]);
    }
    if (counts.size() > most)
        parts << QObject::tr("%1 more").arg(counts.size() - most);
    return parts.join(QStringLiteral(", "));
}

}  // namespace fuzzylens::ui
