// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/rotation_tool.h"

#include "ui/views/scatter/scatter_controls.h"

#include <QKeyEvent>

#include <utility>

namespace fuzzylens::ui {

namespace {
constexpr double degreesPerPixel = 0.5, degreesPerKey = 5;
}  // namespace

RotationTool::RotationTool(const ScatterContext& context, QObject* parent)
    : ScatterTool(context, parent)
{
    connect(&m_gestures, &ScatterGestures::turned, this, [this](const QPointF& pixels) {
        setTurn(m_turn.by(degreesPerPixel * pixels.x(), degreesPerPixel * pixels.y()));
    });
}

void RotationTool::setTurn(const Turn& turn)
{
    if (std::exchange(m_turn, turn) != turn)
        emit turnChanged();
}

bool RotationTool::pressKey(const QKeyEvent& event)
{
    const QPoint direction = arrowDirection(event.key());
    if (event.modifiers() != Qt::ShiftModifier || direction.isNull() || !m_controls.isSolid())
        return false;
    setTurn(m_turn.by(degreesPerKey * direction.x(), degreesPerKey * direction.y()));
    return true;
}

}  // namespace fuzzylens::ui
