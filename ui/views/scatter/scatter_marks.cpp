// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_marks.h"

#include "ui/views/scatter/halo_text.h"

#include <cmath>

namespace fuzzylens::ui {

void drawCentre(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo)
{
    const QLineF across(place - QPointF(arm, 0), place + QPointF(arm, 0));
    const QLineF along(place - QPointF(0, arm), place + QPointF(0, arm));
    for (const auto& [color, width] : {std::pair(halo, arm * 0.55), std::pair(ink, arm * 0.25)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, color == halo ? Qt::SquareCap : Qt::FlatCap));
        painter.drawLine(across);
        painter.drawLine(along);
    }
}

CentreMarks::CentreMarks(QCustomPlot* plot)
    : QCPLayerable(plot)
{}

void CentreMarks::setColors(const QColor& ink, const QColor& halo)
{
    m_ink = ink;
    m_halo = halo;
}

void CentreMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

QRect CentreMarks::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

void CentreMarks::draw(QCPPainter* painter)
{
    if (!m_content)
        return;
    painter->setFont(mParentPlot->font());
    for (std::size_t cluster = 0; cluster < m_content->coordinates.centres.size(); ++cluster) {
        const QPointF centre = m_content->coordinates.centres[cluster];
        if (!std::isfinite(centre.x()))
            continue;
        const QPointF place(mParentPlot->xAxis->coordToPixel(centre.x()),
                            mParentPlot->yAxis->coordToPixel(centre.y()));
        drawCentre(*painter, place, 9, m_ink, m_halo);
        if (cluster < m_places.size() && m_places[cluster].isValid())
            drawHaloText(*painter, m_places[cluster], m_content->centreNames[qsizetype(cluster)], m_ink, m_halo);
    }
}

CursorMarks::CursorMarks(QCustomPlot* plot)
    : QCPLayerable(plot)
{}

void CursorMarks::setColors(const QColor& ink, const QColor& band)
{
    m_ink = ink;
    m_bandColor = band;
}

void CursorMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

QRect CursorMarks::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

void CursorMarks::draw(QCPPainter* painter)
{
    if (m_content && m_sample >= 0 && m_sample < m_content->samples()) {
        const auto sample = std::size_t(m_sample);
        const QPointF place(mParentPlot->xAxis->coordToPixel(m_content->coordinates.x[sample]),
                            mParentPlot->yAxis->coordToPixel(m_content->coordinates.y[sample]));
        painter->setPen(QPen(m_ink, 1.6));
        painter->setBrush(Qt::NoBrush);
        const double radius = m_content->diameter / 2 + 5;
        painter->drawEllipse(place, radius, radius);
    }
    if (m_band.size() > 1) {
        QColor fill = m_bandColor;
        fill.setAlpha(28);
        painter->setPen(QPen(m_bandColor, 1.2));
        painter->setBrush(fill);
        painter->drawPolygon(m_band);
    }
}

}  // namespace fuzzylens::ui
