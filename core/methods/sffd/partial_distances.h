// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/fuzzy_covariance.h"
#include "core/methods/sffd/sffd.h"

#include <optional>
#include <vector>

namespace fuzzylens {

/// What every feature contributes to the distances of the samples to weighted means.
class FUZZYLENS_EXPORT PartialDistances
{
public:
    /// @p samples and @p data stay as long as this. @param shrinkage of the norm; plays no part for Euclid.
    /// @throws std::invalid_argument as FuzzyCovariance does.
    PartialDistances(const MeanDistances& samples, const Dataset& data, PartialDistance kind, double shrinkage,
                     int threads);

    Index features() const { return m_data.features(); }
    /// For every cluster n x p, not negative; false when cancelled between two of them. @param weights n x k,
    /// columns that sum to 1.
    bool compute(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                 std::vector<Eigen::MatrixXd>& partials) const;

private:
    void computeOne(const Eigen::VectorXd& weights, int threads, Eigen::MatrixXd& partials) const;

    const MeanDistances& m_samples;
    const Dataset& m_data;
    PartialDistance m_kind;
    std::optional<FuzzyCovariance> m_covariance;  // none for Euclid
    int m_threads;
};

}  // namespace fuzzylens
