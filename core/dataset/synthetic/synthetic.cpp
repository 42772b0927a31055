// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"

#include "core/common/memory_guard.h"
#include "core/dataset/synthetic/synthetic_kind.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

using synthetic::SyntheticKind;

const std::vector<SyntheticKind>& syntheticKinds()
{
    static const std::vector<SyntheticKind> all = [] {
        std::vector<SyntheticKind> result = synthetic::planarKinds();
        for (const auto& group : {synthetic::expressionKinds(), synthetic::shapeKinds()})
            result.insert(result.end(), group.begin(), group.end());
        return result;
    }();
    return all;
}

const SyntheticKind& kindOf(std::string_view name)
{
    for (const SyntheticKind& kind : syntheticKinds())
        if (kind.description.name == name)
            return kind;
    std::string known;
    for (const SyntheticKind& kind : syntheticKinds())
        known += (known.empty() ? "" : ", ") + kind.description.name;
    throw std::invalid_argument("unknown synthetic data set \"" + std::string(name) + "\"; available: " + known);
}

int fitting(const std::string& name, const char* what, std::optional<int> asked, int published, int least)
{
    const int result = asked.value_or(published);
    if (result < least)
        throw std::invalid_argument("the synthetic data set " + name + " requires at least " +
                                    std::to_string(least) + ' ' + what + ", not " + std::to_string(result));
    return result;
}

/// A matrix with the fields of its generator, names and annotations.
void requireRoom(const std::string& name, const synthetic::Size& size)
{
    constexpr double bytesPerValue = 1.1 * sizeof(double), bytesPerFeature = 512, bytesPerSample = 256;
    const double samples = size.samples, features = size.features;
    requireMemory("synth:" + name,
                  samples * features * bytesPerValue + features * bytesPerFeature + samples * bytesPerSample,
                  "choose fewer samples or features");
}

}  // namespace

const std::vector<SyntheticDescription>& syntheticSets()
{
    static const std::vector<SyntheticDescription> all = [] {
        std::vector<SyntheticDescription> result;
        for (const SyntheticKind& kind : syntheticKinds())
            result.push_back(kind.description);
        return result;
    }();
    return all;
}

DatasetPtr synthesize(std::string_view name, const SyntheticOptions& options)
{
    const SyntheticKind& kind = kindOf(name);
    const std::string& id = kind.description.name;
    const synthetic::Size size{
        fitting(id, "samples", options.samples, kind.published.samples, kind.least.samples),
        fitting(id, "features", options.features, kind.published.features, kind.least.features),
        options.randomCounts};
    if (options.randomCounts && !kind.least.randomCounts)
        throw std::invalid_argument("the synthetic data set " + id + " does not support random counts");
    requireRoom(id, size);
    Random random(options.seed);
    DatasetParts parts = kind.make(size, random);
    parts.preferredLabel = "class";
    parts.origin.format = "synthetic";
    parts.origin.decisions.push_back({"generator", Message::verbatim(id), kind.description.title});
    parts.origin.decisions.push_back({"seed", std::to_string(options.seed), "as specified"});
    return std::make_shared<const Dataset>(std::move(parts));
}

DatasetPtr demonstration()
{
    return synthesize("expression");
}

}  // namespace fuzzylens
