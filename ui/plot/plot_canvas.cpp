// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_canvas.h"

#include "ui/plot/axis_ticks.h"

#include <QEvent>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

QFont smaller(QFont font)
{
    constexpr double factor = 0.9;
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * factor))));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

void drawAsImage(QCPPainter& painter, const QRect& area, const std::function<void(QPainter&)>& draw)
{
    constexpr double resolution = PlotCanvas::paperResolution;
    QImage image(area.size() * resolution, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter inner(&image);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.scale(resolution, resolution);
    inner.translate(-area.topLeft());
    draw(inner);
    inner.end();
    painter.drawImage(QRectF(area), image);
}

PlotCanvas::PlotCanvas(QWidget* parent)
    : QCustomPlot(parent)
    , m_font(QWidget::font())
{
    setNoAntialiasingOnDrag(false);
    setPlottingHint(QCP::phCacheLabels, true);
    setPlottingHint(QCP::phImmediateRefresh, false);  // painted together with the other views
    connect(this, &QCustomPlot::afterLayout, this, &PlotCanvas::fitAllTicks);
}

void PlotCanvas::setUpAxis(QCPAxis& axis)
{
    axis.setTicker(QSharedPointer<AxisTicker>::create());
    axis.setTickLength(0);
    axis.setTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setBasePen(Qt::NoPen);
    axis.grid()->setZeroLinePen(Qt::NoPen);
    styleAxis(axis);
}

void PlotCanvas::styleAxis(QCPAxis& axis)
{
    const QFont small = smaller(m_font);
    axis.setTickLabelColor(m_theme.muted);
    axis.setLabelColor(m_theme.muted);
    axis.setTickLabelFont(small);
    axis.setLabelFont(small);
    axis.grid()->setPen(QPen(m_theme.grid, hairline()));
}

void PlotCanvas::setLook(const Theme& theme, const QFont& font)
{
    m_theme = theme;
    m_font = font;
    setBackground(QBrush(theme.card));
    for (QCPAxisRect* panel : axisRects())
        for (QCPAxis* axis : panel->axes())
            styleAxis(*axis);
}

double PlotCanvas::hairline() const
{
    return QFontMetricsF(m_font).height() / 14;
}

void PlotCanvas::setMostTicks(int across, int upwards, double inset)
{
    m_mostAcross = across;
    m_mostUpwards = upwards;
    m_tickInset = inset;
}

void PlotCanvas::paintInto(QCPPainter& painter, const QRectF& area)
{
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(paperScale, paperScale);
    setViewport(QRect(QPoint(0, 0), (area.size() / paperScale).toSize()));
    m_isForPaper = true;
    updateLayout();  // ticks and names of axes depend on the room that the first one finds
    toPainter(&painter, viewport().width(), viewport().height());
    painter.restore();
}

QFont PlotCanvas::paperFont(QFont font)
{
    constexpr double points = 8;
    font.setPixelSize(int(std::lround(points / paperScale)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void PlotCanvas::replotSoon()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        replot(QCustomPlot::rpQueuedReplot);
}

void PlotCanvas::paintEvent(QPaintEvent* event)
{
    if (std::exchange(m_isStale, false))
        replot(QCustomPlot::rpQueuedRefresh);
    QCustomPlot::paintEvent(event);
}

void PlotCanvas::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    setLook(Theme::of(palette()), font());
    replotSoon();
}

bool PlotCanvas::fitTicks(QCPAxis& axis)
{
    const auto ticker = axis.ticker().staticCast<AxisTicker>();
    const QFontMetricsF metrics(axis.tickLabelFont());
    const bool isAcross = axis.orientation() == Qt::Horizontal;
    const int before = ticker->tickCount();
    const double insetBefore = ticker->inset();
    const QRect& plot = axis.axisRect()->rect();
    int count =
        isAcross ? m_mostAcross : std::clamp(int(plot.height() / (1.8 * metrics.height())), 1, m_mostUpwards);
    if (!isAcross)
        ticker->setInset(std::min(0.45, m_tickInset * metrics.height() / std::max(1, plot.height())));
    const auto hasRoom = [&] {
        QVector<double> ticks;
        QVector<QString> labels;
        ticker->setTickCount(count);
        ticker->generate(axis.range(), locale(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
        for (qsizetype i = 1; i < ticks.size(); ++i) {
            const double asked = (metrics.horizontalAdvance(labels[i - 1]) + metrics.horizontalAdvance(labels[i]) +
                                  metrics.height()) /
                                 2;
            if (axis.coordToPixel(ticks[i]) - axis.coordToPixel(ticks[i - 1]) < asked)
                return false;
        }
        return true;
    };
    while (isAcross && count > 1 && !hasRoom())
        --count;
    ticker->setTickCount(count);
    return count != before || ticker->inset() != insetBefore;
}

/// The layout depends on the numbers, and the numbers on the room that it leaves.
void PlotCanvas::fitAllTicks()
{
    if (m_isFittingTicks)
        return;
    bool isChanged = false;
    for (QCPAxisRect* panel : axisRects())
        for (QCPAxis* axis : panel->axes())
            if (axis->visible() && axis->tickLabels())
                isChanged = fitTicks(*axis) || isChanged;
    m_isFittingTicks = true;
    if (isChanged)
        updateLayout();
    m_isFittingTicks = false;
}

}  // namespace fuzzylens::ui
