// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"
#include "core/session/json_document.h"

#include <vector>

namespace fuzzylens {

/// What the steps have learnt, in their order.
Json toJson(const std::vector<FittedStepPtr>& steps);
/// @throws Json::exception or std::invalid_argument if @p json is no such thing.
std::vector<FittedStepPtr> fittedStepsFromJson(const Json& json);

}  // namespace fuzzylens
