// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::steps {

/// The names an argument FILE or A,B stands for: where there is a file of that name, its lines up to the first tab
/// (without empty ones); else the texts between commas, of which a name with a comma stands in double quotes.
/// @throws DataError if the file cannot be read, is no text or holds no name.
std::vector<std::string> namesOf(const std::string& argument);
/// The texts between commas alone.
std::vector<std::string> splitNames(const std::string& text);

}  // namespace fuzzylens::steps
