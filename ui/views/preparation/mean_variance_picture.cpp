// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/mean_variance_picture.h"

#include "ui/plot/number_format.h"
#include "ui/views/scatter/nearest_grid.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double pointReach = 10;  // pixels from the pointer to a point
constexpr double opacity = 0.4;    // of one point
constexpr int mostVectorPoints = 20000;
constexpr double vectorCloudPixels = 4;  // of an image in a figure, a unit

struct MeanVariancePictureWords
{
    Q_DECLARE_TR_FUNCTIONS(Preparation)
};

/// The largest standard deviation; 0 without any.
double spreadOf(const MeanVariance& found)
{
    double most = 0;
    for (const double variance : found.variance)
        if (std::isfinite(variance))
            most = std::max(most, variance);
    return std::sqrt(most);
}

}  // namespace

MeanVariancePicture::MeanVariancePicture(StagePtr shown, const QRectF& area, StageStyle style)
    : StagePicture(std::move(shown), area, std::move(style))
    , m_frame(PlotFrame::of(area,
                            PlotAxis::covering(MeanVariancePictureWords::tr("mean"), stage().moments.mean,
                                               spreadOf(stage().moments)),
                            PlotAxis::covering(MeanVariancePictureWords::tr("variance"), stage().moments.variance),
                            this->style().font))
{}

bool MeanVariancePicture::isDrawn(int feature) const
{
    const MeanVariance& found = stage().moments;
    return std::isfinite(found.mean[std::size_t(feature)]) && std::isfinite(found.variance[std::size_t(feature)]);
}

QPointF MeanVariancePicture::place(int feature) const
{
    const MeanVariance& found = stage().moments;
    return {m_frame.x.place(found.mean[std::size_t(feature)]),
            m_frame.y.place(found.variance[std::size_t(feature)])};
}

/// The points of the plot as an image in its device pixels.
QImage MeanVariancePicture::cloud(const QColor& tone) const
{
    const double ratio = style().isVector ? vectorCloudPixels : style().resolution;
    const QSize size(std::max(1, int(std::ceil(m_frame.plot.width() * ratio))),
                     std::max(1, int(std::ceil(m_frame.plot.height() * ratio))));
    std::vector<std::uint16_t> counts(std::size_t(size.width()) * std::size_t(size.height()), 0);
    const int radius = std::max(1, int(std::lround(ratio * QFontMetricsF(style().font).height() / 14)));
    for (int feature = 0; feature < int(stage().moments.mean.size()); ++feature) {
        if (!isDrawn(feature))
            continue;
        const QPointF point = (place(feature) - m_frame.plot.topLeft()) * ratio;
        const int x = int(std::floor(point.x())), y = int(std::floor(point.y()));
        for (int row = std::max(0, y - radius); row <= std::min(size.height() - 1, y + radius); ++row)
            for (int column = std::max(0, x - radius); column <= std::min(size.width() - 1, x + radius); ++column)
                if ((row - y) * (row - y) + (column - x) * (column - x) <= radius * radius) {
                    std::uint16_t& count =
                        counts[std::size_t(row) * std::size_t(size.width()) + std::size_t(column)];
                    count = std::uint16_t(std::min(60000, count + 1));
                }
    }
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < size.height(); ++row) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < size.width(); ++column) {
            const auto count = counts[std::size_t(row) * std::size_t(size.width()) + std::size_t(column)];
            QColor colour = tone;
            colour.setAlphaF(float(1 - std::pow(1 - opacity, int(count))));
            pixels[column] = count == 0 ? QRgb(0) : qPremultiply(colour.rgba());
        }
    }
    return image;
}

void MeanVariancePicture::paint(QPainter& painter, const Theme& theme) const
{
    painter.save();
    m_frame.paint(painter, style().font, theme);
    const int features = int(stage().moments.mean.size());
    if (style().isVector && features <= mostVectorPoints) {
        QColor tone = theme.accent;
        tone.setAlphaF(float(opacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone);
        const double radius = QFontMetricsF(style().font).height() / 12;
        for (int feature = 0; feature < features; ++feature)
            if (isDrawn(feature))
                painter.drawEllipse(place(feature), radius, radius);
    } else {
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.drawImage(m_frame.plot, cloud(theme.accent));
    }
    painter.restore();
}

void MeanVariancePicture::paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const
{
    if (marks.feature < 0 || marks.feature >= int(stage().moments.mean.size()) || !isDrawn(marks.feature))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = QFontMetricsF(style().font).height() / 14;
    painter.setBrush(theme.accent);
    painter.setPen(QPen(theme.card, 3 * unit));
    painter.drawEllipse(place(marks.feature), 4.5 * unit, 4.5 * unit);
    painter.setPen(QPen(theme.text, 1.5 * unit));
    painter.drawEllipse(place(marks.feature), 4.5 * unit, 4.5 * unit);
    painter.restore();
}

StageHit MeanVariancePicture::hit(int feature) const
{
    StageHit found{-1, feature, {featureName(feature), {}, {}, {}}};
    const auto l = std::size_t(feature);
    found.readOut.lines << MeanVariancePictureWords::tr("mean %1 · variance %2")
                               .arg(numberText(stage().moments.mean[l], 4),
                                    numberText(stage().moments.variance[l], 4));
    found.readOut.lines << MeanVariancePictureWords::tr("standard deviation %1")
                               .arg(numberText(std::sqrt(stage().moments.variance[l]), 4));
    return found;
}

StageHit MeanVariancePicture::at(const QPointF& where) const
{
    int nearest = -1;
    double best = pointReach * pointReach;
    for (int feature = 0; feature < int(stage().moments.mean.size()); ++feature) {
        if (!isDrawn(feature))
            continue;
        const QPointF difference = place(feature) - where;
        if (const double distance = QPointF::dotProduct(difference, difference); distance <= best) {
            best = distance;
            nearest = feature;
        }
    }
    return nearest < 0 ? StageHit() : hit(nearest);
}

StageHit MeanVariancePicture::of(const StageMarks& marks, QPointF& where) const
{
    if (marks.feature < 0 || marks.feature >= int(stage().moments.mean.size()) || !isDrawn(marks.feature))
        return {};
    where = place(marks.feature);
    return hit(marks.feature);
}

StageMarks MeanVariancePicture::moved(StageMarks marks, int right, int down) const
{
    const int features = int(stage().moments.mean.size());
    marks.sample = -1;
    if (marks.feature < 0 || !isDrawn(marks.feature)) {
        marks.feature = 0;
        while (marks.feature < features && !isDrawn(marks.feature))
            ++marks.feature;
        if (marks.feature == features)
            marks.feature = -1;
        return marks;
    }
    std::vector<double> x, y;
    std::vector<int> drawn;
    int from = 0;
    for (int feature = 0; feature < features; ++feature)
        if (isDrawn(feature)) {
            if (feature == marks.feature)
                from = int(drawn.size());
            drawn.push_back(feature);
            x.push_back(place(feature).x());
            y.push_back(-place(feature).y());
        }
    const Direction way = right < 0   ? Direction::Left
                          : right > 0 ? Direction::Right
                          : down < 0  ? Direction::Up
                                      : Direction::Down;
    marks.feature = drawn[std::size_t(neighbour(x, y, from, way, 1, 1))];
    return marks;
}

}  // namespace fuzzylens::ui
