// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens::test {

/// Keeps what a test reads as a seed for the fuzz targets: in FUZZYLENS_SEEDS/@p kind, each content once. Nothing
/// happens unless that variable names a folder. @p kind: the running test program unless it is given.
void keepSeed(std::string_view bytes, std::string kind = {});
void keepFileAsSeed(const std::filesystem::path& file);

}  // namespace fuzzylens::test
