// SPDX-License-Identifier: GPL-3.0-or-later
#include "most_variable.h"

#include "core/data/sparse_moments.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::h5ad {

std::vector<std::size_t> mostVariable(const Matrix& matrix, std::size_t count, const Matrix::Progress& progress)
{
    const std::size_t features = matrix.features();
    std::vector<SparseMoments> moments(features);
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
    for (const SparseMoments& one : moments)
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
