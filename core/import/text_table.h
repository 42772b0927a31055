// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/table_parser.h"
#include "core/io/file_bytes.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// @p bytes of a file. @throws DataError if they are no text.
std::string_view requireText(std::string_view bytes, const std::filesystem::path& path);

/// Samples, features, labels and annotations of a parsed table, each from where the layout says it is. Columns of
/// text are label fields when samples are in rows, annotations when genes are; header rows below the first the
/// other way round; a label in one of them that says missing is none. The issues name all-missing features and
/// samples.
DatasetParts assemble(ParsedTable table, const TableLayout& layout, const std::filesystem::path& path,
                      const MissingTexts& missing = MissingTexts());

/// Decodes names, labels and annotations that are not UTF-8 as Latin-1, with one issue.
void namesAsUtf8(DatasetParts& parts, const std::filesystem::path& path);

/// The texts that mark a missing value.
Decision missingDecision(const MissingTexts& missing);

/// The issues that name features and samples without any value.
void noteAllMissing(DatasetParts& parts, const std::filesystem::path& path);

/// A label field from texts, "" meaning unlabelled: numeric when every text is a number and they are not few whole
/// numbers, else categorical.
LabelField labelFieldOf(std::string name, const std::vector<std::string>& texts, char decimalMark);
/// Whether numbers of samples (NaN: none) are so few and whole that they stand for classes.
bool areClasses(const std::vector<double>& numbers);

}  // namespace fuzzylens
