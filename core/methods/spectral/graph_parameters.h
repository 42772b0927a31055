// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scs.h"

namespace fuzzylens {

/// "neighbours", "width" and "self_similarity" of the graph of the samples; @p extra between the last two.
std::vector<ParameterDescription> graphParameters(std::vector<ParameterDescription> extra = {});
/// Values of the parameters, including "width_rule" if present.
GraphOptions graphOptions(const Parameters& parameters);

}  // namespace fuzzylens
