// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

/// Bytes of threads and libraries that every estimate includes.
constexpr double memoryOfLibraries = 6e6;

/// Bytes that a fit of @p method allocates at its peak in addition to the data set: at least the measured peak, at
/// most about twice that. Only shapes and @p parameters count, no value is read.
FUZZYLENS_EXPORT double fitMemory(const MethodDescription& method, const Problem& problem,
                                  const Parameters& parameters);

/// @p method whose fits, previews and leave-one-out fits throw DataError with the figures before they start when
/// their estimate exceeds availableMemory().
MethodDescription withMemoryLimit(MethodDescription method);

}  // namespace fuzzylens
