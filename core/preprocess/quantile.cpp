// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/feature_step.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace fuzzylens::steps {

namespace {

/// The values of a sample that are not missing, ascending, each with its feature.
std::vector<std::pair<double, Index>> sorted(const Dataset& data, Index sample)
{
    std::vector<std::pair<double, Index>> result;
    for (Index l = 0; l < data.features(); ++l)
        if (!data.isMissing(sample, l))
            result.emplace_back(data.value(sample, l), l);
    std::sort(result.begin(), result.end());
    return result;
}

/// Element @p place (0 to last, fractions between two) of an ascending list.
template <typename Element>
double interpolated(const Element& element, Index count, double place)
{
    const auto below = static_cast<Index>(std::floor(place));
    const double fraction = place - static_cast<double>(below);
    if (fraction == 0 || below + 1 >= count)
        return element(below);
    return (1 - fraction) * element(below) + fraction * element(below + 1);
}

/// A place among @p count items as a place among @p others; the middle when there is a single item.
double stretched(double place, Index count, Index others)
{
    if (count == others)
        return place;
    const auto last = static_cast<double>(others - 1);
    return count == 1 ? last / 2 : std::min(place * last / static_cast<double>(count - 1), last);
}

/// Quantile normalisation across samples (Bolstad et al. 2003, Bioinformatics 19:185-193), in the definition of
/// preprocessCore, missing values included (its normalize.quantiles with determine.target and use.target):
/// - the target is the mean over the samples of their sorted values;
/// - a value becomes the target at its rank; equal values share their mean rank (1, 2.5, 2.5, 4), and at a rank
///   between two the target is interpolated;
/// - a sample with m of p values is stretched: for the target its l-th of p places is place (l - 1) (m - 1) / (p -
///   1) among its sorted values, and its value of rank r is given the target at place (r - 1) (p - 1) / (m - 1),
///   places counted from 0 and interpolated. A single value gets the middle of the target (preprocessCore: NaN).
///   Missing values stay missing; a sample without a value takes no part.
class QuantileStep : public FeatureStep
{
public:
    QuantileStep(StepSpec spec, FeatureList features, std::vector<double> target)
        : FeatureStep(std::move(spec), std::move(features))
        , m_target(std::move(target))
    {
        const auto known = [](double value) { return !std::isnan(value); };
        if (static_cast<Index>(m_target.size()) != size() || m_target.empty() ||
            !std::all_of(m_target.begin(), m_target.end(), known) ||
            !std::is_sorted(m_target.begin(), m_target.end()))
            throw std::invalid_argument("fitted step quantile needs one number per feature, in ascending order");
    }

private:
    DatasetPtr applyInOrder(const Dataset& data, const Progress& progress) const override
    {
        auto values = data.table().copy();
        for (Index i = 0; i < data.samples(); ++i) {
            if (!shouldContinue(progress, {"quantile normalisation", i, data.samples()}))
                return nullptr;
            replace(sorted(data, i), i, *values);
        }
        return withValues(data, std::move(values));
    }

    void replace(const std::vector<std::pair<double, Index>>& ranked, Index sample, AlignedMatrix& values) const
    {
        const auto count = static_cast<Index>(ranked.size());
        const auto target = [&](Index place) { return m_target[static_cast<std::size_t>(place)]; };
        for (std::size_t first = 0, end = 0; first < ranked.size(); first = end) {
            for (end = first; end < ranked.size() && ranked[end].first == ranked[first].first; ++end) {
            }
            const double place = 0.5 * static_cast<double>(first + end - 1);
            const double value = interpolated(target, size(), stretched(place, count, size()));
            for (std::size_t item = first; item < end; ++item)
                values(sample, ranked[item].second) = value;
        }
    }

    void addLearnt(nlohmann::json& to) const override { to["target"] = numbersToJson(m_target.data(), size()); }

    std::vector<double> m_target;  // ascending, one a rank
};

FittedStepPtr fitQuantiles(const StepSpec& spec, const Dataset& data, const Progress& progress)
{
    const Index p = data.features();
    std::vector<double> target(static_cast<std::size_t>(p), 0.0);
    double samples = 0;
    for (Index i = 0; i < data.samples(); ++i) {
        if (!shouldContinue(progress, {"quantile normalisation", i, data.samples()}))
            return nullptr;
        const auto ranked = sorted(data, i);
        const auto count = static_cast<Index>(ranked.size());
        if (count == 0)
            continue;
        samples += 1;
        const auto value = [&](Index place) { return ranked[static_cast<std::size_t>(place)].first; };
        // A running mean: it cannot overflow.
        for (Index l = 0; l < p; ++l) {
            double& mean = target[static_cast<std::size_t>(l)];
            const double here = interpolated(value, count, stretched(static_cast<double>(l), p, count));
            mean = mean * ((samples - 1) / samples) + here / samples;
        }
    }
    if (samples == 0)
        throw errorInData(data, message("quantile normalisation needs at least one value that is not missing"), "",
                          message("use other data"));
    // Rounding of the means may break the order by an ulp.
    std::partial_sum(target.begin(), target.end(), target.begin(),
                     [](double a, double b) { return std::max(a, b); });
    return std::make_shared<QuantileStep>(spec, FeatureList(data), std::move(target));
}

FittedStepPtr quantilesFromJson(const StepSpec& spec, const nlohmann::json& json)
{
    return std::make_shared<QuantileStep>(spec, FeatureList(json), numbersFromJson(json, "target"));
}

}  // namespace

std::vector<StepKind> quantileKinds()
{
    return {{{"quantile", "Quantile normalisation",
              "Gives every sample the same distribution of values: the mean of the sorted samples. Tied values "
              "receive the value at their mean rank.",
              "", ""},
             checkNoArgument,
             fitQuantiles,
             quantilesFromJson,
             nullptr,
             nullptr,
             true}};
}

}  // namespace fuzzylens::steps
