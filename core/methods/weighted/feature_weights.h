// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Regularisation of the weights, delta in equation 13 of SFFD.
enum class DeltaRule {
    Reference,  // at equal weights: K p sum_l E_jl (methods.md 2.10, item 2)
    Adaptive    // at the current weights, as in the paper; weights may collapse
};

/// The feature weights of one cluster in SCAD-1 and SFFD: the point of the simplex that minimises
/// scale sum_l v_l E_l + delta sum_l v_l^2, which is the projection of -scale E / (2 delta) (methods.md 2.4; where
/// no entry is negative it is equation 11).
struct RegularisedWeights
{
    double delta = 0;
    Eigen::VectorXd weights;  // p
};

/// @param dispersions E, p, not negative. @param balance K, above 0. @param scale p in SFFD, 1 in SCAD-1.
/// delta = K scale sum_l E_l: equation 13 at equal weights. All weights are equal when every dispersion is 0.
FUZZYLENS_EXPORT RegularisedWeights referenceWeights(const Eigen::VectorXd& dispersions, double balance,
                                                     double scale);

/// The same with delta = K scale sum_l v_l E_l / sum_l v_l^2: equation 13 of the paper.
/// @param currentWeights v, p, not negative, sum 1.
FUZZYLENS_EXPORT RegularisedWeights adaptiveWeights(const Eigen::VectorXd& dispersions, double balance,
                                                    double scale, const Eigen::VectorXd& currentWeights);

/// @throws std::invalid_argument if equal weights of so many features to the power @p exponent would be 0 in
/// double precision.
void requireRepresentableExponent(double exponent, Eigen::Index features);

/// The weights v on the simplex that minimise sum_l v_l^q E_l, for any exponent q but 0 and 1: v_l = 1 / sum_t
/// (E_l / E_t)^(1/(q-1)) over the dispersions above 0; the other features get weight 0. All weights are equal when
/// every dispersion is 0. @param dispersions E, p, not negative.
FUZZYLENS_EXPORT Eigen::VectorXd powerWeights(const Eigen::VectorXd& dispersions, double exponent);

}  // namespace fuzzylens
