// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/weights/bar_motion.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

namespace fuzzylens::ui {

/// Horizontal bars with names and values, below a histogram of all features. Bars of the same features move from
/// one content to the next.
class WeightsChart : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsChart(QWidget* parent = nullptr);

    /// @param moves whether the bars move from their previous places: they show some of the same features.
    void setBars(WeightBars bars, bool moves);
    const WeightBars& bars() const { return m_bars; }
    bool isMoving() const { return m_frames.isActive(); }
    /// @param row of the feature in focus; -1: it has none. @param share as in WeightSpread.
    void setFocused(int row, double share);
    /// Where things are once bars have arrived.
    const BarLayout& barLayout() const { return m_layout; }

signals:
    void rowClicked(int row);
    void stepped(int rows);  // request to move the focus: -1 up, 1 down

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void stopMoving();
    double secondsSinceFrame() const;

    WeightBars m_bars;
    BarLayout m_layout;
    BarMotion m_motion;
    QBasicTimer m_frames;
    QElapsedTimer m_sinceFrame;
    bool m_showsFocus = false;  // the focus came by the keyboard
};

}  // namespace fuzzylens::ui
