// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens {

// Sentences about symbols that several formulas share (MethodFormula).

inline constexpr const char* symbolsOfClusters =
    "xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the membership of sample i "
    "in cluster j; those of a sample add up to 1.";
inline constexpr const char* symbolsOfCrispClusters =
    "A sample is in one cluster: its uᵢⱼ there is 1, the others are 0.";
inline constexpr const char* symbolsOfPairs =
    "ML and CL are the pairs (s, t) of samples that must and that cannot be together; α is the strength of the "
    "pairs.";
inline constexpr const char* symbolsOfGraph =
    "W holds the similarities wᵢⱼ of samples that are neighbours, D its row sums. The samples are placed by "
    "the ℓ leading solutions; there k-means makes the clusters, and the nearest other labelled sample gives "
    "the class.";
inline constexpr const char* symbolsOfDirections =
    "The samples are placed along the first ℓ directions a; there k-means makes the clusters, and the nearest "
    "other labelled sample gives the class.";
inline constexpr const char* symbolsOfProbes =
    "yₛ are the c probes, chosen among the samples; a sample is described by its row vᵢ, and the rows are "
    "clustered: by fuzzy c-means or as the parameter says. cⱼ is the centre of cluster j there, uᵢⱼ the "
    "membership of sample i in it.";

}  // namespace fuzzylens
