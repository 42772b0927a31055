// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPolygonF>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace fuzzylens::ui {

/// What a drag with the left button draws.
enum class BandTool { Rectangle, Lasso };

/// Turns what mouse and space bar do on a plot into what is meant: pointing, clicking, drawing a band, moving the
/// picture, coming closer. It consumes the mouse events it understands; the right button is left alone. Places are
/// pixels of the plot.
class ScatterGestures : public QObject
{
    Q_OBJECT

public:
    /// Watches @p plot, which is also its parent.
    explicit ScatterGestures(QWidget* plot);

    BandTool tool() const { return m_tool; }
    void setTool(BandTool tool) { m_tool = tool; }
    /// Gives up the band or the move under way; false when there was none.
    bool cancel();

signals:
    void pointed(const QPointF& pixel);
    void departed();
    void clicked(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void bandChanged(const QPolygonF& band);  // empty: it is gone
    void bandFinished(const QPolygonF& band, Qt::KeyboardModifiers modifiers);
    void panned(const QPointF& pixels);
    void zoomed(const QPointF& pixel, double factor);
    void resetRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class State { Idle, Pressed, Band, Pan };

    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    bool space(const QKeyEvent& event, bool isDown);
    void extendBand(const QPointF& pixel);
    void updateCursor();

    QWidget* m_plot;
    BandTool m_tool = BandTool::Rectangle;
    State m_state = State::Idle;
    bool m_spaceIsDown = false;
    QPointF m_start, m_last;
    QPolygonF m_band;
};

}  // namespace fuzzylens::ui
