// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/graph_picture.h"

#include "ui/plot/number_format.h"
#include "ui/views/scatter/line_parts.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace fuzzylens::ui {

namespace {

constexpr LineStrength edgeStrength{150, 20000, 0.75, 0.3};
constexpr std::size_t mostFineEdges = 3000;  // more are hairlines, which are quick to draw
constexpr double weakest = 0.22;             // of the strongest edge
constexpr double bow = 0.25, mostBow = 12;   // of an arc: of its length, and of the diameter of a marker
constexpr int arcPieces = 6;                 // lines a bowed hairline is made of

/// From weakest to 1.
double strengthOf(int level)
{
    return weakest + (1 - weakest) * level / (GraphPicture::levels - 1);
}

QLineF lineOfEdge(const GraphPicture::Edge& edge, const GraphPlaces& places)
{
    return {places.toPlace(edge.first), places.toPlace(edge.second)};
}

/// What bows a line: away from its middle, to above; of an upright one to the right.
QPointF pullOf(const QLineF& line, double diameter)
{
    const double length = line.length();
    if (!(length > 0))
        return line.p1();
    const double height = std::min(bow * length, mostBow * diameter);
    const bool isLeftwards = line.dx() < 0 || (line.dx() == 0 && line.dy() < 0);
    const QPointF aside = QPointF(line.dy(), -line.dx()) / (isLeftwards ? -length : length);
    return line.center() + 2 * height * aside;
}

QPointF onArc(const QLineF& line, const QPointF& pull, double t)
{
    return (1 - t) * (1 - t) * line.p1() + 2 * t * (1 - t) * pull + t * t * line.p2();
}

void drawEdge(QPainter& painter, const QLineF& line, const GraphPlaces& places)
{
    if (!places.areArcs)
        return painter.drawLine(line);
    QPainterPath arc(line.p1());
    arc.quadTo(pullOf(line, places.diameter), line.p2());
    painter.drawPath(arc);
}

void addHairline(const QLineF& line, const GraphPlaces& places, std::vector<QLineF>& lines)
{
    if (!places.areArcs) {
        lines.push_back(line);
        return;
    }
    const QPointF pull = pullOf(line, places.diameter);
    for (int piece = 0; piece < arcPieces; ++piece)
        lines.emplace_back(onArc(line, pull, double(piece) / arcPieces),
                           onArc(line, pull, double(piece + 1) / arcPieces));
}

/// Their level is in the opacity alone.
void drawHairlines(QPainter& painter, const GraphPicture& picture, const GraphPlaces& places, const QColor& ink)
{
    std::array<std::vector<QLineF>, GraphPicture::levels> lines;
    for (const GraphPicture::Edge& edge : picture.edges)
        if (const QLineF line = lineOfEdge(edge, places); isPlaced(line))
            addHairline(line, places, lines[edge.level]);
    const double opacity = edgeStrength.opacityOf(picture.edges.size());
    for (int level = 0; level < GraphPicture::levels; ++level) {
        const std::vector<QLineF>& ofLevel = lines[std::size_t(level)];
        painter.setPen(QPen(faded(ink, opacity * strengthOf(level)), places.diameter / 14));
        painter.drawLines(ofLevel.data(), int(ofLevel.size()));
    }
}

}  // namespace

GraphPicture GraphPicture::of(const std::vector<SimilarityEdge>& graph)
{
    std::vector<SimilarityEdge> drawn = graph;
    const auto isWeaker = [](const SimilarityEdge& one, const SimilarityEdge& other) {
        return one.similarity < other.similarity;
    };
    std::stable_sort(drawn.begin(), drawn.end(), isWeaker);
    GraphPicture picture;
    picture.hidden = std::max(0, int(drawn.size()) - mostEdges);
    drawn.erase(drawn.begin(), drawn.begin() + picture.hidden);
    if (drawn.empty())
        return picture;
    picture.least = drawn.front().similarity;
    picture.greatest = drawn.back().similarity;
    for (const SimilarityEdge& edge : drawn) {
        const double share = picture.greatest > 0 ? std::max(edge.similarity, 0.0) / picture.greatest : 1;
        picture.edges.push_back({int(edge.first), int(edge.second), std::uint8_t(share * (levels - 1) + 0.5)});
    }
    return picture;
}

QString GraphPicture::key() const
{
    const QString low = plainNumber(least), high = plainNumber(greatest);
    return low == high
               ? QCoreApplication::translate("GraphPicture", "neighbours, similarity %1").arg(high)
               : QCoreApplication::translate("GraphPicture", "neighbours, similarity %1 to %2").arg(low, high);
}

void drawGraph(QPainter& painter, const GraphPicture& picture, const GraphPlaces& places, const Theme& theme)
{
    painter.setBrush(Qt::NoBrush);
    if (picture.edges.size() > mostFineEdges)
        return drawHairlines(painter, picture, places, theme.text);
    const double opacity = edgeStrength.opacityOf(picture.edges.size());
    for (const GraphPicture::Edge& edge : picture.edges) {
        const QLineF line = lineOfEdge(edge, places);
        if (!isPlaced(line))
            continue;
        const double share = strengthOf(edge.level);
        painter.setPen(
            QPen(faded(theme.text, opacity * share), places.diameter / 6 * share, Qt::SolidLine, Qt::FlatCap));
        drawEdge(painter, line, places);
    }
}

void drawNeighbours(QPainter& painter, const GraphPicture& picture, int sample, const GraphPlaces& places,
                    const QColor& color)
{
    painter.setBrush(Qt::NoBrush);
    const double ring = places.diameter / 2 + 2;
    for (const GraphPicture::Edge& edge : picture.edges) {
        const QLineF line = lineOfEdge(edge, places);
        if ((edge.first != sample && edge.second != sample) || !isPlaced(line))
            continue;
        painter.setPen(
            QPen(color, std::max(1.0, places.diameter / 4 * strengthOf(edge.level)), Qt::SolidLine, Qt::FlatCap));
        drawEdge(painter, line, places);
        painter.setPen(QPen(color, 1.5));
        painter.drawEllipse(edge.first == sample ? line.p2() : line.p1(), ring, ring);
    }
}

}  // namespace fuzzylens::ui
