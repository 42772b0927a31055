// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// What the methods that reduce samples to a few dimensions do with them there.
struct ReducedSpaceOptions
{
    int dimensions = 2;
    int clusters = 2;
    int restarts = 20;  // of k-means
    std::uint64_t seed = 1;
};

/// Groups and classifies the samples by outcome.embedding (n x d): k-means on its first clusters - 1 columns
/// (methods.md 4.4), at most d; the class of the nearest labelled sample in all of them, another one for the
/// labelled. Fills memberships (0 and 1), assigned, predictedClass where the target has classes, centers,
/// embeddingCenters, embeddingAxes (called @p axis and a number), objective and how k-means ended.
void groupAndClassify(const Problem& problem, const ReducedSpaceOptions& options, const char* axis,
                      const RunControl& control, Outcome& outcome);

/// The outcome of a method that was cancelled before there was an embedding: every cluster has an equal share
/// in every sample.
Outcome stoppedBeforeReduction(const Problem& problem, const ReducedSpaceOptions& options);

/// @throws std::invalid_argument if values are missing or do not vary in any feature, or dimensions, clusters or
/// restarts are none or too many.
void requireReducible(const Problem& problem, const ReducedSpaceOptions& options);

/// @throws std::invalid_argument that says how many there are, if an embedding of @p available dimensions has
/// fewer than are wanted.
void requireDimensions(Eigen::Index available, int wanted);

/// Whether a labelled sample counts as its own neighbour, as in the tables of the paper.
enum class OwnLabel { Counts, IsHidden };
/// The class of the nearest labelled sample (the first of equally near ones): n, -1 where there is none. By a k-d
/// tree: of many samples in few dimensions, a small part of the pairs is compared.
/// @param points n x d. @param classOf n, -1 unlabelled.
FUZZYLENS_EXPORT std::vector<int> nearestClasses(const Eigen::MatrixXd& points, const std::vector<int>& classOf,
                                                 OwnLabel own, int threads);

/// New samples by the projection of a linear reduction: the embedding, and the nearest of its centres alone as
/// memberships. @throws std::invalid_argument if @p samples lack values or have other features in number.
FUZZYLENS_EXPORT Prediction predictByProjection(const Outcome& outcome, const Dataset& samples);

/// Two dimensions to look at; one where the data have no more.
std::int64_t planarDimensions(const Problem& problem);
/// "dimensions", "clusters" (as many as classes, else 2), "restarts" and "seed".
std::vector<ParameterDescription>
reducedSpaceParameters(std::function<std::int64_t(const Problem&)> dimensionsByDefault);
ReducedSpaceOptions reducedSpaceOptions(const Parameters& parameters);

/// Accuracy on labelled samples, each of which loses its label once: the method runs as often (methods.md 4.4: the
/// sample itself stays in the graph).
AccuracyReport leaveLabelsOut(const Problem& problem, const RunControl& control,
                              const std::function<Outcome(const Problem&, const RunControl&)>& run);

}  // namespace fuzzylens
