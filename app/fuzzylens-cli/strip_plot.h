// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// Values of all samples, drawn from the least to the greatest.
struct Strip
{
    std::string name;
    std::string remark;  // at its end
    Eigen::VectorXd values;
};

/// Strips below each other, the classes of the samples apart in each.
struct StripPlot
{
    std::string title;
    std::string remark;  // under the title
    std::string across;  // what the axis shows
    std::vector<std::string> classNames;
    std::vector<int> classOf;  // a sample each
    std::vector<Strip> strips;
};

/// The plot as an SVG picture; samples at one place are drawn once.
std::string svgOf(const StripPlot& plot);

}  // namespace fuzzylens::cli
