// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/kept_cells.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fuzzylens {

namespace {

/// Steps that choose among features, join some or call them otherwise; all others leave every feature in its
/// place.
bool changesFeatures(const StepSpec& spec)
{
    constexpr std::array<std::string_view, 8> changing = {
        "drop-missing", "drop-constant", "top-variance", "top-mad", "select", "exclude", "symbols", "mend-names"};
    return std::find(changing.begin(), changing.end(), spec.name) != changing.end();
}

/// The rows of @p data as the only feature.
DatasetPtr rowNumbers(const Dataset& data)
{
    auto numbers = std::make_shared<AlignedMatrix>(data.samples(), 1);
    for (Index row = 0; row < data.samples(); ++row)
        (*numbers)(row, 0) = static_cast<double>(row);
    DatasetParts parts = data.parts();
    parts.values = std::move(numbers);
    parts.featureNames = {"row"};
    parts.annotations.clear();
    return std::make_shared<const Dataset>(std::move(parts));
}

/// The columns of @p data, and their squares, as samples: of a feature that is a mean of several the square is not
/// that of the number.
DatasetPtr columnNumbers(const Dataset& data)
{
    auto numbers = std::make_shared<AlignedMatrix>(2, data.features());
    for (Index column = 0; column < data.features(); ++column) {
        const auto number = static_cast<double>(column);
        (*numbers)(0, column) = number;
        (*numbers)(1, column) = number * number;
    }
    DatasetParts parts = data.parts();
    parts.values = std::move(numbers);
    parts.sampleNames = {"column", "square"};
    parts.labelFields.clear();
    parts.preferredLabel.clear();
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

KeptCells keptCells(const Dataset& data, const std::vector<FittedStepPtr>& steps)
{
    DatasetPtr rows = rowNumbers(data), columns = columnNumbers(data);
    for (const FittedStepPtr& step : steps) {
        if (selectsSamples(step->spec()))
            rows = step->apply(*rows);
        else if (changesFeatures(step->spec()))
            columns = step->apply(*columns);
    }
    KeptCells result;
    for (Index i = 0; i < rows->samples(); ++i)
        result.samples.push_back(static_cast<Index>(rows->value(i, 0)));
    for (Index l = 0; l < columns->features(); ++l) {
        const double number = columns->value(0, l);
        const bool isOne = number * number == columns->value(1, l);
        result.features.push_back(isOne ? static_cast<Index>(number) : -1);
    }
    return result;
}

}  // namespace fuzzylens
