// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"
#include "core/methods/problem.h"
#include "core/scores/scores.h"
#include "tests/core/support/shared_data.h"

#include <cmath>
#include <optional>

namespace fuzzylens::test {

/// The iris data of the UCI file, or as Fisher printed them, which differ in samples 35 and 38 (methods.md 2.10,
/// item 13). Nothing where the real data sets are absent.
inline std::optional<Problem> iris(bool asFisher)
{
    const auto path = sharedData("uci/iris.arff");
    if (!path)
        return std::nullopt;
    const DatasetPtr data = readDataset(*path).data;
    DatasetParts parts = data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(data->values().map()));
    if (asFisher) {
        (*values)(34, 3) = 0.2;
        (*values)(37, 1) = 3.6;
        (*values)(37, 2) = 1.4;
    }
    parts.values = values;
    return makeProblem(std::make_shared<const Dataset>(std::move(parts)), "class");
}

/// Samples outside the class that most of their cluster have.
inline int majorityErrors(const std::vector<int>& assigned, const std::vector<int>& classOf)
{
    return static_cast<int>(std::lround(majorityError(classOf, assigned) * static_cast<double>(assigned.size())));
}

}  // namespace fuzzylens::test
