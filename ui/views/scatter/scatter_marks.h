// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

#include <qcustomplot.h>

#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// Layers above and below the points: antialiased, and clipped to the plot unless stated otherwise.
class PlotMarks : public QCPLayerable
{
    Q_OBJECT

public:
    void setContent(const ScatterContent* content) { m_content = content; }

protected:
    explicit PlotMarks(QCustomPlot* plot)
        : QCPLayerable(plot)
    {}

    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;

    const ScatterContent* m_content = nullptr;
};

/// The centres of the clusters: crosses with their names where there is room, and their shapes where
/// they have one.
class CentreMarks : public PlotMarks
{
    Q_OBJECT

public:
    explicit CentreMarks(QCustomPlot* plot);

    /// Where the names stand, a rectangle a cluster in pixels; a null one leaves its name away.
    void setNames(std::vector<QRectF> places) { m_places = std::move(places); }
    void setColors(const QColor& ink, const QColor& muted, const QColor& halo);

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QRectF> m_places;
    QColor m_ink, m_muted, m_halo;
};

/// The pairs: their lines behind the cloud of samples, or what the violated ones cost, over it.
class PairLines : public PlotMarks
{
    Q_OBJECT

public:
    enum class Part { Lines, Costs };

    PairLines(QCustomPlot* plot, Part part);

    void setTheme(const Theme& theme) { m_theme = theme; }

protected:
    void draw(QCPPainter* painter) override;

private:
    Part m_part;
    Theme m_theme;
};

/// The lowest layer: the membership at every place, the polygon of memberships or the cube of three axes, and the
/// graph of the samples.
class GroundMarks : public PlotMarks
{
    Q_OBJECT

public:
    static constexpr int mostVectorEdges = 8000;  // on paper; more are drawn as one image

    explicit GroundMarks(QCustomPlot* plot);

    void setTheme(const Theme& theme) { m_theme = theme; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawField(QCPPainter& painter) const;
    void drawSimplex(QCPPainter& painter) const;

    Theme m_theme;
};

/// Rings around ScatterContent::ringed.
class ErrorRings : public PlotMarks
{
    Q_OBJECT

public:
    explicit ErrorRings(QCustomPlot* plot);

    void setColor(const QColor& color) { m_color = color; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QColor m_color;
};

/// The probes, over samples and centres; a pin may extend beyond the plot, but its tip is inside.
class ProbePins : public PlotMarks
{
    Q_OBJECT

public:
    explicit ProbePins(QCustomPlot* plot);

    void setTheme(const Theme& theme) { m_theme = theme; }

protected:
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    Theme m_theme;
};

/// What follows the pointer: a ring around the sample under it, its neighbours where the graph is shown, rings
/// around those of the group that waits for pairs, the band and the link that are being drawn.
class CursorMarks : public PlotMarks
{
    Q_OBJECT

public:
    explicit CursorMarks(QCustomPlot* plot);

    void setSample(int sample) { m_sample = sample; }       // -1: none
    void setBand(const QPolygonF& band) { m_band = band; }  // in pixels; empty: none
    void setLink(const std::optional<DrawnLink>& link) { m_link = link; }
    void setGroup(std::vector<int> samples) { m_group = std::move(samples); }
    void setColors(const QColor& ink, const QColor& band);

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawRing(QCPPainter* painter, int sample) const;

    int m_sample = -1;
    QPolygonF m_band;
    std::optional<DrawnLink> m_link;
    std::vector<int> m_group;
    QColor m_ink, m_bandColor;
};

/// Where a sample of @p content is drawn on @p plot, in pixels.
QPointF pixelOf(const QCustomPlot& plot, const ScatterContent& content, int sample);

/// Where the graph of @p content lies on @p plot; both must outlive it.
GraphPlaces graphPlaces(const QCustomPlot& plot, const ScatterContent& content);

/// A ring of this radius around a misclassified sample.
void drawErrorRing(QPainter& painter, const QPointF& place, double radius, const QColor& color);

/// The outlines of the shapes of clusters.
void drawShapes(QPainter& painter, const std::vector<QPolygonF>& shapes,
                const std::function<QPointF(const QPointF&)>& toPlace, double width, const QColor& ink,
                const QBrush& fill);

/// The name of a centre at @p place, in @p area, with a line to it where it stands further away than @p gap.
void drawCentreName(QPainter& painter, const QPointF& place, const QRectF& area, const QString& name, double gap,
                    const QColor& ink, const QColor& halo);

/// The shares of the classes in a cluster as a pie of this radius at its centre.
void drawPie(QPainter& painter, const QPointF& place, double radius, const Eigen::RowVectorXd& shares,
             const std::vector<QColor>& colors, const QColor& ink);

/// A cross with a halo and an open middle, in which samples are seen that lie right there: the centre of a cluster
/// on screen and on paper.
void drawCentre(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo);

}  // namespace fuzzylens::ui
