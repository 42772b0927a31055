// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/region.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

// What keys, clicks and bands do to the selection and the cursor.

namespace fuzzylens::ui {

void ScatterView::select(SelectMode mode, const std::vector<int>& samples)
{
    scene().selection().apply(mode, samples);
}

void ScatterView::selectClass(int classIndex, SelectMode mode)
{
    const std::vector<int>& codes = scene().colouring().codes;
    std::vector<int> samples;
    for (std::size_t sample = 0; sample < codes.size(); ++sample)
        if (codes[sample] == classIndex)
            samples.push_back(int(sample));
    select(mode, samples);
}

std::vector<int> ScatterView::samplesInBand(const QPolygonF& band) const
{
    QPolygonF outline;
    for (const QPointF& pixel : band)
        outline << m_canvas->coordinatesOf(pixel);
    const ScatterCoordinates& at = m_canvas->content().coordinates;
    if (m_gestures->dragAction() == DragAction::Rectangle)
        return samplesIn(outline.boundingRect(), at.x, at.y);
    return samplesIn(outline, at.x, at.y);
}

void ScatterView::click(const QPointF& pixel, Qt::KeyboardModifiers modifiers)
{
    const int sample = m_canvas->sampleAt(pixel);
    const SelectMode mode = selectMode(modifiers);
    if (sample >= 0)
        select(mode, {sample});
    else if (clickPair(pixel, mode))
        return;
    else if (mode == SelectMode::Replace)
        scene().selection().clear();
}

bool ScatterView::event(QEvent* event)
{
    // Keys that mean something here are not shortcuts of the window while the plot has the focus.
    if (event->type() == QEvent::ShortcutOverride && m_canvas->hasFocus()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        static constexpr std::array ours = {Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,
                                            Qt::Key_0,      Qt::Key_Return,   Qt::Key_Enter,  Qt::Key_Escape,
                                            Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_M,
                                            Qt::Key_C,      Qt::Key_G,        Qt::Key_P,      Qt::Key_N,
                                            Qt::Key_L,      Qt::Key_E,        Qt::Key_2,      Qt::Key_3};
        if (key.modifiers() == Qt::NoModifier && std::find(ours.begin(), ours.end(), key.key()) != ours.end())
            event->accept();
        else if (key.modifiers() == Qt::ShiftModifier && key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down)
            event->accept();
        else if (key.modifiers() == Qt::ControlModifier && (key.key() == Qt::Key_A || key.key() == Qt::Key_I))
            event->accept();
    }
    return View::event(event);
}

void ScatterView::keyPressEvent(QKeyEvent* event)
{
    if (!handleKey(*event))
        View::keyPressEvent(event);
}

bool ScatterView::handleKey(const QKeyEvent& event)
{
    SampleSelection& selection = scene().selection();
    const bool hasControl = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Escape:
        if (m_gestures->cancel())
            return true;
        if (!scene().pairs().group().empty()) {
            scene().pairs().setGroup({});
            return true;
        }
        if (selection.count() == 0)
            return false;
        selection.clear();
        return true;
    case Qt::Key_A:
        if (hasControl)
            selection.set(std::vector<bool>(std::size_t(selection.size()), true));
        return hasControl;
    case Qt::Key_I:
        if (hasControl)
            selection.invert();
        return hasControl;
    case Qt::Key_0:
        resetZoom();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int sample = selection.hovered(); sample >= 0)
            select(selection.contains(sample) ? SelectMode::Subtract : SelectMode::Add, {sample});
        return true;
    default:
        for (ScatterTool* tool : m_tools)
            if (tool->pressKey(event))
                return true;
        return m_controls->pressKey(event) || handlePairKey(event) || handleProbeKey(event) ||
               moveCursor(event.key());
    }
}

bool ScatterView::moveCursor(int key)
{
    const int samples = m_canvas->content().samples(), hovered = scene().selection().hovered();
    if (samples == 0)
        return false;
    const auto beside = [&](Direction direction) {
        moveCursorTo(hovered < 0 ? 0 : m_canvas->sampleBeside(hovered, direction));
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return beside(Direction::Left);
    case Qt::Key_Right:
        return beside(Direction::Right);
    case Qt::Key_Up:
        return beside(Direction::Up);
    case Qt::Key_Down:
        return beside(Direction::Down);
    case Qt::Key_PageUp:
        moveCursorTo(std::max(hovered - 1, 0));
        return true;
    case Qt::Key_PageDown:
        moveCursorTo(std::min(hovered + 1, samples - 1));
        return true;
    default:
        return false;
    }
}

void ScatterView::moveCursorTo(int sample)
{
    m_showsCard = true;
    scene().selection().setHovered(sample);
    presentCard();
}

}  // namespace fuzzylens::ui
