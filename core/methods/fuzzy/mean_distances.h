// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/dataset/table_products.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Features together in one product; fixed, so that sums do not depend on threads.
inline constexpr Index featuresInPanel = 256;

/// Squared Euclidean distances, n x k, from every row of a table that is not sparse to each of these points, k x
/// p.
FUZZYLENS_EXPORT void distancesToPoints(const ValueTable& table, const Eigen::MatrixXd& points, int threads,
                                        Eigen::MatrixXd& distances);

/// Squared Euclidean distances of samples to weighted means of the samples, without going through the features
/// more often than needed: with more features than samples, everything after the first matrix of inner products
/// (n x n, methods.md 2.6, item 1) is independent of their number. That matrix is kept until other data come,
/// unless it is large, so that the next fit on the same data begins with it. Sparse data, which have few values to
/// go through, stay sparse, and no such matrix is made of them.
class FUZZYLENS_EXPORT MeanDistances
{
public:
    /// No value of @p data may be missing. A cancelled object is incomplete and must not be used.
    MeanDistances(DatasetPtr data, int threads, const ShouldContinue& shouldContinue = {});

    bool isComplete() const { return m_isComplete; }

    Index samples() const { return m_data->samples(); }
    Index features() const { return m_data->features(); }
    /// True when means are thought of as weights and never formed.
    bool usesProducts() const { return m_products != nullptr; }
    /// Inner products of the samples less their mean, n x n; there only if usesProducts().
    const Eigen::MatrixXd& products() const { return *m_products; }

    /// n x k, from every sample to each mean. @param weights n x k, columns that sum to 1.
    Eigen::MatrixXd toMeans(const Eigen::MatrixXd& weights) const;
    /// The same in the place of @p distances.
    void toMeans(const Eigen::MatrixXd& weights, Eigen::MatrixXd& distances) const;
    /// n x k, from every sample to each of these points, k x p.
    Eigen::MatrixXd toPoints(const Eigen::MatrixXd& points) const;
    void toPoints(const Eigen::MatrixXd& points, Eigen::MatrixXd& distances) const;
    /// The means themselves, k x p.
    Eigen::MatrixXd means(const Eigen::MatrixXd& weights) const;
    /// n x k, from every sample to each of these samples.
    Eigen::MatrixXd toSamples(const std::vector<int>& samples) const;
    /// The values of a sample, p.
    Eigen::RowVectorXd sample(Index index) const;
    /// The sum of the squared distances of all samples from their mean.
    double scatter() const;
    /// n x n, symmetric to the last bit, 0 on the diagonal; nothing when cancelled.
    std::optional<Eigen::MatrixXd> betweenSamples(const ShouldContinue& shouldContinue = {}) const;

private:
    void exactWhereNear(const Eigen::RowVectorXd& lengths, const Eigen::MatrixXd& weights,
                        Eigen::MatrixXd& distances) const;
    bool addSampleDistances(const ShouldContinue& shouldContinue, Eigen::MatrixXd& distances) const;
    Eigen::MatrixXd meansByBlocks(const Eigen::MatrixXd& weights) const;

    DatasetPtr m_data;
    int m_threads;
    bool m_isComplete = true;
    std::shared_ptr<const Eigen::MatrixXd> m_products;
    std::optional<SparseDistances> m_sparse;  // of sparse data
};

}  // namespace fuzzylens
