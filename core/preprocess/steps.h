// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"

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

/// An argument a step offers.
struct StepChoice
{
    std::string value;  // "sample"
    std::string help;   // "divides by n - 1"
};

/// What a step is, for menus, help and validation.
struct StepDescription
{
    std::string name;       // "top-variance"
    std::string title;      // "Keep the most variable features"
    std::string help;       // one or two sentences
    std::string argument;   // what the argument means, "number of features"; empty when it takes none
    std::string byDefault;  // argument offered first; empty with a non-empty `argument`: must be given
    std::vector<StepChoice> choices = {};  // arguments to choose from; empty: it is typed
    bool takesOthers = false;              // other arguments than the choices are valid too
    bool takesFile = false;                // the argument may be a file
    bool takesAnnotation = false;          // it may be @ and the name of an annotation of the features
    std::vector<std::vector<StepChoice>> endings = {};  // of each one may follow, after a comma; the
                                                        // first when there is none
};

/// A step that means little where it stands.
struct StepWarning
{
    std::size_t step = 0;    // its place
    std::size_t before = 0;  // the place of the step it should stand before
    Message text;            // why: "every feature has the same variance by then, ..."
};

/// What should be known of @p steps in this order: features cannot be chosen by how much they vary once a step has
/// given them the same variance (unless samples are excluded or values changed in between).
FUZZYLENS_EXPORT std::vector<StepWarning> stepWarnings(const std::vector<StepSpec>& steps);

/// Every step, in the order menus offer them: pointwise functions, scaling, filling gaps, filters and lists of
/// features, symbols, choices of samples, labels.
FUZZYLENS_EXPORT const std::vector<StepDescription>& stepDescriptions();

/// A fitted step (means, kept features, ...) that can be applied to new samples.
class FUZZYLENS_EXPORT FittedStep
{
public:
    virtual ~FittedStep() = default;
    virtual StepSpec spec() const = 0;
    /// The data after the step; null when @p progress requests cancellation. Features learnt from are found by
    /// name (the r-th of a name that repeats is the r-th again) when @p data has others or another order; the
    /// result has those learnt from. Missing values pass through every step but impute.
    /// @throws DataError naming sample and feature where the step cannot be applied (log2 of a value <= 0, ...),
    /// or
    ///         the feature that is absent.
    virtual DatasetPtr apply(const Dataset& data, const Progress& progress = {}) const = 0;
    virtual nlohmann::json toJson() const = 0;
};
using FittedStepPtr = std::shared_ptr<const FittedStep>;

/// True for a step that leaves samples out (keep-samples, drop-samples) or shuffles their labels: apply it once,
/// before folds are made; models do not apply it to new samples. On samples that lack its label field, or none of
/// which its file names, a step that leaves samples out keeps all and adds a note to the issues.
FUZZYLENS_EXPORT bool isForFittedSamples(const StepSpec& spec);

/// True for shuffle-labels, which permutes the values of each label field among the samples that have one.
FUZZYLENS_EXPORT bool shufflesLabels(const StepSpec& spec);

/// True for a step that computes the values of a sample from this sample alone, whichever data it was fitted to:
/// apply it once, before folds are made.
FUZZYLENS_EXPORT bool isSamplewise(const StepSpec& spec);

/// Learns a step from data; null when @p progress requests cancellation.
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

/// Fits and applies the steps in order. The data are null when @p progress requests cancellation.
/// @throws as fitStep and FittedStep::apply do.
FUZZYLENS_EXPORT Preprocessed preprocess(const DatasetPtr& data, const std::vector<StepSpec>& steps,
                                         const Progress& progress = {});

/// Applies fitted steps in order. Features are matched by name where a step learnt from features; null when
/// @p progress requests cancellation. @throws as FittedStep::apply does.
FUZZYLENS_EXPORT DatasetPtr applySteps(const DatasetPtr& data, const std::vector<FittedStepPtr>& steps,
                                       const Progress& progress = {});

}  // namespace fuzzylens
