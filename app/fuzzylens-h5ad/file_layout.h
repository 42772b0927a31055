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
    std::vector<std::string> others;  // the other matrices of the file
};

/// @p layer: "" or "X": the main matrix; "raw": the one kept in raw, with its own features; else one of layers.
/// @throws FileError if this is no AnnData file or it has no such matrix.
FileLayout layoutOf(const Node& root, const std::string& layer);

}  // namespace fuzzylens::h5ad
