// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <optional>
#include <vector>

namespace fuzzylens {

/// Predictions by many SFP fits that each lack some samples (MethodDescription::predictHeldOut). Their clusters
/// are the columns of matrix products with the data of all samples, memberships of held-out samples being 0, and
/// variances of a standardisation being part of the weights. A fit that has stopped is replaced by the next one of
/// the list.
///
/// Without a prediction, for a fit to decide, are fits that begin at given samples, that have no labelled sample
/// of some class or more clusters than samples, or in which differences of large numbers lose digits: features far
/// from zero compared with their scatter in a cluster; and all fits to more than some hundred samples, which fill
/// the processor by themselves.
FUZZYLENS_EXPORT std::optional<std::vector<LeftOutPrediction>>
sfpPredictHeldOut(const Problem& problem, const HeldOutFits& fits, const RunControl& control);

}  // namespace fuzzylens
