// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"
#include "core/methods/method.h"

#include <functional>

namespace fuzzylens {

/// How an alternation converges.
struct ConvergenceOptions
{
    int maxIterations = 300;
    double tolerance = 1e-6;  // on the largest change of a membership; 0: only the limit stops
};

/// What one iteration of a method makes of distances, in the place of an earlier one: a step that assigns to
/// matrices of their size allocates nothing.
struct GuidedStep
{
    Eigen::MatrixXd memberships;  // n x k
    Eigen::MatrixXd labelFree;    // n x k, memberships of samples without a label
    Eigen::MatrixXd weights;      // n x k, what the means count the samples with next; columns sum to 1
    double objective = 0;
};

/// Clustering guided by labels, a cluster for every class: squared distances to the means of the labelled samples
/// of each class first, then to those of @p step, until the memberships rest. Fills memberships, embedding (the
/// distances), centers, assigned, predictedClass (cluster j stands for class j), objective, how it stopped.
/// @throws std::invalid_argument if values are missing, there are no classes, or fewer than two.
Outcome alternateByClass(const Problem& problem,
                         const std::function<void(const Eigen::MatrixXd& distances, GuidedStep& next)>& step,
                         const ConvergenceOptions& options, const RunControl& control);

/// @throws std::invalid_argument as alternateByClass().
void requireClasses(const Problem& problem);

/// 1 for the class of a labelled sample, else 0; n x classes.
Eigen::MatrixXd classIndicators(const Target& target, Index samples);

}  // namespace fuzzylens
