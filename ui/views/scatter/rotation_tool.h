// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_tool.h"
#include "ui/views/scatter/solid_places.h"

namespace fuzzylens::ui {

/// Rotates three axes by dragging and with Shift and the arrow keys.
class RotationTool : public ScatterTool
{
    Q_OBJECT

public:
    RotationTool(const ScatterContext& context, QObject* parent);

    const Turn& turn() const { return m_turn; }
    void setTurn(const Turn& turn);
    bool pressKey(const QKeyEvent& event) override;

signals:
    void turnChanged();

private:
    Turn m_turn;
};

}  // namespace fuzzylens::ui
