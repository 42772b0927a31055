// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/weights/weight_bars.h"

namespace fuzzylens::ui {

/// Bars on their way from where they are seen to where they belong: their values and rows come closer by the same
/// proportion in equal times, so that targets may follow each other at any pace. Features that leave fade out
/// where they are, those that enter come from below.
class BarMotion
{
public:
    /// Shows these at once.
    void set(const WeightBars& bars);
    /// Moves to these, which show some of the same features.
    void moveTo(const WeightBars& bars);
    /// False once all have arrived. @param seconds that have passed, at least 0.
    bool advance(double seconds);

    const std::vector<PaintedBar>& bars() const { return m_bars; }
    /// What a full bar stands for now.
    double longest() const { return m_longest; }

private:
    std::vector<PaintedBar> m_bars;     // those that leave behind those that stay
    std::vector<PaintedBar> m_targets;  // of the first ones
    double m_longest = 1, m_targetLongest = 1;
};

}  // namespace fuzzylens::ui
