// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::h5ad {

/// Ends the process (SIGXCPU) when it takes more than @p seconds (1 or more) of processor time without a call of
/// renewTimeLimit, or in all more than 4 s and fifty for every second above the first. A file may contain far more
/// than its size suggests, and be read as long as it gives something; a library that hangs gives nothing.
void limitTime(unsigned long long seconds);
/// Something was read.
void renewTimeLimit();

}  // namespace fuzzylens::h5ad
