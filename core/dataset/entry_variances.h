// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Mean and sum of squared deviations of the values of one feature, met one after the other (Welford,
/// Technometrics 4, 1962). Missing values do not count, as in the step top-variance.
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
    /// Of @p samples values, those without an entry are zero; the divisor is the number of values that are not
    /// missing; -1 if all are.
    double variance(double samples) const;
};

/// The variances of the features of a sparse matrix from its entries. Entries of one place add up, as they do in
/// the matrix. One pass does where the entries of a feature come together, or in the order of the samples; the
/// features for which they do neither take further passes.
class FUZZYLENS_EXPORT EntryVariances
{
public:
    /// @p room: so many numbers may be kept in further passes; for one feature at least they are.
    EntryVariances(std::size_t samples, std::size_t features, std::size_t room);

    void add(std::size_t sample, std::size_t feature, double value);
    /// To be asked when all entries were added: whether to add them all once more.
    bool wantsAnotherPass();
    /// A feature each, once no other pass is wanted; -1 if all values are missing.
    const std::vector<double>& variances() const { return m_variances; }

private:
    struct Value
    {
        std::size_t sample;
        double value;
    };
    /// A feature in the first pass: its value of the last sample is not among the moments yet, as more entries may
    /// add to it.
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
    std::size_t m_current = 0;  // whose entries come
    std::vector<Value> m_run;   // of it
    std::vector<double> m_variances;
    std::vector<std::size_t> m_open;     // features without variance, the last of them in this pass
    std::vector<std::int64_t> m_places;  // of all features among those of this pass; -1: none
    std::vector<double> m_sums;          // of the features of this pass, a sample each
};

}  // namespace fuzzylens
