// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::bench {

/// Scales the features of 22 x 54675 by this solver and prints the largest memory this process held, in MB.
/// Returns the exit code of the process.
int printPeakOfScaling(const char* solver);

}  // namespace fuzzylens::bench
