// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/prepared_data.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {
constexpr double mostProducts = 1.5e9;  // multiplications; those of a decomposition count nine times
}

std::shared_ptr<const DataPlane> DataPlane::of(const Dataset& data)
{
    const auto n = double(data.samples()), p = double(data.features());
    const double least = std::min(n, p), products = n * p * least + 9 * least * least * least;
    if (data.missingCount() > 0 || data.features() < 2 || data.samples() < 2 || products > mostProducts)
        return nullptr;
    const Eigen::MatrixXd values = data.values().map();
    auto result = std::make_shared<DataPlane>();
    result->plane = PrincipalPlane::of(values);
    result->places = result->plane.project(values);
    result->meanVariance = (values.rowwise() - result->plane.mean).squaredNorm() / (n * p);
    return result;
}

}  // namespace fuzzylens::ui
