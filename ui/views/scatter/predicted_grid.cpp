// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/predicted_grid.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <tuple>

namespace fuzzylens::ui {

namespace {

/// The range of the values and half of its length on either side.
std::pair<double, double> widened(const Eigen::VectorXd& values)
{
    const double low = values.minCoeff(), high = values.maxCoeff();
    const double around = std::max(high - low, 1e-6 * std::max(1.0, std::abs(low))) / 2;
    return {low - around, high + around};
}

}  // namespace

bool PredictedGrid::isPossible(const Fit& fit)
{
    const MethodDescription* known = findMethod(fit.result->method);
    return known && known->predict && fit.data && fit.data->features() <= mostFeatures && fit.steps &&
           fit.steps->plane && fit.steps->plane->isOfFeatures();
}

std::shared_ptr<const PredictedGrid> PredictedGrid::of(const Fit& fit)
{
    if (!isPossible(fit))
        return nullptr;
    const DataPlane& plane = *fit.steps->plane;
    auto result = std::make_shared<PredictedGrid>();
    result->grid.features = plane.features;
    result->grid.columns = columns;
    result->grid.rows = rows;
    std::tie(result->grid.left, result->grid.right) = widened(plane.places.col(0));
    std::tie(result->grid.low, result->grid.high) = widened(plane.places.col(1));
    Problem problem;
    problem.data = fit.data;
    problem.target = fit.result->target;
    try {
        auto predicted = planePredictions(method(fit.result->method), problem, fit.result->parameters,
                                          fit.result->outcome, result->grid);
        if (!predicted)
            return nullptr;
        result->predicted = std::move(*predicted);
        return result;
    } catch (const std::invalid_argument&) {
        return nullptr;  // a stored result lacks what predictions need
    }
}

float PredictedGrid::share(Eigen::Index of, double x, double y) const
{
    const double across = std::clamp((x - grid.left) / (grid.right - grid.left), 0.0, 1.0) * (columns - 1);
    const double up = std::clamp((y - grid.low) / (grid.high - grid.low), 0.0, 1.0) * (rows - 1);
    const auto column = std::min(Eigen::Index(across), Eigen::Index(columns - 2));
    const auto row = std::min(Eigen::Index(up), Eigen::Index(rows - 2));
    const auto right = float(across - double(column)), above = float(up - double(row));
    const auto at = [&](Eigen::Index r, Eigen::Index c) { return predicted.shares(r * columns + c, of); };
    return (1 - above) * ((1 - right) * at(row, column) + right * at(row, column + 1)) +
           above * ((1 - right) * at(row + 1, column) + right * at(row + 1, column + 1));
}

}  // namespace fuzzylens::ui
