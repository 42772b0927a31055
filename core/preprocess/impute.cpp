// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/dataset/column_statistics.h"
#include "core/numeric/parallel.h"
#include "core/preprocess/feature_step.h"
#include "core/preprocess/neighbour_fill.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens::steps {

namespace {

/// Names the samples of @p data that have no value at all: filled they are no samples of their own.
DatasetPtr withEmptySamplesNamed(const Dataset& data, DatasetPtr filled)
{
    constexpr std::size_t mostNamed = 3;
    std::vector<Index> empty;
    for (Index i = 0; data.missingCount() >= data.features() && i < data.samples(); ++i) {
        Index l = 0;
        while (l < data.features() && data.isMissing(i, l))
            ++l;
        if (l == data.features())
            empty.push_back(i);
    }
    if (empty.empty() || !filled)
        return filled;
    std::string names;
    for (std::size_t i = 0; i < std::min(mostNamed, empty.size()); ++i)
        names += (i > 0 ? ", " : "") + data.sampleNames()[static_cast<std::size_t>(empty[i])];
    DatasetParts parts = filled->parts();
    Issue issue;
    issue.what =
        message(empty.size() == 1 ? "1 sample has no values and was filled from the other samples only"
                                  : "%1 samples have no values and were filled from the other samples only",
                empty.size());
    issue.text = cutText(names + (empty.size() > mostNamed ? ", …" : ""));
    issue.remedy = message("exclude such samples with the step drop-samples");
    parts.issues.push_back(std::move(issue));
    return std::make_shared<Dataset>(std::move(parts));
}

/// A missing value becomes a number learnt for its feature.
class ConstantFill : public FeatureStep
{
public:
    ConstantFill(StepSpec spec, FeatureList features, std::vector<double> fills)
        : FeatureStep(std::move(spec), std::move(features))
        , m_fills(std::move(fills))
    {
        bool whole = static_cast<Index>(m_fills.size()) == size();
        for (const double fill : m_fills)
            whole = whole && !std::isnan(fill);
        if (!whole)
            throw std::invalid_argument("fitted step impute needs one number per feature");
    }

private:
    DatasetPtr applyInOrder(const Dataset& data, const Progress&) const override
    {
        const auto fill = [&](const RewrittenValues& values) {
            const double learnt = m_fills[static_cast<std::size_t>(values.feature)];
            for (Index i = 0; i < values.count; ++i)
                values.to[i] = std::isnan(values.from[i]) ? learnt : values.from[i];
        };
        return withEmptySamplesNamed(data, rewritten(data, name(), fill));
    }

    void addLearnt(nlohmann::json& to) const override { to["fills"] = numbersToJson(m_fills.data(), size()); }

    std::vector<double> m_fills;
};

Index neighboursOf(const StepSpec& spec)
{
    if (!spec.argument.starts_with("knn:"))
        throw ArgumentError(message("step impute expects median, mean or knn:K, not \"%1\"", spec.argument));
    return countArgument({spec.name, spec.argument.substr(4)});
}

/// A missing value becomes the mean over the nearest features in its sample; see neighbourFill().
class NeighbourFill : public FeatureStep
{
public:
    NeighbourFill(StepSpec spec, FeatureList features, std::shared_ptr<const AlignedMatrix> learnt)
        : FeatureStep(std::move(spec), std::move(features))
        , m_learnt(std::move(learnt))
        , m_neighbours(neighboursOf(this->spec()))
    {
        if (m_learnt->columns() != size())
            throw std::invalid_argument("fitted step impute needs the values of every feature");
    }

private:
    DatasetPtr applyInOrder(const Dataset& data, const Progress& progress) const override
    {
        auto values = neighbourFill(*m_learnt, data, m_neighbours, hardwareThreads(), progress);
        return values ? withEmptySamplesNamed(data, withValues(data, std::move(values))) : nullptr;
    }

    void addLearnt(nlohmann::json& to) const override
    {
        auto columns = nlohmann::json::array();
        for (Index l = 0; l < m_learnt->columns(); ++l)
            columns.push_back(numbersToJson(m_learnt->column(l), m_learnt->rows()));
        to["learnt"] = std::move(columns);
    }

    std::shared_ptr<const AlignedMatrix> m_learnt;  // samples x features as they were learnt from
    Index m_neighbours;
};

FittedStepPtr fitImputation(const StepSpec& spec, const Dataset& data, const Progress&)
{
    for (Index l = 0; l < data.features(); ++l)
        if (data.missingInFeature(l) == data.samples())
            throw errorInData(data, message("a feature without any values cannot be imputed"),
                              data.featureNames()[static_cast<std::size_t>(l)],
                              message("add the step drop-constant before it"));
    if (spec.argument != "median" && spec.argument != "mean") {
        // Values that are kept as doubles are shared with the data set, not copied.
        return std::make_shared<NeighbourFill>(spec, FeatureList(data), data.table().all());
    }
    std::vector<double> fills, scratch, sorted;
    for (Index l = 0; l < data.features(); ++l) {
        const ColumnValues values = data.valuesOf(l, scratch);
        fills.push_back(spec.argument == "mean" ? moments(values).mean : median(values, sorted));
    }
    return std::make_shared<ConstantFill>(spec, FeatureList(data), std::move(fills));
}

std::shared_ptr<const AlignedMatrix> learntFromJson(const nlohmann::json& json)
{
    const auto member = json.find("learnt");
    if (member == json.end() || !member->is_array() || member->empty())
        throw std::invalid_argument("fitted step impute needs the values that it was fitted on");
    const auto rows = static_cast<Index>(member->front().size());
    auto result = std::make_shared<AlignedMatrix>(rows, static_cast<Index>(member->size()));
    for (Index l = 0; l < result->columns(); ++l) {
        const nlohmann::json column{{"values", (*member)[static_cast<std::size_t>(l)]}};
        const std::vector<double> values = numbersFromJson(column, "values");
        const auto known = [](double value) { return !std::isnan(value); };
        if (static_cast<Index>(values.size()) != rows || std::none_of(values.begin(), values.end(), known))
            throw std::invalid_argument("the values that step impute was fitted on are incomplete");
        std::copy(values.begin(), values.end(), result->column(l));
    }
    return result;
}

FittedStepPtr imputationFromJson(const StepSpec& spec, const nlohmann::json& json)
{
    if (json.contains("learnt"))
        return std::make_shared<NeighbourFill>(spec, FeatureList(json), learntFromJson(json));
    return std::make_shared<ConstantFill>(spec, FeatureList(json), numbersFromJson(json, "fills"));
}

void checkImputation(const StepSpec& spec)
{
    if (spec.argument != "median" && spec.argument != "mean")
        neighboursOf(spec);
}

}  // namespace

std::vector<StepKind> imputeKinds()
{
    return {{{"impute",
              "Fill missing values",
              "Replaces missing values by the median or the mean of the feature, or (knn:K) by the mean of the K "
              "nearest features that have a value in the sample.",
              "median, mean or knn:K",
              "knn:5",
              {{"knn:5", "The mean over the 5 nearest features; any other number can follow the colon."},
               {"median", "The median of the feature."},
               {"mean", "The mean of the feature."}},
              true},
             checkImputation,
             fitImputation,
             imputationFromJson,
             nullptr,
             nullptr,
             true}};
}

}  // namespace fuzzylens::steps
