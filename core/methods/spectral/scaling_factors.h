// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/problem.h"
#include "core/methods/spectral/complex_eigen_pairs.h"
#include "core/methods/spectral/feature_scaling.h"

namespace fuzzylens {

/// sigma of the pencil, on which only the scale of the factors depends (methods.md 4.7 C).
inline constexpr double pencilWidth = 1;

/// How negative factors are used.
enum class NegativeFactors {
    Absolute,  // their absolute value: the complex modulus of the scaled differences
    Clipped,   // 0
    Signed     // kept in the squared distances, which count as 0 where they come out negative
};

/// Everything that the factors depend on besides the problem: the key by which scs() caches them.
struct ScalingOptions
{
    ScalingSolver solver = ScalingSolver::LeastSquares;
    ClassValues classValues = ClassValues::Opposite;
    TargetOptions target;
    ContourOptions contour;
    NegativeFactors negative = NegativeFactors::Absolute;

    bool operator==(const ScalingOptions&) const = default;
};

/// Scaling factors as a solver gives them, with what should be known about them.
struct ScalingFactors
{
    Eigen::VectorXd factors;  // m
    std::vector<NamedFigure> figures;
    std::vector<Warning> warnings;
};

/// The labelled samples of a problem, their values less the mean of these.
/// @throws std::invalid_argument if fewer than two classes have labelled samples.
FUZZYLENS_EXPORT LabelledRows labelledRows(const Problem& problem);

/// By the solver of the options; sigma of the pencil is 1, which only the scale of the factors depends on
/// (methods.md 4.7 C). @return nothing when cancelled. @throws std::invalid_argument if the solver does not fit
/// the labelled samples.
FUZZYLENS_EXPORT std::optional<ScalingFactors> scalingFactors(const LabelledRows& rows,
                                                              const ScalingOptions& options, int threads,
                                                              const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
