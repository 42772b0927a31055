// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "ui/theme/theme.h"

#include <QPointF>

#include <cstdint>
#include <functional>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// The graph of the samples a method goes by, as a scatter plot shows it: an edge between neighbours, the stronger
/// the more similar they are, of the greatest similarity there is.
struct GraphPicture
{
    static constexpr int levels = 8;         // of strength
    static constexpr int mostEdges = 30000;  // more are not drawn, those between the least similar

    struct Edge
    {
        int first = 0, second = 0;
        std::uint8_t level = 0;  // 0 .. levels - 1
    };
    std::vector<Edge> edges;         // in the order of drawing: the weak ones first
    double least = 0, greatest = 0;  // similarity of those drawn
    int hidden = 0;                  // edges that are left away

    static GraphPicture of(const std::vector<SimilarityEdge>& graph);
    bool isEmpty() const { return edges.empty(); }
    /// "neighbours, similarity 0.12 to 0.98".
    QString key() const;
};

/// What a picture of the graph needs to know of the plot it is drawn in.
struct GraphPlaces
{
    std::function<QPointF(int)> toPlace;  // puts a sample on the picture
    double diameter = 11;                 // of a marker, in its units
    bool areArcs = false;                 // edges are bowed upwards: the places lie on a strip
};

/// Draws all edges, beneath the samples.
void drawGraph(QPainter& painter, const GraphPicture& picture, const GraphPlaces& places, const Theme& theme);

/// Draws the edges of one sample so that they stand out, and a ring around each of its neighbours.
void drawNeighbours(QPainter& painter, const GraphPicture& picture, int sample, const GraphPlaces& places,
                    const QColor& color);

}  // namespace fuzzylens::ui
