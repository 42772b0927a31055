// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/eigen_pairs.h"

#include "core/numeric/dense_pieces.h"
#include "core/numeric/parallel_while.h"
#include "core/numeric/random.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <Eigen/Eigenvalues>
#include <Eigen/Householder>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

namespace {

/// M = Q T Q', T tridiagonal, by reflections in panels (Dongarra, Sorensen and Hammarling 1989): half of the work
/// is in products of matrices. Asked before every column.
class Tridiagonal
{
public:
    /// Of a symmetric matrix, whose lower half alone is read. Nothing when cancelled.
    static std::optional<Tridiagonal> of(Eigen::MatrixXd symmetric, int threads,
                                         const ShouldContinue& shouldContinue = {});

    const Eigen::VectorXd& diagonal() const { return m_diagonal; }  // n
    const Eigen::VectorXd& beside() const { return m_beside; }      // n - 1
    /// Q M instead of M (n x c). False when cancelled.
    bool applyQ(Eigen::MatrixXd& columns, int threads, const ShouldContinue& shouldContinue = {}) const;

private:
    explicit Tridiagonal(Eigen::MatrixXd symmetric);
    bool reduce(int threads, const ShouldContinue& shouldContinue);
    bool reducePanel(Eigen::Index first, Eigen::Index width, const ShouldContinue& shouldContinue);
    void reflectColumn(Eigen::Index first, Eigen::Index at);

    Eigen::MatrixXd m_matrix;  // the reduced matrix, and the reflectors below the diagonal
    Eigen::VectorXd m_scales;  // of the reflectors
    Eigen::VectorXd m_diagonal, m_beside;
    Eigen::MatrixXd m_v, m_w;  // of a panel: M - V W' - W V' is the reduced matrix
};

/// Eigenvalues of a tridiagonal matrix by QR steps (Francis 1961, shifts of Wilkinson), whose rotations are kept:
/// vectors are computed only for the requested values, a few at a time.
class TridiagonalValues
{
public:
    /// Nothing when cancelled. Of numbers that are finite the steps converge.
    static std::optional<TridiagonalValues> of(const Eigen::VectorXd& diagonal, const Eigen::VectorXd& beside,
                                               const ShouldContinue& shouldContinue = {});

    const Eigen::VectorXd& values() const { return m_values; }  // n, in no order
    /// Vectors of length 1 of these values, n x which.size(). Nothing when cancelled.
    std::optional<Eigen::MatrixXd> vectors(const std::vector<Eigen::Index>& which, int threads,
                                           const ShouldContinue& shouldContinue = {}) const;

private:
    /// Rotations of rows (k, k + 1) by (c s; -s c), k = first, first + 1, ...
    struct Sweep
    {
        Eigen::Index first, length;
        std::size_t at;  // in m_cosines and m_sines
    };

    bool solve(Eigen::VectorXd beside, const ShouldContinue& shouldContinue);
    void step(Eigen::Index first, Eigen::Index last, Eigen::VectorXd& beside);

    Eigen::VectorXd m_values;
    std::vector<Sweep> m_sweeps;
    std::vector<double> m_cosines, m_sines;
};

constexpr Eigen::Index panel = 32;

using Eigen::Index;

Tridiagonal::Tridiagonal(Eigen::MatrixXd symmetric)
    : m_matrix(std::move(symmetric))
    , m_scales(Eigen::VectorXd::Zero(std::max<Index>(m_matrix.rows() - 1, 0)))
    , m_diagonal(m_matrix.rows())
    , m_beside(m_scales.size())
{}

std::optional<Tridiagonal> Tridiagonal::of(Eigen::MatrixXd symmetric, int threads,
                                           const ShouldContinue& shouldContinue)
{
    Tridiagonal whole(std::move(symmetric));
    return whole.reduce(threads, shouldContinue) ? std::optional(std::move(whole)) : std::nullopt;
}

bool Tridiagonal::reduce(int threads, const ShouldContinue& shouldContinue)
{
    const Index n = m_matrix.rows();
    for (Index first = 0; first < n; first += panel) {
        const Index width = std::min(panel, n - first), after = first + width, rest = n - after;
        if (!reducePanel(first, width, shouldContinue))
            return false;
        const auto v = m_v.bottomRows(rest), w = m_w.bottomRows(rest);
        if (!inBlocks(rest, rest, 2 * width, true, threads, shouldContinue, [&](const Block& at) {
                auto part = m_matrix.block(after + at.row, after + at.column, at.rows, at.columns);
                part.noalias() -= v.middleRows(at.row, at.rows) * w.middleRows(at.column, at.columns).transpose();
                part.noalias() -= w.middleRows(at.row, at.rows) * v.middleRows(at.column, at.columns).transpose();
            }))
            return false;
    }
    return true;
}

bool Tridiagonal::reducePanel(Index first, Index width, const ShouldContinue& shouldContinue)
{
    const Index n = m_matrix.rows();
    m_v.setZero(n, width);
    m_w.setZero(n, width);
    for (Index at = 0; at < width; ++at) {
        if (shouldContinue && !shouldContinue())
            return false;
        reflectColumn(first, at);
    }
    return true;
}

/// Column first + at, from which the reflectors of the panel so far are taken first; its own goes to V, and with
/// p = scale (M - V W' - W V') v the vector p - scale (p'v / 2) v to W.
void Tridiagonal::reflectColumn(Index first, Index at)
{
    const Index n = m_matrix.rows(), j = first + at, rest = n - j - 1;
    const auto v = m_v.leftCols(at), w = m_w.leftCols(at);
    auto column = m_matrix.col(j).tail(n - j);
    column.noalias() -= v.bottomRows(n - j) * w.row(j).transpose();
    column.noalias() -= w.bottomRows(n - j) * v.row(j).transpose();
    m_diagonal[j] = column[0];
    if (rest == 0)
        return;
    auto below = column.tail(rest);
    below.makeHouseholderInPlace(m_scales[j], m_beside[j]);
    auto own = m_v.col(at).tail(rest), image = m_w.col(at).tail(rest);
    own = below;
    own[0] = 1.0;
    image.noalias() = m_matrix.bottomRightCorner(rest, rest).selfadjointView<Eigen::Lower>() * own;
    image.noalias() -= v.bottomRows(rest) * (w.bottomRows(rest).transpose() * own);
    image.noalias() -= w.bottomRows(rest) * (v.bottomRows(rest).transpose() * own);
    image *= m_scales[j];
    image -= 0.5 * m_scales[j] * image.dot(own) * own;
}

bool Tridiagonal::applyQ(Eigen::MatrixXd& columns, int threads, const ShouldContinue& shouldContinue) const
{
    const Index n = m_matrix.rows();
    constexpr Index together = 16;
    return parallelWhile((columns.cols() + together - 1) / together, threads, shouldContinue, [&](Index at) {
        const Index first = at * together, width = std::min(together, columns.cols() - first);
        Eigen::MatrixXd part = columns.middleCols(first, width);
        part.applyOnTheLeft(Eigen::householderSequence(m_matrix, m_scales).setLength(n - 1).setShift(1));
        columns.middleCols(first, width) = part;
    });
}

std::optional<TridiagonalValues> TridiagonalValues::of(const Eigen::VectorXd& diagonal,
                                                       const Eigen::VectorXd& beside,
                                                       const ShouldContinue& shouldContinue)
{
    TridiagonalValues found;
    found.m_values = diagonal;
    return found.solve(beside, shouldContinue) ? std::optional(std::move(found)) : std::nullopt;
}

bool TridiagonalValues::solve(Eigen::VectorXd beside, const ShouldContinue& shouldContinue)
{
    constexpr double rounding = std::numeric_limits<double>::epsilon();
    constexpr Index stepsAValue = 30;
    const auto isNothing = [&](Index k) {
        return std::abs(beside[k]) <= rounding * (std::abs(m_values[k]) + std::abs(m_values[k + 1])) ||
               std::abs(beside[k]) < std::numeric_limits<double>::min();
    };
    Index last = m_values.size() - 1;
    for (Index steps = 0; last > 0 && steps < stepsAValue * m_values.size(); ++steps) {
        if (shouldContinue && !shouldContinue())
            return false;
        if (isNothing(last - 1)) {
            --last;
            continue;
        }
        Index first = last - 1;
        while (first > 0 && !isNothing(first - 1))
            --first;
        step(first, last, beside);
    }
    return true;
}

/// One step on the part from first to last, between which no subdiagonal entry is 0: with the eigenvalue
/// of the last two rows that is nearer to the last one as shift, a rotation that the shifted matrix asks for, and
/// those that remove the entry it creates outside the three diagonals.
void TridiagonalValues::step(Index first, Index last, Eigen::VectorXd& beside)
{
    Eigen::VectorXd& d = m_values;
    const double half = 0.5 * (d[last - 1] - d[last]), edge = beside[last - 1];
    const double root = std::hypot(half, edge);
    const double shift = d[last] - edge * (edge / (half + (half < 0.0 ? -root : root)));
    m_sweeps.push_back({first, last - first, m_cosines.size()});
    double along = d[first] - shift, outside = beside[first];
    for (Index k = first; k < last; ++k) {
        const double length = std::hypot(along, outside);
        const double c = length > 0.0 ? along / length : 1.0, s = length > 0.0 ? outside / length : 0.0;
        m_cosines.push_back(c);
        m_sines.push_back(s);
        if (k > first)
            beside[k - 1] = length;
        const double upper = d[k], lower = d[k + 1], b = beside[k], twice = 2.0 * c * s * b;
        d[k] = c * c * upper + twice + s * s * lower;
        d[k + 1] = s * s * upper - twice + c * c * lower;
        beside[k] = c * s * (lower - upper) + (c - s) * (c + s) * b;
        if (k + 1 < last) {
            along = beside[k];
            outside = s * beside[k + 1];
            beside[k + 1] *= c;
        }
    }
}

std::optional<Eigen::MatrixXd> TridiagonalValues::vectors(const std::vector<Index>& which, int threads,
                                                          const ShouldContinue& shouldContinue) const
{
    constexpr int together = 16;
    using Few = Eigen::Matrix<double, together, 1>;
    const Index n = m_values.size(), count = std::ssize(which);
    Eigen::MatrixXd result(n, count);
    // Of T = V D V' with V = J_1' J_2' ... the columns asked for: the last rotation first. An entry of the vectors
    // is a column here, so that a rotation works on neighbours in memory.
    const bool isComplete =
        parallelWhile((count + together - 1) / together, threads, shouldContinue, [&](Index part) {
            const Index begin = part * together, width = std::min<Index>(together, count - begin);
            Eigen::Matrix<double, together, Eigen::Dynamic> rows(together, n);
            rows.setZero();
            for (Index at = 0; at < width; ++at)
                rows(at, which[static_cast<std::size_t>(begin + at)]) = 1.0;
            for (auto sweep = m_sweeps.rbegin(); sweep != m_sweeps.rend(); ++sweep) {
                const double* cosines = m_cosines.data() + sweep->at;
                const double* sines = m_sines.data() + sweep->at;
                Few carried = rows.col(sweep->first + sweep->length);
                for (Index k = sweep->length - 1; k >= 0; --k) {
                    const double c = cosines[k], s = sines[k];
                    const Few upper = rows.col(sweep->first + k);
                    rows.col(sweep->first + k + 1) = s * upper + c * carried;
                    carried = c * upper - s * carried;
                }
                rows.col(sweep->first) = carried;
            }
            result.middleCols(begin, width) = rows.topRows(width).transpose();
        });
    return isComplete ? std::optional(std::move(result)) : std::nullopt;
}

constexpr Index few = 256;  // so large a matrix is decomposed at once

EigenPairs lastOf(const EigenPairs& ascending, Index count)
{
    return {ascending.values.tail(count).reverse(), ascending.vectors.rightCols(count).rowwise().reverse()};
}

/// The places of the @p count greatest, descending.
std::vector<Index> greatestOf(const Eigen::VectorXd& values, Index count)
{
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), Index(0));
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] > values[b]; });
    order.resize(static_cast<std::size_t>(count));
    return order;
}

/// Of the lower half, by size; not finite where one of them is not.
double greatestEntry(const Eigen::MatrixXd& symmetric)
{
    Eigen::VectorXd greatest = Eigen::VectorXd::Zero(std::max<Index>(symmetric.cols(), 1));
    for (Index j = 0; j < symmetric.cols(); ++j)
        greatest[j] = symmetric.col(j).tail(symmetric.rows() - j).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
    return greatest.maxCoeff<Eigen::PropagateNaN>();
}

/// The @p count greatest pairs of an explicit symmetric matrix by a block Krylov method with complete
/// orthogonalisation (Golub and Underwood 1977) from random vectors, more of them than values are asked for, so
/// that equal values are all found. Most of its work is in products of the matrix with blocks of vectors.
class BlockKrylov
{
public:
    enum class End { Found, NotFound, Stopped };

    /// @param symmetric both halves are read; must outlive this.
    BlockKrylov(const Eigen::MatrixXd& symmetric, Index count, int threads, const ShouldContinue& shouldContinue)
        : m_symmetric(symmetric)
        , m_count(count)
        , m_width(count + extra)
        , m_most(most(symmetric.rows()))
        , m_threads(threads)
        , m_shouldContinue(shouldContinue)
    {}

    /// Whether the search is expected to take less time than a decomposition.
    static bool isWorthwhile(Index rows, Index count)
    {
        constexpr Index fewestBlocks = 24;
        return fewestBlocks * (count + extra) <= most(rows);
    }

    End search();
    EigenPairs takePairs() { return std::move(m_pairs); }  // where found

private:
    static constexpr Index extra = 4;
    static constexpr double tolerance = 1e-13;  // of residuals, relative to the greatest value by size
    static Index most(Index rows) { return rows / 3; }

    bool multiply(const Eigen::MatrixXd& vectors, Eigen::MatrixXd& image) const;
    Eigen::MatrixXd newDirections(Eigen::MatrixXd vectors) const;
    bool hasConverged(const Eigen::MatrixXd& rest);
    End check();

    const Eigen::MatrixXd& m_symmetric;
    Index m_count, m_width, m_most, m_size = 0;
    int m_threads;
    const ShouldContinue& m_shouldContinue;
    Eigen::MatrixXd m_basis;      // n x most, of which m_size columns are used
    Eigen::MatrixXd m_projected;  // the matrix in the basis
    EigenPairs m_ritz;            // in the basis
    EigenPairs m_pairs;
};

bool BlockKrylov::multiply(const Eigen::MatrixXd& vectors, Eigen::MatrixXd& image) const
{
    constexpr Index together = 256;
    const Index n = m_symmetric.rows();
    image.resize(n, vectors.cols());
    return parallelWhile((n + together - 1) / together, m_threads, m_shouldContinue, [&](Index at) {
        const Index first = at * together, rows = std::min(together, n - first);
        image.middleRows(first, rows).noalias() = m_symmetric.middleCols(first, rows).transpose() * vectors;
    });
}

/// An orthonormal basis for the columns of @p vectors less their parts in the basis so far; twice, because of
/// rounding.
Eigen::MatrixXd BlockKrylov::newDirections(Eigen::MatrixXd vectors) const
{
    const auto basis = m_basis.leftCols(m_size);
    for (int i = 0; i < 2; ++i) {
        vectors -= basis * (basis.transpose() * vectors);
        vectors = orthonormalBasis(vectors);
    }
    return vectors;
}

BlockKrylov::End BlockKrylov::search()
{
    constexpr double growth = 1.25;  // between two checks, which take the cube of the size
    const Index n = m_symmetric.rows();
    Random random(1);
    Eigen::MatrixXd block(n, m_width), image;
    for (double& entry : block.reshaped())
        entry = random.normal();
    m_basis.resize(n, m_most);
    m_projected.resize(m_most, m_most);
    auto nextCheck = static_cast<double>(4 * m_width);
    while (m_size + m_width <= m_most) {
        block = newDirections(std::move(block));
        m_basis.middleCols(m_size, m_width) = block;
        m_size += m_width;
        if (!multiply(block, image))
            return End::Stopped;
        const auto basis = m_basis.leftCols(m_size);
        const Eigen::MatrixXd inside = basis.transpose() * image;
        m_projected.block(0, m_size - m_width, m_size, m_width) = inside;
        m_projected.block(m_size - m_width, 0, m_width, m_size) = inside.transpose();
        block = image - basis * inside;
        if (static_cast<double>(m_size) >= nextCheck) {
            nextCheck = growth * static_cast<double>(m_size);
            if (hasConverged(block))
                return check();
        }
    }
    return End::NotFound;
}

/// Whether the residuals of the greatest Ritz pairs are small: @p rest times the last entries of their vectors.
bool BlockKrylov::hasConverged(const Eigen::MatrixXd& rest)
{
    m_ritz = symmetricEigenPairs(m_projected.topLeftCorner(m_size, m_size));
    const double size = m_ritz.values.cwiseAbs().maxCoeff();
    const Eigen::MatrixXd last = m_ritz.vectors.bottomRightCorner(m_width, m_count);
    return (rest * last).colwise().norm().maxCoeff() <= tolerance * size;
}

/// The pairs found, if their residuals are small as those of the matrix too, and they are orthonormal.
BlockKrylov::End BlockKrylov::check()
{
    constexpr double rounding = 10.0 * tolerance;
    const double size = m_ritz.values.cwiseAbs().maxCoeff();
    m_pairs.values = m_ritz.values.tail(m_count).reverse();
    m_pairs.vectors = m_basis.leftCols(m_size) * m_ritz.vectors.rightCols(m_count).rowwise().reverse();
    Eigen::MatrixXd image;
    if (!multiply(m_pairs.vectors, image))
        return End::Stopped;
    image -= m_pairs.vectors * m_pairs.values.asDiagonal();
    const Eigen::MatrixXd gram = m_pairs.vectors.transpose() * m_pairs.vectors;
    const bool areExact = image.colwise().norm().maxCoeff() <= rounding * size && gram.isIdentity(rounding);
    return areExact ? End::Found : End::NotFound;
}

void requireCount(Index count, Index rows)
{
    if (count < 0 || count > rows)
        throw std::invalid_argument("the number of eigenvalues must be between 0 and the number of rows");
}

}  // namespace

EigenPairs symmetricEigenPairs(const Eigen::MatrixXd& symmetric)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXd symmetricEigenvalues(const Eigen::MatrixXd& symmetric)
{
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(symmetric, Eigen::EigenvaluesOnly).eigenvalues();
}

std::optional<EigenPairs> generalizedEigenPairs(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    if (Eigen::LLT<Eigen::MatrixXd>(b).info() != Eigen::Success)
        return std::nullopt;
    const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> solver(a, b);
    if (solver.info() != Eigen::Success || !solver.eigenvectors().allFinite())
        return std::nullopt;
    return EigenPairs{solver.eigenvalues(), solver.eigenvectors()};
}

std::optional<EigenPairs> greatestEigenPairs(Eigen::MatrixXd symmetric, Index count, int threads,
                                             const ShouldContinue& shouldContinue)
{
    requireCount(count, symmetric.rows());
    if (shouldContinue && !shouldContinue())
        return std::nullopt;
    const double scale = greatestEntry(symmetric);
    if (symmetric.rows() <= few || scale == 0.0 || !std::isfinite(scale))
        return lastOf(symmetricEigenPairs(symmetric), count);
    symmetric /= scale;
    if (count > 0 && BlockKrylov::isWorthwhile(symmetric.rows(), count)) {
        symmetric.triangularView<Eigen::StrictlyUpper>() = symmetric.transpose();
        BlockKrylov krylov(symmetric, count, threads, shouldContinue);
        const BlockKrylov::End end = krylov.search();
        if (end == BlockKrylov::End::Stopped)
            return std::nullopt;
        if (end == BlockKrylov::End::Found) {
            EigenPairs pairs = krylov.takePairs();
            pairs.values *= scale;
            return pairs;
        }
    }
    const auto reduced = Tridiagonal::of(std::move(symmetric), threads, shouldContinue);
    if (!reduced)
        return std::nullopt;
    const auto found = TridiagonalValues::of(reduced->diagonal(), reduced->beside(), shouldContinue);
    if (!found)
        return std::nullopt;
    const std::vector<Index> which = greatestOf(found->values(), count);
    auto vectors = found->vectors(which, threads, shouldContinue);
    if (!vectors || !reduced->applyQ(*vectors, threads, shouldContinue))
        return std::nullopt;
    return EigenPairs{scale * found->values()(which), *std::move(vectors)};
}

PencilPairs greatestOfPencil(Eigen::MatrixXd a, Eigen::MatrixXd b, Index count, int threads,
                             const ShouldContinue& shouldContinue)
{
    requireCount(count, a.rows());
    if (a.rows() <= few) {
        if (shouldContinue && !shouldContinue())
            return {};
        const auto all = generalizedEigenPairs(a, b);
        return all ? PencilPairs{PencilPairs::End::Found, lastOf(*all, count)}
                   : PencilPairs{PencilPairs::End::NotPositive, {}};
    }
    const CholeskyEnd end = cholesky(b, threads, shouldContinue);
    if (end == CholeskyEnd::NotPositive)
        return {PencilPairs::End::NotPositive, {}};
    if (end == CholeskyEnd::Stopped || !reduceByCholesky(b, a, threads, shouldContinue))
        return {};
    auto pairs = greatestEigenPairs(std::move(a), count, threads, shouldContinue);
    if (!pairs)
        return {};
    b.triangularView<Eigen::Lower>().transpose().solveInPlace(pairs->vectors);
    return {pairs->vectors.allFinite() ? PencilPairs::End::Found : PencilPairs::End::NotPositive,
            *std::move(pairs)};
}

}  // namespace fuzzylens
