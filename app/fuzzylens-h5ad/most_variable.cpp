// SPDX-License-Identifier: GPL-3.0-or-later
#include "most_variable.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::h5ad {

namespace {

/// Mean and sum of squared deviations of the values met so far (Welford).
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
    /// Of @p samples values, of which those not met are zero.
    double variance(double samples) const
    {
        const double known = samples - missing;
        const double zeros = known - count;
        return known > 0 ? (squares + mean * mean * count * zeros / known) / known : -1.0;
    }
};

}  // namespace

std::vector<std::size_t> mostVariable(const Matrix& matrix, std::size_t count, const Matrix::Progress& progress)
{
    const std::size_t features = matrix.features();
    std::vector<Moments> moments(features);
    matrix.read(
        [&](hsize_t, hsize_t rows, const std::vector<double>& values) {
            for (std::size_t i = 0; i < rows; ++i)
                for (std::size_t l = 0; l < features; ++l)
                    moments[l].add(values[i * features + l]);
        },
        [&](const std::vector<Entry>& entries) {
            for (const Entry& entry : entries)
                moments[entry.feature].add(entry.value);
        },
        progress);
    std::vector<double> variances;
    variances.reserve(features);
    for (const Moments& one : moments)
        variances.push_back(one.variance(static_cast<double>(matrix.samples())));
    std::vector<std::size_t> order(features);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return variances[a] > variances[b]; });
    order.resize(std::min(count, features));
    std::sort(order.begin(), order.end());
    return order;
}

}  // namespace fuzzylens::h5ad
