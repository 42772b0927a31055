// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens {

/// Entries of two matrices held against each other.
struct ComparedEntries
{
    double error = 0;  // the greatest; 0 where there are none
    Eigen::Index entries = 0;
};

/// How far the membership embedding V is the normalised Laplacian L = I - D^-1 W that section 4 of Rovetta,
/// Masulli and Filippone (2007) says it is (methods.md 3.4). W has the weight h_ij = exp(-beta d_ij^2) wherever i
/// or j, i != j, is a probe, else 0; D is diagonal with its row sums. i is a sample, y_k = x_j a probe.
struct LaplacianCheck
{
    Eigen::Index samples = 0;
    Eigen::Index probes = 0;
    double beta = 0;
    /// Samples without edges in double numbers: the sum of their weights is below 2^-970, next to where numbers
    /// end (beta d^2 above about 670). D^-1 has no row for them; what divides by it leaves them out.
    Eigen::Index samplesWithoutEdges = 0;

    ComparedEntries otherRows;  // |L_ij + v_ik|, i no probe: 0 up to rounding
    ComparedEntries probeRows;  // the same, i another probe: not 0, as V sums over the probes, D over all others
    /// v_ik sum_l h(x_i, y_l) = -L_ij d_ii, i != j, relative to the weight; of weights above 2^-970.
    ComparedEntries scaled;
    double leastOwn = 0;        // v_ik of a probe in itself, where L has 1
    double greatestOwn = 0;     // the same
    ComparedEntries asymmetry;  // |L_ij - L_ji|, pairs with an edge: not 0
    /// V against the block D1^-1 H of the graph that joins every sample to every probe, itself too.
    ComparedEntries bipartite;
    /// Where every sample is a probe: I - V against D'^-1 (D' - W'), the same graph with loops of weight 1 at
    /// every sample, and against D'^-1 D L.
    std::optional<ComparedEntries> selfLoops;
    /// 1 - s and 1 + s, s the singular values of D1^-1/2 H D2^-1/2, against the eigenvalues of the normalised
    /// Laplacian of the bipartite graph: the residuals |Lz - (1 -+ s)z| of z = (u, +-v) / sqrt(2), which no
    /// eigenvalue is farther away than. Nothing with more than mostFactoredProbes probes.
    std::optional<ComparedEntries> spectrum;
    std::vector<double> eigenvalues;  // 1 - s, ascending, one a probe; all to rounding. Empty also.

    /// What rounding may make of an identity: 2^-46 (1 + the greatest beta d^2 of a weight that counts).
    double rounding = 0;
};

/// Beyond it the singular values, which cannot be interrupted, would take more than about a second.
inline constexpr Eigen::Index mostFactoredProbes = 512;

/// Nothing when cancelled, which is asked at every probe and between stages; the longest are the singular
/// values, O(n c^2). Takes O(n c) memory in addition to @p squared.
/// @param squared n x n squared distances of the samples. @param probes ascending, each once, at least one.
/// @param beta 0 or more, finite.
/// @throws std::invalid_argument if these do not hold.
FUZZYLENS_EXPORT std::optional<LaplacianCheck> laplacianCheck(const Eigen::MatrixXd& squared,
                                                              const std::vector<Eigen::Index>& probes, double beta,
                                                              const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
