// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/medoids.h"

#include "core/numeric/ties.h"

#include <limits>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

void requireSquaredDistances(const Eigen::MatrixXd& squaredDistances)
{
    if (squaredDistances.rows() != squaredDistances.cols())
        throw std::invalid_argument("squared distances must be a square matrix");
    if (!squaredDistances.allFinite() || (squaredDistances.array() < 0.0).any())
        throw std::invalid_argument("squared distances must be finite and not negative");
}

std::vector<int> nearestMedoids(const Eigen::MatrixXd& squaredDistances, const std::vector<Index>& medoids)
{
    const auto n = static_cast<std::size_t>(squaredDistances.rows());
    std::vector<int> nearest(n, 0);
    std::vector<double> smallest(n, std::numeric_limits<double>::infinity());
    for (std::size_t j = 0; j < medoids.size(); ++j) {
        const double* const distances = squaredDistances.col(medoids[j]).data();
        for (std::size_t i = 0; i < n; ++i)
            if (distances[i] < (1.0 - equalUpToRounding) * smallest[i]) {
                smallest[i] = distances[i];
                nearest[i] = static_cast<int>(j);
            }
    }
    for (std::size_t j = 0; j < medoids.size(); ++j)
        nearest[static_cast<std::size_t>(medoids[j])] = static_cast<int>(j);
    return nearest;
}

Index nearestToMean(const Eigen::MatrixXd& squaredDistances, const std::vector<Index>& members,
                    const std::vector<ProbeRole>& roles, const ShouldContinue& shouldContinue)
{
    constexpr std::size_t candidatesPerCheck = 64;  // for cancellation
    Index nearest = -1;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at < members.size(); ++at) {
        if (shouldContinue && at % candidatesPerCheck == 0 && !shouldContinue())
            return -1;
        const Index candidate = members[at];
        if (roles[static_cast<std::size_t>(candidate)] == ProbeRole::Forbidden)
            continue;
        const double* const distances = squaredDistances.col(candidate).data();
        double sum = 0;
        for (const Index member : members)
            sum += distances[member];
        if (nearest < 0 || sum < (1.0 - equalUpToRounding) * smallest) {
            smallest = sum;
            nearest = candidate;
        }
    }
    return nearest;
}

MedoidUpdate updateMedoids(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles,
                           std::vector<Index>& medoids, const ShouldContinue& shouldContinue)
{
    std::vector<std::vector<Index>> members(medoids.size());
    const std::vector<int> nearest = nearestMedoids(squaredDistances, medoids);
    for (std::size_t i = 0; i < nearest.size(); ++i)
        members[static_cast<std::size_t>(nearest[i])].push_back(static_cast<Index>(i));
    std::vector<Index> moved = medoids;
    for (std::size_t j = 0; j < medoids.size(); ++j) {
        if (roles[static_cast<std::size_t>(medoids[j])] == ProbeRole::Pinned)
            continue;
        moved[j] = nearestToMean(squaredDistances, members[j], roles, shouldContinue);
        if (moved[j] < 0)
            return MedoidUpdate::Cancelled;
    }
    const MedoidUpdate update = moved == medoids ? MedoidUpdate::Unchanged : MedoidUpdate::Changed;
    medoids = std::move(moved);
    return update;
}

}  // namespace fuzzylens
