// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A drawn sample.
struct PlacedSample
{
    double x = 0, y = 0;  // finite
    int classNumber = 1;  // 1 .. mostClasses

    static constexpr int mostClasses = 8;
    bool operator==(const PlacedSample&) const = default;
};

/// Sizes left empty take those of the published set. Features beyond those of a shape are uniform noise.
struct SyntheticOptions
{
    std::optional<int> samples;
    std::optional<int> features;
    std::uint64_t seed = 1;
    bool randomCounts = false;  // mixture: component of every sample drawn (multinomial), not fixed counts
    std::optional<int> classes = {};
    std::optional<double> noise = {};       // standard deviation of the coordinates in the plane, 0 or more
    std::vector<PlacedSample> points = {};  // of the set "drawn", which takes no number of samples
};

struct SyntheticDescription
{
    std::string name;                        // "mixture", as the command line takes it
    std::string title;                       // "Three-component mixture"
    std::string help;                        // one sentence: purpose and source
    bool isPlanar = false;                   // two informative features; only these take a noise
    int fewestClasses = 0, mostClasses = 0;  // that can be asked for; 0: their number is fixed
    int classes = 0;                         // when nothing else is asked for; 0: fixed
    double noise = 0;                        // when nothing else is asked for
};

/// Every generator: mixture, spiral, rings, disc, xor (methods.md 1.5), moons and groups of the plane, expression
/// (the demonstration), and the eleven spectral-feature-scaling shapes of methods.md 4.7 F with three informative
/// and seven uniform features: horseshoes, belt, half-moons, interlocked-rings, tori, shell, cylinders, sheets,
/// helices, rolls, blobs.
FUZZYLENS_EXPORT const std::vector<SyntheticDescription>& syntheticSets();

/// The set whose samples are SyntheticOptions::points; it is none of syntheticSets().
inline constexpr std::string_view drawnSet = "drawn";
FUZZYLENS_EXPORT const SyntheticDescription& drawnDescription();

/// Generates a set. Label field "class"; informative features carry the annotation field "role" ("informative",
/// "noise").
/// @throws std::invalid_argument if there is no such set, or a size or option does not fit it, such as fewer than
///         two points of "drawn";
///         DataError if the set does not fit into memory.
FUZZYLENS_EXPORT DatasetPtr synthesize(std::string_view name, const SyntheticOptions& options = {});

/// The demonstration the program starts with: the set "expression" in its published size, log2 values of 90
/// samples of three classes. 12 of 1200 features are informative, 6 samples lie between two classes and 1 is
/// mislabelled: annotation field "role", label fields "true class" and "sample role".
FUZZYLENS_EXPORT DatasetPtr demonstration();

}  // namespace fuzzylens
