// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <vector>

namespace fuzzylens {

/// The classes of the samples without those whose label or pairs guided the fit (-1): its agreement with them is
/// no test. @param method null for one that uses neither.
std::vector<int> scoredClasses(const Problem& problem, const MethodDescription* method);

/// Whether the search of a method for probes compared its clusters with the labels.
bool searchUsesLabels(const Parameters& parameters, const Outcome& outcome, const Target& target);

}  // namespace fuzzylens
