// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/prepared_data.h"
#include "core/methods/sfp/sfp.h"

#include <vector>

namespace fuzzylens::sfp_detail {

/// Warnings about these options that are known before a fit (methods.md 1.6 B).
std::vector<Warning> warningsBefore(const Problem& problem, const SfpOptions& options);

/// What a fit shows (methods.md 1.4, 1.6 C): classes no cluster starts in, empty clusters, weight on features
/// without scatter inside the cluster. @p scatters is p x k.
std::vector<Warning> warningsAfter(const Problem& problem, const SfpOptions& options, const SfpResult& result,
                                   const PreparedData& data, const AlignedMatrix& scatters);

}  // namespace fuzzylens::sfp_detail
