// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPolygonF>

#include <functional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace fuzzylens::ui {

/// What a drag with the left button does: it rotates the plot, draws a band that selects, or links two samples.
/// MustLink and CannotLink draw a lasso around a group of samples where the drag does not begin on a sample; with
/// Turn, Shift or Alt draws a rectangle.
enum class DragAction { Turn, Rectangle, Lasso, MustLink, CannotLink };

/// Translates mouse and space bar events on a plot into gestures: pointing, clicking, drawing a rubber band or a
/// link, moving and turning the picture, coming closer. It consumes the mouse events it understands; a drag with
/// the right button from one sample draws a link with any action. Positions are pixels of the plot.
class ScatterGestures : public QObject
{
    Q_OBJECT

public:
    /// Watches @p plot, which is also its parent.
    explicit ScatterGestures(QWidget* plot);

    DragAction dragAction() const { return m_dragAction; }
    void setDragAction(DragAction action);
    bool drawsPairs() const
    {
        return m_dragAction == DragAction::MustLink || m_dragAction == DragAction::CannotLink;
    }
    /// Whether a link can begin at a place: there is a sample.
    void setLinkable(std::function<bool(const QPointF&)> linkable) { m_linkable = std::move(linkable); }
    /// Gives up the band, the link or the move under way; false when there was none.
    bool cancel();

signals:
    void pointed(const QPointF& pixel);
    void departed();
    void clicked(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void bandChanged(const QPolygonF& band);  // empty: it is gone
    void bandFinished(const QPolygonF& band, Qt::KeyboardModifiers modifiers);
    void linkChanged(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers);
    void linkFinished(const QPointF& to, Qt::KeyboardModifiers modifiers);
    void linkGivenUp();
    /// The right button was released where it was pressed.
    void menuRequested(const QPointF& pixel);
    /// The key for a menu was pressed.
    void menuKeyPressed();
    void panned(const QPointF& pixels);
    void turned(const QPointF& pixels);
    void zoomed(const QPointF& pixel, double factor);
    void resetRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class State { Idle, Pressed, Band, Link, Turn, Pan };

    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    bool space(const QKeyEvent& event, bool isDown);
    void beginDrag(const QMouseEvent& event);
    bool isLinkable(const QPointF& pixel) const;
    void extendBand(const QPointF& pixel);
    void updateCursor();

    QWidget* m_plot;
    DragAction m_dragAction = DragAction::Rectangle;
    State m_state = State::Idle;
    Qt::MouseButton m_button = Qt::NoButton;  // that is down
    std::function<bool(const QPointF&)> m_linkable;
    bool m_spaceIsDown = false;
    QPointF m_start, m_last;
    QPolygonF m_band;
};

}  // namespace fuzzylens::ui
