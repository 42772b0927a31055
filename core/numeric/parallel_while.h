// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <functional>

namespace fuzzylens {

/// Whether a computation is to go on; asked from the thread that called it. May be empty: it is.
using ShouldContinue = std::function<bool()>;

/// parallelFor() over few and long pieces: the calling thread asks before every piece it runs itself, and once it
/// is cancelled no further piece begins. Returns whether all were run.
FUZZYLENS_EXPORT bool parallelWhile(Eigen::Index count, int threads, const ShouldContinue& shouldContinue,
                                    const std::function<void(Eigen::Index)>& body);

}  // namespace fuzzylens
