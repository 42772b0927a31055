// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/veil.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace fuzzylens::ui {

Veil::Veil(const QString& name, QWidget* covered)
    : QWidget(covered)
{
    setObjectName(name);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    covered->installEventFilter(this);
    hide();
}

void Veil::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    setGeometry(parentWidget()->rect());
    setVisible(!text.isEmpty());
    raise();
    update();
}

bool Veil::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::ChildAdded)
        raise();
    return QWidget::eventFilter(watched, event);
}

void Veil::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QColor veil = theme.card;
    veil.setAlphaF(0.68f);
    QPainter painter(this);
    painter.fillRect(rect(), veil);
    const int margin = 10, most = std::max(60, width() - 4 * margin);
    QRect place =
        fontMetrics().boundingRect(QRect(0, 0, most, height()), Qt::TextWordWrap | Qt::AlignCenter, m_text);
    place.moveCenter(rect().center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(place.adjusted(-margin, -6, margin, 6)).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(theme.text);
    painter.drawText(place, Qt::TextWordWrap | Qt::AlignCenter, m_text);
}

}  // namespace fuzzylens::ui
