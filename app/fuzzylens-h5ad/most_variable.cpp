// SPDX-License-Identifier: GPL-3.0-or-later
#include "most_variable.h"

#include "core/dataset/entry_variances.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::h5ad {

namespace {

std::vector<double> variancesOfRows(const Matrix& matrix, const Matrix::Progress& progress)
{
    const std::size_t features = matrix.features();
    std::vector<Moments> moments(features);
    matrix.read(
        [&](hsize_t, hsize_t rows, const Matrix::Rows& some) {
            std::visit(
                [&](const auto& values) {
                    for (std::size_t i = 0; i < rows; ++i)
                        for (std::size_t l = 0; l < features; ++l)
                            moments[l].add(static_cast<double>(values[i * features + l]));
                },
                some);
            return true;
        },
        {}, progress);
    std::vector<double> variances;
    for (const Moments& one : moments)
        variances.push_back(one.variance(static_cast<double>(matrix.samples())));
    return variances;
}

std::vector<double> variancesOfEntries(const Matrix& matrix, const Matrix::Progress& progress)
{
    EntryVariances found(matrix.samples(), matrix.features(), matrix.samples());
    do
        matrix.read(
            {},
            [&](const std::vector<Entry>& entries) {
                for (const Entry& entry : entries)
                    found.add(entry.sample, entry.feature, entry.value);
                return true;
            },
            progress);
    while (found.finishPass());
    return found.variances();
}

}  // namespace

std::vector<std::size_t> mostVariable(const Matrix& matrix, std::size_t count, const Matrix::Progress& progress)
{
    const std::size_t features = matrix.features();
    const std::vector<double> variances =
        matrix.isSparse() ? variancesOfEntries(matrix, progress) : variancesOfRows(matrix, progress);
    std::vector<std::size_t> order(features);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return variances[a] > variances[b]; });
    order.resize(std::min(count, features));
    std::sort(order.begin(), order.end());
    return order;
}

}  // namespace fuzzylens::h5ad
