// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::h5ad {

/// Ends the process (SIGXCPU) when it takes more than @p seconds of processor time without a call of
/// renewTimeLimit, or fifty times as many in all. A file may hold far more than its size tells, and be read as
/// long as it gives something; a library that hangs gives nothing.
void limitTime(unsigned long long seconds);
/// Something was read.
void renewTimeLimit();

}  // namespace fuzzylens::h5ad
