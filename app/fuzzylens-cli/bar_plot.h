// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// One of the panels side by side; a bar for every name of the plot.
struct BarPanel
{
    std::string title;
    std::vector<double> values;
    std::vector<double> spread;  // of the values, drawn as whiskers
};

/// Neighbouring bars that are of one kind, distinguished by colour and by the name beneath.
struct BarGroup
{
    std::string name;
    std::size_t bars = 0;
};

struct BarPlot
{
    std::string title;
    std::string remark;  // under the title
    std::string up;      // what the axis shows
    std::vector<std::string> names;
    std::vector<BarGroup> groups;  // of all bars
    std::vector<BarPanel> panels;
};

/// The plot as an SVG picture; the axis goes from the least fifth to the greatest, 0 among them.
std::string svgOf(const BarPlot& plot);

}  // namespace fuzzylens::cli
