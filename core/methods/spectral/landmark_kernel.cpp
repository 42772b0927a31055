// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/landmark_kernel.h"

#include "core/numeric/dense_pieces.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr Index rowsTogether = 64;  // fixed, so that sums do not depend on threads

/// Runs @p body(first, size) over blocks of rows; false when cancelled.
template <typename Body>
bool inRows(Index rows, int threads, const ShouldContinue& shouldContinue, const Body& body)
{
    return parallelWhile((rows + rowsTogether - 1) / rowsTogether, threads, shouldContinue, [&](Index at) {
        const Index first = at * rowsTogether;
        body(first, std::min(rowsTogether, rows - first));
    });
}

std::vector<Index> indicesUpTo(Index count)
{
    std::vector<Index> indices(static_cast<std::size_t>(count));
    std::iota(indices.begin(), indices.end(), Index(0));
    return indices;
}

/// L of M + @p added I = L L', M symmetric; its eigenvalues are not negative except by rounding.
CholeskyEnd rootOf(Eigen::MatrixXd& m, double added, int threads, const ShouldContinue& shouldContinue)
{
    m.diagonal().array() += added;
    const CholeskyEnd end = cholesky(m, threads, shouldContinue);
    m.triangularView<Eigen::StrictlyUpper>().setZero();
    return end;
}

/// |K - G G'| / |K - M| with the means M of the columns, of all rows and some members at equal distances.
std::optional<double> errorOf(const Eigen::MatrixXd& g, const AlignedMatrix& values,
                              const std::vector<Index>& members, double sigma, int threads,
                              const ShouldContinue& shouldContinue)
{
    const Index n = g.rows(), count = std::min(checkedSamples, std::ssize(members));
    std::vector<Index> checked;
    for (Index i = 0; i < count; ++i)
        checked.push_back(members[static_cast<std::size_t>(i * std::ssize(members) / count)]);
    const auto exact = gaussianKernel(values, indicesUpTo(n), checked, sigma, threads, shouldContinue);
    if (!exact)
        return std::nullopt;
    const Eigen::MatrixXd turned = g(checked, Eigen::all).transpose();
    Eigen::VectorXd squares(n);
    if (!inRows(n, threads, shouldContinue, [&](Index first, Index size) {
            squares.segment(first, size) =
                (exact->middleRows(first, size) - g.middleRows(first, size) * turned).rowwise().squaredNorm();
        }))
        return std::nullopt;
    const double variation = (exact->rowwise() - exact->colwise().mean()).norm();
    return variation > 0.0 ? std::sqrt(squares.sum()) / variation : 0.0;
}

}  // namespace

std::optional<Eigen::MatrixXd> gaussianKernel(const AlignedMatrix& values, const std::vector<Index>& rows,
                                              const std::vector<Index>& columns, double sigma, int threads,
                                              const ShouldContinue& shouldContinue)
{
    constexpr Index panel = 256;
    const auto all = values.map();
    const Eigen::RowVectorXd mean = all.colwise().mean();
    const Eigen::MatrixXd others = (all(columns, Eigen::all).rowwise() - mean).transpose();
    const Eigen::RowVectorXd lengths = others.colwise().squaredNorm();
    Eigen::MatrixXd kernel(std::ssize(rows), std::ssize(columns));
    const bool isComplete = inRows(kernel.rows(), threads, shouldContinue, [&](Index first, Index size) {
        const std::vector<Index> block(rows.begin() + first, rows.begin() + first + size);
        Eigen::MatrixXd products = Eigen::MatrixXd::Zero(size, kernel.cols());
        Eigen::VectorXd own = Eigen::VectorXd::Zero(size);
        for (Index feature = 0; feature < all.cols(); feature += panel) {
            const Index width = std::min(panel, all.cols() - feature);
            const Eigen::MatrixXd part =
                all.middleCols(feature, width)(block, Eigen::all).rowwise() - mean.segment(feature, width);
            products.noalias() += part * others.middleRows(feature, width);
            own += part.rowwise().squaredNorm();
        }
        const Eigen::MatrixXd squared = ((-2.0 * products).colwise() + own).rowwise() + lengths;
        kernel.middleRows(first, size) = (squared.array().max(0.0) / (-2.0 * sigma * sigma)).exp();
    });
    return isComplete ? std::optional(std::move(kernel)) : std::nullopt;
}

std::optional<KernelPoints> landmarkKernel(Eigen::MatrixXd columns, const AlignedMatrix& values,
                                           const std::vector<Index>& members, const std::vector<Index>& landmarks,
                                           double sigma, int threads, const ShouldContinue& shouldContinue)
{
    constexpr double onDiagonal = 1e-10, rounding = 1e-12;
    const Eigen::MatrixXd kernel = columns(landmarks, Eigen::all);
    Eigen::MatrixXd own;
    CholeskyEnd end = CholeskyEnd::NotPositive;
    // For equal samples far from the others, rounding of the kernel can exceed the diagonal.
    for (double added = onDiagonal; end == CholeskyEnd::NotPositive && added < 1.0; added *= 100) {
        own = kernel;
        end = rootOf(own, added, threads, shouldContinue);
    }
    if (end != CholeskyEnd::Decomposed)
        return std::nullopt;
    // G = C L^(-T) with W = L L': K' = G G'.
    KernelPoints result{std::move(columns)};
    Eigen::MatrixXd& g = result.points;
    if (!inRows(g.rows(), threads, shouldContinue, [&](Index first, Index size) {
            auto block = g.middleRows(first, size);
            own.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(block);
        }))
        return std::nullopt;
    const auto error = errorOf(g, values, members, sigma, threads, shouldContinue);
    if (!error)
        return std::nullopt;
    result.error = *error;
    // Rows of G H with H H' = G'G of the members have the inner products of the rows of G G' there.
    const Eigen::MatrixXd known = g(members, Eigen::all);
    result.leftOut = std::max(1.0 - known.squaredNorm() / static_cast<double>(known.rows()), 0.0);
    auto gram = symmetricProduct(known, known, threads, shouldContinue);
    if (!gram || rootOf(*gram, rounding * gram->trace(), threads, shouldContinue) != CholeskyEnd::Decomposed)
        return std::nullopt;
    if (!inRows(g.rows(), threads, shouldContinue, [&](Index first, Index size) {
            g.middleRows(first, size) = (g.middleRows(first, size) * *gram).eval();
        }))
        return std::nullopt;
    return result;
}

}  // namespace fuzzylens
