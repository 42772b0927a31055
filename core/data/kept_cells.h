// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/steps.h"

#include <vector>

namespace fuzzylens {

/// Where what preprocessing has kept stood in the data as read.
struct KeptCells
{
    std::vector<Index> samples;   // a sample of the result each
    std::vector<Index> features;  // a feature of the result each; -1: made of several
};

/// Follows samples and features through fitted steps, in their order. Names may repeat: it goes by place.
/// @throws as FittedStep::apply does.
FUZZYLENS_EXPORT KeptCells keptCells(const Dataset& data, const std::vector<FittedStepPtr>& steps);

}  // namespace fuzzylens
