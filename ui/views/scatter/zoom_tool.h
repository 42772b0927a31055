// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_coordinates.h"
#include "ui/views/scatter/scatter_tool.h"

#include <string>

namespace fuzzylens::ui {

/// Zooms and pans, and sets the axis ranges until the user does.
class ZoomTool : public ScatterTool
{
    Q_OBJECT

public:
    ZoomTool(const ScatterContext& context, QObject* parent);

    bool pressKey(const QKeyEvent& event) override;
    /// Extends the ranges to new content; with other samples, axes or another method the zoom is reset.
    void updateRanges();
    /// Reduces the ranges to the content, unless the user has zoomed.
    void shrinkRanges();
    /// Shows every sample.
    void reset();
    /// The axes at the last updateRanges().

private:
    void zoom(const QPointF& pixel, double factor);
    void pan(const QPointF& pixels);
    AxisRange neededRange(Qt::Orientation axis) const;

    NamesPtr m_shownSamples;
    AxisChoice m_shownChoice;
    std::string m_shownMethod;
    bool m_isZoomed = false;
};

}  // namespace fuzzylens::ui
