// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <optional>
#include <vector>

namespace fuzzylens {

/// Whether the values of a feature differ by no more than rounding: 1e-14 of their size. @param feature from 0.
FUZZYLENS_EXPORT bool isConstant(const Dataset& data, Index feature);

/// Says that the features @p constant of @p data have weight 0; nothing if there are none.
std::optional<Warning> constantFeatureWarning(const Dataset& data, const std::vector<Index>& constant);

/// The method, run on the features that vary: where the weight falls with the dispersion, constant features would
/// get all weight. They get weight 0, a warning that names them, and their values as coordinates of the centres.
MethodDescription withoutConstantFeatures(MethodDescription method);

}  // namespace fuzzylens
