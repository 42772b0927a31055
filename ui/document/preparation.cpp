// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/preparation.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

std::vector<int> keptSamples(const Dataset& data, const AnalysisState& state)
{
    const LabelField* field = data.labelField(state.label);
    std::vector<int> kept;
    for (int i = 0; i < int(data.samples()); ++i) {
        const bool classIsOut =
            field && !state.leftOutClasses.empty() && state.leftOutClasses.contains(field->text(i));
        if (!classIsOut && !state.leftOutSamples.contains(i))
            kept.push_back(i);
    }
    return kept;
}

std::optional<std::vector<Index>> keptFeatures(const Dataset& data, const AnalysisState& state)
{
    if (state.leftOutFeatures.empty())
        return std::nullopt;
    std::vector<Index> kept;
    for (Index l = 0; l < data.features(); ++l)
        if (!state.leftOutFeatures.contains(int(l)))
            kept.push_back(l);
    return kept;
}

/// Steps may drop samples but keep their order: matches those left with those that were there, by name.
std::vector<int> followed(const std::vector<int>& before, const Dataset& old, const Dataset& now)
{
    if (now.samples() == old.samples())
        return before;
    std::vector<int> result;
    std::size_t next = 0;
    for (const std::string& name : now.sampleNames()) {
        while (next < before.size() && old.sampleNames()[next] != name)
            ++next;
        if (next == before.size())
            throw std::logic_error("a step changed the order of the samples");
        result.push_back(before[next++]);
    }
    return result;
}

}  // namespace

PreparationPtr prepare(const DatasetPtr& data, const AnalysisState& state, const Progress& progress)
{
    auto result = std::make_shared<Preparation>();
    result->originalSample = keptSamples(*data, state);
    const auto features = keptFeatures(*data, state);
    if (result->originalSample.empty())
        throw std::invalid_argument("every sample is left out; bring some back");
    if (features && features->empty())
        throw std::invalid_argument("every feature is left out; bring some back");
    std::optional<std::vector<Index>> samples;
    if (Index(result->originalSample.size()) != data->samples())
        samples.emplace(result->originalSample.begin(), result->originalSample.end());
    const DatasetPtr kept = samples || features ? data->subset(samples, features) : data;
    result->inputFeatures = kept->featureNames();
    Preprocessed preprocessed = preprocess(kept, state.activeSteps(), progress);
    result->steps = std::move(preprocessed.steps);
    result->originalSample = followed(result->originalSample, *kept, *preprocessed.data);
    result->problem = makeProblem(preprocessed.data, state.label);
    result->samples = std::make_shared<const std::vector<std::string>>(preprocessed.data->sampleNames());
    result->features = std::make_shared<const std::vector<std::string>>(preprocessed.data->featureNames());
    result->defaults = defaultParameters(method(state.method), result->problem);
    return result;
}

}  // namespace fuzzylens::ui
