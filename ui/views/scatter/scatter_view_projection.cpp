// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/legend_strip.h"
#include "ui/views/scatter/projected_content.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/scatter/zoom_tool.h"

#include <QToolTip>

#include <algorithm>

// The samples of a second file in the picture.

namespace fuzzylens::ui {

void ScatterView::takeProjection()
{
    m_canvas->setProjected(
        projectedContent(scene().projection(), m_canvas->content(), axisChoice(), scene().colouring(), theme()));
}

void ScatterView::applyProjection()
{
    if (!isVisible() || m_isStale) {
        m_isStale = true;
        return;
    }
    takeProjection();
    m_zoom->updateRanges();
    updateLegend();
    m_canvas->replotSoon();
    m_idleTimer.start();
}

void ScatterView::updateProjectionLegend()
{
    const ProjectionPtr& projection = scene().projection();
    m_legend->setProjection(
        projection ? tr("projected: %1").arg(projection->name) : QString(),
        projection ? projectionHelp(*projection, m_canvas->content(), m_canvas->projected(), scene().colouring())
                   : QString());
}

void ScatterView::pointProjected(const QPointF& pixel)
{
    const int sample = m_canvas->projectedAt(pixel);
    QToolTip::showText(m_canvas->mapToGlobal(pixel.toPoint()), projectedSentence(*scene().projection(), sample),
                       m_canvas);
}

}  // namespace fuzzylens::ui
