// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/feature_list.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::steps {

/// Keeps some of the features, in the order of the list.
class KeptFeatures : public FittedStep
{
public:
    /// @p unmatched: names that were asked for and are not among the features; becomes an issue of the data.
    /// @p note: what else is to be said of it; becomes one too.
    KeptFeatures(StepSpec spec, FeatureList kept, std::vector<std::string> unmatched = {}, std::string note = {});

    StepSpec spec() const override { return m_spec; }
    DatasetPtr apply(const Dataset& data, const Progress& progress) const override;
    nlohmann::json toJson() const override;
    static FittedStepPtr fromJson(const StepSpec& spec, const nlohmann::json& json);

private:
    Issue unmatchedIssue() const;

    StepSpec m_spec;
    FeatureList m_kept;
    std::vector<std::string> m_unmatched;
    std::string m_note;
};

/// Keeps these features of the data the step is fitted on.
/// @throws DataError if none is left.
FittedStepPtr keepFeatures(const StepSpec& spec, const Dataset& data, const std::vector<Index>& kept,
                           std::vector<std::string> unmatched = {}, std::string note = {});

}  // namespace fuzzylens::steps
