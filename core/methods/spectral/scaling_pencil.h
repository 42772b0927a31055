// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// Labelled samples as the solvers of spectral feature scaling see them (Matsuda, Morikuni and Sakurai 2018).
struct LabelledRows
{
    Eigen::MatrixXd values;    // n x m, finite, every column less its mean: differences alone count
    std::vector<int> classOf;  // n, from 0
    int classes = 0;           // each with a sample at least
};

/// Samples of every class.
std::vector<double> classSizes(const LabelledRows& rows);

/// Entries of the target Fiedler vector (paper, below equation 1): 1 in a class and -b in the other.
enum class ClassValues {
    Published,  // b = 0.2, of the artificial data
    Opposite,   // b = 1, of the expression data
    Balanced    // b = samples of the class over those of the other: the entries add up to 0
};

/// The target Fiedler vector of two classes; for more, one vector for every class but the last, each 0 on the
/// classes before its own, 1 on its own and -b on those after: orthogonal when balanced. n x (classes - 1).
/// @throws std::invalid_argument if there are fewer than two classes.
FUZZYLENS_EXPORT Eigen::MatrixXd targetVectors(const LabelledRows& rows, ClassValues values);

/// The linear matrix pencil of equation 7: [A alpha; gamma rho][s; -1] = mu [B beta; 0 0][s; -1].
struct ScalingPencil
{
    Eigen::MatrixXd a;         // n x m
    Eigen::MatrixXd b;         // n x m
    Eigen::VectorXd alpha;     // n
    Eigen::VectorXd beta;      // n
    Eigen::RowVectorXd gamma;  // m
    double rho = 0;

    /// Both sides whole: (n + 1) x (m + 1).
    FUZZYLENS_EXPORT Eigen::MatrixXd left() const;
    FUZZYLENS_EXPORT Eigen::MatrixXd right() const;
};

/// Equations 5, 6 and 8 from sums over the samples, in O(n m) (methods.md 4.1). @param target n entries.
/// @param sigma positive.
FUZZYLENS_EXPORT ScalingPencil scalingPencil(const LabelledRows& rows, const Eigen::VectorXd& target,
                                             double sigma);

/// The pencils of several target vectors, one below the other: they have the same unknown.
FUZZYLENS_EXPORT Eigen::MatrixXd stackedLeft(const std::vector<ScalingPencil>& pencils);
FUZZYLENS_EXPORT Eigen::MatrixXd stackedRight(const std::vector<ScalingPencil>& pencils);

/// Mean linearised similarity 1 - s'x_ij / (2 sigma^2) (equation 4) of the pairs inside a class and of those
/// across classes; 0 where there is no such pair. Near 0 for both means that s makes all samples equally
/// unlike, which solves the pencil for every mu (methods.md 4.7 A). In O(n m).
struct LinearSimilarity
{
    double inside = 0;
    double across = 0;
};
FUZZYLENS_EXPORT LinearSimilarity linearSimilarity(const LabelledRows& rows, const Eigen::VectorXd& factors,
                                                   double sigma);

}  // namespace fuzzylens
