// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/zoom_tool.h"

#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_controls.h"

#include <QKeyEvent>

#include <utility>

namespace fuzzylens::ui {

namespace {
constexpr double zoomPerKey = 0.85;
constexpr double panPerKey = 0.1;  // of the width or the height
constexpr AxisRange stripHeights{-1.6, 1.6};
constexpr double simplexReach = 1.25;  // of a polygon with corners at distance 1, with room for their names
}  // namespace

ZoomTool::ZoomTool(const ScatterContext& context, QObject* parent)
    : ScatterTool(context, parent)
{
    connect(&m_gestures, &ScatterGestures::zoomed, this, &ZoomTool::zoom);
    connect(&m_gestures, &ScatterGestures::panned, this, &ZoomTool::pan);
}

bool ZoomTool::pressKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal || event.key() == Qt::Key_Minus) {
        zoom(m_canvas.plotArea().center(), event.key() == Qt::Key_Minus ? 1 / zoomPerKey : zoomPerKey);
        return true;
    }
    const QPoint direction = arrowDirection(event.key());
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ControlModifier || direction.isNull())
        return false;
    pan({-panPerKey * direction.x() * m_canvas.plotArea().width(),
         -panPerKey * direction.y() * m_canvas.plotArea().height()});
    return true;
}

void ZoomTool::zoom(const QPointF& pixel, double factor)
{
    m_isZoomed = true;
    m_card.hide();
    m_canvas.zoom(pixel, factor);
}

void ZoomTool::pan(const QPointF& pixels)
{
    m_isZoomed = true;
    m_card.hide();
    m_canvas.pan(pixels);
}

AxisRange ZoomTool::neededRange(Qt::Orientation axis) const
{
    const bool isX = axis == Qt::Horizontal;
    const ScatterCoordinates& fit = m_canvas.content().coordinates;
    const ScatterCoordinates& projected = m_canvas.projected().coordinates;
    if (fit.simplex)
        return {-simplexReach, simplexReach};
    if (fit.solid)
        return {-SolidPlaces::reach, SolidPlaces::reach};
    if (fit.isStrip && !isX)
        return stripHeights;
    AxisRange needed = rangeOf(isX ? fit.x : fit.y);
    for (const QPolygonF& shape : fit.shapes) {
        const QRectF box = shape.boundingRect();
        needed = grown(needed, isX ? AxisRange{box.left(), box.right()} : AxisRange{box.top(), box.bottom()});
    }
    return projected.samples() > 0 ? grown(needed, rangeOf(isX ? projected.x : projected.y)) : needed;
}

void ZoomTool::updateRanges()
{
    if (m_canvas.content().samples() == 0)
        return;
    const AxisRange x = neededRange(Qt::Horizontal), y = neededRange(Qt::Vertical);
    const Result& result = *m_scene.fit()->result;
    const NamesPtr before = std::exchange(m_shownSamples, result.samples);
    m_shownChoice.field = m_controls.choice().field;  // another background, the same axes
    m_shownChoice.kernels = m_controls.choice().kernels;
    const bool isOther = !before || (before != result.samples && *before != *result.samples) ||
                         m_shownChoice != m_controls.choice() || m_shownMethod != result.method;
    m_shownMethod = result.method;
    m_shownChoice = m_controls.choice();
    if (isOther) {
        m_isZoomed = false;
        m_canvas.setRanges(x, y);
    } else if (!m_isZoomed) {
        m_canvas.setRanges(grown(m_canvas.xRange(), x), grown(m_canvas.yRange(), y));
    }
}

void ZoomTool::shrinkRanges()
{
    const ScatterCoordinates& at = m_canvas.content().coordinates;
    if (m_isZoomed || !at.hasAxes())
        return;
    const AxisRange x = settled(m_canvas.xRange(), neededRange(Qt::Horizontal));
    const AxisRange y = at.isStrip ? stripHeights : settled(m_canvas.yRange(), neededRange(Qt::Vertical));
    if (x != m_canvas.xRange() || y != m_canvas.yRange()) {
        m_canvas.setRanges(x, y);
        m_canvas.replotSoon();
    }
}

void ZoomTool::reset()
{
    m_isZoomed = false;
    m_card.hide();
    if (m_canvas.content().samples() == 0)
        return;
    m_canvas.setRanges(neededRange(Qt::Horizontal), neededRange(Qt::Vertical));
    m_canvas.replotSoon();
}

}  // namespace fuzzylens::ui
