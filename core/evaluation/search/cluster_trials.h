// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search.h"

namespace fuzzylens {

inline constexpr int clusterResamples = 20;  // reference data sets of a gap statistic, subsamples of a stability
inline constexpr double subsampleShare = 0.8;
inline constexpr Index mostConsensusSamples = 4096;

/// The parameters of a fit to a resample, which has other samples: no chosen start, and a seed of its own.
Parameters resampleParameters(Parameters parameters, std::uint64_t resample);

/// @throws std::invalid_argument if the method of @p request learns from labels, so that scores of its clusters on
/// the samples of the fit are too optimistic, or constraints guide it and the score needs fits to other samples.
void requireScorable(const SearchRequest& request);

/// The trials of the candidates @p indices with the protocol None: each is fitted to all samples of the problem
/// and scored by clusterScoresOf(), silhouettes of up to mostComparedSamples samples. If the score of @p request
/// is one of the following, and only then, there are further fits, from random initialisations and without labels:
/// - "gap" (Tibshirani and others 2001): ln W of clusterResamples data sets that are uniform over the range of
/// each
///   principal component, less ln W of the data, W being withinClusterSquares().
/// - "stability": meanAgreements() of fits to clusterResamples subsamples, and for up to mostConsensusSamples
///   samples "consensus_area", the consensusArea() of these.
/// These depend on the seeds of the request and the candidate, not on other candidates.
/// @return empty when cancelled. @throws std::invalid_argument if principal components are needed and the data
/// have too many samples and features for them; DataError if memory is short.
std::vector<Trial> clusterTrials(const SearchRequest& request, const std::vector<std::size_t>& indices,
                                 const RunControl& control);

}  // namespace fuzzylens
