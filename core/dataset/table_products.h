// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/dataset/value_table.h"

#include <Eigen/Core>

namespace fuzzylens {

/// X v, n x c, where X is @p table, n x p, without missing values. A compact table is not made dense. The same
/// bits for any number of threads, as of the others here. @param v p x c; other shapes are not allowed.
FUZZYLENS_EXPORT Eigen::MatrixXd times(const ValueTable& table, const Eigen::MatrixXd& v, int threads);

/// w X, c x p. @param w c x n.
FUZZYLENS_EXPORT Eigen::MatrixXd times(const Eigen::MatrixXd& w, const ValueTable& table, int threads);

/// D' diag(w) D v, where D is @p table with @p mean, m, subtracted from every row; D is never stored.
/// @param mean p. @param weights w, n. @param v p.
FUZZYLENS_EXPORT Eigen::VectorXd scatterTimes(const ValueTable& table, const Eigen::RowVectorXd& mean,
                                              const Eigen::VectorXd& weights, const Eigen::VectorXd& v,
                                              int threads);

/// The sum of the squared distances of all rows from their mean.
FUZZYLENS_EXPORT double scatterOf(const ValueTable& table, int threads);

/// The values of a row, p.
FUZZYLENS_EXPORT Eigen::RowVectorXd rowOf(const ValueTable& table, Eigen::Index row);

/// Squared Euclidean distances of the rows of a sparse table from points, where the table is not made dense.
class FUZZYLENS_EXPORT SparseDistances
{
public:
    /// @param table n x p, without missing values; it must outlive this object.
    SparseDistances(const SparseColumns& table, int threads);

    /// Small differences of large lengths are computed again value by value. @param points k x p. @param distances
    /// set to n x k.
    void toPoints(const Eigen::MatrixXd& points, Eigen::MatrixXd& distances) const;

private:
    double exact(Eigen::Index row, const Eigen::RowVectorXd& point) const;

    const SparseColumns& m_table;
    int m_threads;
    Eigen::RowVectorXd m_otherValues;  // p: the value that is not stored
    Eigen::VectorXd m_lengths;         // n: squared, of the rows less m_otherValues
};

}  // namespace fuzzylens
