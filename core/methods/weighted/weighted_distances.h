// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Distances that weigh features, and what the features scatter about the centres, feature by feature; panels of
/// features in a fixed order, so that no number depends on the threads.
class FUZZYLENS_EXPORT WeightedDistances
{
public:
    /// @p data stays as long as this; no value may be missing.
    WeightedDistances(const Dataset& data, int threads);

    Index features() const { return m_data.features(); }
    /// E_jl = sum_i w_ij (x_il - c_jl)^2, k x p. @param weights n x k. @param centers k x p.
    Eigen::MatrixXd dispersions(const Eigen::MatrixXd& weights, const Eigen::MatrixXd& centers) const;
    /// D_ij = sum_l f_jl (x_il - c_jl)^2, n x k. @param factors k x p, not negative.
    Eigen::MatrixXd distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers) const;

private:
    const Dataset& m_data;
    int m_threads;
};

}  // namespace fuzzylens
