// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/graph_picture.h"
#include "ui/views/scatter/membership_field.h"
#include "ui/views/scatter/pair_picture.h"
#include "ui/views/scatter/point_styles.h"
#include "ui/views/scatter/probe_picture.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace fuzzylens::ui {

/// Everything a scatter plot draws, on screen and on paper.
struct ScatterContent
{
    static constexpr int opacityLevels = 8;
    static constexpr double mostFading = 0.7;  // of the samples furthest away in a picture of three axes

    ScatterCoordinates coordinates;
    std::optional<MembershipField> field;  // behind everything
    QStringList centreNames;               // a cluster each
    std::vector<QColor> cornerColors;      // of a simplex, a corner each
    Eigen::MatrixXd prototypes;            // clusters x classes: shares, as pies at the centres; empty: crosses
    std::vector<QColor> classColors;       // of the pies
    PointStyles styles;
    PointSizes sizes;
    std::optional<Colouring> sizing, shaping;  // what sizes and shapes stand for; nothing: see PointStyles::of
    GraphPicture graph;                        // empty: it is not asked for, or there is none
    PairPicture pairs;
    ProbePicture probes;
    std::vector<int> ringed;            // the samples that are misclassified when left out
    std::vector<std::uint8_t> opacity;  // a sample each, 0 .. opacityLevels - 1; empty: all solid
    double diameter = 11;               // of markers of one size
    int dimensions = 0;                 // of the embedding behind it

    std::vector<int> order;  // in which samples are drawn; empty: their own

    int samples() const { return coordinates.samples(); }
    /// Shows three axes from another side: who is near is drawn last, and with @p fades the others are fainter.
    void turnTo(const Turn& turn, bool fades);
    /// Draws the large markers first, so that they hide no small ones. Not with three axes.
    void orderBySize();
    double diameterOf(int sample) const
    {
        return sizes.levelOf.empty() ? diameter
                                     : diameter * PointSizes::factor(sizes.levelOf[std::size_t(sample)]);
    }
    int drawnAs(int place) const { return order.empty() ? place : order[std::size_t(place)]; }
    int opacityLevel(int sample) const
    {
        return opacity.empty() ? opacityLevels - 1 : opacity[std::size_t(sample)];
    }
    /// From 0.25, so that every sample stays visible, to 1.
    static double opacityOf(int level) { return 0.25 + 0.75 * level / (opacityLevels - 1); }
    /// The level of a sample of this relative entropy.
    static std::uint8_t levelOf(double entropy) { return std::uint8_t((1 - entropy) * (opacityLevels - 1) + 0.5); }
};

}  // namespace fuzzylens::ui
