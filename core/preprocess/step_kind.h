// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"

#include <nlohmann/json.hpp>

namespace fuzzylens::steps {

/// One kind of step, as the table of steps holds it. The argument handed to the functions is never empty when the
/// step has one: an omitted argument has become the default.
struct StepKind
{
    StepDescription description;
    /// @throws std::invalid_argument if the argument does not fit; looks at no data and no file.
    void (*check)(const StepSpec& spec);
    FittedStepPtr (*fit)(const StepSpec& spec, const Dataset& data, const Progress& progress);
    FittedStepPtr (*fromJson)(const StepSpec& spec, const nlohmann::json& json);
    const char* equalises = nullptr;  // the statistic that is equal for all features after the step: "variance"
    const char* ranksBy = nullptr;    // the statistic it selects features by: "variance"
    bool changesSpread = false;       // after the step features no longer vary equally
    bool (*ranks)(const StepSpec& spec) = nullptr;  // whether it does so with this argument; null: always
};

std::vector<StepKind> logarithmKinds();  // log2, log1p, ln
std::vector<StepKind> affineKinds();     // zscore, center, minmax
std::vector<StepKind> limitKinds();      // scale, floor, ceil
std::vector<StepKind> quantileKinds();
std::vector<StepKind> imputeKinds();
std::vector<StepKind> missingFilterKinds();     // drop-missing
std::vector<StepKind> featureFilterKinds();     // drop-constant, top-variance, top-mad
std::vector<StepKind> featureSelectionKinds();  // select, exclude
std::vector<StepKind> repairNamesKinds();
std::vector<StepKind> symbolKinds();
std::vector<StepKind> sampleSelectionKinds();  // keep-samples, drop-samples
std::vector<StepKind> labelKinds();            // shuffle-labels

}  // namespace fuzzylens::steps
