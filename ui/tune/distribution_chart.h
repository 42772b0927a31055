// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scores/consensus.h"
#include "ui/plot/plot_axis.h"

#include <QString>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

class ClusterNumbers;

/// The cumulative distributions of the consensus of two samples, a line for each value of a sweep (Monti and
/// others 2003). Values without subsamples have no line.
struct DistributionChart
{
    struct Line
    {
        std::size_t value = 0;
        QString name;  // "3"
        std::vector<DistributionStep> steps;
        double area = 0;  // below it
        bool isShown = false;
    };

    QString axis;  // of the values: "k clusters"
    std::vector<Line> lines;

    /// @param shown the value whose line stands out.
    static DistributionChart of(const ClusterNumbers& numbers, std::optional<std::size_t> shown);
};

/// Draws it with a key: the values and the areas.
void paintDistributions(QPainter& painter, const DistributionChart& chart, const QRectF& area, const QFont& font,
                        const Theme& theme);

}  // namespace fuzzylens::ui
