// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/cell_origins.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
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

constexpr std::string_view numbersName = "number";

/// The features of @p data with their numbers in an annotation, which follows them through steps.
DatasetPtr numbered(const Dataset& data)
{
    DatasetParts parts = data.parts();
    parts.values = std::make_shared<const AlignedMatrix>(1, data.features());
    parts.sampleNames = {"sample"};
    parts.labelFields.clear();
    parts.preferredLabel.clear();
    AnnotationField numbers{std::string(numbersName), {}};
    for (Index column = 0; column < data.features(); ++column)
        numbers.texts.push_back(std::to_string(column));
    parts.annotations = {std::move(numbers)};
    return std::make_shared<const Dataset>(std::move(parts));
}

/// Those numbers; a feature made of several has several, with other signs between.
std::vector<std::vector<Index>> numbersOf(const Dataset& data)
{
    const auto isNumbers = [](const AnnotationField& field) { return field.name == numbersName; };
    const auto numbers = std::find_if(data.annotations().begin(), data.annotations().end(), isNumbers);
    std::vector<std::vector<Index>> result;
    for (const std::string& text : numbers->texts) {
        std::vector<Index>& found = result.emplace_back();
        const char *at = text.data(), *const end = at + text.size();
        while (at != end) {
            Index number = 0;
            const auto [next, error] = std::from_chars(at, end, number);
            if (error == std::errc())
                found.push_back(number);
            at = error == std::errc() ? next : at + 1;
        }
        std::sort(found.begin(), found.end());
    }
    return result;
}

/// What features are made of whose parts are made of @p parts.
std::vector<std::vector<Index>> joined(const std::vector<std::vector<Index>>& features,
                                       const std::vector<std::vector<Index>>& parts)
{
    std::vector<std::vector<Index>> result;
    for (const std::vector<Index>& feature : features) {
        std::vector<Index>& all = result.emplace_back();
        for (const Index part : feature)
            all.insert(all.end(), parts[static_cast<std::size_t>(part)].begin(),
                       parts[static_cast<std::size_t>(part)].end());
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
    return result;
}

}  // namespace

bool CellOrigins::mayBeFilled(const Dataset& read, Index feature) const
{
    if (filledFrom.empty() || read.missingCount() == 0)
        return false;
    const std::vector<Index>& from = features[static_cast<std::size_t>(feature)];
    return std::any_of(from.begin(), from.end(),
                       [&read](Index column) { return read.missingInFeature(column) > 0; });
}

bool CellOrigins::isFilled(const Dataset& read, Index sample, Index feature) const
{
    if (filledFrom.empty())
        return false;
    const Index row = samples[static_cast<std::size_t>(sample)];
    const auto wasMissing = [&](Index part) {
        const std::vector<Index>& from = atFilling[static_cast<std::size_t>(part)];
        return std::all_of(from.begin(), from.end(), [&](Index column) { return read.isMissing(row, column); });
    };
    const std::vector<Index>& parts = filledFrom[static_cast<std::size_t>(feature)];
    return std::any_of(parts.begin(), parts.end(), wasMissing);
}

CellOrigins cellOrigins(const Dataset& data, const std::vector<FittedStepPtr>& steps)
{
    CellOrigins result;
    DatasetPtr rows = rowNumbers(data), columns = numbered(data);
    for (const FittedStepPtr& step : steps) {
        if (isForFittedSamples(step->spec()))
            rows = step->apply(*rows);
        else if (changesFeatures(step->spec()))
            columns = step->apply(*columns);
        else if (step->spec().name == "impute" && result.atFilling.empty()) {
            result.atFilling = numbersOf(*columns);
            columns = numbered(*columns);
        }
    }
    for (Index i = 0; i < rows->samples(); ++i)
        result.samples.push_back(static_cast<Index>(rows->value(i, 0)));
    result.features = numbersOf(*columns);
    if (!result.atFilling.empty()) {
        result.filledFrom = std::move(result.features);
        result.features = joined(result.filledFrom, result.atFilling);
    }
    return result;
}

}  // namespace fuzzylens
