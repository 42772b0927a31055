// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/feature_list.h"
#include "core/preprocess/steps.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace fuzzylens::steps {

/// The features that become one, and its name.
struct Gene
{
    std::string name;
    std::vector<Index> probes;
};

/// Makes genes of features as it was fitted to; new samples find the same features by name. Samples that are
/// called by the names of the genes already are taken as they are, with a note.
class SymbolStep : public FittedStep
{
public:
    /// @p probes: the features genes are made of; @p genes: names, and places in that list. @p notes become
    /// issues.
    SymbolStep(StepSpec spec, FeatureList probes, std::vector<Gene> genes, std::vector<std::string> notes);

    StepSpec spec() const override { return m_spec; }
    DatasetPtr apply(const Dataset& data, const Progress& progress) const override;
    nlohmann::json toJson() const override;
    static FittedStepPtr fromJson(const StepSpec& spec, const nlohmann::json& json);

private:
    DatasetPtr alreadySymbols(const Dataset& data) const;

    StepSpec m_spec;
    FeatureList m_probes;
    std::vector<Gene> m_genes;
    std::vector<std::string> m_notes;
};

}  // namespace fuzzylens::steps
