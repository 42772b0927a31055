// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/transport_icon.h"

#include <QPainter>
#include <QPixmap>

#include <cmath>
#include <numbers>

namespace fuzzylens::ui {

namespace {

constexpr int side = 16;

void draw(QPainter& painter, Transport what)
{
    const QPolygonF right{{4.5, 3}, {13, 8}, {4.5, 13}}, left{{11.5, 3}, {3, 8}, {11.5, 13}};
    switch (what) {
    case Transport::Play:
        painter.drawPolygon(right);
        break;
    case Transport::Pause:
        painter.drawRect(QRectF(4, 3, 3, 10));
        painter.drawRect(QRectF(9.5, 3, 3, 10));
        break;
    case Transport::Step:
        painter.drawRect(QRectF(3, 3, 2.5, 10));
        painter.drawPolygon(right.translated(2.5, 0));
        break;
    case Transport::StepBack:
        painter.drawRect(QRectF(10.5, 3, 2.5, 10));
        painter.drawPolygon(left.translated(-2.5, 0));
        break;
    case Transport::Rewind:
        painter.drawRect(QRectF(1.5, 3, 2.5, 10));
        painter.drawPolygon(left.translated(2, 0));
        break;
    case Transport::Best: {  // a star
        QPolygonF star;
        for (int corner = 0; corner < 10; ++corner) {
            const double angle = std::numbers::pi * (corner / 5.0 - 0.5), radius = corner % 2 == 0 ? 7 : 3;
            star << QPointF(8 + radius * std::cos(angle), 8.5 + radius * std::sin(angle));
        }
        painter.drawPolygon(star);
        break;
    }
    case Transport::Use:  // a pin
        painter.drawEllipse(QPointF(8, 5.5), 4, 4);
        painter.drawPolygon(QPolygonF{{4.6, 7.4}, {11.4, 7.4}, {8, 15}});
        break;
    }
}

QPixmap pixmap(Transport what, const QColor& colour, int ratio)
{
    QPixmap pixmap(side * ratio, side * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    draw(painter, what);
    return pixmap;
}

}  // namespace

QIcon transportIcon(Transport what, const QColor& colour, const QColor& disabled)
{
    QIcon icon;
    for (const int ratio : {1, 2, 3}) {
        icon.addPixmap(pixmap(what, colour, ratio));
        icon.addPixmap(pixmap(what, disabled, ratio), QIcon::Disabled);
    }
    return icon;
}

}  // namespace fuzzylens::ui
