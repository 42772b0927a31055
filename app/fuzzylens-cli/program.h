// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::cli {

/// Runs the command line @p argv of @p argc words, the first being the name of the program: results go to
/// std::cout or to the files that it names, messages to std::cerr, one line each.
/// @returns 0: done; 1: the work failed; 2: the command was wrong.
int runProgram(int argc, char** argv);

}  // namespace fuzzylens::cli
