// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens::steps {

/// The names of a list someone typed, pasted or saved, with any separators: lines, tabs, commas, semicolons,
/// blanks, all of them mixed; with or without double quotes. Texts that equal one of the @p known names are not
/// split. Where one in ten of them holds a blank, words that are part of none stay together, as they may be a
/// name. Behind the first tab of a line stand remarks, unless one of them is a known name.
std::vector<std::string> namesInText(std::string_view text, const std::vector<std::string>& known);
/// The names an argument FILE or A,B stands for: where there is a file of that name, those of the list in it, by
/// the rules of namesInText; else the texts between commas.
/// @throws DataError if the file cannot be read, is no text or holds no name.
std::vector<std::string> namesOf(const std::string& argument, const std::vector<std::string>& known);
/// The texts between commas; one with a comma needs double quotes.
std::vector<std::string> splitNames(const std::string& text);

}  // namespace fuzzylens::steps
