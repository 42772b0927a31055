// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/counted.h"

#include <QString>

namespace fuzzylens::ui {

/// How a column of numbers is written: one number of decimals for all of them, so that the figures stand under
/// each other; powers of ten (1.20 × 10⁻⁷) when the largest is beyond 10^6 or below 10^-5, and "< 10⁻⁹⁹" below
/// that. A number that these decimals would show as zero has three digits of its own: 0 is zero, never a small
/// number. The minus is the typographic one.
struct NumberFormat
{
    int decimals = 3;
    bool scientific = false;

    /// For numbers whose largest absolute value is @p largest, which gets @p significant digits.
    static NumberFormat forLargest(double largest, int significant = 3);
    /// The same with up to two decimals more, when the smallest number would not fit otherwise.
    static NumberFormat forRange(double largest, double smallest);
    QString text(double value) const;  // "–" when it is not finite
};

/// One number by itself, with @p significant digits.
QString numberText(double value, int significant = 3);
/// The same as short as it goes: without zeros at the end.
QString plainNumber(double value, int significant = 3);
/// "10⁻⁷".
QString powerOfTen(int exponent);

}  // namespace fuzzylens::ui
