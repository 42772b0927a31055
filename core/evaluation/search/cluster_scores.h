// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// What settings can be chosen by without held-out samples: "silhouette", "fuzzy_silhouette",
/// "partition_coefficient", "partition_entropy", "modified_partition_coefficient", "xie_beni", "gap", "stability";
/// "ari" and "nmi" with labels.
FUZZYLENS_EXPORT const std::vector<std::string_view>& clusterScores();

/// The scores of a fit to all samples that are defined for it, by name, without "gap" and "stability", which need
/// further fits; also "objective" and "effective_features". Those of fuzzy clusters need memberships, "xie_beni" a
/// centre per cluster and the fuzzifier of @p parameters, or 2; "ari" and "nmi" compare the clusters with labels
/// that have not guided them. @param distances of the samples, Euclidean, n x n; empty: no silhouettes.
FUZZYLENS_EXPORT std::map<std::string, double>
clusterScoresOf(const MethodDescription& method, const Problem& problem, const Parameters& parameters,
                const Outcome& outcome, const Eigen::MatrixXd& distances);

}  // namespace fuzzylens
