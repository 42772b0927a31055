// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Variance components of the global ranks of a table, as shares of their sum: of the rows, of the columns; the
/// rest is the residual.
struct OrientationEvidence
{
    double rows = 0;     // 0 to 1
    double columns = 0;  // 0 to 1
};

/// Components of the two-way table without interaction y = mean + row + column + residual with random effects, by
/// the method of moments (Searle, Casella and McCulloch, Variance Components, 1992, section 4.4), negative ones
/// set to 0. y are the ranks of all values, ties with their average rank, of at most 400 x 400 cells spread evenly
/// over @p values (rows x columns, NaN: missing). Where values are missing, means are those of the available cells
/// and numbers of cells their harmonic means. Features differ in location more than samples: the axis with the
/// larger share is the features' axis. Both shares are 0 if there are fewer than 2 rows or columns with values, or
/// all values are equal.
FUZZYLENS_EXPORT OrientationEvidence orientationEvidence(const Eigen::MatrixXd& values);

/// Whether nearly all columns of @p values (rows x columns, NaN: missing) have mean 0 and standard deviation 1, of
/// the sample or the population, within 0.01; constant columns count only if others vary. Of more than 6 columns
/// one may differ. False for fewer than 3 rows.
FUZZYLENS_EXPORT bool areStandardised(const Eigen::MatrixXd& values);

}  // namespace fuzzylens
