// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens::test {

/// A problem with a compact table, and with the same numbers as doubles, all of them.
struct CompactProblem
{
    explicit CompactProblem(const DatasetPtr& compactData);

    bool hasMadeDoubles() const { return compact.data->table().compact()->bytesOfDense() == 0; }

    Problem dense, compact;
};

/// Whether the largest difference is at most @p tolerance, in units of the largest value of @p other where that is
/// above 1.
bool areClose(const Eigen::MatrixXd& one, const Eigen::MatrixXd& other, double tolerance);

/// Fills a table of tests, with the columns "id" and "features": one row per method and number of features.
void addEveryMethod();

/// Fails the running test unless a method gives the same fit, or refuses both problems, and one that reads compact
/// tables has not made all doubles and predicts the same. @param tolerance of areClose().
void compareFits(const std::string& id, const CompactProblem& problem, double tolerance);

}  // namespace fuzzylens::test
