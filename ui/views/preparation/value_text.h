// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/number_format.h"

#include <cmath>

namespace fuzzylens::ui {

/// A value as people write it: 71,234; −28,400; 5.8.
inline QString valueText(double value)
{
    constexpr double wholeFrom = 1000, countable = 1e15;
    const bool isInteger = std::abs(value) >= wholeFrom || value == std::nearbyint(value);
    if (!isInteger || !(std::abs(value) < countable))
        return plainNumber(value);
    const QString digits = countText(std::llround(std::abs(value)));
    return value < 0 ? QStringLiteral("−") + digits : digits;
}

}  // namespace fuzzylens::ui
