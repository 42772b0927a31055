// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/max_pyramid.h"

#include <QString>
#include <QStringList>
#include <Qt>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// Rows or columns of a heat map, in the order shown.
struct HeatmapAxis
{
    int count = 0;
    std::function<QString(int)> name;  // of a position; called only for drawn ones
    std::vector<int> groupStarts;      // groups are kept apart by a gap
    QStringList groupNames;            // one a group, or none
};

/// A thin strip along the cells with a colour for each sample: a class, or a number in [0,1] (NaN missing).
struct HeatmapStrip
{
    QString name;
    QStringList classes;
    std::vector<int> codes;      // a position each; -1 unlabelled
    std::vector<float> numbers;  // a position each; empty when by class
};

/// Everything a heat map shows, in display order; immutable once made.
struct HeatmapModel
{
    MaxPyramid cells;
    HeatmapAxis rows;
    HeatmapAxis columns;
    Qt::Orientation samplesAlong = Qt::Vertical;  // vertical: rows are samples; horizontal: columns are
    std::vector<int> sampleAt;                    // position on the sample axis -> sample
    std::vector<int> positionOf;                  // sample -> position
    std::vector<HeatmapStrip> strips;
    double low = 0;
    double high = 1;
    bool isDiverging = false;
    QString valueName;                // what the colours mean
    std::vector<std::uint8_t> marks;  // rows x columns, row by row: 1 where a cell is hatched; empty: none is
    QString markName;                 // what hatching means

    bool isMarked(int row, int column) const
    {
        return !marks.empty() && marks[std::size_t(row) * std::size_t(columns.count) + std::size_t(column)] != 0;
    }
    const HeatmapAxis& samples() const { return samplesAlong == Qt::Vertical ? rows : columns; }

    /// Sets the order of the samples and its inverse.
    void setSampleOrder(std::vector<int> order)
    {
        sampleAt = std::move(order);
        positionOf.assign(sampleAt.size(), 0);
        for (std::size_t position = 0; position < sampleAt.size(); ++position)
            positionOf[std::size_t(sampleAt[position])] = int(position);
    }
};
using HeatmapModelPtr = std::shared_ptr<const HeatmapModel>;

}  // namespace fuzzylens::ui
