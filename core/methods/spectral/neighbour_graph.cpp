// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/neighbour_graph.h"

#include "core/common/issue.h"
#include "core/numeric/weighted_products.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace fuzzylens {

namespace {

/// Samples as columns, less their mean, for the features with nonzero factors: scaled by the root of |s_k|, with
/// the signs.
struct ScaledSamples
{
    Eigen::MatrixXd columns;     // features that count x n
    Eigen::VectorXd signs;       // of these features; empty where all are 1
    Eigen::RowVectorXd lengths;  // n, signed squares
};

ScaledSamples scaledSamples(const AlignedMatrix& values, const Eigen::VectorXd& factors)
{
    std::vector<Index> used;
    for (Index k = 0; k < values.columns(); ++k)
        if (factors.size() == 0 || factors[k] != 0.0)
            used.push_back(k);
    ScaledSamples scaled;
    scaled.columns.resize(std::ssize(used), values.rows());
    for (Index at = 0; at < std::ssize(used); ++at) {
        const auto column = values.map().col(used[static_cast<std::size_t>(at)]);
        const double scale =
            factors.size() == 0 ? 1.0 : std::sqrt(std::abs(factors[used[static_cast<std::size_t>(at)]]));
        scaled.columns.row(at) = scale * (column.array() - column.mean()).matrix().transpose();
    }
    if (factors.size() > 0 && factors.minCoeff() < 0.0)
        scaled.signs = factors(used).cwiseSign();
    const Eigen::MatrixXd squares = scaled.columns.cwiseAbs2();
    scaled.lengths = scaled.signs.size() > 0 ? Eigen::RowVectorXd(scaled.signs.transpose() * squares)
                                             : Eigen::RowVectorXd(squares.colwise().sum());
    return scaled;
}

double exactDistance(const ScaledSamples& scaled, Index i, Index j)
{
    const auto squares = (scaled.columns.col(i) - scaled.columns.col(j)).array().square();
    return scaled.signs.size() > 0 ? (squares * scaled.signs.array()).sum() : squares.sum();
}

/// From all samples to @p size of them from @p first on.
Eigen::MatrixXd distancesToBlock(const ScaledSamples& scaled, Index first, Index size)
{
    Eigen::MatrixXd block = scaled.columns.middleCols(first, size);
    if (scaled.signs.size() > 0)
        block = scaled.signs.asDiagonal() * block;
    return distancesByLengths(scaled.columns, scaled.lengths, block, scaled.lengths.segment(first, size));
}

/// The greatest squared length by size. @throws std::invalid_argument if distances may be beyond the range of
/// numbers.
template <typename Lengths>
double greatestOf(const Lengths& lengths)
{
    constexpr double terms = 4.0;  // of a distance: two lengths and a product twice
    if (!(terms * lengths).allFinite())
        throw ArgumentError(message("the values are too large to be compared; scale them (step scale=F)"));
    return lengths.cwiseAbs().maxCoeff();
}

/// How far distances may be off that are differences of squared lengths.
double roundingOf(double length, double greatestLength)
{
    constexpr double relative = 1e-13;
    return relative * (std::abs(length) + greatestLength);
}

/// Puts samples whose distances are equal up to rounding into the order of their indices.
/// @param distances with their samples, ascending. @param negligible a distance that is none.
void orderTies(double negligible, std::vector<std::pair<double, Index>>& distances)
{
    constexpr double relative = 1e-10;
    for (auto begin = distances.begin(); begin != distances.end();) {
        const double limit = begin->first + relative * std::abs(begin->first) + negligible;
        const auto end =
            std::find_if(begin, distances.end(), [limit](const auto& one) { return one.first > limit; });
        std::sort(begin, end, [](const auto& a, const auto& b) { return a.second < b.second; });
        begin = end;
    }
}

/// Indices other than @p own whose values may be among the @p wanted least, or beyond these by @p slack at most;
/// few of many.
std::vector<Index> candidatesOf(const Eigen::Ref<const Eigen::VectorXd>& values, Index own, Index wanted,
                                double slack)
{
    constexpr Index chunk = 16;
    const Index n = values.size(), chunks = n / chunk;
    const Eigen::Map<const Eigen::Matrix<double, chunk, Eigen::Dynamic>> table(values.data(), chunk, chunks);
    const Eigen::RowVectorXd least = table.colwise().minCoeff();
    // As many chunks as this many have a value up to the bound, at most one of them only that of own.
    double bound = std::numeric_limits<double>::infinity();
    if (chunks > wanted) {
        Eigen::RowVectorXd sorted = least;
        std::nth_element(sorted.begin(), sorted.begin() + wanted, sorted.end());
        bound = sorted[wanted] + slack;
    }
    std::vector<Index> candidates;
    const auto add = [&](Index begin, Index end) {
        for (Index j = begin; j < end; ++j)
            if (values[j] <= bound && j != own)
                candidates.push_back(j);
    };
    for (Index c = 0; c < chunks; ++c)
        if (least[c] <= bound)
            add(c * chunk, (c + 1) * chunk);
    add(chunks * chunk, n);
    return candidates;
}

/// The nearest of sample @p i among all by @p approximate distances, which are off by @p rounding at most; those
/// that are kept by exact ones.
void keepNearest(Index i, const Eigen::Ref<const Eigen::VectorXd>& approximate, double rounding,
                 const std::function<double(Index, Index)>& exactDistance, NearestSamples& nearest)
{
    constexpr Index spare = 4;
    const Index count = nearest.sample.rows();
    std::vector<Index> others = candidatesOf(approximate, i, count + spare, 2 * rounding);
    const auto last = others.begin() + std::min<std::ptrdiff_t>(count + spare, std::ssize(others)) - 1;
    std::nth_element(others.begin(), last, others.end(), [&](Index a, Index b) {
        return std::pair(approximate[a], a) < std::pair(approximate[b], b);
    });
    const auto end =
        std::partition(last + 1, others.end(), [&, beyond = approximate[*last] + 2 * rounding](Index j) {
            return approximate[j] <= beyond;
        });
    std::vector<std::pair<double, Index>> exact;
    for (auto j = others.begin(); j != end; ++j)
        exact.emplace_back(exactDistance(std::min(i, *j), std::max(i, *j)), *j);
    std::sort(exact.begin(), exact.end());
    orderTies(1e-13 * rounding, exact);
    for (Index at = 0; at < count; ++at) {
        nearest.distance(at, i) = exact[static_cast<std::size_t>(at)].first;
        nearest.sample(at, i) = static_cast<int>(exact[static_cast<std::size_t>(at)].second);
    }
}

constexpr Index mostProducts = 2048;  // samples: their products take 32 MiB, 160 while they are summed

/// For more features than samples: from the products of the samples. A difference that is small compared with the
/// lengths is mostly rounding: it is computed again from the features.
std::optional<NearestSamples> byProducts(const AlignedMatrix& values, const Eigen::VectorXd& factors, Index count,
                                         int threads, const ShouldContinue& shouldContinue)
{
    constexpr double mostlyRounding = 1e-6;
    const Index n = values.rows();
    const auto products = weightedProducts(values.map(), factors, threads, shouldContinue);
    if (!products)
        return std::nullopt;
    const auto lengths = products->diagonal();
    const double greatest = greatestOf(lengths);
    const auto approximate = [&](Index i, Index j) { return lengths[i] + lengths[j] - 2.0 * (*products)(i, j); };
    const auto exact = [&](Index i, Index j) {
        const double distance = approximate(i, j);
        if (std::abs(distance) > mostlyRounding * (std::abs(lengths[i]) + std::abs(lengths[j])))
            return distance;
        const auto squares = (values.map().row(i) - values.map().row(j)).cwiseAbs2();
        return factors.size() > 0 ? squares.dot(factors.transpose()) : squares.sum();
    };
    NearestSamples nearest{Eigen::MatrixXi(count, n), Eigen::MatrixXd(count, n)};
    for (Index i = 0; i < n; ++i) {
        if (shouldContinue && !shouldContinue())
            return std::nullopt;
        Eigen::VectorXd distances(n);
        for (Index j = 0; j < n; ++j)
            distances[j] = approximate(i, j);
        keepNearest(i, distances, roundingOf(lengths[i], greatest), exact, nearest);
    }
    return nearest;
}

void nameComponents(NeighbourGraph& graph)
{
    const Index n = graph.weights.rows();
    std::vector<int> found(static_cast<std::size_t>(n), -1), sizes;
    std::vector<Index> pending;
    for (Index start = 0; start < n; ++start) {
        if (found[static_cast<std::size_t>(start)] >= 0)
            continue;
        const auto name = static_cast<int>(sizes.size());
        sizes.push_back(0);
        found[static_cast<std::size_t>(start)] = name;
        pending.push_back(start);
        while (!pending.empty()) {
            const Index i = pending.back();
            pending.pop_back();
            ++sizes[static_cast<std::size_t>(name)];
            for (Eigen::SparseMatrix<double>::InnerIterator edge(graph.weights, i); edge; ++edge)
                if (int& other = found[static_cast<std::size_t>(edge.row())]; other < 0) {
                    other = name;
                    pending.push_back(edge.row());
                }
        }
    }
    std::vector<int> bySize(sizes.size()), rank(sizes.size());
    std::iota(bySize.begin(), bySize.end(), 0);
    std::stable_sort(bySize.begin(), bySize.end(), [&](int a, int b) {
        return sizes[static_cast<std::size_t>(a)] > sizes[static_cast<std::size_t>(b)];
    });
    for (std::size_t at = 0; at < bySize.size(); ++at)
        rank[static_cast<std::size_t>(bySize[at])] = static_cast<int>(at);
    for (int& name : found)
        name = rank[static_cast<std::size_t>(name)];
    graph.componentOf = std::move(found);
    graph.components = static_cast<int>(sizes.size());
}

}  // namespace

std::optional<NearestSamples> nearestSamples(const AlignedMatrix& values, const Eigen::VectorXd& factors,
                                             Index count, int threads, const ShouldContinue& shouldContinue)
{
    const Index n = values.rows();
    count = std::clamp<Index>(count, 0, n - 1);
    NearestSamples nearest{Eigen::MatrixXi(count, n), Eigen::MatrixXd(count, n)};
    if (count == 0)
        return nearest;
    if (values.columns() > n && n <= mostProducts)
        return byProducts(values, factors, count, threads, shouldContinue);
    const ScaledSamples scaled = scaledSamples(values, factors);
    const double greatest = greatestOf(scaled.lengths);
    constexpr Index together = 64;
    const bool isComplete = parallelWhile((n + together - 1) / together, threads, shouldContinue, [&](Index at) {
        const Index first = at * together, size = std::min(together, n - first);
        const Eigen::MatrixXd distances = distancesToBlock(scaled, first, size);
        for (Index i = 0; i < size; ++i)
            keepNearest(
                first + i, distances.col(i), roundingOf(scaled.lengths[first + i], greatest),
                [&](Index a, Index b) { return exactDistance(scaled, a, b); }, nearest);
    });
    return isComplete ? std::optional(std::move(nearest)) : std::nullopt;
}

double neighbourWidth(const NearestSamples& nearest)
{
    constexpr Index seventh = 7;
    const Index rank = std::min(seventh, nearest.distance.rows());
    const double width = rank > 0 ? nearest.distance.row(rank - 1).cwiseMax(0.0).mean() : 0.0;
    return width > 0.0 ? width : 1.0;
}

NeighbourGraph neighbourGraph(const NearestSamples& nearest, Index neighbours, double width, double diagonal)
{
    if (!(width > 0.0) || !std::isfinite(width))
        throw ArgumentError(message("the width of the similarity must be positive"));
    if (neighbours < 1)
        throw ArgumentError(message("every sample needs at least one neighbour"));
    constexpr double least = 1e-300;  // roots of its inverse can still be squared
    const Index n = nearest.sample.cols();
    neighbours = std::min(neighbours, nearest.sample.rows());
    std::vector<Eigen::Triplet<double>> entries;
    entries.reserve(static_cast<std::size_t>(n * (2 * neighbours + 1)));
    for (Index i = 0; i < n; ++i) {
        for (Index at = 0; at < neighbours; ++at) {
            const double half = 0.5 * std::exp(-std::max(nearest.distance(at, i), 0.0) / (2.0 * width));
            if (half < least)
                continue;
            entries.emplace_back(i, nearest.sample(at, i), half);
            entries.emplace_back(nearest.sample(at, i), i, half);
        }
        if (diagonal > 0.0)
            entries.emplace_back(i, i, diagonal);
    }
    NeighbourGraph graph;
    graph.weights.resize(n, n);
    graph.weights.setFromTriplets(entries.begin(), entries.end());
    nameComponents(graph);
    std::vector<int> sizes(static_cast<std::size_t>(graph.components));
    for (const int component : graph.componentOf)
        ++sizes[static_cast<std::size_t>(component)];
    graph.alone = static_cast<int>(std::count(sizes.begin(), sizes.end(), 1));
    return graph;
}

std::vector<SimilarityEdge> edgesOf(const NeighbourGraph& graph)
{
    std::vector<SimilarityEdge> edges;
    for (Index j = 0; j < graph.weights.outerSize(); ++j)
        for (Eigen::SparseMatrix<double>::InnerIterator edge(graph.weights, j); edge; ++edge)
            if (edge.row() < j)
                edges.push_back({edge.row(), j, edge.value()});
    return edges;
}

}  // namespace fuzzylens
