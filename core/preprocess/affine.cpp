// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/dataset/column_statistics.h"
#include "core/numeric/parallel.h"
#include "core/numeric/ties.h"
#include "core/preprocess/feature_step.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens::steps {

namespace {

/// (value - offset) / divisor, both learnt a feature; divisor 0 (a constant feature) only takes the offset off,
/// with what differs from it by rounding. A feature without a single value learns nothing: offset NaN, and stays
/// missing.
class AffineStep : public FeatureStep
{
public:
    AffineStep(StepSpec spec, FeatureList features, std::vector<double> offsets, std::vector<double> divisors)
        : FeatureStep(std::move(spec), std::move(features))
        , m_offsets(std::move(offsets))
        , m_divisors(std::move(divisors))
    {
        const auto p = static_cast<std::size_t>(size());
        if (m_offsets.size() != p || m_divisors.size() != p)
            throw std::invalid_argument("fitted step " + name() + " needs one number per feature");
        for (std::size_t l = 0; l < p; ++l)
            if (std::isnan(m_divisors[l]) && !std::isnan(m_offsets[l]))
                throw std::invalid_argument("fitted step " + name() + " has no divisor");
    }

private:
    DatasetPtr applyInOrder(const Dataset& data, const Progress&) const override
    {
        return rewritten(data, name(), [&](const RewrittenValues& values) {
            const double offset = m_offsets[static_cast<std::size_t>(values.feature)];
            const double divisor = m_divisors[static_cast<std::size_t>(values.feature)];
            for (Index i = 0; i < values.count; ++i)
                values.to[i] = divisor != 0                               ? (values.from[i] - offset) / divisor
                               : differByRounding(values.from[i], offset) ? 0.0
                                                                          : values.from[i] - offset;
        });
    }

    void addLearnt(nlohmann::json& to) const override
    {
        to["offsets"] = numbersToJson(m_offsets.data(), size());
        to["divisors"] = numbersToJson(m_divisors.data(), size());
    }

    std::vector<double> m_offsets;
    std::vector<double> m_divisors;
};

struct Affine
{
    double offset;
    double divisor;
};

template <typename Rule>
FittedStepPtr fitAffine(const StepSpec& spec, const Dataset& data, const Rule& rule)
{
    std::vector<Moments> ofFeatures(static_cast<std::size_t>(data.features()));
    constexpr Index together = 64;
    parallelFor((data.features() + together - 1) / together, hardwareThreads(), [&](Index part) {
        const KeepSubnormals keep;
        std::vector<double> scratch;
        for (Index l = part * together; l < std::min((part + 1) * together, data.features()); ++l)
            ofFeatures[static_cast<std::size_t>(l)] = moments(data.valuesOf(l, scratch));
    });
    std::vector<double> offsets, divisors;
    for (Index l = 0; l < data.features(); ++l) {
        const Affine learnt = rule(ofFeatures[static_cast<std::size_t>(l)]);
        if (std::isinf(learnt.divisor))
            throw errorInData(data, message("the value range of a feature is too large for step %1", spec.name),
                              data.featureNames()[static_cast<std::size_t>(l)],
                              message("add a step scale=... before it"));
        offsets.push_back(learnt.offset);
        divisors.push_back(learnt.divisor);
    }
    return std::make_shared<AffineStep>(spec, FeatureList(data), std::move(offsets), std::move(divisors));
}

FittedStepPtr fitZscore(const StepSpec& spec, const Dataset& data, const Progress&)
{
    const bool ofSample = spec.argument == "sample";
    return fitAffine(spec, data, [ofSample](const Moments& column) {
        const auto n = static_cast<double>(column.count);
        const double factor = ofSample && column.count > 1 ? std::sqrt(n / (n - 1)) : 1.0;
        return Affine{column.mean, column.deviation * factor};
    });
}

FittedStepPtr fitCenter(const StepSpec& spec, const Dataset& data, const Progress&)
{
    return fitAffine(spec, data, [](const Moments& column) {
        return Affine{column.mean, column.deviation == 0 ? 0.0 : 1.0};
    });
}

FittedStepPtr fitMinmax(const StepSpec& spec, const Dataset& data, const Progress&)
{
    return fitAffine(spec, data, [](const Moments& column) {
        return Affine{column.low, column.deviation == 0 ? 0.0 : column.high - column.low};
    });
}

FittedStepPtr affineFromJson(const StepSpec& spec, const nlohmann::json& json)
{
    return std::make_shared<AffineStep>(spec, FeatureList(json), numbersFromJson(json, "offsets"),
                                        numbersFromJson(json, "divisors"));
}

void checkZscore(const StepSpec& spec)
{
    if (spec.argument != "population" && spec.argument != "sample")
        throw ArgumentError(message("step zscore expects population or sample, not \"%1\"", spec.argument));
}

}  // namespace

std::vector<StepKind> affineKinds()
{
    return {
        {{"zscore",
          "Standardise features",
          "Gives every feature mean 0 and standard deviation 1; constant features become 0. population divides by "
          "the "
          "number of samples n, sample by n - 1.",
          "divisor: population or sample",
          "population",
          {{"population", "Divides by the number of samples n."}, {"sample", "Divides by n - 1."}}},
         checkZscore,
         fitZscore,
         affineFromJson,
         "variance"},
        {{"center", "Centre features", "Shifts every feature to mean 0.", "", ""},
         checkNoArgument,
         fitCenter,
         affineFromJson},
        {{"minmax", "Scale features to 0 to 1",
          "Scales every feature to the range 0 to 1; constant features become 0. New samples may lie outside the "
          "range.",
          "", ""},
         checkNoArgument,
         fitMinmax,
         affineFromJson,
         "range"},
    };
}

}  // namespace fuzzylens::steps
