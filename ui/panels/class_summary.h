// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <QObject>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

/// "ALL 27, AML 11, 3 more", naming @p most classes at most; "numbers" for a numeric field.
inline QString classSummary(const LabelField& field, std::size_t most)
{
    if (field.kind == LabelField::Kind::Numeric)
        return QObject::tr("numbers");
    QStringList parts;
    const std::vector<int> counts = field.counts();
    for (std::size_t c = 0; c < std::min(counts.size(), most); ++c)
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(field.classes[c])).arg(counts[c]);
    if (counts.size() > most)
        parts << QObject::tr("%1 more").arg(counts.size() - most);
    return parts.join(QStringLiteral(", "));
}

}  // namespace fuzzylens::ui
