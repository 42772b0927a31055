// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hdf5_handle.h"

#include <string>
#include <vector>

namespace fuzzylens::h5ad {

/// The matrix that was asked for, and the tables about its rows and columns.
struct FileLayout
{
    Node matrix;
    Node obs;
    Node var;
};

/// @throws FileError if this is no AnnData file.
void requireAnnData(const Node& root);

/// What the matrices of a file are called: X, raw, and the names of its layers.
std::vector<std::string> matricesOf(const Node& root);

/// @p layer: "" or "X": the main matrix; "raw": the one kept in raw, with its own features; else one of layers.
/// @p names: those of the matrices of the file. @throws FileError if it has no such matrix.
FileLayout layoutOf(const Node& root, const std::string& layer, const std::vector<std::string>& names);

}  // namespace fuzzylens::h5ad
