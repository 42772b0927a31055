// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/progress.h"

namespace fuzzylens::cli {

/// From here on the first SIGINT or SIGTERM makes the answers of interruptible() "stop"; a second one ends the
/// program at once. Writing beyond the limit on the size of files (SIGXFSZ) fails instead of ending it.
void catchInterrupts();
bool isInterrupted();

/// Goes on until the program is interrupted.
Progress interruptible();

}  // namespace fuzzylens::cli
