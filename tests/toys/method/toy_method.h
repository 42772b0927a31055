// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens::test {

/// Two clusters: samples below and from @p quantile of the mean over their features.
Outcome splitByMean(const Problem& problem, double quantile);

MethodDescription describeToy();

}  // namespace fuzzylens::test
