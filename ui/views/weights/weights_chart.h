// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/weights/weight_bars.h"

#include <QChartView>

class QHorizontalBarSeries;
class QValueAxis;

namespace fuzzylens::ui {

/// Horizontal bars with names and values. Every update swaps in a fresh set of bars; names are drawn
/// here, since a category axis elides them at its own will and drops those that repeat.
class WeightsChart : public QChartView
{
    Q_OBJECT

public:
    explicit WeightsChart(QWidget* parent = nullptr);

    void setBars(WeightBars bars);
    const WeightBars& bars() const { return m_bars; }
    void setFocusRow(int row);
    /// Where things are drawn now, in the coordinates of the viewport.
    const BarLayout& barLayout() const { return m_layout; }

signals:
    void rowClicked(int row);
    void stepped(int rows);  // request to move the focus: -1 up, 1 down

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void colour();

    WeightBars m_bars;
    BarLayout m_layout;
    QHorizontalBarSeries* m_series = nullptr;
    QValueAxis* m_values = nullptr;
    QValueAxis* m_rows = nullptr;
    bool m_showsFocus = false;  // the focus came by the keyboard
};

}  // namespace fuzzylens::ui
