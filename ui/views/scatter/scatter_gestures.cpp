// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_gestures.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace fuzzylens::ui {

ScatterGestures::ScatterGestures(QWidget* plot)
    : QObject(plot)
    , m_plot(plot)
{
    plot->installEventFilter(this);
}

bool ScatterGestures::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick:
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
            return false;
        emit resetRequested();
        return true;
    case QEvent::Wheel:
        return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::KeyPress:
        return space(*static_cast<QKeyEvent*>(event), true);
    case QEvent::KeyRelease:
        return space(*static_cast<QKeyEvent*>(event), false);
    case QEvent::ContextMenu:
        if (static_cast<QContextMenuEvent*>(event)->reason() != QContextMenuEvent::Keyboard)
            return true;  // the menu of a button comes when it is released
        emit menuKeyPressed();
        return true;
    case QEvent::Leave:
        emit departed();
        return false;
    case QEvent::FocusOut:
        m_spaceIsDown = false;
        updateCursor();
        return false;
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool ScatterGestures::press(const QMouseEvent& event)
{
    if (m_state != State::Idle)
        return true;  // another button is down: its gesture continues
    m_start = m_last = event.position();
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_spaceIsDown))
        m_state = State::Pan;
    else if (event.button() == Qt::LeftButton || event.button() == Qt::RightButton)
        m_state = State::Pressed;
    else
        return false;
    m_button = event.button();
    m_plot->setFocus(Qt::MouseFocusReason);
    updateCursor();
    return true;
}

bool ScatterGestures::move(const QMouseEvent& event)
{
    const QPointF pixel = event.position();
    switch (m_state) {
    case State::Idle:
        emit pointed(pixel);
        break;
    case State::Pressed:
        if ((pixel - m_start).manhattanLength() < QApplication::startDragDistance())
            break;
        if (m_button == Qt::RightButton && !isLinkable(m_start)) {
            m_state = State::Idle;  // there is nothing to draw from here
            break;
        }
        emit departed();
        beginDrag(event);
        break;
    case State::Band:
        extendBand(pixel);
        break;
    case State::Link:
        emit linkChanged(m_start, pixel, event.modifiers());
        break;
    case State::Turn:
        emit turned(pixel - m_last);
        break;
    case State::Pan:
        emit panned(pixel - m_last);
        break;
    }
    m_last = pixel;
    return true;
}

void ScatterGestures::beginDrag(const QMouseEvent& event)
{
    const QPointF pixel = event.position();
    const bool selects = (event.modifiers() & (Qt::ShiftModifier | Qt::AltModifier)) != Qt::NoModifier;
    if (m_button == Qt::RightButton || (drawsPairs() && isLinkable(m_start))) {
        m_state = State::Link;
        emit linkChanged(m_start, pixel, event.modifiers());
    } else if (m_dragAction == DragAction::Turn && !selects) {
        m_state = State::Turn;
        updateCursor();
        emit turned(pixel - m_start);
    } else {
        m_state = State::Band;
        m_band = {m_start};
        extendBand(pixel);
    }
}

bool ScatterGestures::isLinkable(const QPointF& pixel) const
{
    return m_linkable && m_linkable(pixel);
}

void ScatterGestures::setDragAction(DragAction action)
{
    m_dragAction = action;
    updateCursor();
}

void ScatterGestures::extendBand(const QPointF& pixel)
{
    if (m_dragAction == DragAction::Rectangle || m_dragAction == DragAction::Turn) {
        const QRectF box = QRectF(m_start, pixel).normalized();
        m_band = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    } else if ((pixel - m_band.last()).manhattanLength() >= 2) {
        m_band << pixel;
    }
    emit bandChanged(m_band);
}

bool ScatterGestures::release(const QMouseEvent& event)
{
    if (m_state == State::Idle || event.button() != m_button)
        return false;
    const State ended = m_state;
    m_state = State::Idle;
    updateCursor();
    if (ended == State::Pressed && m_button == Qt::LeftButton) {
        emit clicked(event.position(), event.modifiers());
    } else if (ended == State::Pressed && m_button == Qt::RightButton) {
        emit menuRequested(event.position());
    } else if (ended == State::Link) {
        emit linkFinished(event.position(), event.modifiers());
    } else if (ended == State::Band) {
        extendBand(event.position());
        const QPolygonF band = m_band;
        m_band.clear();
        emit bandChanged(m_band);
        emit bandFinished(band, event.modifiers());
    }
    return true;
}

bool ScatterGestures::wheel(const QWheelEvent& event)
{
    const double notches = event.angleDelta().y() / 120.0;
    if (notches != 0)
        emit zoomed(event.position(), std::pow(0.85, notches));
    return true;
}

bool ScatterGestures::space(const QKeyEvent& event, bool isDown)
{
    if (event.key() != Qt::Key_Space)
        return false;
    if (!event.isAutoRepeat()) {
        m_spaceIsDown = isDown;
        updateCursor();
    }
    return true;
}

bool ScatterGestures::cancel()
{
    if (m_state == State::Idle)
        return false;
    if (m_state == State::Link)
        emit linkGivenUp();
    m_state = State::Idle;
    m_band.clear();
    emit bandChanged(m_band);
    updateCursor();
    return true;
}

void ScatterGestures::updateCursor()
{
    if (m_state == State::Pan || m_state == State::Turn)
        m_plot->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceIsDown)
        m_plot->setCursor(Qt::OpenHandCursor);
    else if (drawsPairs())
        m_plot->setCursor(Qt::CrossCursor);
    else
        m_plot->unsetCursor();
}

}  // namespace fuzzylens::ui
