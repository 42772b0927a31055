// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <Eigen/Core>

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// How many of all features have a share of which size: a histogram over a logarithmic axis that ends at 1 and is
/// the same for every fit with as many features, so that weights are seen to concentrate.
struct WeightSpread
{
    std::vector<int> counts;  // of intervals of equal width; empty: there is nothing to show
    int lowest = 0;           // the axis begins at this power of ten, which counts smaller shares too
    double even = 0;          // the share of each feature if all had the same; 0: not shown
    double least = 0;         // the smallest share among the bars: from here on intervals have their colour
    double focus = 0;         // the share of the feature in focus; 0: none

    bool isEmpty() const { return counts.empty(); }
    /// Where on the axis, from 0 to 1. @param share from 0 to 1.
    double place(double share) const;
    /// @param shares of all features, from 0 to 1, at least one.
    static WeightSpread of(const Eigen::VectorXd& shares);
};

/// Of the histogram with the numbers of its axis.
double spreadHeight(const QFont& font);
void paintSpread(QPainter& painter, const WeightSpread& spread, const QRectF& area, const QFont& font,
                 const Theme& theme);
/// The dashed line at the share of each feature if all had the same.
void paintEvenLine(QPainter& painter, double x, double top, double bottom, const Theme& theme);

}  // namespace fuzzylens::ui
