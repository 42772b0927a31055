// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace fuzzylens::ui {

/// The stretch of an axis.
struct AxisRange
{
    double lower = 0;
    double upper = 1;

    double extent() const { return upper - lower; }
    bool operator==(const AxisRange&) const = default;
};

/// What an axis must show to have all of @p values with some air around them; a stretch of length 1 around equal
/// values, [0, 1] without values.
AxisRange rangeOf(std::span<const double> values);

/// The stretch while a fit moves: @p current widened just enough for @p needed, never narrowed.
AxisRange grown(const AxisRange& current, const AxisRange& needed);

/// The stretch once a fit has converged: @p current when @p needed fills most of it and fits in, else @p
/// needed.
AxisRange settled(const AxisRange& current, const AxisRange& needed);

}  // namespace fuzzylens::ui
