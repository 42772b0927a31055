// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fuzzylens::h5ad {

/// Irrevocably confines this process to reading the file at @p path and writing to its open descriptors: @p memory
/// bytes of address space, no writing of files, no other process or thread, no network, no new privileges. seccomp
/// allows only the system calls that this needs; where the kernel has Landlock, no other file can be opened.
/// A build with sanitizers, which need more, has neither filter nor limit of memory.
/// @throws FileError if a restriction fails: a hostile file is not read without.
void confine(const std::string& path, unsigned long long memory);

}  // namespace fuzzylens::h5ad
