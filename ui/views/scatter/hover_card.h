// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/scatter/hover_facts.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace fuzzylens::ui {

/// The small card next to the sample under the pointer. It takes no mouse events.
class HoverCard : public QWidget
{
    Q_OBJECT

public:
    explicit HoverCard(QWidget* parent);

    /// Shows @p facts next to @p place (in the parent) without leaving the parent, where it hides the fewest
    /// samples: @p covered says how many a rectangle holds.
    /// @p clusterColors: a colour a membership.
    void present(const HoverFacts& facts, const std::vector<QColor>& clusterColors, const QPointF& place,
                 const std::function<int(const QRectF&)>& covered);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line
    {
        QString text;
        QColor color;
        bool isBold = false;
    };
    std::vector<Line> lines(const Theme& theme) const;
    int heightOf(const Line& line, int inner) const;
    QFont fontOf(const Line& line) const;
    void paintBar(QPainter& painter, const QRectF& area) const;

    HoverFacts m_facts;
    std::vector<QColor> m_colors;
};

/// Position of a card of this size next to @p place: right of it, else left, moved up or down to stay inside @p
/// room.
QPoint cardPosition(const QPointF& place, const QSize& card, const QRect& room, int gap);

}  // namespace fuzzylens::ui
