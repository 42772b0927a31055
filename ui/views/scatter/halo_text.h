// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_line.h"

#include <QPainter>

namespace fuzzylens::ui {

/// One line of text centred in @p area with a thin rim of @p halo around the letters, readable on any picture.
inline void drawHaloText(QPainter& painter, const QRectF& area, const QString& text, const QColor& ink,
                         const QColor& halo)
{
    painter.setPen(halo);
    for (const QPointF& shift : {QPointF(-1.5, 0), QPointF(1.5, 0), QPointF(0, -1.5), QPointF(0, 1.5),
                                 QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1)})
        drawTextLine(painter, area.translated(shift), Qt::AlignCenter, text);
    painter.setPen(ink);
    drawTextLine(painter, area, Qt::AlignCenter, text);
}

}  // namespace fuzzylens::ui
