// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

struct PlotLine
{
    std::string name;
    std::vector<double> values;     // one for every place on the axis
    std::vector<double> reference;  // the same, drawn dashed; may be empty
};

/// Lines over places on a logarithmic axis, each named at its end.
struct LinePlot
{
    std::string title;
    std::string across;  // what the axes show
    std::string up;
    std::string remark;          // under the title
    std::vector<double> places;  // above 0, ascending
    std::vector<std::string> placeNames;
    std::vector<PlotLine> lines;
};

/// The plot as an SVG picture; the vertical axis goes from the least tenth to the greatest.
std::string svgOf(const LinePlot& plot);

}  // namespace fuzzylens::cli
