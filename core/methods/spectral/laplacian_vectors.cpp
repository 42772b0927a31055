// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/laplacian_vectors.h"

#include "core/numeric/fixed_signs.h"
#include "core/numeric/lanczos.h"
#include "core/numeric/random.h"

#include <Eigen/SparseCholesky>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace fuzzylens {

namespace {

using Sparse = Eigen::SparseMatrix<double>;

constexpr Index few = 200;  // so large a component is decomposed whole

struct ToldToStop
{};

/// One component: its samples, D^(-1/2) W D^(-1/2), and the root of its degrees, of length 1.
struct Component
{
    std::vector<Index> samples;
    Sparse normalised;
    Eigen::VectorXd roots;  // of the degrees
    Eigen::VectorXd trivial() const { return roots.normalized(); }
};

/// Vectors of length 1 of a component, by ascending value.
struct Pairs
{
    Eigen::VectorXd values;
    Eigen::MatrixXd vectors;
};

std::vector<Component> componentsOf(const NeighbourGraph& graph)
{
    std::vector<Component> components(static_cast<std::size_t>(graph.components));
    std::vector<Index> place(graph.componentOf.size());
    for (std::size_t i = 0; i < graph.componentOf.size(); ++i) {
        auto& samples = components[static_cast<std::size_t>(graph.componentOf[i])].samples;
        place[i] = std::ssize(samples);
        samples.push_back(static_cast<Index>(i));
    }
    const Eigen::VectorXd degrees = graph.weights * Eigen::VectorXd::Ones(graph.weights.cols());
    for (Component& component : components) {
        component.roots = degrees(component.samples).cwiseSqrt();
        std::vector<Eigen::Triplet<double>> entries;
        for (const Index i : component.samples)
            for (Sparse::InnerIterator edge(graph.weights, i); edge; ++edge)
                entries.emplace_back(place[static_cast<std::size_t>(edge.row())],
                                     place[static_cast<std::size_t>(i)],
                                     edge.value() / std::sqrt(degrees[i]) / std::sqrt(degrees[edge.row()]));
        component.normalised.resize(std::ssize(component.samples), std::ssize(component.samples));
        component.normalised.setFromTriplets(entries.begin(), entries.end());
    }
    std::erase_if(components, [](const Component& component) { return component.roots[0] == 0.0; });
    return components;
}

/// v -> (S + I) v, without the trivial vector, whose value becomes 0: no other one is below.
SymmetricProduct withoutTrivial(const Component& component, const ShouldContinue& shouldContinue)
{
    return {component.normalised.rows(),
            [&component, &shouldContinue, trivial = component.trivial()](auto v, auto image) {
                if (shouldContinue && !shouldContinue())
                    throw ToldToStop();
                image.noalias() = component.normalised * v;
                image += v - 2.0 * trivial.dot(v) * trivial;
            }};
}

/// The same without these eigenvectors too, whose values become 0.
SymmetricProduct without(const SymmetricProduct& product, const Eigen::MatrixXd& vectors)
{
    return {product.size, [&product, &vectors](auto v, auto image) {
                const Eigen::VectorXd rest = v - vectors * (vectors.transpose() * v);
                product.apply(Eigen::Map<const Eigen::VectorXd>(rest.data(), rest.size()), image);
                image -= (vectors * (vectors.transpose() * image)).eval();
            }};
}

/// (I - S + shift I)^(-1), without the trivial vector.
class InvertedLaplacian
{
public:
    InvertedLaplacian(const Component& component, const ShouldContinue& shouldContinue)
        : m_trivial(component.trivial())
        , m_shouldContinue(shouldContinue)
    {
        constexpr double shift = 1e-3;
        Sparse laplacian(component.normalised.rows(), component.normalised.cols());
        laplacian.setIdentity();
        laplacian *= 1.0 + shift;
        laplacian -= component.normalised;
        m_inverse.compute(laplacian);
        m_isUsable = m_inverse.info() == Eigen::Success;
    }

    bool isUsable() const { return m_isUsable; }

    SymmetricProduct product() const
    {
        return {m_trivial.size(), [this](auto v, auto image) {
                    if (m_shouldContinue && !m_shouldContinue())
                        throw ToldToStop();
                    const Eigen::VectorXd solved =
                        m_inverse.solve(Eigen::VectorXd(v - m_trivial.dot(v) * m_trivial));
                    image = solved - m_trivial.dot(solved) * m_trivial;
                }};
    }

private:
    Eigen::SimplicialLDLT<Sparse> m_inverse;
    Eigen::VectorXd m_trivial;
    const ShouldContinue& m_shouldContinue;
    bool m_isUsable = false;
};

/// Values by the Rayleigh quotient, ascending; none where the vectors are not those of the component.
std::optional<Pairs> checked(const Component& component, const Eigen::MatrixXd& vectors)
{
    constexpr double tolerance = 1e-8;
    const Eigen::MatrixXd image = component.normalised * vectors;
    const Eigen::VectorXd values = vectors.cwiseProduct(image).colwise().sum();
    const Eigen::MatrixXd residual = image - vectors * values.asDiagonal();
    const Eigen::MatrixXd gram = vectors.transpose() * vectors;
    if (!vectors.allFinite() || residual.colwise().norm().maxCoeff() > tolerance ||
        (gram - Eigen::MatrixXd::Identity(gram.rows(), gram.cols())).cwiseAbs().maxCoeff() > tolerance ||
        (component.trivial().transpose() * vectors).cwiseAbs().maxCoeff() > tolerance)
        return std::nullopt;
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    for (std::size_t at = 0; at < order.size(); ++at)
        order[at] = static_cast<Index>(at);
    std::sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] > values[b]; });
    return Pairs{(1.0 - values(order).array()).matrix(), vectors(Eigen::all, order)};
}

/// The next eigenvector after these, from a start of its own; none where Lanczos does not get there.
std::optional<Eigen::VectorXd> nextVector(const SymmetricProduct& product, const Eigen::MatrixXd& vectors,
                                          LanczosOptions options, std::uint64_t seed)
{
    Random random(seed);
    options.count = 1;
    options.start = Eigen::VectorXd::NullaryExpr(product.size, [&random] { return random.normal(); });
    options.start -= (vectors * (vectors.transpose() * options.start)).eval();
    const std::optional<EigenPairs> next = byLanczos(without(product, vectors), options);
    return next ? std::optional<Eigen::VectorXd>(next->vectors.col(0)) : std::nullopt;
}

/// By Lanczos. Of several vectors with the same value it may overlook some: each takes the place of the last until
/// none is left that belongs before it.
std::optional<Pairs> found(const Component& component, const SymmetricProduct& product, Index count,
                           int mostRestarts)
{
    constexpr Index leastSubspace = 40;
    constexpr double same = 1e-8;
    const LanczosOptions options{.count = count,
                                 .subspace = std::max<Index>(3 * count + 1, leastSubspace),
                                 .mostRestarts = mostRestarts,
                                 .tolerance = 1e-11};
    LanczosOptions rough = options;  // the values are not above the exact ones: enough to see that one is missing
    rough.tolerance = 1e-6;
    const std::optional<EigenPairs> all = byLanczos(product, options);
    std::optional<Pairs> pairs = all ? checked(component, all->vectors) : std::nullopt;
    for (Index overlooked = 0; pairs && overlooked <= count; ++overlooked) {
        const auto seed = static_cast<std::uint64_t>(overlooked) + 1;
        std::optional<Eigen::VectorXd> next = nextVector(product, pairs->vectors, rough, seed);
        if (next && 1.0 - next->dot(component.normalised * *next) >= pairs->values[count - 1] - same)
            return pairs;
        if (next)
            next = nextVector(product, pairs->vectors, options, seed);
        if (!next)
            return std::nullopt;
        Eigen::MatrixXd vectors = pairs->vectors;
        vectors.col(count - 1) = *next;
        pairs = checked(component, vectors);
    }
    return std::nullopt;
}

Pairs decomposed(const Component& component, Index count)
{
    // The trivial vector is moved to the end of the spectrum, below all others.
    constexpr double beyond = 3.0;
    const Eigen::VectorXd trivial = component.trivial();
    const Eigen::MatrixXd dense = Eigen::MatrixXd(component.normalised) - beyond * trivial * trivial.transpose();
    const EigenPairs all = symmetricEigenPairs(dense);
    return {(1.0 - all.values.tail(count).reverse().array()).matrix(),
            all.vectors.rightCols(count).rowwise().reverse()};
}

/// The @p count least except for the trivial one.
Pairs solved(const Component& component, Index count, const ShouldContinue& shouldContinue)
{
    const Index n = std::ssize(component.samples);
    count = std::min(count, n - 1);
    if (count <= 0)
        return {};
    if (n > few && 4 * count < n) {
        constexpr int fewRestarts = 60, manyRestarts = 1000;
        if (auto pairs = found(component, withoutTrivial(component, shouldContinue), count, fewRestarts))
            return *std::move(pairs);
        const InvertedLaplacian inverted(component, shouldContinue);
        if (inverted.isUsable())
            if (auto pairs = found(component, inverted.product(), count, manyRestarts))
                return *std::move(pairs);
    }
    return decomposed(component, count);
}

/// Vectors of value 0: component t against all before it, orthogonal by the degrees; n x @p count, the first ones.
Eigen::MatrixXd contrastsOf(const std::vector<Component>& components, Index samples, Index count)
{
    Eigen::MatrixXd contrasts = Eigen::MatrixXd::Zero(samples, count);
    double before = components[0].roots.squaredNorm();
    for (std::size_t t = 1; std::cmp_less_equal(t, count); ++t) {
        auto column = contrasts.col(static_cast<Index>(t) - 1);
        const double own = components[t].roots.squaredNorm();
        for (std::size_t c = 0; c < t; ++c)
            column(components[c].samples).setConstant(-std::sqrt(own / before / (own + before)));
        column(components[t].samples).setConstant(std::sqrt(before / own / (own + before)));
        before += own;
    }
    return contrasts;
}

struct Candidate
{
    double value;
    std::size_t component;
    Index column;  // of its pairs; -1: the contrast of this component with those before
};

/// Contrasts first, then by ascending value; where components have equal values, in the order of the components.
void sortByValue(std::vector<Candidate>& candidates)
{
    constexpr double equal = 1e-10;
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return std::tuple(a.column >= 0, a.value) < std::tuple(b.column >= 0, b.value);
    });
    for (auto begin = candidates.begin(); begin != candidates.end();) {
        const auto end = std::find_if(begin, candidates.end(), [first = *begin](const Candidate& one) {
            return (one.column >= 0) != (first.column >= 0) || one.value > first.value + equal;
        });
        std::sort(begin, end, [](const Candidate& a, const Candidate& b) {
            return std::tuple(a.component, a.column) < std::tuple(b.component, b.column);
        });
        begin = end;
    }
}

}  // namespace

std::optional<LaplacianVectors> laplacianVectors(const NeighbourGraph& graph, Index count,
                                                 const ShouldContinue& shouldContinue)
try {
    const Index n = graph.weights.rows();
    const std::vector<Component> components = componentsOf(graph);
    LaplacianVectors result{Eigen::VectorXd(0), Eigen::MatrixXd(n, 0)};
    if (components.empty())
        return result;
    const Index contrastCount = std::min(count, std::ssize(components) - 1);
    std::vector<Candidate> candidates;
    std::vector<Pairs> pairs;
    for (std::size_t c = 0; c < components.size(); ++c) {
        if (shouldContinue && !shouldContinue())
            return std::nullopt;
        if (c > 0)
            candidates.push_back({0.0, c, -1});
        pairs.push_back(contrastCount < count ? solved(components[c], count, shouldContinue) : Pairs());
        for (Index column = 0; column < pairs.back().values.size(); ++column)
            candidates.push_back({pairs.back().values[column], c, column});
    }
    sortByValue(candidates);
    count = std::min(count, std::ssize(candidates));
    const Eigen::MatrixXd contrasts = contrastsOf(components, n, contrastCount);
    result.values.resize(count);
    result.vectors = Eigen::MatrixXd::Zero(n, count);
    for (Index at = 0; at < count; ++at) {
        const Candidate& one = candidates[static_cast<std::size_t>(at)];
        const Component& component = components[one.component];
        result.values[at] = std::clamp(one.value, 0.0, 2.0);
        if (one.column < 0)
            result.vectors.col(at) = contrasts.col(static_cast<Index>(one.component) - 1);
        else
            result.vectors.col(at)(component.samples) =
                pairs[one.component].vectors.col(one.column).cwiseQuotient(component.roots);
    }
    fixSigns(result.vectors);
    return result;
} catch (const ToldToStop&) {
    return std::nullopt;
}

}  // namespace fuzzylens
