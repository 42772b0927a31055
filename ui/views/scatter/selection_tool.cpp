// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/selection_tool.h"

#include "ui/views/scatter/cluster_colors.h"
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/projected_content.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_gestures.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace fuzzylens::ui {

SelectionTool::SelectionTool(const ScatterContext& context, QObject* parent)
    : ScatterTool(context, parent)
{
    connect(&m_gestures, &ScatterGestures::bandChanged, &m_canvas, &ScatterCanvas::setBand);
    connect(&m_gestures, &ScatterGestures::departed, this, [this] {
        m_showsCard = false;
        m_scene.selection().setHovered(-1);
        m_card.hide();
    });
}

bool SelectionTool::pressKey(const QKeyEvent& event)
{
    SampleSelection& selection = m_scene.selection();
    const bool hasControl = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Escape:
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
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int sample = selection.hovered(); sample >= 0) {
            selection.apply(selection.contains(sample) ? SelectMode::Subtract : SelectMode::Add, {sample});
            announce();
        }
        return true;
    default:
        return moveCursor(event.key());
    }
}

void SelectionTool::pointAt(const QPointF& pixel)
{
    m_showsCard = true;
    const int sample = m_canvas.sampleAt(pixel);
    m_scene.selection().setHovered(sample);
    if (sample >= 0 && !m_card.isVisible())
        showCard();
    if (sample >= 0)
        return;
    if (const int projected = m_canvas.projectedAt(pixel); projected >= 0)
        QToolTip::showText(m_canvas.mapToGlobal(pixel.toPoint()),
                           projectedSentence(*m_scene.projection(), projected), &m_canvas);
}

bool SelectionTool::click(const QPointF& pixel, SelectMode mode)
{
    if (const int sample = m_canvas.sampleAt(pixel); sample >= 0) {
        m_scene.selection().apply(mode, {sample});
        announce();
    } else if (mode == SelectMode::Replace) {
        m_scene.selection().clear();
    }
    return true;
}

void SelectionTool::announce()
{
    if (m_scene.selection().count() == 1)
        emit sampleSelected();
}

bool SelectionTool::finishBand(const std::vector<int>& samples, Qt::KeyboardModifiers modifiers)
{
    m_scene.selection().apply(selectMode(modifiers), samples);
    return true;
}

void SelectionTool::selectClass(const std::vector<int>& codes, int classIndex, SelectMode mode)
{
    std::vector<int> samples;
    for (std::size_t sample = 0; sample < codes.size(); ++sample)
        if (codes[sample] == classIndex)
            samples.push_back(int(sample));
    m_scene.selection().apply(mode, samples);
}

bool SelectionTool::moveCursor(int key)
{
    const int samples = m_canvas.content().samples(), hovered = m_scene.selection().hovered();
    if (samples == 0)
        return false;
    const auto moveTowards = [&](Direction direction) {
        moveCursorTo(hovered < 0 ? 0 : m_canvas.sampleBeside(hovered, direction));
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return moveTowards(Direction::Left);
    case Qt::Key_Right:
        return moveTowards(Direction::Right);
    case Qt::Key_Up:
        return moveTowards(Direction::Up);
    case Qt::Key_Down:
        return moveTowards(Direction::Down);
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

void SelectionTool::moveCursorTo(int sample)
{
    m_showsCard = true;
    m_scene.selection().setHovered(sample);
    showCard();
}

void SelectionTool::showCursor(int sample)
{
    m_canvas.setCursorSample(sample);
    if (m_showsCard && sample >= 0)
        showCard();
    else
        m_card.hide();
}

void SelectionTool::updateCard()
{
    if (m_card.isVisible())
        showCard();
}

void SelectionTool::showCard()
{
    const int sample = m_scene.selection().hovered();
    if (sample < 0 || sample >= m_canvas.content().samples()) {
        m_card.hide();
        return;
    }
    const Fit& fit = *m_scene.fit();
    HoverFacts facts = HoverFacts::of(m_scene, sample);
    facts.role = m_canvas.content().probes.roleOf(sample);
    m_card.present(facts, clusterColors(fit, Theme::of(m_canvas.palette())), m_canvas.pixelOf(sample),
                   [this](const QRectF& area) { return m_canvas.samplesUnder(area); });
}

}  // namespace fuzzylens::ui
