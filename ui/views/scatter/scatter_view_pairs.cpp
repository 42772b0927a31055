// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/counted.h"
#include "ui/views/pairs/pair_text.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_marks.h"
#include "ui/views/scatter/scatter_view.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolTip>

// Must-links and cannot-links in the picture.

namespace fuzzylens::ui {

void ScatterView::takePairs()
{
    const PairMarks& pairs = scene().pairs();
    m_controls->setOffersPairs(pairs.areGuiding() || !pairs.pairs().empty());
    m_canvas->setGroup(pairs.group());
    showPairHint();
}

/// Whether the plot shows the previous fit: the coming rebuild includes the pairs.
bool ScatterView::isOfFitBefore() const
{
    return m_shownFit.lock() != scene().fit();
}

void ScatterView::applyPairs()
{
    if (!isVisible() || m_isStale) {
        m_isStale = true;
        return;
    }
    if (isOfFitBefore())
        return;
    m_canvas->setPairs(isApplicable() ? PairPicture::of(scene().pairs()) : PairPicture{});
    takePairs();
    m_canvas->replotSoon();
    m_idleTimer.start();
}

void ScatterView::applySelectedPairs()
{
    if (!isVisible() || m_isStale) {
        m_isStale = true;
        return;
    }
    if (isOfFitBefore())
        return;
    m_canvas->setSelectedPairs(scene().pairs().selected());
    m_canvas->replotSoon();
}

/// One line under the plot with the next possible action.
void ScatterView::showPairHint()
{
    const PairMarks& pairs = scene().pairs();
    QString hint;
    if (pairs.group().size() == 1)
        hint =
            tr("1 sample is waiting: lasso or select those it belongs with (M), or is to be apart from (C). Esc "
               "forgets it.");
    else if (!pairs.group().empty())
        hint = tr("%1 samples are waiting: lasso or select those they belong with (M), or are to be apart from "
                  "(C). Esc forgets them.")
                   .arg(pairs.group().size());
    else if (m_gestures->dragAction() == DragAction::MustLink)
        hint =
            tr("Drag from sample to sample: they belong together; with Alt or Ctrl: apart. Or lasso two groups, "
               "one after the other.");
    else if (m_gestures->dragAction() == DragAction::CannotLink)
        hint = tr("Drag from sample to sample: they are to be apart. Or lasso two groups, one after the other.");
    else if (pairs.areGuiding() && pairs.pairs().empty())
        hint = tr("No pairs guide this method yet. Drag with the right button from sample to sample: they belong "
                  "together; with Alt or Ctrl: apart.");
    else if (m_canvas->content().pairs.hidden() > 0)
        hint = tr("Not drawn: %1 that cost least.")
                   .arg(counted(std::size_t(m_canvas->content().pairs.hidden()), tr("pair"), tr("pairs")));
    else if (const int hidden = m_canvas->content().graph.hidden; hidden > 0)
        hint = tr("Not drawn: %1 between the least similar neighbours.")
                   .arg(counted(std::size_t(hidden), tr("line"), tr("lines")));
    showHint(hint);
}

void ScatterView::showHint(const QString& hint)
{
    m_pairHint->setText(hint);
    m_pairHint->setVisible(!hint.isEmpty() && isApplicable());
}

PairKind ScatterView::kindOf(Qt::KeyboardModifiers modifiers) const
{
    const bool isApart = m_gestures->dragAction() == DragAction::CannotLink ||
                         (modifiers & (Qt::AltModifier | Qt::ControlModifier)) != Qt::NoModifier;
    return isApart ? PairKind::Cannot : PairKind::Must;
}

bool ScatterView::isLinkUnderWay() const
{
    return m_linkStart && isApplicable() && *m_linkStart->samples == *scene().fit()->result->samples;
}

void ScatterView::giveLinkUp()
{
    m_linkStart.reset();
    m_canvas->setLink({});
    m_canvas->setCursorSample(scene().selection().hovered());
}

void ScatterView::linkTo(const QPointF& from, const QPointF& pixel, Qt::KeyboardModifiers modifiers)
{
    if (!m_linkStart && isApplicable())
        m_linkStart = LinkStart{m_canvas->sampleAt(from), scene().fit()->result->samples};
    if (!isLinkUnderWay() || m_linkStart->sample < 0) {
        m_gestures->cancel();  // other samples are here now
        return;
    }
    const int end = m_canvas->sampleAt(pixel, ScatterCanvas::linkReach);
    m_canvas->setCursorSample(end);
    m_canvas->setLink(DrawnLink{m_canvas->pixelOf(m_linkStart->sample), end >= 0 ? m_canvas->pixelOf(end) : pixel,
                                kindOf(modifiers)});
}

void ScatterView::finishLink(const QPointF& pixel, Qt::KeyboardModifiers modifiers)
{
    const int start = isLinkUnderWay() ? m_linkStart->sample : -1;
    const int end = m_canvas->sampleAt(pixel, ScatterCanvas::linkReach);
    giveLinkUp();
    if (start >= 0 && end >= 0 && start != end)
        scene().pairs().link(kindOf(modifiers), {start}, {end});
    else if (start >= 0 && end < 0)
        showHint(tr("Let the button go on the other sample."));
}

void ScatterView::pairBand(const QPolygonF& band, Qt::KeyboardModifiers modifiers)
{
    const std::vector<int> inside = samplesInBand(band);
    PairMarks& pairs = scene().pairs();
    if (pairs.group().empty() || inside.empty())
        pairs.setGroup(inside);
    else
        pairs.link(kindOf(modifiers), std::vector<int>(pairs.group()), inside);
}

bool ScatterView::clickPair(const QPointF& pixel, SelectMode mode)
{
    PairMarks& pairs = scene().pairs();
    const int pair = m_canvas->pairAt(pixel);
    if (pair >= 0)
        pairs.select(mode, {pair});
    else if (mode == SelectMode::Replace)
        pairs.select(mode, {});
    return pair >= 0;
}

void ScatterView::pointPair(const QPointF& pixel)
{
    const int pair = m_canvas->pairAt(pixel);
    if (pair < 0) {
        QToolTip::hideText();
        return;
    }
    QToolTip::showText(m_canvas->mapToGlobal(pixel.toPoint()),
                       pairSentence(*scene().fit(), scene().pairs().pairs()[std::size_t(pair)]), m_canvas);
}

bool ScatterView::handlePairKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier)
        return false;
    PairMarks& pairs = scene().pairs();
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

}  // namespace fuzzylens::ui
