// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Running mean and sum of squared deviations of the values of one feature (Welford, Technometrics 4, 1962).
/// Missing values are ignored, as in the step top-variance.
struct Moments
{
    double count = 0;
    double mean = 0;
    double squares = 0;
    double missing = 0;

    void add(double value)
    {
        if (std::isnan(value)) {
            ++missing;
            return;
        }
        ++count;
        const double step = value - mean;
        mean += step / count;
        squares += step * (value - mean);
    }
    /// The population variance over @p samples values, where absent entries count as 0; the divisor is the number
    /// of values that are not missing. -1 if all are missing.
    double variance(double samples) const;
};

/// The population variances over the samples of the features of a sparse matrix, from its entries: absent entries
/// count as 0, duplicate entries are summed. One pass is enough if the entries of each feature are consecutive or
/// ordered by sample; other features need further passes.
///
/// @code
/// do
///     for (const Entry& entry : entries)
///         variances.add(entry.sample, entry.feature, entry.value);
/// while (variances.finishPass());
/// @endcode
class FUZZYLENS_EXPORT EntryVariances
{
public:
    /// @param room size of the buffer of further passes, in values; at least @p samples are used.
    EntryVariances(std::size_t samples, std::size_t features, std::size_t room);

    void add(std::size_t sample, std::size_t feature, double value);
    /// Ends a pass over all entries; true if they must be added again.
    bool finishPass();
    /// One for each feature, after the last pass; -1 if all values are missing.
    const std::vector<double>& variances() const { return m_variances; }

private:
    struct Value
    {
        std::size_t sample;
        double value;
    };
    /// A feature in the first pass. The value of the last sample is not in the moments yet: it may have further
    /// entries.
    struct Feature
    {
        Moments moments;
        std::int64_t last = -1;
        double value = 0;
        bool isOrdered = true;
    };

    void joinRun();
    void endRun();
    void endFirstPass();
    void endPass();

    std::size_t m_samples;
    std::size_t m_room;
    std::vector<Feature> m_features;
    std::size_t m_current = 0;  // feature of the latest entries
    std::vector<Value> m_run;   // these entries
    std::vector<double> m_variances;
    std::vector<std::size_t> m_open;     // features without variance, the last of them in this pass
    std::vector<std::int64_t> m_places;  // of all features among those of this pass; -1: none
    std::vector<double> m_sums;          // of the features of this pass, a sample each
};

}  // namespace fuzzylens
