// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/pair_picture.h"

#include "ui/plot/number_format.h"
#include "ui/views/scatter/halo_text.h"
#include "ui/views/scatter/line_parts.h"

namespace fuzzylens::ui {

namespace {

constexpr LineStrength pairStrength{40, 600, 0.8, 0.16};

QPen penOf(const PairMark& pair, const QColor& color, double width)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap);
    if (pair.kind == PairKind::Cannot)
        pen.setDashPattern({4, 3});
    return pen;
}

QLineF lineOf(const PairMark& pair, const std::function<QPointF(int)>& toPlace)
{
    return {toPlace(pair.samples.first), toPlace(pair.samples.second)};
}

}  // namespace

PairPicture PairPicture::of(const PairMarks& marks)
{
    std::vector<int> drawn = marks.inDrawingOrder();
    const auto violated = drawn.end() - marks.violated();
    const auto tooMany = [](std::ptrdiff_t count, int most) { return std::max<std::ptrdiff_t>(0, count - most); };
    drawn.erase(violated, violated + tooMany(marks.violated(), mostViolated));
    const auto kept = std::ptrdiff_t(marks.pairs().size()) - marks.violated();
    drawn.erase(drawn.begin(), drawn.begin() + tooMany(kept, mostKept));
    return {marks.pairs(), std::move(drawn), marks.selected()};
}

void drawPairs(QPainter& painter, const PairPicture& picture, const std::function<QPointF(int)>& toPlace,
               double diameter, const Theme& theme)
{
    const double width = std::max(0.6, diameter / 6);
    const double opacity = pairStrength.opacityOf(picture.drawn.size());
    const double glow = std::min(0.35, opacity * 0.5);
    painter.setBrush(Qt::NoBrush);
    const auto drawOne = [&](const PairMark& pair, const QColor& color, double thickness) {
        const QLineF line = lineOf(pair, toPlace);
        if (!isPlaced(line))
            return;
        painter.setPen(penOf(pair, color, thickness));
        painter.drawLine(line);
    };
    for (const int drawn : picture.drawn) {
        const PairMark& pair = picture.pairs[std::size_t(drawn)];
        if (pair.isViolated) {
            const QLineF line = lineOf(pair, toPlace);
            if (isPlaced(line)) {
                painter.setPen(QPen(faded(theme.bad, glow), width * 4.5, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(line);
            }
        }
        const QColor color = pair.isViolated ? theme.bad : pair.isPending ? theme.accent : theme.text;
        drawOne(pair, faded(color, pair.isViolated || pair.isPending ? 0.95 : opacity), width);
    }
    int selected = 0;
    for (std::size_t i = 0; i < picture.selected.size() && selected < PairPicture::mostViolated; ++i)
        if (picture.selected[i]) {
            drawOne(picture.pairs[i], theme.accent, width * 2);
            ++selected;
        }
}

void drawPairCosts(QPainter& painter, const PairPicture& picture, const std::function<QPointF(int)>& toPlace,
                   const Theme& theme)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    std::vector<QRectF> taken;
    QString before;
    for (auto place = picture.drawn.rbegin(); place != picture.drawn.rend(); ++place) {
        const PairMark& pair = picture.pairs[std::size_t(*place)];
        if (!pair.isViolated || !(pair.cost > 0) || int(taken.size()) >= PairPicture::mostCosts)
            return;
        const QLineF line = lineOf(pair, toPlace);
        if (!isPlaced(line))
            continue;
        const QString text = plainNumber(pair.cost);
        if (text == before)
            continue;  // one figure stands for all of its size
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        box.moveCenter(line.center());
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); }))
            continue;
        before = text;
        drawHaloText(painter, box, text, theme.bad, theme.card);
        taken.push_back(box);
    }
}

int pairAt(const PairPicture& picture, const std::function<QPointF(int)>& toPlace, const QPointF& place,
           double reach)
{
    for (auto drawn = picture.drawn.rbegin(); drawn != picture.drawn.rend(); ++drawn) {
        const QLineF line = lineOf(picture.pairs[std::size_t(*drawn)], toPlace);
        const double length = line.length();
        if (!isPlaced(line) || length <= 0)
            continue;
        const QPointF along = (line.p2() - line.p1()) / length, from = place - line.p1();
        const double at = QPointF::dotProduct(from, along);
        const double beside = std::abs(from.x() * along.y() - from.y() * along.x());
        if (at >= 0 && at <= length && beside <= reach)
            return *drawn;
    }
    return -1;
}

}  // namespace fuzzylens::ui
