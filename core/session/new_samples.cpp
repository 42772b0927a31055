// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/new_samples.h"

#include "core/preprocess/gene_symbols.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fuzzylens {

bool featuresAreGeneSymbols(const Model& model, const Dataset& samples)
{
    const auto step = std::find_if(model.steps.begin(), model.steps.end(),
                                   [](const FittedStepPtr& one) { return one->spec().name == "symbols"; });
    if (step == model.steps.end())
        return false;
    const std::unordered_set<std::string_view> names(samples.featureNames().begin(), samples.featureNames().end());
    const auto isThere = [&names](const std::string& name) { return names.contains(name); };
    if (std::all_of(model.inputFeatures.begin(), model.inputFeatures.end(), isThere))
        return false;
    const auto symbols = (*step)->toJson().at("symbols").get<std::vector<std::string>>();
    return !steps::featuresNamedBySymbols(samples, symbols).empty();
}

}  // namespace fuzzylens
