// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/core_text.h"
#include "ui/theme/text_line.h"

#include <QFont>
#include <QString>

#include <string_view>

namespace fuzzylens::ui {

/// A cluster's name where there is little room: "cluster 3 · type 1" or "cluster 3" as it is when it fits in @p
/// width, else "3 · type 1", cut at the end where that leaves some of the class, else "3". Other texts are only
/// cut, as @p mode says.
inline QString fittingClusterText(const QString& name, double width, const QFont& font,
                                  Qt::TextElideMode mode = Qt::ElideRight)
{
    const QString prefix = shownText(std::string_view("cluster %1")).section(QLatin1Char('%'), 0, 0);
    const bool isCluster = name.startsWith(prefix) && name.size() > prefix.size() && name[prefix.size()].isDigit();
    if (!isCluster || textWidth(name, font) <= width)
        return elidedText(name, font, mode, width);
    const QString text = name.mid(prefix.size()), number = text.section(QStringLiteral(" · "), 0, 0);
    const QString cut = elidedText(text, font, Qt::ElideRight, width);
    const bool saysMore = cut == text || cut.size() > number.size() + 4;
    return saysMore ? cut : elidedText(number, font, Qt::ElideRight, width);
}

}  // namespace fuzzylens::ui
