// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_view.h"

#include <QKeyEvent>

#include <utility>

// Rotation of three axes.

namespace fuzzylens::ui {

namespace {
constexpr double degreesPerPixel = 0.5, degreesPerKey = 5;
}  // namespace

void ScatterView::setTurn(const Turn& turn)
{
    if (std::exchange(m_turn, turn) == turn)
        return;
    if (m_isStale || !m_canvas->content().coordinates.solid)
        return;
    m_card->hide();
    m_canvas->turnTo(m_turn, !m_controls->fadesUncertain());
    m_canvas->replotSoon();
    m_idleTimer.start();  // announced to screen readers when the rotation stops
}

void ScatterView::turnBy(const QPointF& pixels)
{
    setTurn(m_turn.by(degreesPerPixel * pixels.x(), degreesPerPixel * pixels.y()));
}

bool ScatterView::handleTurnKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::ShiftModifier || !m_controls->isSolid())
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        setTurn(m_turn.by(-degreesPerKey, 0));
        return true;
    case Qt::Key_Right:
        setTurn(m_turn.by(degreesPerKey, 0));
        return true;
    case Qt::Key_Up:
        setTurn(m_turn.by(0, -degreesPerKey));
        return true;
    case Qt::Key_Down:
        setTurn(m_turn.by(0, degreesPerKey));
        return true;
    default:
        return false;
    }
}

}  // namespace fuzzylens::ui
