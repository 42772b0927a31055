// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/class_marker.h"

#include <QPainter>
#include <QPixmap>

namespace fuzzylens::ui {

QIcon classMarkerIcon(int index, const Theme& theme, qreal ratio, bool isIn)
{
    QPixmap pixmap(QSize(14, 14) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = isIn ? theme.classColor(index) : theme.border;
    drawMarker(painter, Theme::classMarker(index), QPointF(7, 7), 9, colour, Qt::transparent);
    return QIcon(pixmap);
}

}  // namespace fuzzylens::ui
