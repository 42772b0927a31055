// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

namespace fuzzylens {

/// Whether the probes were chosen for how well the clusters agree with the classes.
FUZZYLENS_EXPORT bool searchSawLabels(const Result& result);

/// Whether the labels of the scored samples went into the fit, so that its agreement with them is no test of it:
/// the method learns from labels, or searchSawLabels().
FUZZYLENS_EXPORT bool usesLabels(const Result& result);

}  // namespace fuzzylens
