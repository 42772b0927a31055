// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/bar_motion.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double decaySeconds = 0.07;  // in which the distance falls to 1/e of itself
constexpr double rowsBelow = 1.5;      // from where a feature enters
// Closer than these a bar has arrived.
constexpr double nearRow = 0.01, nearOpacity = 0.02, nearShare = 0.002;

/// @return whether it has arrived at @p target.
bool approach(double& value, double target, double proportion, double near)
{
    value += (target - value) * proportion;
    if (std::abs(target - value) > near)
        return false;
    value = target;
    return true;
}

}  // namespace

void BarMotion::set(const WeightBars& bars)
{
    m_bars = m_targets = barsAtRest(bars);
    m_longest = m_targetLongest = bars.longest;
}

void BarMotion::moveTo(const WeightBars& bars)
{
    m_targets = barsAtRest(bars);
    m_targetLongest = bars.longest;
    std::vector<PaintedBar> moving;
    for (const PaintedBar& target : m_targets) {
        PaintedBar bar = target;
        const auto before = std::find_if(m_bars.begin(), m_bars.end(),
                                         [&](const PaintedBar& b) { return b.feature == target.feature; });
        if (before != m_bars.end()) {
            bar.row = before->row;
            bar.value = before->value;
            bar.opacity = before->opacity;
            m_bars.erase(before);
        } else {
            bar.row += rowsBelow;
            bar.opacity = 0;
        }
        moving.push_back(std::move(bar));
    }
    moving.insert(moving.end(), m_bars.begin(), m_bars.end());
    m_bars = std::move(moving);
}

bool BarMotion::advance(double seconds)
{
    const double proportion = -std::expm1(-seconds / decaySeconds);
    bool haveArrived = approach(m_longest, m_targetLongest, proportion, nearShare * m_targetLongest);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        PaintedBar& bar = m_bars[i];
        if (i >= m_targets.size()) {
            haveArrived = approach(bar.opacity, 0, proportion, nearOpacity) && haveArrived;
            continue;
        }
        const PaintedBar& target = m_targets[i];
        haveArrived = approach(bar.row, target.row, proportion, nearRow) && haveArrived;
        haveArrived = approach(bar.opacity, 1, proportion, nearOpacity) && haveArrived;
        haveArrived = approach(bar.value, target.value, proportion, nearShare * m_targetLongest) && haveArrived;
    }
    const auto leaving = m_bars.begin() + std::ptrdiff_t(m_targets.size());
    m_bars.erase(std::remove_if(leaving, m_bars.end(), [](const PaintedBar& bar) { return bar.opacity == 0; }),
                 m_bars.end());
    return !haveArrived;
}

}  // namespace fuzzylens::ui
