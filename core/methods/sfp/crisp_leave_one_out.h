// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <vector>

namespace fuzzylens::sfp_detail {

/// The class that SFP predicts for every sample when it is left out, memberships being the classes themselves
/// (METHODS 1.6 B): class means m, scatters SS, weights softmax(-SS / lambda); leaving sample i out changes its
/// own class alone, m - (x_i - m) / (N - 1) and SS - (x_i - m)^2 N / (N - 1). -1 where that does not hold, and a
/// fit must decide: the only sample of its class, or the only one in which some feature differs. All samples are
/// labelled.
std::vector<int> crispLeaveOneOut(const Problem& problem, const SfpOptions& options, int threads);

}  // namespace fuzzylens::sfp_detail
