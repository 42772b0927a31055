// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// What the pointer is on, in words: a title, a few lines and, where shares of one belong to it, a bar of them.
struct ReadOut
{
    QString title;
    QStringList lines;
    std::vector<double> shares;  // add up to 1
    std::vector<QColor> colors;  // of the shares, one each

    bool isEmpty() const { return title.isEmpty(); }
    QString text() const
    {
        return isEmpty() ? QString() : (QStringList(title) + lines).join(QStringLiteral(", "));
    }
};

/// Draws @p readOut on a small card next to @p anchor, inside @p bounds, out of the way of the pointer.
void paintReadOut(QPainter& painter, const ReadOut& readOut, const QPointF& anchor, const QRectF& bounds,
                  const QFont& font, const Theme& theme);

}  // namespace fuzzylens::ui
