// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"
#include "core/data/whole_file.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Samples in rows: header, then sample name, label fields (the preferred one first) and values.
void addDelimited(WholeFile& file, const Dataset& data, char delimiter);

/// GCT 1.2, genes in rows.
void addGct(WholeFile& file, const Dataset& data);

/// The classes of a categorical field as a CLS file, labels written by name.
/// @throws DataError naming what a CLS file cannot carry: a sample without label, a class name with a blank.
void addCls(WholeFile& file, const LabelField& field);

/// Appends the shortest text that reads back as the same double.
void appendNumber(std::string& to, double value);

/// Appends a text that reads back as the same text: in quotes where it would be taken for something else.
/// @throws DataError naming @p path if it holds a line break and the delimiter is a tab.
void appendText(std::string& to, std::string_view text, char delimiter, const std::filesystem::path& path);

}  // namespace fuzzylens
