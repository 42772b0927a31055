// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/prepared_data.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {
constexpr double mostProducts = 1.5e9;  // multiplications; those of a decomposition count nine times

/// Two features whose values are a plane of their own; empty if there are none such.
std::vector<int> featuresOfPlane(const Dataset& data)
{
    if (data.features() == 2)
        return {0, 1};
    std::vector<int> informative;
    for (const AnnotationField& field : data.annotations())
        if (field.name == "role")
            for (std::size_t l = 0; l < field.texts.size() && informative.size() < 3; ++l)
                if (field.texts[l] == "informative")
                    informative.push_back(int(l));
    return informative.size() == 2 ? informative : std::vector<int>();
}

PrincipalPlane planeOfFeatures(const std::vector<int>& two, Index features)
{
    PrincipalPlane plane;
    plane.mean.setZero(features);
    plane.directions.setZero(features, 2);
    for (int axis = 0; axis < 2; ++axis)
        plane.directions(two[std::size_t(axis)], axis) = 1;
    return plane;
}

}  // namespace

std::shared_ptr<const DataPlane> DataPlane::of(const Dataset& data)
{
    const auto n = double(data.samples()), p = double(data.features());
    const double least = std::min(n, p), products = n * p * least + 9 * least * least * least;
    const std::vector<int> two = featuresOfPlane(data);
    if (data.missingCount() > 0 || data.features() < 2 || data.samples() < 2 ||
        (two.empty() && products > mostProducts))
        return nullptr;
    const Eigen::MatrixXd values = data.values().map();
    auto result = std::make_shared<DataPlane>();
    result->plane = two.empty() ? PrincipalPlane::of(values) : planeOfFeatures(two, data.features());
    if (!two.empty())
        result->features = {two[0], two[1]};
    result->places = result->plane.project(values);
    const Eigen::RowVectorXd means = values.colwise().mean();
    result->meanVariance = (values.rowwise() - means).squaredNorm() / (n * p);
    return result;
}

}  // namespace fuzzylens::ui
