// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scs.h"

namespace fuzzylens {

/// "neighbours", "width" and "self_similarity" of the graph of the samples; between them @p more.
std::vector<ParameterDescription> graphParameters(std::vector<ParameterDescription> more = {});
/// What they say; where there is a "width_rule", that too.
GraphOptions graphOptions(const Parameters& parameters);

}  // namespace fuzzylens
