// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/histogram_picture.h"

#include "ui/plot/number_format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double reach = 10;  // pixels from the pointer to a line

struct HistogramPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(Preparation)
};

}  // namespace

HistogramPicture::HistogramPicture(StagePtr shown, const QRectF& area, StageStyle style)
    : StagePicture(std::move(shown), area, std::move(style))
{
    const ValueHistograms& found = stage().histograms;
    for (Index i = 0; i < found.samples(); ++i)
        for (int bin = 0; bin < found.bins; ++bin)
            m_highest = std::max(m_highest, found.share(i, bin));
    if (m_highest <= 0)
        m_highest = 1;
    PlotAxis x{HistogramPictureWords::tr("value"), {}, found.low, found.high};
    if (const Index beyond = found.below + found.above; beyond > 0)
        x.name += HistogramPictureWords::tr(" · %1 outside the axis range").arg(countText(beyond));
    PlotAxis y{HistogramPictureWords::tr("fraction of values"), {}, 0, 1.05 * m_highest};
    if (isMultiples())
        y.name.clear();
    m_frame = PlotFrame::of(area, std::move(x), std::move(y), this->style().font);
    if (isMultiples())
        placeMultiples();
}

void HistogramPicture::placeMultiples()
{
    m_frame.plot.setLeft(area().left());
    const double wide = m_frame.plot.width(), high = std::max(1.0, m_frame.plot.height());
    const int count = std::max(1, samples());
    m_across = std::clamp(int(std::lround(std::sqrt(count * wide / high / 1.6))), 1, count);
    m_down = (count + m_across - 1) / m_across;
}

QRectF HistogramPicture::multiple(int sample) const
{
    const QFontMetricsF metrics(style().font);
    const double line = metrics.height(), gap = 0.6 * line;
    const double width = m_frame.plot.width() / m_across, height = m_frame.plot.height() / m_down;
    return QRectF(m_frame.plot.left() + sample % m_across * width, m_frame.plot.top() + sample / m_across * height,
                  width - gap, height - 0.3 * line)
        .adjusted(0, line, 0, 0);
}

QPolygonF HistogramPicture::line(int sample) const
{
    const ValueHistograms& found = stage().histograms;
    QPolygonF points;
    for (int bin = 0; bin < found.bins; ++bin)
        points << QPointF(m_frame.x.place((found.edge(bin) + found.edge(bin + 1)) / 2),
                          m_frame.y.place(found.share(sample, bin)));
    return points;
}

QColor HistogramPicture::colour(int sample, const Theme& theme) const
{
    return style().colours.empty() ? theme.accent : style().colours[std::size_t(sample)];
}

void HistogramPicture::paint(QPainter& painter, const Theme& theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isMultiples()) {
        paintMultiples(painter, theme);
    } else {
        m_frame.paint(painter, style().font, theme);
        painter.setClipRect(m_frame.plot.adjusted(-1, -1, 1, 1));
        if (samples() > Stage::mostLines)
            paintBands(painter, theme);
        const double thin = QFontMetricsF(style().font).height() / 14;
        for (int sample = 0; samples() <= Stage::mostLines && sample < samples(); ++sample) {
            QColor faint = colour(sample, theme);
            faint.setAlphaF(float(std::clamp(12.0 / samples(), 0.2, 0.7)));
            painter.setPen(QPen(faint, thin));
            painter.drawPolyline(line(sample));
        }
    }
    painter.restore();
}

void HistogramPicture::paintBands(QPainter& painter, const Theme& theme) const
{
    const ValueHistograms& found = stage().histograms;
    if (stage().bands.empty())
        return;
    const std::size_t middle = Stage::bandShares.size() / 2;
    const auto edge = [&](std::size_t which) {
        QPolygonF points;
        for (int bin = 0; bin < found.bins; ++bin)
            points << QPointF(m_frame.x.place((found.edge(bin) + found.edge(bin + 1)) / 2),
                              m_frame.y.place(double(stage().bands[std::size_t(bin)][which])));
        return points;
    };
    painter.setPen(Qt::NoPen);
    for (std::size_t which = 0; which < middle; ++which) {
        QColor tone = theme.accent;
        tone.setAlphaF(0.14f + 0.1f * float(which));
        painter.setBrush(tone);
        QPolygonF band = edge(which);
        const QPolygonF upper = edge(Stage::bandShares.size() - 1 - which);
        for (auto point = upper.crbegin(); point != upper.crend(); ++point)
            band << *point;
        painter.drawPolygon(band);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, QFontMetricsF(style().font).height() / 10));
    painter.drawPolyline(edge(middle));
}

void HistogramPicture::paintMultiple(QPainter& painter, const Theme& theme, int sample, const QColor& tone) const
{
    const ValueHistograms& found = stage().histograms;
    const QRectF plot = multiple(sample);
    QPolygonF outline;
    outline << plot.bottomLeft();
    for (int bin = 0; bin < found.bins; ++bin) {
        const double y = plot.bottom() - plot.height() * found.share(sample, bin) / m_highest;
        outline << QPointF(plot.left() + plot.width() * bin / found.bins, y)
                << QPointF(plot.left() + plot.width() * (bin + 1) / found.bins, y);
    }
    outline << plot.bottomRight();
    QColor fill = tone;
    fill.setAlphaF(0.45f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(outline);
    const QFontMetricsF metrics(style().font);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tone, metrics.height() / 14));
    painter.drawPolyline(outline);
    painter.setFont(style().font);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plot.left(), plot.top() - metrics.height(), plot.width(), metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(sampleName(sample), Qt::ElideRight, plot.width()));
}

void HistogramPicture::paintMultiples(QPainter& painter, const Theme& theme) const
{
    for (int sample = 0; sample < samples(); ++sample)
        paintMultiple(painter, theme, sample, colour(sample, theme));
    const QFontMetricsF metrics(style().font);
    const double line = metrics.height();
    painter.setFont(style().font);
    painter.setPen(theme.muted);
    const QStringList ends = tickLabels({}, {stage().histograms.low, stage().histograms.high});
    for (int column = 0; column < std::min(m_across, samples()); ++column) {
        const QRectF plot = multiple(column);
        const QRectF place(plot.left(), m_frame.plot.bottom() + 0.1 * line, plot.width(), line);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, ends.first());
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, ends.last());
    }
    painter.drawText(QRectF(m_frame.plot.left(), m_frame.plot.bottom() + 1.2 * line, m_frame.plot.width(), line),
                     Qt::AlignCenter, HistogramPictureWords::tr("value"));
}

void HistogramPicture::paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = QFontMetricsF(style().font).height() / 14;
    const auto outline = [&](int sample, const QColor& tone, double width) {
        if (isMultiples()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(tone, width));
            painter.drawRoundedRect(multiple(sample).adjusted(-3, -1, 3, 2), 3, 3);
            return;
        }
        painter.setClipRect(m_frame.plot.adjusted(-2, -2, 2, 2));
        painter.setPen(QPen(theme.card, width + 2 * unit));
        painter.drawPolyline(line(sample));
        painter.setPen(QPen(tone, width));
        painter.drawPolyline(line(sample));
    };
    constexpr int mostDrawn = 2000;
    int drawn = 0;
    if (int(marks.selected.size()) == samples())
        for (int sample = 0; sample < samples() && drawn < mostDrawn; ++sample)
            if (marks.selected[std::size_t(sample)]) {
                outline(sample, isMultiples() ? theme.accent : colour(sample, theme), 1.8 * unit);
                ++drawn;
            }
    if (marks.sample >= 0 && marks.sample < samples())
        outline(marks.sample, theme.text, 1.6 * unit);
    painter.restore();
}

StageHit HistogramPicture::hit(int sample) const
{
    if (sample < 0)
        return {};
    const Dataset& data = *stage().data;
    StageHit found{sample, -1, {sampleName(sample), {}, {}, {}}};
    const Index present = stage().histograms.present[std::size_t(sample)];
    found.readOut.lines << (present == data.features()
                                ? HistogramPictureWords::tr("%1 values").arg(countText(present))
                                : HistogramPictureWords::tr("%1 values, %2 missing")
                                      .arg(countText(present), countText(data.features() - present)));
    return found;
}

StageHit HistogramPicture::at(const QPointF& place) const
{
    if (isMultiples()) {
        for (int sample = 0; sample < samples(); ++sample)
            if (multiple(sample).adjusted(-2, -QFontMetricsF(style().font).height(), 2, 2).contains(place))
                return hit(sample);
        return {};
    }
    if (!m_frame.plot.adjusted(-2, -2, 2, 2).contains(place))
        return {};
    const ValueHistograms& found = stage().histograms;
    const double along = (place.x() - m_frame.plot.left()) / m_frame.plot.width() * found.bins - 0.5;
    const int left = std::clamp(int(std::floor(along)), 0, found.bins - 1),
              right = std::min(left + 1, found.bins - 1);
    const double share = std::clamp(along - left, 0.0, 1.0);
    int nearest = -1;
    double best = reach;
    for (int sample = 0; sample < samples(); ++sample) {
        const double height = found.share(sample, left) * (1 - share) + found.share(sample, right) * share;
        const double distance = std::abs(m_frame.y.place(height) - place.y());
        if (distance <= best) {
            best = distance;
            nearest = sample;
        }
    }
    return hit(nearest);
}

StageHit HistogramPicture::of(const StageMarks& marks, QPointF& place) const
{
    if (marks.sample < 0 || marks.sample >= samples())
        return {};
    if (isMultiples()) {
        place = multiple(marks.sample).center();
    } else {
        const QPolygonF points = line(marks.sample);
        place = *std::min_element(points.begin(), points.end(),
                                  [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
    }
    return hit(marks.sample);
}

StageMarks HistogramPicture::moved(StageMarks marks, int right, int down) const
{
    const int by = right + down * (isMultiples() ? m_across : 1);
    marks.feature = -1;
    marks.sample = marks.sample < 0 ? 0 : std::clamp(marks.sample + by, 0, samples() - 1);
    return marks;
}

}  // namespace fuzzylens::ui
