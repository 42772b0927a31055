// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/outdated_veil.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace fuzzylens::ui {

OutdatedVeil::OutdatedVeil(QWidget* covered)
    : QWidget(covered)
{
    setObjectName(QStringLiteral("outdatedVeil"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    covered->installEventFilter(this);
    hide();
}

void OutdatedVeil::setReason(const QString& reason)
{
    m_reason = reason;
    setAccessibleName(reason);
    setGeometry(parentWidget()->rect());
    setVisible(!reason.isEmpty());
    raise();
    update();
}

bool OutdatedVeil::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::ChildAdded)
        raise();
    return QWidget::eventFilter(watched, event);
}

void OutdatedVeil::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QColor veil = theme.card;
    veil.setAlphaF(0.68f);
    QPainter painter(this);
    painter.fillRect(rect(), veil);
    const int margin = 10, most = std::max(60, width() - 4 * margin);
    QRect text =
        fontMetrics().boundingRect(QRect(0, 0, most, height()), Qt::TextWordWrap | Qt::AlignCenter, m_reason);
    text.moveCenter(rect().center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(text.adjusted(-margin, -6, margin, 6)).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(theme.text);
    painter.drawText(text, Qt::TextWordWrap | Qt::AlignCenter, m_reason);
}

}  // namespace fuzzylens::ui
