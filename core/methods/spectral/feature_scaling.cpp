// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/feature_scaling.h"

#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/numeric/weighted_products.h"

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

/// How much every sample counts as a neighbour of another: rows that add up to 1, or are 0 where there is none.
struct Neighbours
{
    Eigen::MatrixXd across;
    Eigen::MatrixXd inside;
};

/// Squared distances under factors that are not negative.
Eigen::MatrixXd scaledDistances(const LabelledRows& rows, const Eigen::VectorXd& factors)
{
    std::vector<Index> used;
    for (Index k = 0; k < factors.size(); ++k)
        if (factors[k] > 0.0)
            used.push_back(k);
    const Eigen::MatrixXd scaled = rows.values(Eigen::all, used) * factors(used).cwiseSqrt().asDiagonal();
    return distancesFromProducts(scaled * scaled.transpose());
}

/// The mean distance to the 7th neighbour.
double widthOf(const Eigen::MatrixXd& distances)
{
    constexpr Index seventh = 7;
    const Index n = distances.rows(), rank = std::min(seventh, n - 2);
    double sum = 0.0;
    for (Index i = 0; i < n; ++i) {
        Eigen::VectorXd others = distances.col(i);  // of which one is the sample itself, at no distance
        std::nth_element(others.begin(), others.begin() + std::max<Index>(rank, 1), others.end());
        sum += others[std::max<Index>(rank, 1)];
    }
    return sum / static_cast<double>(n);
}

/// exp(-d / width), relative to the nearest so that a row never vanishes; rows then add up to 1.
void normalise(Eigen::MatrixXd& weights, const Eigen::MatrixXd& distances, double width)
{
    for (Index i = 0; i < weights.rows(); ++i) {
        double nearest = std::numeric_limits<double>::infinity();
        for (Index j = 0; j < weights.cols(); ++j)
            if (weights(i, j) > 0.0)
                nearest = std::min(nearest, distances(i, j));
        if (std::isinf(nearest))
            continue;
        for (Index j = 0; j < weights.cols(); ++j)
            if (weights(i, j) > 0.0 && width > 0.0)
                weights(i, j) = std::exp((nearest - distances(i, j)) / width);
            else if (weights(i, j) > 0.0)
                weights(i, j) = distances(i, j) <= nearest ? 1.0 : 0.0;
        weights.row(i) /= weights.row(i).sum();
    }
}

Neighbours neighboursOf(const LabelledRows& rows, const Eigen::VectorXd& factors)
{
    const Index n = rows.values.rows();
    Neighbours result{Eigen::MatrixXd::Zero(n, n), Eigen::MatrixXd::Zero(n, n)};
    for (Index j = 0; j < n; ++j)
        for (Index i = 0; i < n; ++i)
            if (rows.classOf[static_cast<std::size_t>(i)] != rows.classOf[static_cast<std::size_t>(j)])
                result.across(i, j) = 1.0;
            else if (i != j)
                result.inside(i, j) = 1.0;
    const bool areEqual = factors.size() == 0;
    const Eigen::MatrixXd distances = areEqual ? Eigen::MatrixXd::Zero(n, n) : scaledDistances(rows, factors);
    const double width = areEqual ? 1.0 : widthOf(distances);
    normalise(result.across, distances, width);
    normalise(result.inside, distances, width);
    return result;
}

/// The rows of the system: with p_i scaled by the root of the weight of sample i, sum_j p_ij x_ij for the samples
/// of other classes and below it for those of its own. Panel by panel, which stay in the cache. Returns the sum of
/// their squares; nothing when cancelled.
std::optional<double> fillRows(const LabelledRows& rows, const Neighbours& neighbours, int threads,
                               const ShouldContinue& shouldContinue, Eigen::MatrixXd& system)
{
    constexpr Index panel = 256;  // fixed, so that sums do not depend on threads
    const Eigen::MatrixXd& x = rows.values;
    const Index n = x.rows(), m = x.cols(), panels = (m + panel - 1) / panel;
    Eigen::MatrixXd p(2 * n, n);
    p << neighbours.across, neighbours.inside;
    Eigen::MatrixXd ofSquares = p;  // (x_i - x_j)^2 = x_i^2 + x_j^2 - 2 x_i x_j, with the first two in one product
    ofSquares.topRows(n).diagonal() += neighbours.across.rowwise().sum();
    ofSquares.bottomRows(n).diagonal() += neighbours.inside.rowwise().sum();
    p *= 2.0;
    system.resize(2 * n, m);
    Eigen::VectorXd squares(panels);
    const bool isComplete = parallelWhile(panels, threads, shouldContinue, [&](Index at) {
        const Index first = at * panel, width = std::min(panel, m - first);
        const auto block = x.middleCols(first, width);
        auto part = system.middleCols(first, width);
        const Eigen::MatrixXd squared = block.cwiseAbs2();
        part.noalias() = ofSquares * squared;
        Eigen::MatrixXd mixed(2 * n, width);
        mixed.noalias() = p * block;
        part.topRows(n) -= block.cwiseProduct(mixed.topRows(n));
        part.bottomRows(n) -= block.cwiseProduct(mixed.bottomRows(n));
        part = part.cwiseMax(0.0);
        squares[at] = part.squaredNorm();
    });
    return isComplete ? std::optional(squares.sum()) : std::nullopt;
}

/// @param system of other factors, whose memory is used again. Returns false when cancelled.
bool fill(const LabelledRows& rows, const TargetOptions& options, const Eigen::VectorXd& factors, int threads,
          const ShouldContinue& shouldContinue, TargetSystem& system)
{
    const Index n = rows.values.rows();
    Neighbours neighbours = neighboursOf(rows, factors);
    const std::vector<double> sizes = classSizes(rows);
    system.r = Eigen::VectorXd::Zero(2 * n);
    for (Index i = 0; i < n; ++i) {
        const double size = sizes[static_cast<std::size_t>(rows.classOf[static_cast<std::size_t>(i)])];
        const double weight = static_cast<double>(n) / (rows.classes * size);
        system.r[i] = std::sqrt(weight);
        neighbours.across.row(i) *= std::sqrt(weight);
        neighbours.inside.row(i) *= std::sqrt(options.insideWeight * weight);
    }
    const auto squares = fillRows(rows, neighbours, threads, shouldContinue, system.m);
    system.ridge = options.ridge * squares.value_or(0.0) / (2.0 * static_cast<double>(n));
    return squares.has_value();
}

/// Tables of all labelled samples with one another (at most six at once, of how much they are neighbours across
/// and inside), and the system of two rows for each, in addition to the scaled values.
void requireRoom(const LabelledRows& rows)
{
    constexpr double tables = 6.0, tablesOfValues = 3.0;
    const auto n = static_cast<double>(rows.values.rows()), m = static_cast<double>(rows.values.cols());
    requireMemory({}, sizeof(double) * n * (tables * n + tablesOfValues * m),
                  message("use fewer labelled samples, or the solver ratio"));
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
    requireRoom(anyRows);
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
