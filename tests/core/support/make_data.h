// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <initializer_list>
#include <limits>

namespace fuzzylens::test {

/// A missing value in the tables of tests.
inline constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// A data set of these rows with samples S1, S2, ... and features A, B, ...
inline DatasetPtr makeData(std::initializer_list<std::initializer_list<double>> rows)
{
    const auto n = static_cast<Index>(rows.size()), p = static_cast<Index>(rows.begin()->size());
    auto values = std::make_shared<AlignedMatrix>(n, p);
    DatasetParts parts;
    Index i = 0;
    for (const auto& row : rows) {
        Index l = 0;
        for (const double value : row)
            (*values)(i, l++) = value;
        parts.sampleNames.push_back("S" + std::to_string(++i));
    }
    for (Index l = 0; l < p; ++l)
        parts.featureNames.push_back(std::string(1, static_cast<char>('A' + l)));
    parts.values = std::move(values);
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace fuzzylens::test
