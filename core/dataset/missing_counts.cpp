// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/missing_counts.h"

#include "core/numeric/parallel.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

Index missingIn(const Eigen::Map<const Eigen::ArrayXd>& x)
{
    // x - x is 0 for every finite x: one sum shows whether a column can contain missing values.
    if ((x - x).sum() == 0.0)
        return 0;
    Index missing = 0;
    for (Index row = 0; row < x.size(); ++row) {
        if (std::isinf(x[row]))
            throw std::invalid_argument("a value of a data set is infinite");
        missing += std::isnan(x[row]);
    }
    return missing;
}

Index missingIn(const ColumnValues& column)
{
    return missingIn(column.stored()) + static_cast<Index>(column.others) * missingIn({&column.other, 1});
}

}  // namespace

std::shared_ptr<const MissingCounts> countMissing(const ValueTable& values, const Progress& progress)
{
    constexpr Index valuesOfRound = Index{1} << 22, valuesOfPanel = Index{1} << 16;
    const Index columns = values.columns(), height = std::max<Index>(values.rows(), 1);
    const Index round = std::max<Index>(valuesOfRound / height, 1),
                panel = std::max<Index>(valuesOfPanel / height, 1);
    auto counts = std::make_shared<MissingCounts>();
    counts->matrix = values.owner();
    std::vector<int> inColumn(static_cast<std::size_t>(columns));
    for (Index first = 0; first < columns; first += round) {
        if (!shouldContinue(progress, {"counting missing values", first, columns}))
            return nullptr;
        const Index end = std::min(first + round, columns);
        parallelFor((end - first + panel - 1) / panel, hardwareThreads(), [&](Index part) {
            const Index from = first + part * panel;
            std::vector<double> scratch;
            for (Index column = from; column < std::min(from + panel, end); ++column)
                inColumn[static_cast<std::size_t>(column)] =
                    static_cast<int>(missingIn(values.valuesOf(column, scratch)));
        });
    }
    for (const int count : inColumn)
        counts->total += count;
    if (counts->total > 0)
        counts->perColumn = std::move(inColumn);
    return counts;
}

}  // namespace fuzzylens
