// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/feature_scaling.h"

#include "core/common/issue.h"
#include "core/methods/spectral/pair_distances.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens {

using Eigen::Index;

namespace {

void requireTwoClasses(const LabelledRows& rows)
{
    if (rows.classes < 2)
        throw ArgumentError(message("feature scaling needs labelled samples of at least two classes"));
}

/// Samples by the features that count, times the roots of their factors, which are not negative.
Eigen::MatrixXd scaledRows(const LabelledRows& rows, const Eigen::VectorXd& factors)
{
    std::vector<Index> used;
    for (Index k = 0; k < factors.size(); ++k)
        if (factors[k] > 0.0)
            used.push_back(k);
    return rows.values(Eigen::all, used) * factors(used).cwiseSqrt().asDiagonal();
}

/// How much samples count as neighbours of another one, under factors that are not negative.
class NeighbourWeights
{
public:
    /// @param factors empty: all neighbours count equally.
    NeighbourWeights(const LabelledRows& rows, const Eigen::VectorXd& factors)
        : m_classOf(rows.classOf)
        , m_ofClass(Eigen::ArrayXXd::Zero(rows.values.rows(), rows.classes))
        , m_scaled(scaledRows(rows, factors))
        , m_pairs(m_scaled)
    {
        for (Index i = 0; i < m_scaled.rows(); ++i)
            m_ofClass(i, m_classOf[static_cast<std::size_t>(i)]) = 1.0;
    }

    NeighbourWeights(const NeighbourWeights&) = delete;
    NeighbourWeights& operator=(const NeighbourWeights&) = delete;

    /// Makes the mean squared distance to the 7th neighbour the width of weights. False when cancelled.
    bool findWidth(int threads, const ShouldContinue& shouldContinue)
    {
        constexpr Index seventh = 7;
        const Index rank = std::clamp<Index>(m_scaled.rows() - 2, 1, seventh);
        const auto distances = m_pairs.toNeighbour(rank, threads, shouldContinue);
        if (distances)
            m_width = distances->mean();
        return distances.has_value();
    }

    /// Those of the neighbours of @p across.cols() samples from @p first on in other classes and in their own
    /// (n rows each): columns that add up to 1, or are 0 where there is none.
    void compute(Index first, Eigen::Ref<Eigen::MatrixXd> across, Eigen::Ref<Eigen::MatrixXd> inside) const
    {
        constexpr double infinite = std::numeric_limits<double>::infinity();
        Eigen::MatrixXd table;
        m_pairs.fill(0, m_scaled.rows(), first, across.cols(), table);
        for (Index i = 0; i < across.cols(); ++i) {
            const Index self = first + i;
            const auto own = m_ofClass.col(m_classOf[static_cast<std::size_t>(self)]);
            auto distances = table.col(i).array();
            distances[self] = infinite;
            // Relative to the nearest, so that a column never vanishes.
            const double nearestInside = (own > 0.0).select(distances, infinite).minCoeff();
            const double nearestAcross = (own > 0.0).select(infinite, distances).minCoeff();
            distances -= (own > 0.0).select(Eigen::ArrayXd::Constant(own.size(), nearestInside), nearestAcross);
            Eigen::ArrayXd weights = (distances <= 0.0).cast<double>();
            if (m_width > 0.0)
                weights = (-distances / m_width).exp();
            weights[self] = 0.0;
            across.col(i) = normalised(weights * (1.0 - own));
            inside.col(i) = normalised(weights * own);
        }
    }

private:
    static Eigen::VectorXd normalised(const Eigen::ArrayXd& weights)
    {
        const double sum = weights.sum();
        return sum > 0.0 ? weights / sum : weights;
    }

    const std::vector<int>& m_classOf;
    Eigen::ArrayXXd m_ofClass;  // n x classes: 1 or 0
    Eigen::MatrixXd m_scaled;   // n x features that count
    PairDistances m_pairs;      // of these
    double m_width = 1;
};

constexpr Index samplesTogether = 256;  // whose weights of all neighbours are in memory together

/// With p_i scaled by the root of the weight of sample i, sum_j p_ij (x_i - x_j)^2 for the samples of other
/// classes and below it for those of its own. A block of samples at a time.
/// Returns the sum of their squares; nothing when cancelled.
std::optional<double> fillRows(const LabelledRows& rows, const NeighbourWeights& neighbours,
                               const Eigen::VectorXd& roots, double insideRoot, int threads,
                               const ShouldContinue& shouldContinue, Eigen::MatrixXd& system)
{
    constexpr Index few = 16, tileSamples = 64, panel = 256;  // fixed, so that sums do not depend on threads
    double sumOfSquares = 0.0;
    const Eigen::MatrixXd& x = rows.values;
    const Index n = x.rows(), m = x.cols();
    system.resize(2 * n, m);
    Eigen::MatrixXd parts[2];
    Eigen::VectorXd sums[2];
    for (Index first = 0; first < n; first += samplesTogether) {
        const Index size = std::min(samplesTogether, n - first);
        for (const std::size_t side : {0, 1}) {
            parts[side].resize(n, size);
            sums[side].resize(size);
        }
        if (!parallelWhile((size + few - 1) / few, threads, shouldContinue, [&](Index at) {
                const Index begin = at * few, width = std::min(few, size - begin);
                neighbours.compute(first + begin, parts[0].middleCols(begin, width),
                                   parts[1].middleCols(begin, width));
                for (const std::size_t side : {0, 1}) {
                    auto weights = parts[side].middleCols(begin, width);
                    weights *= (side == 0 ? 1.0 : insideRoot) * roots.segment(first + begin, width).asDiagonal();
                    sums[side].segment(begin, width) = weights.colwise().sum();
                }
            }))
            return std::nullopt;
        const Index panels = (m + panel - 1) / panel, tiles = (size + tileSamples - 1) / tileSamples;
        Eigen::VectorXd squares(panels * tiles);
        if (!parallelWhile(squares.size(), threads, shouldContinue, [&](Index at) {
                const Index begin = at / panels * tileSamples, count = std::min(tileSamples, size - begin);
                const Index column = at % panels * panel, width = std::min(panel, m - column);
                // (x_i - x_j)^2 = x_j^2 - 2 x_i x_j + x_i^2: all sums over j by one product.
                Eigen::MatrixXd p(n, 2 * count), powers(n, 2 * width);
                p << parts[0].middleCols(begin, count), parts[1].middleCols(begin, count);
                powers << x.middleCols(column, width), x.middleCols(column, width).cwiseAbs2();
                const auto own = powers.middleRows(first + begin, count);
                const Eigen::MatrixXd products = p.transpose() * powers;
                squares[at] = 0.0;
                for (const Index side : {0, 1}) {
                    const auto mixed = products.middleRows(side * count, count);
                    const auto total = sums[static_cast<std::size_t>(side)].segment(begin, count);
                    auto result = system.block(side * n + first + begin, column, count, width);
                    result =
                        (mixed.rightCols(width) - 2.0 * own.leftCols(width).cwiseProduct(mixed.leftCols(width)) +
                         total.asDiagonal() * own.rightCols(width))
                            .cwiseMax(0.0);
                    squares[at] += result.squaredNorm();
                }
            }))
            return std::nullopt;
        sumOfSquares += squares.sum();
    }
    return sumOfSquares;
}

/// @param system of other factors, whose memory is used again. Returns false when cancelled.
bool fill(const LabelledRows& rows, const TargetOptions& options, const Eigen::VectorXd& factors, int threads,
          const ShouldContinue& shouldContinue, TargetSystem& system)
{
    const Index n = rows.values.rows();
    NeighbourWeights neighbours(rows, factors);
    if (factors.size() > 0 && !neighbours.findWidth(threads, shouldContinue))
        return false;
    const std::vector<double> sizes = classSizes(rows);
    system.r = Eigen::VectorXd::Zero(2 * n);
    for (Index i = 0; i < n; ++i) {
        const double size = sizes[static_cast<std::size_t>(rows.classOf[static_cast<std::size_t>(i)])];
        system.r[i] = std::sqrt(static_cast<double>(n) / (rows.classes * size));
    }
    const auto squares = fillRows(rows, neighbours, system.r.head(n), std::sqrt(options.insideWeight), threads,
                                  shouldContinue, system.m);
    system.ridge = options.ridge * squares.value_or(0.0) / (2.0 * static_cast<double>(n));
    return squares.has_value();
}

/// The greatest value as a number between 1 and 2, by a power of two: no bits are lost, and of small values
/// neither the squares of squares.
LabelledRows scaledToOne(const LabelledRows& rows)
{
    constexpr int most = 1000;
    const double greatest = rows.values.cwiseAbs().maxCoeff();
    LabelledRows scaled = rows;
    if (greatest > 0.0 && std::isfinite(greatest))
        scaled.values *= std::ldexp(1.0, std::min(-std::ilogb(greatest), most));
    return scaled;
}

Eigen::VectorXd addingUpToOne(const Eigen::VectorXd& factors)
{
    const double sum = factors.sum();
    if (!(sum > 0.0))
        return Eigen::VectorXd::Constant(factors.size(), 1.0 / static_cast<double>(factors.size()));
    return factors / sum;
}

}  // namespace

TargetSystem targetSystem(const LabelledRows& rows, const TargetOptions& options, const Eigen::VectorXd& factors)
{
    TargetSystem system;
    fill(rows, options, factors, 1, {}, system);
    return system;
}

std::optional<TargetFactors> targetFactors(const LabelledRows& anyRows, const TargetOptions& options, int threads,
                                           const ShouldContinue& shouldContinue)
{
    requireTwoClasses(anyRows);
    if (!(options.ridge > 0.0))
        throw ArgumentError(message("the ridge must be positive"));
    const bool isRefitted = options.start == TargetOptions::Start::Neighbours;
    const LabelledRows rows = scaledToOne(anyRows);
    const Index m = rows.values.cols();
    constexpr double atRest = 1e-6, kept = 0.5;
    Eigen::VectorXd near =
        isRefitted ? Eigen::VectorXd::Constant(m, 1.0 / static_cast<double>(m)) : Eigen::VectorXd();
    Eigen::VectorXd dual;
    TargetFactors found{addingUpToOne(Eigen::VectorXd::Zero(m)), true};
    TargetSystem system;
    for (int refit = 0; refit < (isRefitted ? std::max(options.refits, 1) : 1); ++refit) {
        if (!fill(rows, options, near, threads, shouldContinue, system))
            return std::nullopt;
        if (!(system.ridge > 0.0))
            break;  // all labelled samples are equal
        const auto fit = nonnegativeRidge(system.m, system.r, system.ridge, shouldContinue, &dual, options.steps);
        if (!fit)
            return std::nullopt;
        found = {addingUpToOne(fit->s), fit->isConverged};
        if (!isRefitted)
            break;
        const Eigen::VectorXd next = kept * near + (1.0 - kept) * found.factors;
        if ((next - near).cwiseAbs().sum() < atRest)
            break;
        near = next;
    }
    return found;
}

Eigen::VectorXd ratioFactors(const LabelledRows& rows)
{
    requireTwoClasses(rows);
    const Index n = rows.values.rows(), m = rows.values.cols();
    const std::vector<double> sizes = classSizes(rows);
    double insidePairs = 0.0;
    for (const double size : sizes)
        insidePairs += size * (size - 1.0) / 2.0;
    const double acrossPairs = 0.5 * static_cast<double>(n) * static_cast<double>(n - 1) - insidePairs;
    Eigen::MatrixXd ofClass = Eigen::MatrixXd::Zero(rows.classes, n);  // indicators
    for (Index i = 0; i < n; ++i)
        ofClass(rows.classOf[static_cast<std::size_t>(i)], i) = 1.0;
    Eigen::VectorXd factors(m), isUnbounded = Eigen::VectorXd::Zero(m);
    for (Index k = 0; k < m; ++k) {
        const Eigen::VectorXd value = rows.values.col(k);
        const Eigen::VectorXd sums = ofClass * value, squares = ofClass * value.cwiseAbs2();
        double inside = 0.0;  // sum over pairs of a class: size times squares less squared sum
        for (Index c = 0; c < rows.classes; ++c)
            inside += sizes[static_cast<std::size_t>(c)] * squares[c] - sums[c] * sums[c];
        inside = std::max(inside, 0.0);
        const double all = static_cast<double>(n) * squares.sum() - sums.sum() * sums.sum();
        const double across = std::max(all - inside, 0.0);
        constexpr double rounding = 1e-14;
        const bool isConstantInside = inside <= rounding * all;
        isUnbounded[k] = isConstantInside && across > 0.0;
        factors[k] = isConstantInside || insidePairs == 0.0
                         ? 0.0
                         : std::max((across / acrossPairs) / (inside / insidePairs) - 1.0, 0.0);
    }
    const double greatest = factors.maxCoeff();
    factors = (isUnbounded.array() > 0.0).select(greatest > 0.0 ? greatest : 1.0, factors.array());
    return addingUpToOne(factors);
}

}  // namespace fuzzylens
