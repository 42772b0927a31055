// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::cli {

/// What a file of a command is for, and its name: {"result", "r.json"}. No name: no file; "-": standard output.
using FileRole = std::pair<std::string, std::string>;
using FileRoles = std::vector<FileRole>;

/// @throws UsageError if one of @p outputs is the same file, however it is named, as another one or one of @p
/// inputs, or if two of them are standard output.
void requireApart(const FileRoles& outputs, const FileRoles& inputs);

/// @throws UsageError if the suffix of @p output is that of no format to write.
void requireKnownSuffix(const std::string& output);

}  // namespace fuzzylens::cli
