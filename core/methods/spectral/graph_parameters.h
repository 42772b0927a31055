// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scs.h"

namespace fuzzylens {

/// "neighbours", "width" and "self_similarity" of the graph of the samples; between them @p more.
std::vector<ParameterDescription> graphParameters(std::vector<ParameterDescription> more = {});
/// Values of the parameters, including "width_rule" where there is one.
GraphOptions graphOptions(const Parameters& parameters);

}  // namespace fuzzylens
