// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/principal_components.h"

#include "core/common/issue.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fuzzylens {

using Eigen::Index;

namespace {

void requireDecomposable(Index n, Index m)
{
    if (std::min(n, m) > mostDecomposed)
        throw ArgumentError(message("this method supports at most %1 samples or features, whichever are fewer; "
                                    "there are %2 (keep fewer features with the step top-variance)",
                                    mostDecomposed, std::min(n, m)));
}

}  // namespace

std::optional<PrincipalComponents> principalComponents(const TableRef& values, int threads,
                                                       const ShouldContinue& shouldContinue)
{
    const Index n = values.rows(), m = values.cols();
    requireDecomposable(n, m);
    PrincipalComponents space;
    space.mean = values.colwise().mean();
    Eigen::MatrixXd centred = values.rowwise() - space.mean;
    const bool isWide = m > n;
    const auto scatter = isWide ? weightedProducts(values, {}, threads, shouldContinue)
                                : symmetricProduct(centred, centred, threads, shouldContinue);
    const auto pairs =
        scatter ? greatestEigenPairs(*scatter, scatter->rows(), threads, shouldContinue) : std::nullopt;
    if (!pairs)
        return std::nullopt;
    const Eigen::VectorXd& variances = pairs->values;  // descending
    Index rank = 0;
    while (rank < variances.size() && variances[0] > 0.0 && variances[rank] > roundingOfProducts * variances[0])
        ++rank;
    Eigen::MatrixXd leading = pairs->vectors.leftCols(rank);
    const Eigen::VectorXd lengths = variances.head(rank).cwiseSqrt();
    if (isWide) {
        space.coordinates = leading * lengths.asDiagonal();
        leading *= lengths.cwiseInverse().asDiagonal();
        space.directions = [centred = std::move(centred),
                            leading = std::move(leading)](const Eigen::MatrixXd& inSpace) {
            return Eigen::MatrixXd(centred.transpose() * (leading.leftCols(inSpace.rows()) * inSpace));
        };
        return space;
    }
    space.coordinates.resize(n, rank);
    if (!inBlocks(n, rank, m, false, threads, shouldContinue, [&](const Block& at) {
            space.coordinates.block(at.row, at.column, at.rows, at.columns).noalias() =
                centred.middleRows(at.row, at.rows) * leading.middleCols(at.column, at.columns);
        }))
        return std::nullopt;
    space.directions = [leading = std::move(leading)](const Eigen::MatrixXd& inSpace) {
        return Eigen::MatrixXd(leading.leftCols(inSpace.rows()) * inSpace);
    };
    return space;
}

std::optional<PrincipalComponents> fullPrincipalComponents(const TableRef& values, int threads,
                                                           const ShouldContinue& shouldContinue)
{
    requireDecomposable(values.rows(), values.cols());
    PrincipalComponents space;
    space.mean = values.colwise().mean();
    Eigen::MatrixXd centred = values.rowwise() - space.mean;
    if (values.cols() <= values.rows()) {
        space.coordinates = std::move(centred);
        space.directions = [](const Eigen::MatrixXd& inSpace) { return inSpace; };
        return space;
    }
    auto pieces = OrthogonalPieces::of(centred.transpose(), threads, shouldContinue);
    if (!pieces)
        return std::nullopt;
    space.coordinates = pieces->upper().transpose();
    space.directions = [pieces = *std::move(pieces)](const Eigen::MatrixXd& inSpace) {
        return pieces.timesQ(inSpace);
    };
    return space;
}

void keepVariance(PrincipalComponents& space, double share)
{
    const Eigen::VectorXd variances = space.coordinates.colwise().squaredNorm();
    const double wanted = share * variances.sum();
    Index kept = 0;
    for (double sum = 0.0; kept < variances.size() && (kept == 0 || sum < wanted); ++kept)
        sum += variances[kept];
    space.coordinates.conservativeResize(Eigen::NoChange, kept);
}

}  // namespace fuzzylens
