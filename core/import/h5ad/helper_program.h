// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace fuzzylens::h5ad {

/// The program fuzzylens-h5ad: in the folder of the running program, or in libexec/fuzzylens or bin next to its
/// folder; else, for programs of others, in a folder libexec/fuzzylens above the library. Empty if it is in none.
std::filesystem::path helperProgram();

}  // namespace fuzzylens::h5ad
