// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <cmath>

namespace fuzzylens::steps {

namespace {

/// @p values with those at @p places permuted among each other.
template <typename T>
void permute(std::vector<T>& values, const std::vector<std::size_t>& places, std::uint64_t seed)
{
    const std::vector<T> before = values;
    const std::vector<int> order = Random(seed).permutation(static_cast<int>(places.size()));
    for (std::size_t i = 0; i < places.size(); ++i)
        values[places[i]] = before[places[static_cast<std::size_t>(order[i])]];
}

/// Permutes the values of each label field among the samples that have one.
class ShuffledLabels : public FittedStep
{
public:
    explicit ShuffledLabels(StepSpec spec)
        : m_spec(std::move(spec))
    {}

    StepSpec spec() const override { return m_spec; }

    DatasetPtr apply(const Dataset& data, const Progress&) const override
    {
        DatasetParts parts = data.parts();
        const auto seed = static_cast<std::uint64_t>(countArgument(m_spec));
        for (LabelField& field : parts.labelFields) {
            std::vector<std::size_t> labelled;
            const bool isNumeric = field.kind == LabelField::Kind::Numeric;
            for (std::size_t i = 0; i < static_cast<std::size_t>(data.samples()); ++i)
                if (isNumeric ? !std::isnan(field.numbers[i]) : field.codes[i] >= 0)
                    labelled.push_back(i);
            if (isNumeric)
                permute(field.numbers, labelled, seed);
            else
                permute(field.codes, labelled, seed);
        }
        return std::make_shared<const Dataset>(std::move(parts));
    }

    nlohmann::json toJson() const override { return specToJson(m_spec); }

private:
    StepSpec m_spec;
};

FittedStepPtr fitShuffledLabels(const StepSpec& spec, const Dataset& data, const Progress&)
{
    if (data.labelFields().empty())
        throw errorInData(data, message("step %1 needs labels, but the data have none", spec.name), "",
                          message("switch off the step"));
    return std::make_shared<ShuffledLabels>(spec);
}

FittedStepPtr shuffledLabelsFromJson(const StepSpec& spec, const nlohmann::json&)
{
    return std::make_shared<ShuffledLabels>(spec);
}

void checkShuffledLabels(const StepSpec& spec)
{
    countArgument(spec);
}

}  // namespace

std::vector<StepKind> labelKinds()
{
    return {
        {{"shuffle-labels", "Shuffle the labels",
          "Permutes the labels of the samples at random. Any structure that a method then finds is due to chance.",
          "permutation number", "1"},
         checkShuffledLabels,
         fitShuffledLabels,
         shuffledLabelsFromJson}};
}

}  // namespace fuzzylens::steps
