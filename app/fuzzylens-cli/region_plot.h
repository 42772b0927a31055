// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "svg_picture.h"

#include "core/evaluation/plane_predictions.h"

#include <functional>
#include <optional>
#include <string>

namespace fuzzylens::cli {

/// Samples of the plane before the regions of their classes: panels side by side and below each other.
class RegionPlot
{
public:
    RegionPlot(const std::string& title, const std::string& remark, std::size_t columns, std::size_t rows);

    /// The next panel, from left to right and from top to bottom. The first two features of @p problem are shown.
    /// @param predict computes the predictions on a grid; if it returns nothing, only the samples are drawn.
    void add(const std::string& title, const Problem& problem,
             const std::function<std::optional<PlanePredictions>(const PlaneGrid&)>& predict);
    std::string text() const { return m_picture.text(); }

private:
    SvgPicture m_picture;
    std::size_t m_columns;
    std::size_t m_panels = 0;
};

}  // namespace fuzzylens::cli
