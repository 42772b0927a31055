// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/bipartite_graph.h"

#include "core/common/issue.h"
#include "core/methods/membership/embedding.h"
#include "core/numeric/leading_eigenvectors.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr Index mostEigenvalues = 256, leadingEigenvalues = 64;

}  // namespace

Eigen::MatrixXd normalizedBipartiteBlock(const Eigen::MatrixXd& squared, double beta)
{
    // h / sqrt(r c) = sqrt(h / r * h / c): what softmins over the row and over the column give.
    return membershipEmbedding(squared, beta).cwiseProduct(shareOfProbes(squared, beta)).cwiseSqrt();
}

std::vector<double> bipartiteEigenvalues(const Eigen::MatrixXd& squared, double beta)
{
    Eigen::MatrixXd block = normalizedBipartiteBlock(squared, beta);
    if (block.rows() > block.cols())
        block.transposeInPlace();
    const EigenPairs found =
        leadingOfScatter(block, block.rows() > mostEigenvalues ? leadingEigenvalues : block.rows());
    std::vector<double> eigenvalues;
    for (const double value : found.values)
        eigenvalues.push_back(1.0 - std::sqrt(std::clamp(value, 0.0, 1.0)));
    return eigenvalues;
}

Eigen::MatrixXd spectralCoordinates(const Eigen::MatrixXd& squared, double beta, int dimensions)
{
    if (squared.cols() < dimensions)
        throw ArgumentError(
            message("spectral clustering needs at least as many probes as clusters: there are %1 for %2",
                    squared.cols(), dimensions));
    const Eigen::MatrixXd block = normalizedBipartiteBlock(squared, beta);
    // Left singular vectors except for their lengths, which are the singular values.
    Eigen::MatrixXd vectors = block * leadingOfScatter(block.transpose(), dimensions, dimensions).vectors;
    for (Index d = 0; d < dimensions; ++d)
        if (const double length = vectors.col(d).norm(); length > 0.0)
            vectors.col(d) /= length;
    const Eigen::VectorXd lengths = vectors.rowwise().norm();
    for (Index i = 0; i < vectors.rows(); ++i)
        if (lengths[i] > 0.0)
            vectors.row(i) /= lengths[i];
    return vectors;
}

}  // namespace fuzzylens
