// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/prepared_data.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {
constexpr double mostProducts = 3e9;  // multiplications
}

std::shared_ptr<const DataPlane> DataPlane::of(const Dataset& data)
{
    const auto n = double(data.samples()), p = double(data.features());
    if (data.missingCount() > 0 || data.features() < 2 || data.samples() < 2 ||
        n * p * std::min(n, p) > mostProducts)
        return nullptr;
    const Eigen::MatrixXd values = data.values().map();
    auto result = std::make_shared<DataPlane>();
    result->plane = PrincipalPlane::of(values);
    result->places = result->plane.project(values);
    result->meanVariance = (values.rowwise() - result->plane.mean).squaredNorm() / (n * p);
    return result;
}

}  // namespace fuzzylens::ui
