// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_handle.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace fuzzylens::ui {

namespace {

constexpr int dragDistance = 4;

}  // namespace

StepHandle::StepHandle(QWidget* parent)
    : QWidget(parent)
{
    setCursor(Qt::OpenHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void StepHandle::paintEvent(QPaintEvent*)
{
    constexpr double radius = 1.2, pitch = 4.5;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::of(palette()).muted);
    const QPointF middle = QRectF(rect()).center();
    for (const double x : {-pitch / 2, pitch / 2})
        for (const double y : {-pitch, 0.0, pitch})
            painter.drawEllipse(middle + QPointF(x, y), radius, radius);
}

void StepHandle::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isPressed = true;
    m_pressed = event->globalPosition().toPoint();
}

void StepHandle::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->globalPosition().toPoint();
    if (!m_isPressed || (!m_isHeld && (place - m_pressed).manhattanLength() < dragDistance))
        return;
    if (!m_isHeld) {
        m_isHeld = true;
        setCursor(Qt::ClosedHandCursor);
        qApp->installEventFilter(this);
        emit taken();
    }
    emit movedTo(place);
}

void StepHandle::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool wasHeld = m_isHeld;
    endHold();
    if (wasHeld)
        emit dropped();
}

/// Escape with any focus during the drag.
bool StepHandle::eventFilter(QObject*, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!m_isHeld || !isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        release();
    return true;
}

void StepHandle::hideEvent(QHideEvent*)
{
    release();
}

void StepHandle::release()
{
    const bool wasHeld = m_isHeld;
    endHold();
    if (wasHeld)
        emit releasedAgain();
}

void StepHandle::endHold()
{
    if (m_isHeld) {
        qApp->removeEventFilter(this);
        setCursor(Qt::OpenHandCursor);
    }
    m_isPressed = m_isHeld = false;
}

}  // namespace fuzzylens::ui
