// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/point_cloud.h"

#include "ui/plot/plot_canvas.h"
#include "ui/views/scatter/density_image.h"
#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/pixel_map.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

void MarkerSheet::prepare(const std::vector<PointStyle>& styles, const QColor& outline, double diameter,
                          double ratio)
{
    const auto same = [](const PointStyle& a, const PointStyle& b) {
        return a.marker == b.marker && a.fill == b.fill && a.outline == b.outline;
    };
    if (outline == m_outline && diameter == m_diameter && ratio == m_ratio &&
        std::equal(styles.begin(), styles.end(), m_styles.begin(), m_styles.end(), same))
        return;
    m_styles = styles;
    m_outline = outline;
    m_diameter = diameter;
    m_ratio = ratio;
    // Room for the widest marker, a star, and its outline; odd, so that the centre is a pixel.
    m_side = 2 * int(std::ceil((diameter * 0.64 + 1) * ratio)) + 1;
    m_pixmaps.assign(styles.size() * ScatterContent::opacityLevels, {});
}

const QPixmap& MarkerSheet::marker(int style, int level)
{
    QPixmap& pixmap = m_pixmaps[std::size_t(style * ScatterContent::opacityLevels + level)];
    if (pixmap.isNull())
        pixmap = draw(m_styles[std::size_t(style)], level);
    return pixmap;
}

QPixmap MarkerSheet::draw(const PointStyle& style, int level) const
{
    QPixmap pixmap(m_side, m_side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(ScatterContent::opacityOf(level));
    drawMarker(painter, style.marker, QPointF(m_side, m_side) / 2.0, m_diameter * m_ratio, style.fill,
               style.outline.isValid() ? style.outline : m_outline);
    return pixmap;
}

PointCloud::PointCloud(QCPAxis* keyAxis, QCPAxis* valueAxis)
    : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setSelectable(QCP::stNone);
    removeFromLegend();
}

void PointCloud::setContent(const ScatterContent* content, const std::vector<bool>* only)
{
    m_content = content;
    m_only = only;
}

void PointCloud::setColors(const QColor& rim, const QColor& strongRim, const QColor& veil)
{
    m_rim = rim;
    m_strongRim = strongRim;
    m_veil = veil;
}

double PointCloud::selectTest(const QPointF&, bool, QVariant*) const
{
    return -1;  // picking is the view's, by its own grid
}

QCPRange PointCloud::getKeyRange(bool& foundRange, QCP::SignDomain) const
{
    foundRange = m_content && m_content->samples() > 0;
    const AxisRange range = foundRange ? rangeOf(m_content->coordinates.x) : AxisRange{};
    return {range.lower, range.upper};
}

QCPRange PointCloud::getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const
{
    foundRange = m_content && m_content->samples() > 0;
    const AxisRange range = foundRange ? rangeOf(m_content->coordinates.y) : AxisRange{};
    return {range.lower, range.upper};
}

void PointCloud::draw(QCPPainter* painter)
{
    if (!m_content || m_content->samples() == 0)
        return;
    if (m_only) {
        if (int(m_only->size()) != m_content->samples() ||
            std::find(m_only->begin(), m_only->end(), true) == m_only->end())
            return;
        painter->fillRect(clipRect(), m_veil);
    }
    if (drawDensity(*painter))
        return;
    if (isOnPaper(*painter))
        return drawOnPaper(*painter);
    const double ratio = parentPlot()->bufferDevicePixelRatio();
    // A strong rim around tiny markers would leave nothing of their colour.
    const bool hasStrongRim = m_only && m_content->diameter >= 6;
    const bool isSized = !m_content->sizes.levelOf.empty();
    for (int level = 0; level < (isSized ? PointSizes::levels : 1); ++level)
        m_sheets[std::size_t(level)].prepare(m_content->styles.styles, hasStrongRim ? m_strongRim : m_rim,
                                             m_content->diameter * (isSized ? PointSizes::factor(level) : 1.0),
                                             ratio);
    painter->save();
    // In device pixels, so that the markers are copied and not scaled.
    painter->scale(1 / ratio, 1 / ratio);
    stamp(*painter, true, ratio);
    stamp(*painter, false, ratio);
    painter->restore();
}

/// Draws the density if more than mostMarkers samples are within the axes; else false.
bool PointCloud::drawDensity(QCPPainter& painter)
{
    if (m_content->samples() <= mostMarkers) {
        m_cells.clear();
        return false;
    }
    constexpr double cellsOnPaper = 2;  // a pixel of the screen
    constexpr double mostCells = 1.5e6;
    const QRect area = clipRect();
    const double ratio = std::min(isOnPaper(painter) ? cellsOnPaper : 1.0,
                                  std::sqrt(mostCells / std::max(1.0, double(area.width()) * area.height())));
    const PixelMap toX(*keyAxis(), ratio), toY(*valueAxis(), ratio);
    const PixelMap fromLeft(toX.offset - area.left() * ratio, toX.scale),
        fromTop(toY.offset - area.top() * ratio, toY.scale);
    const QSize size = (QSizeF(area.size()) * ratio).toSize();
    const SampleCounts counts = samplesWithin(*m_content, m_only, fromLeft, fromTop, size);
    if (counts.coloured + counts.uncoloured <= mostMarkers)
        return false;
    const bool isSmooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const bool uncoloured : {true, false})
        if ((uncoloured ? counts.uncoloured : counts.coloured) > 0)
            painter.QPainter::drawImage(
                QRectF(area), densityImage(*m_content, m_only, fromLeft, fromTop, size, uncoloured, &m_cells));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, isSmooth);
    return true;
}

/// Markers one by one, which stay sharp at every size.
void PointCloud::drawOnPaper(QCPPainter& painter) const
{
    constexpr int mostVectorMarkers = 20000;
    if (m_content->samples() <= mostVectorMarkers)
        drawMarkers(painter);
    else
        drawAsImage(painter, clipRect(), [this](QPainter& inner) { drawMarkers(inner); });
}

void PointCloud::drawMarkers(QPainter& painter) const
{
    const PixelMap toX(*keyAxis(), 1), toY(*valueAxis(), 1);
    const ScatterCoordinates& at = m_content->coordinates;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool uncoloured : {true, false})
        for (int place = 0; place < m_content->samples(); ++place) {
            const int i = m_content->drawnAs(place);
            const auto sample = std::size_t(i);
            const int style = m_content->styles.styleOf[sample];
            if (m_content->styles.isUncoloured(style) != uncoloured)
                continue;
            const PointStyle& look = m_content->styles.styles[std::size_t(style)];
            QColor fill = look.fill, outline = look.outline.isValid() ? look.outline : m_rim;
            const auto opacity = float(ScatterContent::opacityOf(m_content->opacityLevel(i)));
            fill.setAlphaF(fill.alphaF() * opacity);
            outline.setAlphaF(opacity);
            drawMarker(painter, look.marker, QPointF(toX(at.x[sample]), toY(at.y[sample])),
                       m_content->diameterOf(i), fill, outline);
        }
}

void PointCloud::stamp(QCPPainter& painter, bool uncoloured, double ratio)
{
    const PixelMap toX(*keyAxis(), ratio), toY(*valueAxis(), ratio);
    const std::vector<std::uint8_t>& levels = m_content->sizes.levelOf;
    MarkerSheet* sheet = &m_sheets[levels.empty() ? 0 : PointSizes::levels - 1];
    int half = sheet->side() / 2;  // of the largest marker
    const QRectF window =
        QRectF(clipRect().topLeft() * ratio, clipRect().size() * ratio).adjusted(-half, -half, half, half);
    const ScatterCoordinates& at = m_content->coordinates;
    const int samples = m_content->samples();
    for (int place = 0; place < samples; ++place) {
        const int i = m_content->drawnAs(place);
        const auto sample = std::size_t(i);
        const int style = m_content->styles.styleOf[sample];
        if (m_content->styles.isUncoloured(style) != uncoloured || (m_only && !(*m_only)[sample]))
            continue;
        const double x = toX(at.x[sample]), y = toY(at.y[sample]);
        if (x < window.left() || x > window.right() || y < window.top() || y > window.bottom())
            continue;
        if (!levels.empty()) {
            sheet = &m_sheets[levels[sample]];
            half = sheet->side() / 2;
        }
        painter.QPainter::drawPixmap(QPoint(int(std::floor(x)) - half, int(std::floor(y)) - half),
                                     sheet->marker(style, m_content->opacityLevel(i)));
    }
}

void PointCloud::drawLegendIcon(QCPPainter*, const QRectF&) const {}

}  // namespace fuzzylens::ui
