// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/pencil_solvers.h"
#include "core/methods/spectral/scaling_pencil.h"
#include "core/numeric/nonnegative_ridge.h"
#include "core/numeric/parallel_while.h"

#include <cstdint>
#include <optional>

namespace fuzzylens {

/// How the factors are found that features are scaled with.
enum class ScalingSolver {
    LeastSquares,         // faithful: leastSquaresFactors()
    MinimalPerturbation,  // faithful, of more labelled samples than features: byMinimalPerturbation()
    Contour,              // as published for more features than samples: byContour()
    Target,               // extension: targetFactors()
    Ratio                 // extension: ratioFactors()
};

/// The neighbours that the solver Target wants similar or dissimilar.
struct TargetOptions
{
    enum class Start {
        Neighbours,  // refitted: those near under the factors so far
        Means        // all of a class with equal weight, once: a convex problem
    };
    Start start = Start::Neighbours;
    int refits = 10;             // at most, of Neighbours
    double insideWeight = 1;     // eta: what similarity inside a class counts against dissimilarity across
    double ridge = 0.1;          // theta
    int steps = mostRidgeSteps;  // of the search for the factors of given neighbours, at most

    bool operator==(const TargetOptions&) const = default;
};

struct TargetFactors
{
    Eigen::VectorXd factors;  // m
    bool isConverged = true;  // the last search; else it ended at its limit of steps
};

/// Factors >= 0 that make every sample unlike its neighbours of other classes (squared distance 1) and like those
/// of its own (0), every class counting equally: our reading of what the paper wants of its factors
/// (methods.md 4.7 D). They add up to 1, for any scale of the values; equal ones where the data ask for none.
/// Length m.
/// @return nothing when cancelled. @throws std::invalid_argument if there are fewer than two classes, or the ridge
/// is not positive.
FUZZYLENS_EXPORT std::optional<TargetFactors> targetFactors(const LabelledRows& rows, const TargetOptions& options,
                                                            int threads = 1,
                                                            const ShouldContinue& shouldContinue = {});

/// What the solver Target minimises: rows c_i and w_i scaled by the weights of their samples, for given factors
/// that say who is near (extension, methods.md 4.7 D). First the rows across, then those inside.
struct TargetSystem
{
    Eigen::MatrixXd m;
    Eigen::VectorXd r;
    double ridge = 0;  // theta tau
};
/// @param factors m factors of the distances that define neighbours; empty: all count equally.
FUZZYLENS_EXPORT TargetSystem targetSystem(const LabelledRows& rows, const TargetOptions& options,
                                           const Eigen::VectorXd& factors);

/// max(C_k / W_k - 1, 0), C_k and W_k the mean squared differences of feature k over pairs of different and of the
/// same class; where W_k is 0 the greatest finite one, or 1 (ours, methods.md 4.5). Length m; they add up to 1,
/// equal ones where all would be 0. @throws std::invalid_argument if there are fewer than two classes.
FUZZYLENS_EXPORT Eigen::VectorXd ratioFactors(const LabelledRows& rows);

}  // namespace fuzzylens
