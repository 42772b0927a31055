// SPDX-License-Identifier: GPL-3.0-or-later
#include "region_plot.h"

#include "text_table.h"

#include <array>
#include <cmath>
#include <map>

namespace fuzzylens::cli {

namespace {

constexpr double panel = 250, gap = 22, left = 18, top = 64, heading = 20;  // pixels
constexpr int cells = 100;                                                  // of a panel, in both directions
constexpr int levels = 6;                                                   // of certainty
constexpr double strongest = 0.45;                                          // opacity of a certain prediction
constexpr double air = 0.06;                                                // of the range, around the samples

std::string number(double value)
{
    return fixed(value, 1);
}

/// The rectangles of a class at a level of certainty as one path, neighbours of a line as one.
using Regions = std::map<std::pair<Eigen::Index, int>, std::string>;

Regions regionsOf(const PlanePredictions& predicted, double x, double y)
{
    constexpr double side = panel / cells;
    Regions regions;
    for (int row = 0; row < cells; ++row) {
        std::pair<Eigen::Index, int> before{-1, 0};
        int from = 0;
        const auto finish = [&](int to) {
            if (before.first >= 0 && before.second > 0)
                regions[before] += 'M' + number(x + from * side) + ' ' + number(y + panel - (row + 1) * side) +
                                   'h' + number((to - from) * side) + 'v' + number(side) + 'h' +
                                   number((from - to) * side) + 'z';
        };
        for (int column = 0; column < cells; ++column) {
            Eigen::RowVectorXf shares = predicted.shares.row(row * cells + column);
            Eigen::Index best = 0;
            const float first = shares.maxCoeff(&best);
            shares[best] = 0;
            const int level = static_cast<int>(std::lround((first - shares.maxCoeff()) * levels));
            if (std::pair(best, level) == before)
                continue;
            finish(column);
            before = {best, level};
            from = column;
        }
        finish(cells);
    }
    return regions;
}

}  // namespace

RegionPlot::RegionPlot(const std::string& title, const std::string& remark, std::size_t columns, std::size_t rows)
    : m_picture(std::max(2 * left + static_cast<double>(columns) * (panel + gap) - gap, 640.0),
                top + static_cast<double>(rows) * (panel + heading + gap))
    , m_columns(columns)
{
    m_picture.title(title, remark);
}

void RegionPlot::add(const std::string& title, const Problem& problem,
                     const std::function<std::optional<PlanePredictions>(const PlaneGrid&)>& predict)
{
    const double x = left + static_cast<double>(m_panels % m_columns) * (panel + gap);
    const double y = top + heading + static_cast<double>(m_panels / m_columns) * (panel + heading + gap);
    ++m_panels;
    const auto values = problem.data->values().map();
    PlaneGrid grid;
    const auto range = [&](Index feature, double& low, double& high) {
        low = values.col(feature).minCoeff();
        high = values.col(feature).maxCoeff();
        const double around = air * (high - low);
        low -= around;
        high += around;
    };
    range(0, grid.left, grid.right);
    range(1, grid.low, grid.high);
    const auto placeX = [&](double value) { return x + (value - grid.left) / (grid.right - grid.left) * panel; };
    const auto placeY = [&](double value) {
        return y + panel - (value - grid.low) / (grid.high - grid.low) * panel;
    };
    // The cells lie around the places of their grid.
    PlaneGrid centres = grid;
    centres.columns = centres.rows = cells;
    const double halfX = (grid.right - grid.left) / cells / 2, halfY = (grid.high - grid.low) / cells / 2;
    centres.left += halfX;
    centres.right -= halfX;
    centres.low += halfY;
    centres.high -= halfY;

    m_picture.write(title, x, y - 6, "start");
    if (const std::optional<PlanePredictions> predicted = predict(centres))
        for (const auto& [region, path] : regionsOf(*predicted, x, y))
            m_picture.path(path, "stroke=\"none\" shape-rendering=\"crispEdges\" fill=\"" +
                                     seriesLook(static_cast<std::size_t>(region.first)).colour +
                                     "\" fill-opacity=\"" + fixed(strongest * region.second / levels, 3) + "\"");
    std::map<int, std::string> points;
    for (Index i = 0; i < values.rows(); ++i)
        points[problem.target.classOf[static_cast<std::size_t>(i)]] +=
            'M' + number(placeX(values(i, 0))) + ' ' + number(placeY(values(i, 1))) + "h0";
    for (const auto& [cls, path] : points)
        m_picture.path(path, "stroke=\"" + seriesLook(static_cast<std::size_t>(cls)).colour +
                                 "\" stroke-width=\"2.4\" stroke-linecap=\"round\" fill=\"none\"");
}

}  // namespace fuzzylens::cli
