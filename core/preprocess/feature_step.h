// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/feature_list.h"
#include "core/preprocess/step_support.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::steps {

/// A fitted step that rewrites the values of the features it learnt from; in other data they are found by name.
class FeatureStep : public FittedStep
{
public:
    FeatureStep(StepSpec spec, FeatureList features)
        : m_spec(std::move(spec))
        , m_features(std::move(features))
    {}

    StepSpec spec() const final { return m_spec; }

    DatasetPtr apply(const Dataset& data, const Progress& progress) const final
    {
        if (const auto places = m_features.find(data))
            return applyInOrder(*data.subset(std::nullopt, places), progress);
        return applyInOrder(data, progress);
    }

    nlohmann::json toJson() const final
    {
        nlohmann::json result = specToJson(m_spec);
        m_features.addTo(result);
        addLearnt(result);
        return result;
    }

protected:
    const std::string& name() const { return m_spec.name; }
    /// Number of features.
    Index size() const { return m_features.size(); }

private:
    /// @p data has the features in the order they were learnt in. Null if @p progress requests cancellation.
    virtual DatasetPtr applyInOrder(const Dataset& data, const Progress& progress) const = 0;
    virtual void addLearnt(nlohmann::json& to) const = 0;

    StepSpec m_spec;
    FeatureList m_features;
};

}  // namespace fuzzylens::steps
