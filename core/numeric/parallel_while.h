// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <functional>

namespace fuzzylens {

/// Returns false to cancel a computation; an empty function never cancels. Called only in the thread that started
/// it.
using ShouldContinue = std::function<bool()>;

/// parallelFor() that can be cancelled, for few long iterations: the calling thread calls @p shouldContinue before
/// each iteration it runs itself; after it has returned false no further iteration starts. True if all have run.
FUZZYLENS_EXPORT bool parallelWhile(Eigen::Index count, int threads, const ShouldContinue& shouldContinue,
                                    const std::function<void(Eigen::Index)>& body);

}  // namespace fuzzylens
