// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/constraint_tool.h"

#include "ui/theme/counted.h"
#include "ui/views/pairs/pair_text.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_controls.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolTip>

namespace fuzzylens::ui {

ConstraintTool::ConstraintTool(const ScatterContext& context, QWidget* parent)
    : ScatterTool(context, parent)
    , m_hint(new QLabel(parent))
{
    m_hint->setObjectName(QStringLiteral("pairHint"));
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setContentsMargins(6, 0, 6, 2);
    m_gestures.setLinkable([this](const QPointF& pixel) {
        // While a group waits, every drag is the lasso around the second one.
        return m_scene.pairs().group().empty() && m_canvas.sampleAt(pixel) >= 0;
    });
    connect(&m_gestures, &ScatterGestures::linkChanged, this, &ConstraintTool::dragLink);
    connect(&m_gestures, &ScatterGestures::linkFinished, this, &ConstraintTool::finishLink);
    connect(&m_gestures, &ScatterGestures::linkGivenUp, this, &ConstraintTool::cancelLink);
    connect(&m_scene.pairs(), &PairMarks::groupChanged, this, [this] {
        m_canvas.setGroup(m_scene.pairs().group());
        updateHint();
    });
}

bool ConstraintTool::pressKey(const QKeyEvent& event)
{
    PairMarks& pairs = m_scene.pairs();
    if (event.key() == Qt::Key_Escape) {
        const bool hadGroup = !pairs.group().empty();
        pairs.setGroup({});
        return hadGroup;
    }
    if (event.modifiers() != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_M:
        pairs.linkMeant(PairKind::Must);
        return true;
    case Qt::Key_C:
        pairs.linkMeant(PairKind::Cannot);
        return true;
    case Qt::Key_G:
        pairs.takeGroup();
        return true;
    case Qt::Key_Delete:
        pairs.removeSelected();
        return true;
    default:
        return false;
    }
}

void ConstraintTool::pointAt(const QPointF& pixel)
{
    if (m_canvas.sampleAt(pixel) >= 0 || m_canvas.projectedAt(pixel) >= 0)
        return;  // samples cover the lines
    if (const int pair = m_canvas.pairAt(pixel); pair >= 0)
        QToolTip::showText(m_canvas.mapToGlobal(pixel.toPoint()),
                           pairSentence(*m_scene.fit(), m_scene.pairs().pairs()[std::size_t(pair)]), &m_canvas);
    else
        QToolTip::hideText();
}

bool ConstraintTool::click(const QPointF& pixel, SelectMode mode)
{
    if (m_canvas.sampleAt(pixel) >= 0)
        return false;
    const int pair = m_canvas.pairAt(pixel);
    if (pair >= 0)
        m_scene.pairs().select(mode, {pair});
    else if (mode == SelectMode::Replace)
        m_scene.pairs().select(mode, {});
    return pair >= 0;
}

bool ConstraintTool::finishBand(const std::vector<int>& samples, Qt::KeyboardModifiers modifiers)
{
    if (!m_gestures.drawsPairs())
        return false;
    PairMarks& pairs = m_scene.pairs();
    if (pairs.group().empty() || samples.empty())
        pairs.setGroup(samples);
    else
        pairs.link(linkKind(modifiers), std::vector<int>(pairs.group()), samples);
    return true;
}

PairKind ConstraintTool::linkKind(Qt::KeyboardModifiers modifiers) const
{
    const bool isCannotLink = m_gestures.dragAction() == DragAction::CannotLink ||
                              (modifiers & (Qt::AltModifier | Qt::ControlModifier)) != Qt::NoModifier;
    return isCannotLink ? PairKind::Cannot : PairKind::Must;
}

bool ConstraintTool::isLinking() const
{
    return m_linkStart && hasCoordinates(m_scene.fit()) &&
           *m_linkStart->samples == *m_scene.fit()->result->samples;
}

void ConstraintTool::dragLink(const QPointF& from, const QPointF& pixel, Qt::KeyboardModifiers modifiers)
{
    if (!m_linkStart && hasCoordinates(m_scene.fit()))
        m_linkStart = LinkStart{m_canvas.sampleAt(from), m_scene.fit()->result->samples};
    if (!isLinking() || m_linkStart->sample < 0) {
        m_gestures.cancel();  // a fit of other samples has arrived
        return;
    }
    const int end = m_canvas.sampleAt(pixel, ScatterCanvas::linkReach);
    m_canvas.setCursorSample(end);
    m_canvas.setLink(DrawnLink{m_canvas.pixelOf(m_linkStart->sample), end >= 0 ? m_canvas.pixelOf(end) : pixel,
                               linkKind(modifiers)});
}

void ConstraintTool::finishLink(const QPointF& pixel, Qt::KeyboardModifiers modifiers)
{
    const int start = isLinking() ? m_linkStart->sample : -1;
    const int end = m_canvas.sampleAt(pixel, ScatterCanvas::linkReach);
    cancelLink();
    if (start >= 0 && end >= 0 && start != end)
        m_scene.pairs().link(linkKind(modifiers), {start}, {end});
    else if (start >= 0 && end < 0)
        showHint(tr("Release the mouse button on the other sample."));
}

void ConstraintTool::cancelLink()
{
    m_linkStart.reset();
    m_canvas.setLink({});
    m_canvas.setCursorSample(m_scene.selection().hovered());
}

void ConstraintTool::update()
{
    const PairMarks& pairs = m_scene.pairs();
    m_controls.setOffersPairs(pairs.areGuiding() || !pairs.pairs().empty());
    m_canvas.setGroup(pairs.group());
    updateHint();
}

void ConstraintTool::updateHint()
{
    const PairMarks& pairs = m_scene.pairs();
    QString hint;
    if (pairs.group().size() == 1)
        hint = tr("1 sample in the group. Lasso or select the samples to link it with, then press M (must-link) "
                  "or C (cannot-link). Esc cancels.");
    else if (!pairs.group().empty())
        hint = tr("%1 samples in the group. Lasso or select the samples to link them with, then press M "
                  "(must-link) or C (cannot-link). Esc cancels.")
                   .arg(pairs.group().size());
    else if (m_gestures.dragAction() == DragAction::MustLink)
        hint = tr("Drag from sample to sample for a must-link; hold Alt or Ctrl for a cannot-link. Or lasso two "
                  "groups, one after the other.");
    else if (m_gestures.dragAction() == DragAction::CannotLink)
        hint = tr("Drag from sample to sample for a cannot-link. Or lasso two groups, one after the other.");
    else if (pairs.areGuiding() && pairs.pairs().empty())
        hint = tr("No constraints yet. Drag from sample to sample with the right mouse button for a must-link; "
                  "hold Alt or Ctrl for a cannot-link.");
    else if (m_canvas.content().pairs.hidden() > 0)
        hint =
            tr("Not drawn: %1 with the lowest cost.")
                .arg(counted(std::size_t(m_canvas.content().pairs.hidden()), tr("constraint"), tr("constraints")));
    else if (const int hidden = m_canvas.content().graph.hidden; hidden > 0)
        hint = tr("Not drawn: %1 between the least similar neighbours.")
                   .arg(counted(std::size_t(hidden), tr("line"), tr("lines")));
    showHint(hint);
}

void ConstraintTool::showHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty() && hasCoordinates(m_scene.fit()));
}

}  // namespace fuzzylens::ui
