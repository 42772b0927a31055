// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"

#include "core/common/memory_guard.h"
#include "core/dataset/synthetic/synthetic_kind.h"

#include <cmath>
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

/// The generator of the points that the options list.
SyntheticKind drawnKind(const std::vector<PlacedSample>& points)
{
    return {drawnDescription(), {static_cast<int>(points.size()), 2}, {2, 2}, nullptr};
}

void checkPoints(const std::vector<PlacedSample>& points)
{
    for (const PlacedSample& point : points)
        if (!std::isfinite(point.x) || !std::isfinite(point.y) || point.classNumber < 1 ||
            point.classNumber > PlacedSample::mostClasses)
            throw std::invalid_argument("a drawn point needs two finite coordinates and a class from 1 to " +
                                        std::to_string(PlacedSample::mostClasses));
}

/// @throws std::invalid_argument if the generator does not take the option, or not this value of it.
void checkOptions(const SyntheticDescription& set, bool hasRandomCounts, const SyntheticOptions& options)
{
    const auto refuse = [&](const std::string& what) {
        throw std::invalid_argument("the synthetic data set " + set.name + ' ' + what);
    };
    if (options.randomCounts && !hasRandomCounts)
        refuse("does not support random counts");
    if (options.noise && !set.isPlanar)
        refuse("does not support noise");
    if (options.noise && !(*options.noise >= 0 && std::isfinite(*options.noise)))
        refuse("requires a noise of 0 or more");
    if (options.classes && set.mostClasses == 0)
        refuse("has a fixed number of classes");
    if (options.classes && (*options.classes < set.fewestClasses || *options.classes > set.mostClasses))
        refuse("has " + std::to_string(set.fewestClasses) + " to " + std::to_string(set.mostClasses) +
               " classes, not " + std::to_string(*options.classes));
    if (!options.points.empty() && set.name != drawnSet)
        refuse("takes no points; only " + std::string(drawnSet) + " does");
    if (options.samples && set.name == drawnSet)
        refuse("has as many samples as points");
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
        for (const SyntheticKind& kind : syntheticKinds()) {
            result.push_back(kind.description);
            result.back().classes = kind.published.classes;
            result.back().noise = kind.published.noise;
        }
        return result;
    }();
    return all;
}

const SyntheticDescription& drawnDescription()
{
    static const SyntheticDescription description = [] {
        SyntheticDescription drawn{std::string(drawnSet), "Drawn points", "Points drawn by hand."};
        drawn.isPlanar = true;
        return drawn;
    }();
    return description;
}

DatasetPtr synthesize(std::string_view name, const SyntheticOptions& options)
{
    const bool isDrawn = name == drawnSet;
    const SyntheticKind kind = isDrawn ? drawnKind(options.points) : kindOf(name);
    const std::string& id = kind.description.name;
    checkOptions(kind.description, kind.least.randomCounts, options);
    checkPoints(options.points);
    const synthetic::Size size{
        fitting(id, "samples", options.samples, kind.published.samples, kind.least.samples),
        fitting(id, "features", options.features, kind.published.features, kind.least.features),
        options.randomCounts, options.classes.value_or(kind.published.classes),
        options.noise.value_or(kind.published.noise)};
    requireRoom(id, size);
    Random random(options.seed);
    DatasetParts parts = isDrawn ? synthetic::placed(options.points, size, random) : kind.make(size, random);
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
