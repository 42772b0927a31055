// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/missing_counts.h"

#include "core/numeric/parallel.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

int missingIn(const AlignedMatrix& values, Index column)
{
    // x - x is 0 for every finite x: one sum shows whether a column can contain missing values.
    const auto x = values.map().col(column);
    if ((x.array() - x.array()).sum() == 0.0)
        return 0;
    int missing = 0;
    for (Index row = 0; row < values.rows(); ++row) {
        if (std::isinf(x[row]))
            throw std::invalid_argument("a value of a data set is infinite");
        missing += std::isnan(x[row]);
    }
    return missing;
}

}  // namespace

std::shared_ptr<const MissingCounts> countMissing(const std::shared_ptr<const AlignedMatrix>& values,
                                                  const Progress& progress)
{
    constexpr Index valuesOfRound = Index{1} << 22, valuesOfPanel = Index{1} << 16;
    const AlignedMatrix& matrix = *values;
    const Index columns = matrix.columns(), height = std::max<Index>(matrix.rows(), 1);
    const Index round = std::max<Index>(valuesOfRound / height, 1),
                panel = std::max<Index>(valuesOfPanel / height, 1);
    auto counts = std::make_shared<MissingCounts>();
    counts->matrix = values;
    std::vector<int> inColumn(static_cast<std::size_t>(columns));
    for (Index first = 0; first < columns; first += round) {
        if (!shouldContinue(progress, {"counting missing values", first, columns}))
            return nullptr;
        const Index end = std::min(first + round, columns);
        parallelFor((end - first + panel - 1) / panel, hardwareThreads(), [&](Index part) {
            const Index from = first + part * panel;
            for (Index column = from; column < std::min(from + panel, end); ++column)
                inColumn[static_cast<std::size_t>(column)] = missingIn(matrix, column);
        });
    }
    for (const int count : inColumn)
        counts->total += count;
    if (counts->total > 0)
        counts->perColumn = std::move(inColumn);
    return counts;
}

}  // namespace fuzzylens
