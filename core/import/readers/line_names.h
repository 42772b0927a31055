// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// The names of the genes or cells of a matrix, from a file in its folder.
struct LineNames
{
    std::filesystem::path file;                     // empty when there is none
    std::vector<std::vector<std::string>> columns;  // id, name, type ...; a line each

    std::size_t count() const { return columns.empty() ? 0 : columns.front().size(); }
};

/// Reads the names for the matrix @p path from its folder: from the first of the files called @p names (each also
/// with .gz) that lies there, with the beginning of the name that the matrix has.
/// @throws DataError if the file cannot be read or its lines differ in their number of fields.
LineNames readLineNames(const std::filesystem::path& path, const std::vector<std::string>& names);

}  // namespace fuzzylens
