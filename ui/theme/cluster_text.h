// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/core_text.h"

#include <QFontMetricsF>
#include <QString>

#include <string_view>

namespace fuzzylens::ui {

/// A cluster's name where there is little room: "cluster 3 · type 1" as it is when it fits in @p width, else
/// "3 · type 1", cut at the end at last. Other texts are only cut, as @p mode says.
inline QString fittingClusterText(const QString& name, double width, const QFontMetricsF& metrics,
                                  Qt::TextElideMode mode = Qt::ElideRight)
{
    const QString prefix = shownText(std::string_view("cluster %1")).section(QLatin1Char('%'), 0, 0);
    const bool isCluster = name.startsWith(prefix) && name.contains(QStringLiteral(" · "));
    if (!isCluster || metrics.horizontalAdvance(name) <= width)
        return metrics.elidedText(name, mode, width);
    return metrics.elidedText(name.mid(prefix.size()), Qt::ElideRight, width);
}

}  // namespace fuzzylens::ui
