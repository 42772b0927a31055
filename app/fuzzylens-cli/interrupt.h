// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"

namespace fuzzylens::cli {

/// From here on SIGINT or SIGTERM makes the answers of interruptible() "stop". A command that does not end within
/// 0.7 s then is ended, and its temporary files are removed. Writing beyond the limit on the size of files
/// (SIGXFSZ) fails instead of ending the program.
void catchInterrupts();
bool isInterrupted();

/// The command has failed and says why: it is still ended when interrupted, but without a second message.
void noteFailure();

/// Goes on until the program is interrupted.
Progress interruptible();

}  // namespace fuzzylens::cli
