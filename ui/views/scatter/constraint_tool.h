// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_tool.h"

#include <optional>

class QLabel;

namespace fuzzylens::ui {

/// Draws must-links and cannot-links from sample to sample or between two groups, and selects and removes them.
/// One line under the plot names the next possible action.
class ConstraintTool : public ScatterTool
{
    Q_OBJECT

public:
    ConstraintTool(const ScatterContext& context, QWidget* parent);

    bool pressKey(const QKeyEvent& event) override;
    void pointAt(const QPointF& pixel) override;
    bool click(const QPointF& pixel, SelectMode mode) override;
    bool finishBand(const std::vector<int>& samples, Qt::KeyboardModifiers modifiers) override;
    /// Follows the constraints on the canvas: which actions are offered, the group and the hint.
    void update();
    void updateHint();
    QLabel* hint() const { return m_hint; }

private:
    struct LinkStart
    {
        int sample = -1;
        NamesPtr samples;  // of the fit then
    };

    bool isLinking() const;
    void dragLink(const QPointF& from, const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void finishLink(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void cancelLink();
    PairKind linkKind(Qt::KeyboardModifiers modifiers) const;
    void showHint(const QString& hint);

    QLabel* m_hint;
    std::optional<LinkStart> m_linkStart;  // of the link that is being drawn
};

}  // namespace fuzzylens::ui
