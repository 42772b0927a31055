// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// What one feature adds to a squared distance.
struct FeaturePart
{
    Index feature = 0;
    double value = 0;  // not negative
};

/// The squared distance of a sample to a centre: that of the fit, Outcome::embedding, as a sum over the features.
struct DistanceParts
{
    Index cluster = 0;
    double distance = 0;
    std::vector<FeaturePart> largest;  // descending; equal parts by feature; none is 0
    double rest = 0;                   // of all other features: distance - the sum of the largest
    std::optional<double> labelTerm;  // what the sample's own label adds in the fit; nothing where it adds nothing
};

/// A new value of one feature of a sample, in the units of the data.
struct FeatureChange
{
    Index feature = 0;
    double from = 0;
    double to = 0;
};

struct NearSample
{
    Index sample = 0;
    double distance = 0;  // squared
};

/// Where samples are near each other: squared distances...
enum class NeighbourSpace {
    ClusterWeights,  // with the feature weights of the sample's nearest cluster
    Features,        // in which every feature counts the same
    Embedding        // in the embedding, where methods that cluster there have their centres
};

/// Why a sample lies where it lies. Parts that a fit does not have are empty.
struct SampleExplanation
{
    std::vector<DistanceParts> distances;  // to all centres, the nearest first; empty if they are no such sums
    /// The fewest features whose values, replaced by those of the second nearest centre, make the sample equally
    /// far from both; the largest effect first. Of the last one only as much as is needed.
    std::vector<FeatureChange> changes;
    std::vector<NearSample> neighbours;  // nearest first; equal ones by index
    NeighbourSpace space = NeighbourSpace::Features;
};

/// The numbers of things to find.
struct ExplanationSize
{
    int features = 5;  // in DistanceParts::largest
    int neighbours = 5;
};

/// The exponent q with which feature weights count in the distances to the centres, sum_l w_jl^q (x_l - v_jl)^2
/// (MethodDescription::distanceExponent); nothing where the distances of this fit are no such sum, and where
/// @p parameters lack what the method needs. @param method id; 1 for one that is not known.
FUZZYLENS_EXPORT std::optional<double> distanceExponent(std::string_view method, const Parameters& parameters,
                                                        const Outcome& outcome);

/// The terms w_l^q (x_l - v_l)^2 of the distance to @p cluster, p; 0 where the value is missing or the weight is
/// 0.
/// @param outcome with centres, and with feature weights or without.
FUZZYLENS_EXPORT Eigen::VectorXd distanceTerms(const Dataset& data, const Outcome& outcome, double exponent,
                                               Index sample, Index cluster);

/// At most @p count of the terms, the largest first, without terms that are 0.
FUZZYLENS_EXPORT std::vector<FeaturePart> largestParts(const Eigen::VectorXd& terms, int count);

/// Explains where @p sample lies in a fit to @p data.
///
/// The term of feature l in the distance to centre j is s w_jl^q (x_l - v_jl)^2, where s makes the terms add up to
/// the distance D_j of the fit: 1 in most methods, the number of features in SFFD; in a fit that has not
/// converged, whose centres are one update ahead of its distances, it differs a little.
///
/// Changes: replacing x_l by the value b_l of the second nearest centre b moves D_b - D_a, a being the nearest,
/// down by f_bl (b_l - x_l)^2 - f_al (x_l - a_l)^2 + f_al (b_l - a_l)^2, where f = s w^q. The effects add up, so
/// the largest first are the fewest. The last feature moves by t (b_l - x_l), where t is the smallest root in
/// (0, 1] of (f_al - f_bl) d^2 t^2 + 2 d (f_bl d + f_al (x_l - a_l)) t = R, with d = b_l - x_l and the remaining
/// difference R of D_b - D_a.
///
/// @param data the data of the fit: n x p. @param exponent that of distanceExponent(). @param sample from 0.
/// @return nothing when cancelled by @p progress.
/// @throws std::invalid_argument if there is no such sample, or data and outcome have different sizes.
FUZZYLENS_EXPORT std::optional<SampleExplanation> explainSample(const Dataset& data, const Outcome& outcome,
                                                                std::optional<double> exponent, Index sample,
                                                                const ExplanationSize& size = {},
                                                                const Progress& progress = {});

}  // namespace fuzzylens
