// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_canvas.h"

#include "ui/plot/axis_ticks.h"
#include "ui/theme/text_line.h"
#include "ui/theme/text_size.h"
#include "ui/views/scatter/point_cloud.h"
#include "ui/views/scatter/scatter_marks.h"

#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {
constexpr int mostTicks = 5;      // about
constexpr double gapToName = 12;  // pixels from a centre

/// @p name in lines of @p room, up to three; the last one is elided.
QString inLines(const QString& name, const QFontMetrics& metrics, int room)
{
    QStringList lines{QString()};
    for (const QString& word : name.split(QLatin1Char(' '))) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.size() == 3 || lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= room)
            lines.last() = longer;
        else
            lines << word;
    }
    lines.last() = metrics.elidedText(lines.last(), Qt::ElideMiddle, room);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

ScatterCanvas::ScatterCanvas(QWidget* parent)
    : PlotCanvas(parent)
{
    setObjectName(QStringLiteral("scatter.plot"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setUpLayers();
    setMostTicks(mostTicks, mostTicks);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        setUpAxis(*axis);
        axis->setTickLabelPadding(8);
        axis->setLabelPadding(6);
    }
    axisRect()->setMinimumMargins(QMargins(10, 6, 12, 6));
    setMinimumSize(inText(170), inText(170));
    connect(this, &QCustomPlot::afterLayout, this, [this] {
        keepSquare();
        fitLabels();
        placeCentreNames();
    });
    setLook(Theme::of(palette()), QWidget::font());
}

/// A name of an axis that has no room has several lines on paper; on screen it loses its middle, and the chooser
/// of the axes has it complete.
void ScatterCanvas::fitLabels()
{
    const QPoint middle = axisRect()->center();
    const ScatterCoordinates& at = m_content.coordinates;
    const auto fit = [&](QCPAxis& axis, const QString& name, bool isScaled, int place, int length) {
        const int room = 2 * std::min(place, length - place);
        const QFontMetrics metrics(axis.labelFont());
        QString label = isScaled ? at.scale.axisName(name) : name;
        if (isForPaper())
            label = inLines(label, metrics, room);
        else if (metrics.horizontalAdvance(label) > room)
            label = metrics.elidedText(isScaled ? at.scale.shortAxisName(name) : name, Qt::ElideMiddle, room);
        if (!axis.label().isEmpty())
            axis.setLabel(label);
    };
    fit(*xAxis, at.xName, true, middle.x(), viewport().width());
    fit(*yAxis, at.yName, !at.isStrip, middle.y(), viewport().height());
}

void ScatterCanvas::setUpLayers()
{
    addLayer(QStringLiteral("ground"), layer(QStringLiteral("main")), QCustomPlot::limBelow);
    m_ground = new GroundMarks(this);
    m_ground->setLayer(QStringLiteral("ground"));
    addLayer(QStringLiteral("pairs"), layer(QStringLiteral("ground")));
    m_pairs = new PairLines(this, PairLines::Part::Lines);
    m_pairs->setLayer(QStringLiteral("pairs"));
    m_cloud = new PointCloud(xAxis, yAxis);
    m_projectedCloud = new PointCloud(xAxis, yAxis);
    addLayer(QStringLiteral("selection"), layer(QStringLiteral("main")));
    addLayer(QStringLiteral("probes"), layer(QStringLiteral("selection")));
    addLayer(QStringLiteral("cursor"), layer(QStringLiteral("overlay")));
    for (const char* above : {"selection", "probes", "cursor"})
        layer(QLatin1String(above))->setMode(QCPLayer::lmBuffered);
    m_selectedCloud = new PointCloud(xAxis, yAxis);
    m_selectedCloud->setLayer(QStringLiteral("selection"));
    m_rings = new ErrorRings(this);
    m_rings->setLayer(QStringLiteral("selection"));
    m_rings->setContent(&m_content);
    m_costs = new PairLines(this, PairLines::Part::Costs);
    m_costs->setLayer(QStringLiteral("selection"));
    m_probes = new ProbePins(this);
    m_centres = new CentreMarks(this);  // over the pins, which would hide the names
    for (QCPLayerable* mark : {static_cast<QCPLayerable*>(m_probes), static_cast<QCPLayerable*>(m_centres)})
        mark->setLayer(QStringLiteral("probes"));
    m_cursor = new CursorMarks(this);
    m_cursor->setLayer(QStringLiteral("cursor"));
    m_cloud->setContent(&m_content);
    m_projectedCloud->setContent(&m_projected);
    m_selectedCloud->setContent(&m_content, &m_selected);
    m_ground->setContent(&m_content);
    m_centres->setContent(&m_content);
    m_probes->setContent(&m_content);
    m_cursor->setContent(&m_content);
    for (PairLines* pairs : {m_pairs, m_costs})
        pairs->setContent(&m_content);
}

void ScatterCanvas::setLook(const Theme& theme, const QFont& font)
{
    PlotCanvas::setLook(theme, font);
    QColor veil = theme.card;
    veil.setAlphaF(0.62f);
    m_cloud->setColors(theme.card, theme.card, veil);
    m_projectedCloud->setColors(theme.card, theme.card, veil);
    m_selectedCloud->setColors(theme.card, theme.text, veil);
    m_ground->setTheme(theme);
    m_rings->setColor(theme.bad);
    m_centres->setColors(theme.text, theme.muted, theme.card);
    m_probes->setTheme(theme);
    m_cursor->setColors(theme.text, theme.accent);
    for (PairLines* pairs : {m_pairs, m_costs})
        pairs->setTheme(theme);
}

void ScatterCanvas::setContent(ScatterContent content, const std::vector<bool>& selected)
{
    m_content = std::move(content);
    m_selected = selected;
    m_gridIsCurrent = false;
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->ticker().staticCast<AxisTicker>()->setScale(m_content.coordinates.scale);
    const bool hasAxes = m_content.coordinates.hasAxes();  // those of three are in the cube
    const ScatterCoordinates& at = m_content.coordinates;
    xAxis->setLabel(hasAxes ? at.scale.axisName(at.xName) : QString());
    yAxis->setLabel(hasAxes && !at.isStrip ? at.scale.axisName(at.yName) : QString());
    for (QCPAxis* axis : {xAxis, yAxis}) {
        const bool isScaled = hasAxes && (axis == xAxis || !m_content.coordinates.isStrip);
        axis->setTickLabels(isScaled);
        axis->grid()->setVisible(isScaled);
    }
}

void ScatterCanvas::setRanges(const AxisRange& x, const AxisRange& y)
{
    xAxis->setRange(x.lower, x.upper);
    yAxis->setRange(y.lower, y.upper);
}

AxisRange ScatterCanvas::xRange() const
{
    return {xAxis->range().lower, xAxis->range().upper};
}

AxisRange ScatterCanvas::yRange() const
{
    return {yAxis->range().lower, yAxis->range().upper};
}

void ScatterCanvas::turnTo(const Turn& turn, bool fades)
{
    m_content.turnTo(turn, fades);
    if (m_projected.coordinates.solid)
        m_projected.turnTo(turn, false);
    m_gridIsCurrent = false;
}

void ScatterCanvas::keepSquare()
{
    if (m_content.coordinates.hasAxes())
        return;
    AxisRange x = xRange(), y = yRange();
    makeSquare(x, y, plotArea().width(), plotArea().height());
    setRanges(x, y);
}

void ScatterCanvas::setSelected(const std::vector<bool>& selected)
{
    m_selected = selected;
    layer(QStringLiteral("selection"))->replot();
}

void ScatterCanvas::setCursorSample(int sample)
{
    m_cursor->setSample(sample);
    layer(QStringLiteral("cursor"))->replot();
}

void ScatterCanvas::setBand(const QPolygonF& band)
{
    m_cursor->setBand(band);
    layer(QStringLiteral("cursor"))->replot();
}

void ScatterCanvas::setLink(const std::optional<DrawnLink>& link)
{
    m_cursor->setLink(link);
    layer(QStringLiteral("cursor"))->replot();
}

void ScatterCanvas::setGroup(const std::vector<int>& samples)
{
    m_cursor->setGroup(samples);
    layer(QStringLiteral("cursor"))->replot();
}

void ScatterCanvas::setProbes(ProbePicture probes)
{
    m_content.probes = std::move(probes);
    placeCentreNames();
    layer(QStringLiteral("probes"))->replot();
}

int ScatterCanvas::pairAt(const QPointF& pixel) const
{
    return ui::pairAt(
        m_content.pairs, [this](int sample) { return pixelOf(sample); }, pixel, pairReach);
}

const NearestGrid& ScatterCanvas::grid() const
{
    if (!m_gridIsCurrent) {
        m_grid = NearestGrid(m_content.coordinates.x, m_content.coordinates.y);
        m_gridIsCurrent = true;
    }
    return m_grid;
}

int ScatterCanvas::sampleAt(const QPointF& pixel, double pixels) const
{
    const QPointF place = coordinatesOf(pixel);
    const double unitsX = xRange().extent() / std::max(1, plotArea().width());
    const double unitsY = yRange().extent() / std::max(1, plotArea().height());
    return grid().nearest(place.x(), place.y(), pixels * unitsX, pixels * unitsY);
}

int ScatterCanvas::projectedAt(const QPointF& pixel) const
{
    int nearest = -1;
    double smallest = reach;
    for (int sample = 0; sample < m_projected.samples(); ++sample) {
        const QPointF place(xAxis->coordToPixel(m_projected.coordinates.x[std::size_t(sample)]),
                            yAxis->coordToPixel(m_projected.coordinates.y[std::size_t(sample)]));
        const double distance = QLineF(place, pixel).length();
        if (distance <= smallest) {
            smallest = distance;
            nearest = sample;
        }
    }
    return nearest;
}

int ScatterCanvas::sampleBeside(int from, Direction direction) const
{
    return neighbour(m_content.coordinates.x, m_content.coordinates.y, from, direction,
                     plotArea().width() / xRange().extent(), plotArea().height() / yRange().extent());
}

int ScatterCanvas::samplesUnder(const QRectF& pixels) const
{
    return grid().count(QRectF(coordinatesOf(pixels.bottomLeft()), coordinatesOf(pixels.topRight())), 200);
}

QPointF ScatterCanvas::pixelOf(int sample) const
{
    return ui::pixelOf(*this, m_content, sample);
}

QPointF ScatterCanvas::coordinatesOf(const QPointF& pixel) const
{
    return {xAxis->pixelToCoord(pixel.x()), yAxis->pixelToCoord(pixel.y())};
}

void ScatterCanvas::zoom(const QPointF& pixel, double factor)
{
    const QPointF place = coordinatesOf(pixel);
    xAxis->scaleRange(factor, place.x());
    if (!m_content.coordinates.isStrip)
        yAxis->scaleRange(factor, place.y());
    replotSoon();
}

void ScatterCanvas::pan(const QPointF& pixels)
{
    xAxis->moveRange(-pixels.x() * xRange().extent() / std::max(1, plotArea().width()));
    if (!m_content.coordinates.isStrip)
        yAxis->moveRange(pixels.y() * yRange().extent() / std::max(1, plotArea().height()));
    replotSoon();
}

void ScatterCanvas::placeCentreNames()
{
    if (std::exchange(m_settlesNames, false))
        m_namesBefore = {};
    const NameMeasure measure{[this](const QPointF& centre) {
                                  return QPointF(xAxis->coordToPixel(centre.x()), yAxis->coordToPixel(centre.y()));
                              },
                              [this](const QString& name) { return textWidth(name, font()) + 4; },
                              QFontMetricsF(font()).height()};
    const auto hidden = [this](const QRectF& place) {
        const auto tip = [this](int sample) { return pixelOf(sample); };
        const double mark = m_content.diameter / 2;
        return samplesUnder(place.adjusted(-mark, -mark, mark, mark)) +
               samplesAPin * pinsUnder(place, m_content.probes, tip, m_content.probes.height());
    };
    const std::vector<LabelPlace> places =
        ui::placeCentreNames(m_content, measure, {plotArea(), gapToName, hidden}, m_namesBefore);
    m_namesBefore.sides.clear();
    std::vector<QRectF> areas;
    for (const LabelPlace& place : places) {
        m_namesBefore.sides.push_back(place.side);
        areas.push_back(place.area);
    }
    m_centres->setNames(std::move(areas));
}

void ScatterCanvas::holdNames()
{
    m_namesBefore.mayStay = true;
    m_settlesNames = false;
}

void ScatterCanvas::settleNames()
{
    m_settlesNames = true;
    replotSoon();
}

}  // namespace fuzzylens::ui
