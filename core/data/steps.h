// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"
#include "core/progress.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A preprocessing step as the user states it: "zscore", "top-variance" with argument "2000".
struct StepSpec
{
    std::string name;
    std::string argument;  // empty when there is none

    bool operator==(const StepSpec&) const = default;
    /// "name" or "name=argument", as --step takes it.
    FUZZYLENS_EXPORT std::string text() const;
    /// @throws std::invalid_argument if there is no such step or its argument does not fit.
    FUZZYLENS_EXPORT static StepSpec parse(std::string_view text);
};

/// What a step is, for menus, help and validation.
struct StepDescription
{
    std::string name;       // "top-variance"
    std::string title;      // "Keep the most variable features"
    std::string help;       // one or two sentences
    std::string argument;   // what the argument means, "number of features"; empty when it takes none
    std::string byDefault;  // argument offered first; empty with a non-empty `argument`: must be given
};

/// Every step, in the order menus offer them: log2, log1p, ln, zscore, center, quantile, minmax, scale, floor,
/// ceil, impute, drop-missing, drop-constant, top-variance, top-mad, select, exclude, keep-samples.
FUZZYLENS_EXPORT const std::vector<StepDescription>& stepDescriptions();

/// A step that has learnt what it needs (means, kept features, ...) and can be applied to new samples.
class FUZZYLENS_EXPORT FittedStep
{
public:
    virtual ~FittedStep() = default;
    virtual StepSpec spec() const = 0;
    /// @throws DataError naming sample and feature where the step cannot be applied (log2 of a value <= 0, ...).
    virtual DatasetPtr apply(const Dataset& data) const = 0;
    virtual nlohmann::json toJson() const = 0;
};
using FittedStepPtr = std::shared_ptr<const FittedStep>;

/// Learns a step from data.
/// @throws std::invalid_argument if the step is unknown or its argument does not fit,
///         DataError if the data do not admit it.
FUZZYLENS_EXPORT FittedStepPtr fitStep(const StepSpec& spec, const Dataset& data, const Progress& progress = {});

/// Reads back what FittedStep::toJson wrote. @throws std::invalid_argument if it is not a fitted step.
FUZZYLENS_EXPORT FittedStepPtr fittedStepFromJson(const nlohmann::json& json);

struct Preprocessed
{
    DatasetPtr data;
    std::vector<FittedStepPtr> steps;
};

/// Fits and applies the steps in order.
FUZZYLENS_EXPORT Preprocessed preprocess(const DatasetPtr& data, const std::vector<StepSpec>& steps,
                                         const Progress& progress = {});

/// Applies fitted steps in order. Features are matched by name where a step keeps some of them.
FUZZYLENS_EXPORT DatasetPtr applySteps(const DatasetPtr& data, const std::vector<FittedStepPtr>& steps);

}  // namespace fuzzylens
