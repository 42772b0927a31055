// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/heatmap/axis_layout.h"
#include "ui/views/heatmap/heatmap_model.h"

#include <QImage>

#include <vector>

namespace fuzzylens::ui {

/// Colours of numbers from low to high; beyond them the colours of the ends. Missing cells have a grey of their
/// own.
class ColourTable
{
public:
    ColourTable(const Theme& theme, double low, double high, bool isDiverging);

    QRgb operator()(float value) const;
    QRgb missing() const { return m_missing; }

private:
    float m_low;
    float m_scale;
    std::vector<QRgb> m_colours;
    QRgb m_missing;
};

/// The cells as an image of columns.pixels() x rows.pixels() pixels: each pixel shows the number of largest
/// magnitude among the cells it stands for; gaps are transparent.
QImage heatmapImage(const MaxPyramid& cells, const AxisLayout& rows, const AxisLayout& columns,
                    const ColourTable& colours);

/// The cells as they are: one pixel a cell.
QImage exactImage(const MaxPyramid& cells, const ColourTable& colours);

/// The hole in a strip for a marker fill, as a share of its thickness: classes of one colour differ in it.
double holeOf(Marker::Fill fill);

/// The colours of a strip, layout.pixels() wide; for several samples in one pixel the most frequent class or the
/// mean number. Gaps are transparent; the holes of classes have the colour of the card.
QImage stripImage(const HeatmapStrip& strip, const AxisLayout& layout, const Theme& theme);

}  // namespace fuzzylens::ui
