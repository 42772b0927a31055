// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

#include <qcustomplot.h>

namespace fuzzylens::ui {

/// The centres of the clusters: crosses with their names beside them where there is room.
class CentreMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit CentreMarks(QCustomPlot* plot);

    void setContent(const ScatterContent* content) { m_content = content; }
    /// Where the names stand, a rectangle a cluster in pixels; a null one leaves its name away.
    void setNames(std::vector<QRectF> places) { m_places = std::move(places); }
    void setColors(const QColor& ink, const QColor& halo);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    const ScatterContent* m_content = nullptr;
    std::vector<QRectF> m_places;
    QColor m_ink, m_halo;
};

/// What follows the pointer: a ring around the sample under it, and the band that is being drawn.
class CursorMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit CursorMarks(QCustomPlot* plot);

    void setContent(const ScatterContent* content) { m_content = content; }
    void setSample(int sample) { m_sample = sample; }       // -1: none
    void setBand(const QPolygonF& band) { m_band = band; }  // in pixels; empty: none
    void setColors(const QColor& ink, const QColor& band);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    const ScatterContent* m_content = nullptr;
    int m_sample = -1;
    QPolygonF m_band;
    QColor m_ink, m_bandColor;
};

/// A cross with a halo, as the centres of clusters are drawn on screen and on paper.
void drawCentre(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo);

}  // namespace fuzzylens::ui
