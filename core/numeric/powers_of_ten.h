// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>

namespace fuzzylens {

/// A whole number in small raised digits: ⁻¹⁷ (UTF-8).
FUZZYLENS_EXPORT std::string superscript(int exponent);

/// @p value with @p digits significant digits, as it is read: 0.25, and 1.2 × 10⁻¹⁷ where it is very large or
/// small.
FUZZYLENS_EXPORT std::string inPowersOfTen(double value, int digits);

}  // namespace fuzzylens
