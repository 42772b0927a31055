// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_tool.h"

namespace fuzzylens::ui {

/// Selects samples, and describes the one under the pointer or the keyboard cursor on the hover card.
class SelectionTool : public ScatterTool
{
    Q_OBJECT

public:
    SelectionTool(const ScatterContext& context, QObject* parent);

    bool pressKey(const QKeyEvent& event) override;
    void pointAt(const QPointF& pixel) override;
    bool click(const QPointF& pixel, SelectMode mode) override;
    bool finishBand(const std::vector<int>& samples, Qt::KeyboardModifiers modifiers) override;
    /// The samples whose entry of @p codes is @p classIndex.
    void selectClass(const std::vector<int>& codes, int classIndex, SelectMode mode);
    /// Marks @p sample as the one under the cursor; -1: none.
    void showCursor(int sample);
    /// Repeats the card for new content if it is visible.
    void updateCard();

signals:
    /// By a click or a key, and no other one.
    void sampleSelected();

private:
    void announce();
    bool moveCursor(int key);
    void moveCursorTo(int sample);
    void showCard();

    bool m_showsCard = false;  // the pointer or the keyboard cursor is in this plot
};

}  // namespace fuzzylens::ui
