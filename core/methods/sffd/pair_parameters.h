// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"
#include "core/methods/sffd/constrained_memberships.h"

#include <vector>

namespace fuzzylens {

/// What methods ask that go by pairs: "alpha_factor", "alpha_rule" (@p rule by default), "alpha".
std::vector<ParameterDescription> pairParameters(const char* rule);
/// "closure": whether what follows from the pairs is added to them.
ParameterDescription closureParameter();
/// "update": sequential or simultaneous.
ParameterDescription updateParameter();

PairStrength pairStrength(const Parameters& parameters);
PairUpdate pairUpdate(const Parameters& parameters);

}  // namespace fuzzylens
