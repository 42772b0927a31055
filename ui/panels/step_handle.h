// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

/// The drag handle of a step: six dots. It emits the positions of the pointer during a drag;
/// Escape releases without dropping.
class StepHandle : public QWidget
{
    Q_OBJECT

public:
    explicit StepHandle(QWidget* parent);

    QSize sizeHint() const override { return {12, 22}; }
    /// Cancels the drag.
    void release();

signals:
    void taken();
    void movedTo(const QPoint& globalPlace);
    void dropped();
    void releasedAgain();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void endHold();

    bool m_isPressed = false;
    bool m_isHeld = false;  // moved far enough to be a drag
    QPoint m_pressed;
};

}  // namespace fuzzylens::ui
