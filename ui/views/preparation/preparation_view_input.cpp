// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keyboard of the preparation view.
#include "ui/views/preparation/preparation_view.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

namespace fuzzylens::ui {

namespace {

constexpr QMarginsF nearby{3, 3, 3, 3};  // pixels around a picture that belong to it

}  // namespace

void PreparationView::announce()
{
    if (!isVisible())
        return;
    setAccessibleDescription(description());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void PreparationView::hover(const StageHit& hit, const SideState& side, const QPointF& place)
{
    m_readOut = hit.readOut;
    m_pointer = place;
    m_row = hit.sample < 0 ? -1 : int(side.stage->kept.samples[std::size_t(hit.sample)]);
    m_column = hit.feature < 0 ? -1 : int(side.stage->kept.place(hit.feature));
    const int sample = hit.sample < 0 ? -1 : side.sceneSample[std::size_t(hit.sample)];
    if (hit.sample >= 0 && sample < 0)
        m_readOut.lines << tr("excluded from the fit");
    scene().selection().setHovered(sample < scene().selection().size() ? sample : -1);
    update();
}

void PreparationView::choose(const StageHit& hit, const SideState& side, Qt::KeyboardModifiers modifiers)
{
    const int sample = hit.sample < 0 ? -1 : side.sceneSample[std::size_t(hit.sample)];
    if (sample >= 0 && sample < scene().selection().size())
        scene().selection().apply(selectMode(modifiers), {sample});
    const int feature = hit.feature < 0 ? -1 : side.sceneFeature[std::size_t(hit.feature)];
    if (feature >= 0)
        scene().setFocusFeature(feature);
}

void PreparationView::mouseMoveEvent(QMouseEvent* event)
{
    m_cursorIsKeyboard = false;
    for (const Side which : {Before, After})
        if (const StagePicture* shown = picture(which);
            shown && areaOf(which).marginsAdded(nearby).contains(event->position()))
            return hover(shown->at(event->position()), m_sides[which], event->position());
    if (m_sides[After].stage)
        hover({}, m_sides[After], event->position());
}

void PreparationView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return View::mousePressEvent(event);
    for (const Side which : {Before, After}) {
        const StagePicture* shown = picture(which);
        if (!shown || !areaOf(which).marginsAdded(nearby).contains(event->position()))
            continue;
        m_cursorSide = which;
        const StageHit hit = shown->at(event->position());
        if (hit.sample < 0 && hit.feature < 0 && selectMode(event->modifiers()) == SelectMode::Replace)
            scene().selection().clear();
        return choose(hit, m_sides[which], event->modifiers());
    }
}

void PreparationView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    if (!m_cursorIsKeyboard && m_sides[After].stage)
        hover({}, m_sides[After], {});
}

void PreparationView::focusOutEvent(QFocusEvent* event)
{
    View::focusOutEvent(event);
    if (m_cursorIsKeyboard && m_sides[After].stage)
        hover({}, m_sides[After], {});
    m_cursorIsKeyboard = false;
}

void PreparationView::keyPressEvent(QKeyEvent* event)
{
    const StagePicture* shown = picture(m_cursorSide);
    if (!shown)
        return View::keyPressEvent(event);
    const SideState& side = m_sides[m_cursorSide];
    const auto go = [&](int right, int down) {
        const StageMarks marks = shown->moved(marksOf(side), right, down);
        QPointF place;
        const StageHit hit = shown->of(marks, place);
        m_cursorIsKeyboard = true;
        hover(hit, side, place);
        announce();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_Escape:
        return scene().selection().clear();
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        QPointF place;
        return choose(shown->of(marksOf(side), place), side, event->modifiers());
    }
    default:
        View::keyPressEvent(event);
    }
}

void PreparationView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    dropPictures();
}

void PreparationView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (scene().preparation() && m_shown != scene().preparation())
        request();
}

void PreparationView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dropPictures();
    View::changeEvent(event);
}

}  // namespace fuzzylens::ui
