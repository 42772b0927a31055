// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/class_marker.h"

#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>

namespace fuzzylens::ui {

QIcon classMarkerIcon(int index, const Theme& theme, qreal ratio, bool isIn)
{
    const QColor colour = isIn ? theme.classColor(index) : theme.border;
    // Qt keeps scaled copies of every icon that it has drawn: the same marker is always the same pixmap.
    const QString key = QStringLiteral("class-marker %1 %2 %3")
                            .arg(index % Theme::distinctClasses)
                            .arg(colour.name(QColor::HexArgb))
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return QIcon(pixmap);
    pixmap = QPixmap(QSize(14, 14) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMarker(painter, Theme::classMarker(index), QPointF(7, 7), 9, colour, Qt::transparent);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return QIcon(pixmap);
}

}  // namespace fuzzylens::ui
