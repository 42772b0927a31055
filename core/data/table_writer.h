// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Samples in rows: header, then sample name, label fields (the preferred one first) and values.
void writeDelimited(const Dataset& data, const std::filesystem::path& path, char delimiter, bool packed);

/// GCT 1.2, genes in rows.
void writeGct(const Dataset& data, const std::filesystem::path& path, bool packed);

/// The classes of a categorical field as a CLS file, labels written by name.
/// @throws DataError naming what a CLS file cannot carry: a sample without label, a class name with a blank.
void writeCls(const LabelField& field, const std::filesystem::path& path);

/// Appends the shortest text that reads back as the same double.
void appendNumber(std::string& to, double value);

/// Appends a text that reads back as the same text: in quotes where it would be taken for something else.
/// @throws DataError naming @p path if it holds a line break and the delimiter is a tab.
void appendText(std::string& to, std::string_view text, char delimiter, const std::filesystem::path& path);

}  // namespace fuzzylens
