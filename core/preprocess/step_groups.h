// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// Steps of one purpose, as menus show them together.
struct StepGroup
{
    std::string title;  // "Missing values"
    std::vector<StepDescription> steps;
};

/// The steps of stepDescriptions(), in that order, grouped by purpose.
FUZZYLENS_EXPORT const std::vector<StepGroup>& stepGroups();

}  // namespace fuzzylens
