// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <optional>

namespace fuzzylens {

/// What the values of a data set look like. Facts for a hint, never a reason to change data unasked.
struct LooksLike
{
    enum class Kind { Unknown, Counts, Intensities, Logarithms, ZScores };
    enum class Divisor { Population, Sample };  // n, n - 1

    Kind kind = Kind::Unknown;
    double low = 0;                         // of all values; NaN when there is none
    double high = 0;                        // of all values
    bool isInteger = false;                 // every value is a whole number
    Divisor divisor = Divisor::Population;  // of z-scores
};

/// Guesses the kind of the values, the first that matches:
/// - ZScores: 3 samples or more, and of the features with 3 values or more that are not constant at least 95 %
/// have
///   a mean within 0.01 of 0 and a standard deviation (divisor n or n - 1, one for all) within 0.02 of 1;
/// - nothing more of fewer than 100 features: such a table is seldom an expression matrix;
/// - Counts: whole numbers from exactly 0 to 20 or more, the highest at least 10 times the mean;
/// - Intensities: the highest is at least 1000, the 99th percentile above 100 (what GEO2R asks of data that are
///   not logarithmised), and the mean above 1.2 times the median: skewed to the right;
/// - Logarithms: not whole numbers, all between -32 and 32, at least 1.5 apart.
/// Percentiles, mean and median are those of evenly spaced values when there are more than 65 536. Nothing when
/// @p progress requests cancellation.
FUZZYLENS_EXPORT std::optional<LooksLike> looksLike(const Dataset& data, const Progress& progress = {});

}  // namespace fuzzylens
