// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"

#include <QWidget>

#include <vector>

namespace fuzzylens::ui {

/// Points of the plane with their classes, to be drawn, given another class and erased, with the mouse or with the
/// arrow keys and the space bar.
class DrawingPad : public QWidget
{
    Q_OBJECT

public:
    enum class Tool { Draw, Paint, Erase };
    static constexpr std::size_t mostPoints = 2000;

    explicit DrawingPad(QWidget* parent = nullptr);

    const std::vector<PlacedSample>& points() const { return m_points; }
    /// Not while a stroke is being drawn.
    void setPoints(std::vector<PlacedSample> points);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    /// Of new and of painted points, from 1.
    void setClassNumber(int number) { m_class = number; }
    QPointF pixelOf(const QPointF& place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void strokeBegun();
    /// The user has changed points().
    void pointsChanged();
    void strokeEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plotArea() const;
    QPointF placeOf(const QPointF& pixel) const;
    double reach() const;
    void beginStroke(const QPointF& pixel);
    void extendStroke(const QPointF& pixel);
    void applyAt(const QPointF& pixel);
    void endStroke();
    void announce(const std::vector<PlacedSample>& before);
    void showArea();

    std::vector<PlacedSample> m_points;
    QRectF m_area{-1, -1, 2, 2};  // of the plane, y upwards
    QPointF m_cursor;             // of the pointer or the arrow keys, in pixels
    QPointF m_last;               // where the tool was applied last, in pixels
    Tool m_tool = Tool::Draw;
    int m_class = 1;
    bool m_isDrawing = false;
    bool m_showsCursor = false;
};

}  // namespace fuzzylens::ui
