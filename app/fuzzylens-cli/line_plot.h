// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

struct PlotLine
{
    std::string name;
    std::vector<double> values;       // one for every place on the axis
    std::vector<double> reference{};  // the same, drawn dashed; may be empty
    std::vector<double> spread{};     // of the values, drawn as whiskers; may be empty
};

/// One of the panels below each other with the same axes.
struct LinePanel
{
    std::string title;
    std::vector<PlotLine> lines;
};

/// Lines over places on an axis, each named at its end.
struct LinePlot
{
    std::string title;
    std::string across;  // what the axes show
    std::string up;
    std::string remark;          // under the title
    std::vector<double> places;  // ascending, above 0 where the axis is logarithmic
    std::vector<std::string> placeNames;
    bool isLogarithmic = true;
    std::vector<LinePanel> panels;
};

/// The plot as an SVG picture; the vertical axis goes from the least tenth to the greatest.
std::string svgOf(const LinePlot& plot);

}  // namespace fuzzylens::cli
