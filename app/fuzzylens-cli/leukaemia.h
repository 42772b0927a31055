// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/sample_distances.h"
#include "core/methods/problem.h"

#include <filesystem>

namespace fuzzylens::cli {

/// The leukaemia training set as the tables of membership embedding have it: 38 samples, 7129 genes, raw values
/// over 100, the classes ALL and AML (METHODS 3.3).
struct Leukaemia
{
    Problem problem;
    SampleDistancesPtr distances;
};

/// @param data folder of the data files. @throws DataError, Cancelled.
Leukaemia readLeukaemia(const std::filesystem::path& data);

}  // namespace fuzzylens::cli
