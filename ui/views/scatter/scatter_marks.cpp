// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_marks.h"

#include "ui/plot/plot_canvas.h"
#include "ui/views/scatter/halo_text.h"
#include "ui/views/scatter/label_places.h"

#include <cmath>

namespace fuzzylens::ui {

namespace {
constexpr double centreArm = 11;  // of the cross of a centre
constexpr double pieRadius = 9;
}  // namespace

void drawCentre(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo)
{
    const double inner = arm * 0.45;
    for (const auto& [color, width] : {std::pair(halo, arm * 0.45), std::pair(ink, arm * 0.22)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
        for (const QPointF& way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(place + inner * way, place + (color == halo ? arm * 1.1 : arm) * way);
    }
}

void drawPie(QPainter& painter, const QPointF& place, double radius, const Eigen::RowVectorXd& shares,
             const std::vector<QColor>& colors, const QColor& ink)
{
    constexpr double wholeTurn = 360 * 16;  // the unit of QPainter::drawPie
    const QRectF circle(place - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    painter.setPen(Qt::NoPen);
    double from = wholeTurn / 4;
    for (Eigen::Index c = 0; c < shares.size(); ++c) {
        const double span = -wholeTurn * shares[c];
        painter.setBrush(colors[std::size_t(c)]);
        painter.drawPie(circle, int(std::lround(from)), int(std::lround(from + span)) - int(std::lround(from)));
        from += span;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, radius / 6));
    painter.drawEllipse(circle);
}

void drawCentreName(QPainter& painter, const QPointF& place, const QRectF& area, const QString& name, double gap,
                    const QColor& ink, const QColor& halo)
{
    QLineF line = leaderOf(place, area);
    if (line.length() > 2 * gap) {
        line.setLength(line.length() - gap);  // the cross itself stays free
        painter.setPen(QPen(ink, gap / 12, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line);
    }
    drawHaloText(painter, area, name, ink, halo);
}

void drawShapes(QPainter& painter, const std::vector<QPolygonF>& shapes,
                const std::function<QPointF(const QPointF&)>& toPlace, double width, const QColor& ink,
                const QBrush& fill)
{
    painter.setPen(QPen(ink, width));
    painter.setBrush(fill);
    for (const QPolygonF& shape : shapes) {
        QPolygonF outline;
        for (const QPointF& point : shape)
            outline << toPlace(point);
        painter.drawPolygon(outline);
    }
    painter.setBrush(Qt::NoBrush);
}

void PlotMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

QRect PlotMarks::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

CentreMarks::CentreMarks(QCustomPlot* plot)
    : PlotMarks(plot)
{}

void CentreMarks::setColors(const QColor& ink, const QColor& muted, const QColor& halo)
{
    m_ink = ink;
    m_muted = muted;
    m_halo = halo;
}

void CentreMarks::draw(QCPPainter* painter)
{
    if (!m_content)
        return;
    painter->setFont(mParentPlot->font());
    const auto toPixel = [this](const QPointF& place) {
        return QPointF(mParentPlot->xAxis->coordToPixel(place.x()), mParentPlot->yAxis->coordToPixel(place.y()));
    };
    QColor inside = m_ink;
    inside.setAlphaF(0.05F);
    drawShapes(*painter, m_content->coordinates.shapes, toPixel, 1.2, m_ink, inside);
    drawShapes(*painter, m_content->coordinates.weightEllipses, toPixel, 1, m_muted, Qt::NoBrush);
    for (std::size_t cluster = 0; cluster < m_content->coordinates.centres.size(); ++cluster) {
        const QPointF centre = m_content->coordinates.centres[cluster];
        if (!std::isfinite(centre.x()))
            continue;
        const QPointF place = toPixel(centre);
        if (m_content->prototypes.size() > 0)
            drawPie(*painter, place, pieRadius, m_content->prototypes.row(Eigen::Index(cluster)),
                    m_content->classColors, m_ink);
        else
            drawCentre(*painter, place, centreArm, m_ink, m_halo);
        if (cluster < m_places.size() && m_places[cluster].isValid())
            drawCentreName(*painter, place, m_places[cluster], m_content->centreNames[qsizetype(cluster)],
                           centreArm, m_ink, m_halo);
    }
}

QPointF pixelOf(const QCustomPlot& plot, const ScatterContent& content, int sample)
{
    return {plot.xAxis->coordToPixel(content.coordinates.x[std::size_t(sample)]),
            plot.yAxis->coordToPixel(content.coordinates.y[std::size_t(sample)])};
}

PairLines::PairLines(QCustomPlot* plot, Part part)
    : PlotMarks(plot)
    , m_part(part)
    , m_theme(Theme::of(plot->palette()))
{}

void PairLines::draw(QCPPainter* painter)
{
    if (!m_content || m_content->pairs.pairs.empty())
        return;
    painter->setFont(mParentPlot->font());
    const auto toPixel = [this](int sample) { return pixelOf(*mParentPlot, *m_content, sample); };
    if (m_part == Part::Lines)
        drawPairs(*painter, m_content->pairs, toPixel, m_content->diameter, m_theme);
    else
        drawPairCosts(*painter, m_content->pairs, toPixel, m_theme);
}

GraphPlaces graphPlaces(const QCustomPlot& plot, const ScatterContent& content)
{
    return {[&plot, &content](int sample) { return pixelOf(plot, content, sample); }, content.diameter,
            content.coordinates.isStrip};
}

GroundMarks::GroundMarks(QCustomPlot* plot)
    : PlotMarks(plot)
    , m_theme(Theme::of(plot->palette()))
{}

/// A pixel of the device each, never one scaled; equal memberships as lines.
void GroundMarks::drawField(QCPPainter& painter) const
{
    const MembershipField& field = *m_content->field;
    const QCPAxis &x = *mParentPlot->xAxis, &y = *mParentPlot->yAxis;
    const QRect area = clipRect();
    const double ratio = isOnPaper(painter) ? PlotCanvas::paperResolution : mParentPlot->bufferDevicePixelRatio();
    const QPoint corner(int(std::floor(area.left() * ratio)), int(std::floor(area.top() * ratio)));
    const QSize size(int(std::ceil(area.width() * ratio)) + 1, int(std::ceil(area.height() * ratio)) + 1);
    const QImage image = field.image(
        size, [&](int column) { return x.pixelToCoord((corner.x() + column + 0.5) / ratio); },
        [&](int row) { return y.pixelToCoord((corner.y() + row + 0.5) / ratio); });
    painter.save();
    painter.scale(1 / ratio, 1 / ratio);
    painter.drawImage(corner, image);
    painter.restore();
    painter.setPen(QPen(m_theme.muted, 1, Qt::SolidLine, Qt::FlatCap));
    painter.setAntialiasing(true);
    for (const QLineF& line : field.equalLines(
             area, [&x](double pixel) { return x.pixelToCoord(pixel); },
             [&y](double pixel) { return y.pixelToCoord(pixel); }))
        painter.drawLine(line);
}

/// The edges, of three clusters the lines of equal membership too, and at the corners the names of the clusters.
void GroundMarks::drawSimplex(QCPPainter& painter) const
{
    const MembershipSimplex& simplex = *m_content->coordinates.simplex;
    const auto toPixel = [this](const QPointF& place) {
        return QPointF(mParentPlot->xAxis->coordToPixel(place.x()), mParentPlot->yAxis->coordToPixel(place.y()));
    };
    QPolygonF outline;
    for (const QPointF& corner : simplex.corners)
        outline << toPixel(corner);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.muted, 1));
    painter.drawPolygon(outline);
    if (outline.size() == 3) {
        painter.setPen(QPen(m_theme.muted, 1, Qt::DashLine));
        for (int corner = 0; corner < 3; ++corner)
            painter.drawLine(toPixel({0, 0}), (outline[corner] + outline[(corner + 1) % 3]) / 2);
    }
    painter.setFont(mParentPlot->font());
    const QFontMetricsF metrics(mParentPlot->font());
    const QRectF room = clipRect();
    for (std::size_t i = 0; i < simplex.corners.size(); ++i) {
        const QPointF corner = toPixel(simplex.corners[i]), away = simplex.corners[i];
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_content->cornerColors[i]);
        painter.drawEllipse(corner, 4, 4);
        const QString name = metrics.elidedText(simplex.names[qsizetype(i)], Qt::ElideRight, room.width() / 2);
        const QSizeF size(metrics.horizontalAdvance(name) + 4, metrics.height());
        // Outside of the polygon, and moved as far inside the plot as it must be.
        QRectF place(QPointF(corner.x() + away.x() * (size.width() / 2 + 10) - size.width() / 2,
                             corner.y() - away.y() * (size.height() / 2 + 10) - size.height() / 2),
                     size);
        place.translate(std::max(0.0, room.left() - place.left()) - std::max(0.0, place.right() - room.right()),
                        std::max(0.0, room.top() - place.top()) - std::max(0.0, place.bottom() - room.bottom()));
        drawHaloText(painter, place, name, m_theme.text, m_theme.card);
    }
    painter.setBrush(Qt::NoBrush);
}

void GroundMarks::draw(QCPPainter* painter)
{
    if (!m_content)
        return;
    if (m_content->field)
        drawField(*painter);
    if (m_content->coordinates.simplex)
        drawSimplex(*painter);
    if (m_content->coordinates.solid) {
        painter->setFont(mParentPlot->font());
        const auto toPixel = [this](double right, double up) {
            return QPointF(mParentPlot->xAxis->coordToPixel(right), mParentPlot->yAxis->coordToPixel(up));
        };
        drawCube(*painter, *m_content->coordinates.solid, toPixel, clipRect(), m_theme);
    }
    const auto draw = [this](QPainter& on) {
        drawGraph(on, m_content->graph, graphPlaces(*mParentPlot, *m_content), m_theme);
    };
    if (isOnPaper(*painter) && int(m_content->graph.edges.size()) > mostVectorEdges)
        drawAsImage(*painter, clipRect(), draw);
    else
        draw(*painter);
}

void drawErrorRing(QPainter& painter, const QPointF& place, double radius, const QColor& color)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, radius / 6));
    painter.drawEllipse(place, radius, radius);
}

ErrorRings::ErrorRings(QCustomPlot* plot)
    : PlotMarks(plot)
{}

void ErrorRings::draw(QCPPainter* painter)
{
    if (m_content)
        for (const int sample : m_content->ringed)
            drawErrorRing(*painter, pixelOf(*mParentPlot, *m_content, sample),
                          m_content->diameterOf(sample) / 2 + 3.5, m_color);
}

ProbePins::ProbePins(QCustomPlot* plot)
    : PlotMarks(plot)
    , m_theme(Theme::of(plot->palette()))
{}

QRect ProbePins::clipRect() const
{
    return mParentPlot->viewport();
}

void ProbePins::draw(QCPPainter* painter)
{
    if (!m_content || m_content->probes.isEmpty())
        return;
    const QRectF inside = QRectF(mParentPlot->axisRect()->rect()).adjusted(-1, -1, 1, 1);
    const auto toPixel = [&](int sample) {
        const QPointF away(qQNaN(), qQNaN());
        if (sample >= m_content->samples())
            return away;
        const QPointF pixel = pixelOf(*mParentPlot, *m_content, sample);
        return inside.contains(pixel) ? pixel : away;
    };
    drawProbes(*painter, m_content->probes, toPixel, m_content->diameter, m_content->probes.height(), m_theme);
}

CursorMarks::CursorMarks(QCustomPlot* plot)
    : PlotMarks(plot)
{}

void CursorMarks::setColors(const QColor& ink, const QColor& band)
{
    m_ink = ink;
    m_bandColor = band;
}

void CursorMarks::drawRing(QCPPainter* painter, int sample) const
{
    if (!m_content || sample < 0 || sample >= m_content->samples())
        return;
    const double radius = m_content->diameterOf(sample) / 2 + 5;
    painter->drawEllipse(pixelOf(*mParentPlot, *m_content, sample), radius, radius);
}

void CursorMarks::draw(QCPPainter* painter)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_bandColor, 1.4));
    for (const int sample : m_group)
        drawRing(painter, sample);
    if (m_content && m_sample >= 0 && m_sample < m_content->samples())
        drawNeighbours(*painter, m_content->graph, m_sample, graphPlaces(*mParentPlot, *m_content), m_ink);
    painter->setPen(QPen(m_ink, 1.6));
    drawRing(painter, m_sample);
    if (m_link) {
        QPen pen(m_bandColor, 2, Qt::SolidLine, Qt::FlatCap);
        if (m_link->kind == PairKind::Cannot)
            pen.setDashPattern({4, 3});
        painter->setPen(pen);
        painter->drawLine(m_link->from, m_link->to);
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
