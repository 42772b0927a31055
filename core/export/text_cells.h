// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Appends the shortest text that reads back as the same double.
void appendNumber(std::string& to, double value);

/// Appends a text that reads back as the same text: in quotes where it would be read differently.
/// @throws DataError naming @p path if it holds a line break and the delimiter is a tab.
void appendText(std::string& to, std::string_view text, char delimiter, const std::filesystem::path& path);

/// Appends the value of a sample, exactly; @p unlabelled where it has none. @throws as appendText.
void appendLabelText(std::string& to, const LabelField& field, Index sample, char delimiter,
                     const std::filesystem::path& path, std::string_view unlabelled);

}  // namespace fuzzylens
