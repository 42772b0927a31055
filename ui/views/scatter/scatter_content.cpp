// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_content.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::ui {

void ScatterContent::turnTo(const Turn& turn, bool fades)
{
    coordinates.turnTo(turn);
    const std::vector<double>& depth = coordinates.depth;
    order.resize(depth.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&depth](int one, int other) {
        const double near = depth[std::size_t(one)], far = depth[std::size_t(other)];
        return near != far ? near < far : one < other;
    });
    if (!fades)
        return;
    opacity.clear();
    for (const double near : depth) {
        const double share = std::clamp((near + 1) / 2, 0.0, 1.0);
        opacity.push_back(levelOf((1 - share) * mostFading));
    }
}

void ScatterContent::orderBySize()
{
    order.resize(sizes.levelOf.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int one, int other) {
        return sizes.levelOf[std::size_t(one)] > sizes.levelOf[std::size_t(other)];
    });
}

}  // namespace fuzzylens::ui
