// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <string>
#include <vector>

namespace fuzzylens {

/// Reads "0,5,12". Empty text: no start. @throws std::invalid_argument if it is something else.
std::vector<int> parseStartSamples(const std::string& text);

/// @throws std::invalid_argument unless @p start names a different sample of @p samples for each cluster.
void checkStartSamples(const std::vector<int>& start, int clusters, Eigen::Index samples);

}  // namespace fuzzylens
