// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace fuzzylens::ui {

/// The range of an axis.
struct AxisRange
{
    double lower = 0;
    double upper = 1;

    double extent() const { return upper - lower; }
    bool operator==(const AxisRange&) const = default;
};

/// The range that contains @p values with a margin on either side. Around equal values v it has the length
/// max(1, 1e-6 |v|); without values it is [0, 1]. @param values finite.
AxisRange rangeOf(std::span<const double> values);

/// The range during an animated fit: the smallest that contains @p current and @p needed.
AxisRange grown(const AxisRange& current, const AxisRange& needed);

/// The range after the fit: @p current if it contains @p needed and is at most a quarter longer, else @p needed.
AxisRange settled(const AxisRange& current, const AxisRange& needed);

}  // namespace fuzzylens::ui
