// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/fcm_on_points.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace fuzzylens {

/// What samples are described by (paper, sections 2 and 3).
enum class Representation {
    Memberships,  // MES
    Distances     // DES
};

/// Samples by probes; see embedding.h. @param squared n x n.
FUZZYLENS_EXPORT Eigen::MatrixXd embed(const Eigen::MatrixXd& squared, const std::vector<Eigen::Index>& probes,
                                       Representation representation, double beta);

/// Fuzzy c-means in the embedding: of several starts the fit with the lowest objective. The first start is spread
/// over the points, since a start near the even partition may end in it where it is stable (methods.md 3.6); the
/// others are random memberships. Seeds are the same for every set of probes, so that two sets differ by their
/// probes alone (methods.md 3.5).
struct EmbeddingFcm
{
    int clusters = 3;
    int restarts = 5;  // starts, 1 or more
    FcmOnPoints::Options fcm;
    std::uint64_t seed = 1;

    struct Fit : FcmOnPoints::Fit
    {
        int restart = 0;  // that won, from 0
    };
    /// @param shouldContinue asked before every iteration with the start it belongs to; when cancelled it returns
    /// the best fit so far, or the incomplete first one, marked as cancelled.
    Fit fit(const FcmOnPoints& points, const std::function<bool(int restart)>& shouldContinue = {},
            bool keepsTrace = false) const;
};

/// What makes a set of probes good, in percent, 0 best.
enum class ProbeMeasure {
    RepresentationError,  // samples that are not of their cluster's most frequent class: uses the labels
    Objective,            // J over that of one cluster with equal memberships: 100 when all have collapsed
    XieBeni               // J / (n x least squared distance of two centres), 10 000 at most (Xie and Beni 1991)
};

/// The quality of sets of probes.
class FUZZYLENS_EXPORT ProbeQuality
{
public:
    /// @param squared n x n, kept. @param classOf for the representation error: a class each, -1 without; else
    /// empty.
    /// @throws std::invalid_argument if the measure needs classes and no sample has one.
    ProbeQuality(const Eigen::MatrixXd& squared, Representation representation, double beta, ProbeMeasure measure,
                 std::vector<int> classOf, const EmbeddingFcm& clustering);

    /// In percent; NaN when cancelled. @param probes at least one.
    double of(const std::vector<Eigen::Index>& probes, const ShouldContinue& shouldContinue = {}) const;

private:
    const Eigen::MatrixXd& m_squared;
    Representation m_representation;
    double m_beta;
    ProbeMeasure m_measure;
    std::vector<int> m_classOf;
    EmbeddingFcm m_clustering;
};

}  // namespace fuzzylens
