// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/dense_pieces.h"

#include <Eigen/Cholesky>
#include <Eigen/Householder>
#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr Index panel = 64;

}  // namespace

bool inBlocks(Index rows, Index columns, Index inner, bool lowerAlone, int threads,
              const ShouldContinue& shouldContinue, const std::function<void(const Block&)>& body)
{
    constexpr double products = 1 << 26;
    constexpr Index narrow = 32, most = 1024;
    const double entries = products / static_cast<double>(std::max<Index>(inner, 1));
    const Index width = std::clamp(static_cast<Index>(std::sqrt(entries)), narrow, most);
    std::vector<Block> blocks;
    for (Index column = 0; column < columns; column += width)
        for (Index row = 0; row < rows; row += width)
            if (const Index height = std::min(width, rows - row); !lowerAlone || row + height > column)
                blocks.push_back({row, height, column, std::min(width, columns - column)});
    return parallelWhile(std::ssize(blocks), threads, shouldContinue,
                         [&](Index at) { body(blocks[static_cast<std::size_t>(at)]); });
}

std::optional<Eigen::MatrixXd> symmetricProduct(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, int threads,
                                                const ShouldContinue& shouldContinue)
{
    if (a.rows() != b.rows() || a.cols() != b.cols())
        throw std::invalid_argument("both factors of a symmetric product must have the same shape");
    const Index d = a.cols();
    Eigen::MatrixXd product(d, d);
    if (!inBlocks(d, d, a.rows(), true, threads, shouldContinue, [&](const Block& at) {
            product.block(at.row, at.column, at.rows, at.columns).noalias() =
                a.middleCols(at.row, at.rows).transpose() * b.middleCols(at.column, at.columns);
        }))
        return std::nullopt;
    product.triangularView<Eigen::StrictlyUpper>() = product.transpose();
    return product;
}

CholeskyEnd cholesky(Eigen::MatrixXd& m, int threads, const ShouldContinue& shouldContinue)
{
    const Index n = m.rows();
    for (Index first = 0; first < n; first += panel) {
        if (shouldContinue && !shouldContinue())
            return CholeskyEnd::Stopped;
        const Index width = std::min(panel, n - first), after = first + width, rest = n - after;
        auto corner = m.block(first, first, width, width);
        const Eigen::LLT<Eigen::MatrixXd> small(corner);
        if (small.info() != Eigen::Success)
            return CholeskyEnd::NotPositive;
        corner.triangularView<Eigen::Lower>() = small.matrixLLT();
        auto below = m.block(after, first, rest, width);
        corner.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(below);
        if (!inBlocks(rest, rest, width, true, threads, shouldContinue, [&](const Block& at) {
                m.block(after + at.row, after + at.column, at.rows, at.columns).noalias() -=
                    below.middleRows(at.row, at.rows) * below.middleRows(at.column, at.columns).transpose();
            }))
            return CholeskyEnd::Stopped;
    }
    return CholeskyEnd::Decomposed;
}

bool reduceByCholesky(const Eigen::MatrixXd& lower, Eigen::MatrixXd& a, int threads,
                      const ShouldContinue& shouldContinue)
{
    const Index n = a.rows(), panels = (n + panel - 1) / panel;
    const auto l = lower.triangularView<Eigen::Lower>();
    if (!parallelWhile(panels, threads, shouldContinue, [&](Index at) {
            const Index first = at * panel;
            auto columns = a.middleCols(first, std::min(panel, n - first));
            l.solveInPlace(columns);
        }))
        return false;
    // From the right, the rows from the diagonal on alone: those above it would say the same.
    for (Index first = 0; first < n; first += panel) {
        const Index width = std::min(panel, n - first);
        if (!inBlocks(n - first, width, first, false, threads, shouldContinue, [&](const Block& at) {
                a.block(first + at.row, first + at.column, at.rows, at.columns).noalias() -=
                    a.block(first + at.row, 0, at.rows, first) *
                    lower.block(first + at.column, 0, at.columns, first).transpose();
            }))
            return false;
        auto columns = a.block(first, first, n - first, width);
        lower.block(first, first, width, width)
            .triangularView<Eigen::Lower>()
            .transpose()
            .solveInPlace<Eigen::OnTheRight>(columns);
    }
    return true;
}

Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& columns)
{
    return Eigen::HouseholderQR<Eigen::MatrixXd>(columns).householderQ() *
           Eigen::MatrixXd::Identity(columns.rows(), columns.cols());
}

OrthogonalPieces::OrthogonalPieces(Eigen::MatrixXd x)
    : m_reflectors(std::move(x))
    , m_scales(Eigen::VectorXd::Zero(m_reflectors.cols()))
{}

std::optional<OrthogonalPieces> OrthogonalPieces::of(Eigen::MatrixXd x, int threads,
                                                     const ShouldContinue& shouldContinue)
{
    if (x.rows() < x.cols())
        throw std::invalid_argument("there are more columns than rows");
    OrthogonalPieces pieces(std::move(x));
    return pieces.decompose(threads, shouldContinue) ? std::optional(std::move(pieces)) : std::nullopt;
}

bool OrthogonalPieces::decompose(int threads, const ShouldContinue& shouldContinue)
{
    const Index n = m_reflectors.rows(), d = m_reflectors.cols();
    for (Index first = 0; first < d; first += panel) {
        if (shouldContinue && !shouldContinue())
            return false;
        const Index width = std::min(panel, d - first), after = first + width;
        Eigen::Ref<Eigen::MatrixXd> own = m_reflectors.block(first, first, n - first, width);
        const Eigen::HouseholderQR<Eigen::Ref<Eigen::MatrixXd>> qr(own);
        m_scales.segment(first, width) = qr.hCoeffs();
        if (!inBlocks(1, d - after, 2 * (n - first) * width, false, threads, shouldContinue, [&](const Block& at) {
                m_reflectors.block(first, after + at.column, n - first, at.columns)
                    .applyOnTheLeft(qr.householderQ().adjoint());
            }))
            return false;
    }
    return true;
}

Eigen::MatrixXd OrthogonalPieces::upper() const
{
    return m_reflectors.topRows(m_reflectors.cols()).triangularView<Eigen::Upper>();
}

Eigen::MatrixXd OrthogonalPieces::timesQ(const Eigen::MatrixXd& columns) const
{
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(m_reflectors.rows(), columns.cols());
    result.topRows(columns.rows()) = columns;
    result.applyOnTheLeft(Eigen::householderSequence(m_reflectors, m_scales));
    return result;
}

}  // namespace fuzzylens
