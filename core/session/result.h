// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "core/methods/method.h"
#include "core/preprocess/steps.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

using NamesPtr = std::shared_ptr<const std::vector<std::string>>;

/// A fit together with everything needed to show it, name it and repeat it: what a result file holds.
struct Result
{
    std::string command;  // the fuzzylens-cli line that repeats it
    std::string inputPath;
    std::string inputSha256;
    std::vector<StepSpec> steps;
    std::string method;  // id
    Parameters parameters;
    NamesPtr samples;
    NamesPtr features;
    Target target;  // of the samples
    /// The classes of the label field of the target as read, in its order, those without a sample here too.
    std::vector<std::string> fieldClasses;
    Outcome outcome;
    std::map<std::string, double> metrics;  // "training_accuracy", ...
    std::optional<Verdict> verdict;         // where it was requested
};

/// JSON: format "fuzzylens-result", version 1, keys that do not apply absent, numbers exact. result_text.h has
/// what reads and writes files.
FUZZYLENS_EXPORT std::string toJson(const Result& result);
/// @throws DataError if @p text is not a result, or has its arrays in another file; @p file names it in the
/// message.
FUZZYLENS_EXPORT Result resultFromJson(const std::string& text, const std::string& file);

/// A fit that can be applied to new samples: format "fuzzylens-model", version 1.
struct Model
{
    std::string method;
    Parameters parameters;
    std::vector<FittedStepPtr> steps;
    std::vector<std::string> inputFeatures;  // of the data before the steps
    std::vector<std::string> features;       // after them
    Target target;                           // kind, name and class names
    Outcome outcome;                         // centers, weights, prototypes
};
FUZZYLENS_EXPORT std::string toJson(const Model& model);
FUZZYLENS_EXPORT Model modelFromJson(const std::string& text, const std::string& file);

/// Brings new samples to the model's features (matched by name; order and surplus columns do not matter), applies
/// its steps and predicts; nothing when @p progress requests cancellation. @throws DataError naming the first
/// features that are absent.
FUZZYLENS_EXPORT Prediction predictWith(const Model& model, const DatasetPtr& samples,
                                        const Progress& progress = {});

/// Shares of correct predictions, agreement of clusters and classes, effective numbers: the metrics of a result.
/// Samples whose label or pairs guided @p method are not scored; "scored_samples" says how many are where some are
/// not.
/// @param method null for one that uses neither.
FUZZYLENS_EXPORT std::map<std::string, double> metricsOf(const Problem& problem, const Outcome& outcome,
                                                         const MethodDescription* method = nullptr);

/// Adds to the metrics of @p result how it stands with samples that have a label in @p field and had none in the
/// fit: "withheld_...", the share of correct ones, and "entire_set_...", the same of all samples as the
/// tables of spectral feature scaling count them (methods.md 4.5: a labelled sample is its own nearest), and how
/// clusters agree with the classes of all. Nothing when the fit saw every label.
FUZZYLENS_EXPORT void addWithheld(Result& result, const LabelField& field);

}  // namespace fuzzylens
