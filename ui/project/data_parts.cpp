// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/data_parts.h"

#include "core/methods/stratified_sample.h"

#include <numeric>

namespace fuzzylens::ui {

namespace {

constexpr std::uint64_t partSeed = 1;

std::shared_ptr<const DataPlane> planeOfPart(const std::shared_ptr<const DataPlane>& whole,
                                             const std::vector<Index>& samples)
{
    if (!whole)
        return nullptr;
    auto result = std::make_shared<DataPlane>(*whole);
    result->places = whole->places(samples, Eigen::all);
    return result;
}

/// The class of each sample; those without one are a class of their own. Empty without classes.
std::vector<int> strataOf(const Target& target)
{
    std::vector<int> strata = target.classOf;
    for (int& code : strata)
        code = code < 0 ? target.classes() : code;
    return strata;
}

PreparationPtr partOf(const PreparationPtr& whole, Index size)
{
    std::vector<Index> all(std::size_t(whole->data->samples()));
    std::iota(all.begin(), all.end(), Index{0});
    const std::vector<Index> samples = stratifiedSample(all, strataOf(whole->problem.target), size, partSeed);
    auto result = std::make_shared<Preparation>(*whole);
    result->whole = whole;
    result->data = whole->data->subset(samples, std::nullopt);
    result->plane = planeOfPart(whole->plane, samples);
    for (std::size_t i = 0; i < samples.size(); ++i)
        result->kept.samples[i] = whole->kept.samples[std::size_t(samples[i])];
    result->kept.samples.resize(samples.size());
    result->problem = makeProblem(result->data, whole->problem.target.name);
    result->samples = std::make_shared<const std::vector<std::string>>(result->data->sampleNames());
    return result;
}

}  // namespace

std::vector<Index> partSizes(const Dataset& data)
{
    constexpr Index first = 1000, second = 10'000, leastTimes = 4, leastValues = 4'000'000;
    std::vector<Index> sizes;
    if (data.samples() * data.features() >= leastValues)
        for (const Index size : {first, second})
            if (data.samples() >= leastTimes * size)
                sizes.push_back(size);
    return sizes;
}

PreparationPtr DataParts::part(const PreparationPtr& whole, std::size_t stage)
{
    const std::vector<Index> sizes = partSizes(*whole->data);
    if (whole != m_whole) {
        m_whole = sizes.empty() ? nullptr : whole;
        m_parts.assign(sizes.size(), nullptr);
    }
    if (stage >= sizes.size())
        return whole;
    if (!m_parts[stage])
        m_parts[stage] = partOf(whole, sizes[stage]);
    return m_parts[stage];
}

}  // namespace fuzzylens::ui
