// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

namespace fuzzylens {

/// Whether the probes were chosen by the agreement of the clusters with the labels.
FUZZYLENS_EXPORT bool probeSearchUsedLabels(const Result& result);

/// Whether the fit used the labels of the scored samples, because the method is supervised or
/// probeSearchUsedLabels(): their agreement is training accuracy, not validation.
FUZZYLENS_EXPORT bool usesLabels(const Result& result);

}  // namespace fuzzylens
