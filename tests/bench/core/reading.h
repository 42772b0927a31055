// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::bench {

/// Reads a table and prints the largest memory this process held, beyond what it holds without a table, as a
/// multiple of the table's matrix. Returns the exit code of the process.
int printPeakOfReading(const char* path);

}  // namespace fuzzylens::bench
