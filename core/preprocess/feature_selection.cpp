// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gene_sets.h"
#include "core/preprocess/kept_features.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

namespace fuzzylens::steps {

namespace {

FittedStepPtr fitSelect(const StepSpec& spec, const Dataset& data, const Progress&)
{
    FeatureSelection matched = selectFeatures(data, geneSetOf(spec.argument, data));
    if (matched.features.empty())
        throw errorInData(data, message("none of the names given to step select is among the features"),
                          matched.unmatched.empty() ? spec.argument : matched.unmatched.front(),
                          message("check the names, or the path of the file"));
    return keepFeatures(spec, data, matched.features, std::move(matched.unmatched), looseText(matched));
}

FittedStepPtr fitExclude(const StepSpec& spec, const Dataset& data, const Progress&)
{
    FeatureSelection matched = selectFeatures(data, geneSetOf(spec.argument, data));
    std::vector<bool> excluded(static_cast<std::size_t>(data.features()), false);
    for (const Index feature : matched.features)
        excluded[static_cast<std::size_t>(feature)] = true;
    std::vector<Index> kept;
    for (Index l = 0; l < data.features(); ++l)
        if (!excluded[static_cast<std::size_t>(l)])
            kept.push_back(l);
    // A column that is read as a label is no feature.
    std::erase_if(matched.unmatched,
                  [&data](const std::string& name) { return data.labelField(name) != nullptr; });
    return keepFeatures(spec, data, kept, std::move(matched.unmatched), looseText(matched));
}

void checkAny(const StepSpec&) {}

}  // namespace

std::vector<StepKind> featureSelectionKinds()
{
    constexpr const char* argument = "names separated by commas, a file of names, or FILE.gmt:NAME, a gene set";
    return {
        {{"select",
          "Keep named features",
          "Keeps the named features, in the given order. A name that several features share keeps all of them; "
          "NAME#2 keeps only the second.",
          argument,
          "",
          {},
          false,
          true},
         checkAny,
         fitSelect,
         KeptFeatures::fromJson},
        {{"exclude",
          "Exclude named features",
          "Excludes every feature with one of the names; NAME#2 is the second of several features named NAME.",
          argument,
          "",
          {},
          false,
          true},
         checkAny,
         fitExclude,
         KeptFeatures::fromJson},
    };
}

}  // namespace fuzzylens::steps
