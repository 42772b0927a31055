// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel_while.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fuzzylens {

/// Rows of uniform numbers divided by their sums: the start of the published trials (methods.md 3.3). n x k.
FUZZYLENS_EXPORT Eigen::MatrixXd randomMemberships(Index samples, int clusters, std::uint64_t seed);

/// Points with the same distances between them in the fewest coordinates, n x r with r below n: for points of
/// many coordinates that are compared often. @param squared n x n squared distances of points in a Euclidean
/// space.
FUZZYLENS_EXPORT Eigen::MatrixXd coordinatesOf(const Eigen::MatrixXd& squared);

/// Fuzzy c-means (as fcm()) on few points of few coordinates from given memberships, for searches that run it
/// thousands of times: a fit takes microseconds and starts no thread.
class FUZZYLENS_EXPORT FcmOnPoints
{
public:
    struct Options
    {
        double fuzzifier = 2;  // m, above 1
        int maxIterations = 300;
        double tolerance = 1e-5;  // on the largest change of a membership; 0: only the limit stops
    };
    struct Fit
    {
        Eigen::MatrixXd memberships;    // n x k
        Eigen::MatrixXd centers;        // k x d, of these memberships
        std::vector<double> objective;  // after each iteration
        Stopped stopped = Stopped::IterationLimit;
        std::vector<Eigen::MatrixXd> course;  // the memberships from the start on, when asked for
    };

    /// @param points n x d, finite. Points that differ only by rounding count as one.
    explicit FcmOnPoints(const Eigen::MatrixXd& points);

    Index points() const { return m_points->rows(); }
    /// The mean squared distance of a point from the mean of all.
    double variance() const { return m_variance; }
    /// Less their mean, n x d.
    AlignedMatrix::ConstMap centred() const { return m_points->map(); }

    /// @param start memberships, n x k. @throws std::invalid_argument if the fuzzifier does not exceed 1.
    Fit fit(const Eigen::MatrixXd& start, const Options& options, const ShouldContinue& shouldContinue = {},
            bool keepsTrace = false) const;
    /// The memberships by the distances from points spread over all, drawn as kMeansPlusPlusInit() does. n x k.
    /// @throws std::invalid_argument if the fuzzifier is below 1.
    Eigen::MatrixXd spreadMemberships(int clusters, double fuzzifier, std::uint64_t seed) const;

private:
    std::shared_ptr<const AlignedMatrix> m_points;  // less their mean
    Eigen::RowVectorXd m_mean;
    double m_variance = 0;
};

}  // namespace fuzzylens
