// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens {

// Sentences about symbols that several formulas share (MethodFormula).

inline constexpr const char* symbolsOfClusters =
    "xᵢₗ is the value of feature l in sample i, cⱼ the centre of cluster j, and uᵢⱼ the membership of sample i in "
    "cluster j; the memberships of a sample add up to 1.";
inline constexpr const char* symbolsOfCrispClusters =
    "Each sample is in exactly one cluster: uᵢⱼ is 1 for this cluster and 0 for the others.";
inline constexpr const char* symbolsOfPairs = "ML and CL are the pairs (s, t) of samples with a must-link and "
                                              "with a cannot-link; α is the constraint weight.";
inline constexpr const char* symbolsOfGraph =
    "W contains the similarities wᵢⱼ of neighbouring samples, D the row sums of W. The ℓ leading solutions are "
    "the coordinates of the samples; in these coordinates k-means finds the clusters, and the nearest other "
    "labelled sample gives the class.";
inline constexpr const char* symbolsOfDirections =
    "The projections on the first ℓ directions a are the coordinates of the samples; in these coordinates k-means "
    "finds the clusters, and the nearest other labelled sample gives the class.";
inline constexpr const char* symbolsOfProbes =
    "yₛ are the c probes, chosen among the samples. Row vᵢ describes sample i; the rows are clustered by fuzzy "
    "c-means or by the method that the parameter selects. cⱼ is the centre of cluster j in the space of these "
    "rows, uᵢⱼ the membership of sample i in it.";

}  // namespace fuzzylens
