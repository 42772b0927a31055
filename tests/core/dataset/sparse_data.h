// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace fuzzylens::test {

inline bool areSame(double one, double other)
{
    return std::isnan(one) ? std::isnan(other)
                           : std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other);
}

inline bool haveSameValues(const Dataset& one, const Dataset& other)
{
    if (one.samples() != other.samples() || one.features() != other.features())
        return false;
    for (Index l = 0; l < one.features(); ++l)
        for (Index i = 0; i < one.samples(); ++i)
            if (!areSame(one.value(i, l), other.value(i, l)))
                return false;
    return true;
}

/// Infinite if the shapes differ or a value is missing in one alone.
inline double largestDifference(const Dataset& one, const Dataset& other)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (one.samples() != other.samples() || one.features() != other.features())
        return infinity;
    double largest = 0;
    for (Index l = 0; l < one.features(); ++l)
        for (Index i = 0; i < one.samples(); ++i)
            if (one.isMissing(i, l) != other.isMissing(i, l))
                return infinity;
            else if (!one.isMissing(i, l))
                largest = std::max(largest, std::abs(one.value(i, l) - other.value(i, l)));
    return largest;
}

/// Counts from 0 to 4, most of them 0; some columns without any other value.
inline AlignedMatrix mostlyZeros(Index samples, Index features, std::uint64_t seed)
{
    Random random(seed);
    AlignedMatrix values(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            if (l % 7 != 6 && random.uniform() < 0.2)
                values(i, l) = 1.0 + std::floor(4.0 * random.uniform());
    return values;
}

inline std::shared_ptr<const SparseColumns> sparseOf(const AlignedMatrix& all)
{
    std::vector<std::size_t> starts{0};
    std::vector<std::uint32_t> rows;
    std::vector<double> values;
    for (Index l = 0; l < all.columns(); ++l) {
        for (Index i = 0; i < all.rows(); ++i)
            if (all(i, l) != 0.0) {
                rows.push_back(static_cast<std::uint32_t>(i));
                values.push_back(all(i, l));
            }
        starts.push_back(values.size());
    }
    return std::make_shared<const SparseColumns>(all.rows(), std::move(starts), std::move(rows),
                                                 std::move(values));
}

/// Samples s1, s2 ... of two classes and features g1, g2 ..., two of each symbol.
inline DatasetPtr dataOf(ValueTable values)
{
    DatasetParts parts;
    std::vector<std::string> classes;
    for (Index i = 0; i < values.rows(); ++i) {
        parts.sampleNames.push_back("s" + std::to_string(i + 1));
        classes.push_back(i % 2 == 0 ? "a" : "b");
    }
    for (Index l = 0; l < values.columns(); ++l)
        parts.featureNames.push_back("g" + std::to_string(l + 1));
    AnnotationField symbols{"symbol", {}};
    for (Index l = 0; l < values.columns(); ++l)
        symbols.texts.push_back("G" + std::to_string(l / 2));
    parts.annotations.push_back(std::move(symbols));
    parts.values = std::move(values);
    parts.labelFields.push_back(LabelField::categorical("class", classes));
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace fuzzylens::test
