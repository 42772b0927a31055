// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QObject>
#include <QPointF>

#include <vector>

class QKeyEvent;

namespace fuzzylens::ui {

class HoverCard;
class ScatterCanvas;
class ScatterControls;
class ScatterGestures;

/// The parts of a scatter view that its tools share.
struct ScatterContext
{
    Scene& scene;
    ScatterCanvas& canvas;
    ScatterControls& controls;
    ScatterGestures& gestures;
    HoverCard& card;
};

/// The direction of an arrow key, with y downwards; null for any other key.
inline QPoint arrowDirection(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

/// One kind of interaction with a scatter plot. The view offers keys, clicks and bands to its tools in order until
/// one of them returns true; every tool learns where the pointer is.
class ScatterTool : public QObject
{
public:
    virtual bool pressKey(const QKeyEvent& /*event*/) { return false; }
    virtual void pointAt(const QPointF& /*pixel*/) {}
    virtual bool click(const QPointF& /*pixel*/, SelectMode /*mode*/) { return false; }
    /// A band was drawn around @p samples.
    virtual bool finishBand(const std::vector<int>& /*samples*/, Qt::KeyboardModifiers /*modifiers*/)
    {
        return false;
    }

protected:
    ScatterTool(const ScatterContext& context, QObject* parent)
        : QObject(parent)
        , m_scene(context.scene)
        , m_canvas(context.canvas)
        , m_controls(context.controls)
        , m_gestures(context.gestures)
        , m_card(context.card)
    {}

    Scene& m_scene;
    ScatterCanvas& m_canvas;
    ScatterControls& m_controls;
    ScatterGestures& m_gestures;
    HoverCard& m_card;
};

}  // namespace fuzzylens::ui
