// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/missing_picture.h"

#include "ui/plot/number_format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double faintest = 0.45;  // of a pixel with a single missing value among many

struct MissingPictureWords
{
    Q_DECLARE_TR_FUNCTIONS(Preparation)
};

QColor between(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

/// The blocks that a pixel stands for, at least one.
std::pair<int, int> blocksOf(int pixel, int pixels, int blocks)
{
    const int first = int(qint64(pixel) * blocks / pixels);
    return {first, std::max(first + 1, int(qint64(pixel + 1) * blocks / pixels))};
}

}  // namespace

MissingPicture::MissingPicture(StagePtr shown, const QRectF& area, StageStyle style)
    : StagePicture(std::move(shown), area, std::move(style))
{
    const double line = QFontMetricsF(this->style().font).height();
    m_map = area.adjusted(1.4 * line, 0.2 * line, -0.2 * line, -2.4 * line);
}

QImage MissingPicture::image(const Theme& theme, const QSize& pixels) const
{
    const MissingMap &missing = stage().missing, &filled = stage().filled;
    QImage image(pixels, QImage::Format_RGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const auto [top, bottom] = blocksOf(y, pixels.height(), missing.rows);
        for (int x = 0; x < pixels.width(); ++x) {
            const auto [left, right] = blocksOf(x, pixels.width(), missing.columns);
            double gone = 0, back = 0;
            for (int row = top; row < bottom; ++row)
                for (int column = left; column < right; ++column) {
                    gone = std::max(gone, missing.share(row, column));
                    back = std::max(back, filled.share(row, column));
                }
            const auto strength = [](double share) { return share > 0 ? faintest + (1 - faintest) * share : 0.0; };
            QColor colour = between(theme.field, theme.accent, 0.55 * strength(back));
            colour = between(colour, theme.bad, strength(gone));
            line[x] = colour.rgb();
        }
    }
    return image;
}

void MissingPicture::paint(QPainter& painter, const Theme& theme) const
{
    const QFontMetricsF metrics(style().font);
    const double line = metrics.height();
    const Dataset& data = *stage().data;
    painter.save();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    if (stage().missing.rows > 0 && stage().missing.columns > 0 && m_map.width() > 1 && m_map.height() > 1) {
        QSize pixels(stage().missing.columns, stage().missing.rows);
        if (!style().isVector)
            pixels = (m_map.size() * style().resolution).toSize().expandedTo({1, 1});
        painter.drawImage(m_map, image(theme, pixels));
    }
    painter.setFont(style().font);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(m_map.left(), m_map.bottom() + 0.1 * line, m_map.width(), line), Qt::AlignCenter,
                     MissingPictureWords::tr("%1 samples").arg(countText(data.samples())));
    painter.save();
    painter.translate(m_map.left() - 0.75 * line, m_map.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-m_map.height(), -line / 2, 2 * m_map.height(), line), Qt::AlignCenter,
                     MissingPictureWords::tr("%1 features").arg(countText(data.features())));
    painter.restore();
    double x = m_map.left();
    const auto entry = [&](const QColor& colour, const QString& text) {
        const double side = 0.65 * line, y = m_map.bottom() + 1.35 * line;
        painter.fillRect(QRectF(x, y + (line - side) / 2, side, side), colour);
        x += side + 0.35 * line;
        painter.drawText(QRectF(x, y, metrics.horizontalAdvance(text) + 2, line), Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text) + line;
    };
    entry(theme.bad, MissingPictureWords::tr("%1 missing").arg(countText(data.missingCount())));
    if (stage().filledCount > 0)
        entry(between(theme.field, theme.accent, 0.55),
              MissingPictureWords::tr("%1 filled").arg(countText(stage().filledCount)));
    painter.restore();
}

int MissingPicture::blockRow(int feature) const
{
    const MissingMap& map = stage().missing;
    int row = int(qint64(feature) * map.rows / map.features);
    while (row + 1 < map.rows && map.firstFeature(row + 1) <= feature)
        ++row;
    return row;
}

int MissingPicture::blockColumn(int sample) const
{
    const MissingMap& map = stage().missing;
    int column = int(qint64(sample) * map.columns / map.samples);
    while (column + 1 < map.columns && map.firstSample(column + 1) <= sample)
        ++column;
    return column;
}

QRectF MissingPicture::block(int feature, int sample) const
{
    const MissingMap& map = stage().missing;
    const double width = m_map.width() / map.columns, height = m_map.height() / map.rows;
    return {m_map.left() + blockColumn(sample) * width, m_map.top() + blockRow(feature) * height, width, height};
}

void MissingPicture::paintMarks(QPainter& painter, const Theme& theme, const StageMarks& marks) const
{
    const MissingMap& map = stage().missing;
    if (map.columns == 0 || map.rows == 0)
        return;
    painter.save();
    const double width = m_map.width() / map.columns, line = QFontMetricsF(style().font).height();
    if (marks.selected.size() == std::size_t(map.samples))
        for (int column = 0; column < map.columns; ++column) {
            const auto first = marks.selected.begin() + map.firstSample(column);
            const auto last = marks.selected.begin() + map.firstSample(column + 1);
            if (std::find(first, last, true) != last)
                painter.fillRect(QRectF(m_map.left() + column * width, m_map.top() - 0.28 * line,
                                        std::max(width, 1 / style().resolution), 0.22 * line),
                                 theme.accent);
        }
    const auto outline = [&](const QRectF& place) {
        painter.setPen(QPen(theme.card, 3));
        painter.drawRect(place);
        painter.setPen(QPen(theme.text, 1));
        painter.drawRect(place);
    };
    if (marks.sample >= 0 && marks.sample < map.samples)
        outline(QRectF(m_map.left() + blockColumn(marks.sample) * width, m_map.top(), width, m_map.height())
                    .adjusted(-1, -1, 1, 1));
    if (marks.feature >= 0 && marks.feature < map.features)
        outline(
            QRectF(m_map.left(), block(marks.feature, 0).top(), m_map.width(), block(marks.feature, 0).height())
                .adjusted(-1, -1, 1, 1));
    painter.restore();
}

StageHit MissingPicture::hit(int row, int column) const
{
    const MissingMap& map = stage().missing;
    const int feature = int(map.firstFeature(row)), lastFeature = int(map.firstFeature(row + 1)) - 1;
    const int sample = int(map.firstSample(column)), lastSample = int(map.firstSample(column + 1)) - 1;
    StageHit found{sample, feature, {}};
    found.readOut.title =
        feature == lastFeature
            ? featureName(feature)
            : MissingPictureWords::tr("%1 to %2").arg(featureName(feature), featureName(lastFeature));
    found.readOut.lines
        << (sample == lastSample
                ? sampleName(sample)
                : MissingPictureWords::tr("%1 to %2").arg(sampleName(sample), sampleName(lastSample)));
    const Index cells = Index(lastFeature - feature + 1) * (lastSample - sample + 1);
    const std::uint32_t gone = map.count(row, column), back = stage().filled.count(row, column);
    if (cells == 1)
        found.readOut.lines << (gone   ? MissingPictureWords::tr("missing")
                                : back ? MissingPictureWords::tr("missing in the file, imputed")
                                       : MissingPictureWords::tr("present"));
    else
        found.readOut.lines
            << (back ? MissingPictureWords::tr("%1 of %2 missing, %3 filled")
                           .arg(countText(gone), countText(cells), countText(back))
                     : MissingPictureWords::tr("%1 of %2 missing").arg(countText(gone), countText(cells)));
    return found;
}

StageHit MissingPicture::at(const QPointF& place) const
{
    const MissingMap& map = stage().missing;
    if (!m_map.contains(place) || map.rows == 0 || map.columns == 0)
        return {};
    const int row = std::clamp(int((place.y() - m_map.top()) / m_map.height() * map.rows), 0, map.rows - 1);
    const int column =
        std::clamp(int((place.x() - m_map.left()) / m_map.width() * map.columns), 0, map.columns - 1);
    return hit(row, column);
}

StageHit MissingPicture::of(const StageMarks& marks, QPointF& place) const
{
    const MissingMap& map = stage().missing;
    if (marks.sample < 0 || marks.feature < 0 || marks.sample >= map.samples || marks.feature >= map.features)
        return {};
    place = block(marks.feature, marks.sample).center();
    return hit(blockRow(marks.feature), blockColumn(marks.sample));
}

StageMarks MissingPicture::moved(StageMarks marks, int right, int down) const
{
    const MissingMap& map = stage().missing;
    if (map.rows == 0 || map.columns == 0)
        return marks;
    const bool isFirst = marks.sample < 0 || marks.feature < 0;
    const int row = isFirst ? 0 : std::clamp(blockRow(marks.feature) + down, 0, map.rows - 1);
    const int column = isFirst ? 0 : std::clamp(blockColumn(marks.sample) + right, 0, map.columns - 1);
    marks.feature = int(map.firstFeature(row));
    marks.sample = int(map.firstSample(column));
    return marks;
}

}  // namespace fuzzylens::ui
