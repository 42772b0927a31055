// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/laplacian_check.h"

#include "core/common/issue.h"
#include "core/methods/membership/bipartite_graph.h"
#include "core/methods/membership/embedding.h"
#include "core/methods/membership/medoids.h"
#include "core/methods/membership/sample_distances.h"
#include "core/numeric/singular_values.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr double leastWeight = 0x1p-970;  // a value above it by rounding is still a normal number
constexpr Index noProbe = -1;

void compare(ComparedEntries& entries, double one, double other)
{
    entries.error = std::max(entries.error, std::abs(one - other));
    ++entries.entries;
}

void require(const Eigen::MatrixXd& squared, const std::vector<Index>& probes, double beta)
{
    requireSquaredDistances(squared);
    if (!(beta >= 0.0) || !std::isfinite(beta))
        throw ArgumentError(message("beta must be 0 or more"));
    if (probes.empty())
        throw ArgumentError(message("at least one probe is needed"));
    if (probes.front() < 0 || probes.back() >= squared.rows() ||
        std::adjacent_find(probes.begin(), probes.end(), std::greater_equal<>()) != probes.end())
        throw std::invalid_argument("probes must be distinct sample indices in ascending order");
}

/// Both graphs as the paper writes them, weights and sums as they are: the reference for the embedding, which
/// never forms them.
class Graphs
{
public:
    Graphs(const Eigen::MatrixXd& squared, const std::vector<Index>& probes, double beta)
        : m_probes(probes)
        , m_squared(distancesToProbes(squared, probes))
        , m_beta(beta)
        , m_weights((-beta * m_squared.array()).exp())
        , m_probeOf(static_cast<std::size_t>(squared.rows()), noProbe)
        , m_sums(m_weights.rowwise().sum())
        , m_degrees(m_sums)
    {
        for (Index k = 0; k < std::ssize(probes); ++k) {
            const Index i = probes[static_cast<std::size_t>(k)];
            m_probeOf[static_cast<std::size_t>(i)] = k;
            m_degrees[i] = m_weights.col(k).head(i).sum() + m_weights.col(k).tail(m_weights.rows() - i - 1).sum();
        }
    }

    Index samples() const { return m_weights.rows(); }
    Index probes() const { return m_weights.cols(); }
    const Eigen::MatrixXd& squared() const { return m_squared; }  // n x c
    double beta() const { return m_beta; }
    const Eigen::MatrixXd& weights() const { return m_weights; }  // n x c, of a probe and itself too
    const Eigen::VectorXd& sums() const { return m_sums; }        // of these over the probes
    double degree(Index i) const { return m_degrees[i]; }         // d_ii
    bool hasEdges(Index i) const { return m_degrees[i] >= leastWeight; }
    Index sample(Index probe) const { return m_probes[static_cast<std::size_t>(probe)]; }
    Index probeOf(Index i) const { return m_probeOf[static_cast<std::size_t>(i)]; }  // noProbe: none
    bool isProbe(Index i) const { return probeOf(i) != noProbe; }
    /// L_ij of sample i != j and the probe j; i has edges.
    double laplacian(Index i, Index probe) const { return -m_weights(i, probe) / m_degrees[i]; }
    /// L_ji; the probe has edges.
    double transposed(Index i, Index probe) const { return -m_weights(i, probe) / m_degrees[sample(probe)]; }

private:
    const std::vector<Index>& m_probes;
    Eigen::MatrixXd m_squared;
    double m_beta;
    Eigen::MatrixXd m_weights;
    std::vector<Index> m_probeOf;
    Eigen::VectorXd m_sums;
    Eigen::VectorXd m_degrees;
};

void compareEntry(const Graphs& graphs, Index i, Index k, double v, LaplacianCheck& check)
{
    const double laplacian = graphs.laplacian(i, k);
    compare(graphs.isProbe(i) ? check.probeRows : check.otherRows, laplacian, -v);
    if (const double weight = graphs.weights()(i, k); weight >= leastWeight)
        compare(check.scaled, v * graphs.sums()[i] / weight, -laplacian * graphs.degree(i) / weight);
    if (graphs.hasEdges(graphs.sample(k)))
        compare(check.asymmetry, laplacian, graphs.transposed(i, k));
}

bool isStopped(const ShouldContinue& shouldContinue)
{
    return shouldContinue && !shouldContinue();
}

/// False when cancelled.
bool compareEmbedding(const Graphs& graphs, const Eigen::MatrixXd& v, LaplacianCheck& check,
                      const ShouldContinue& shouldContinue)
{
    for (Index k = 0; k < graphs.probes(); ++k) {
        if (isStopped(shouldContinue))
            return false;
        for (Index i = 0; i < graphs.samples(); ++i) {
            if (i != graphs.sample(k) && graphs.hasEdges(i))
                compareEntry(graphs, i, k, v(i, k), check);
            if (graphs.sums()[i] >= leastWeight)
                compare(check.bipartite, graphs.weights()(i, k) / graphs.sums()[i], v(i, k));
        }
    }
    check.leastOwn = 1.0;
    for (Index k = 0; k < graphs.probes(); ++k) {
        const double own = v(graphs.sample(k), k);
        check.leastOwn = std::min(check.leastOwn, own);
        check.greatestOwn = std::max(check.greatestOwn, own);
    }
    for (Index i = 0; i < graphs.samples(); ++i)
        check.samplesWithoutEdges += !graphs.hasEdges(i);
    return true;
}

/// Every sample is a probe, so that probe k is sample k. Nothing when cancelled.
std::optional<ComparedEntries> compareWithLoops(const Graphs& graphs, const Eigen::MatrixXd& v,
                                                const ShouldContinue& shouldContinue)
{
    ComparedEntries loops;
    for (Index k = 0; k < graphs.probes(); ++k) {
        if (isStopped(shouldContinue))
            return std::nullopt;
        for (Index i = 0; i < graphs.samples(); ++i) {
            const double isSame = i == k ? 1.0 : 0.0, degree = graphs.degree(i);
            const double degreeLaplacian = i == k ? degree : -graphs.weights()(i, k);  // D L
            compare(loops, isSame - v(i, k), isSame - graphs.weights()(i, k) / (degree + 1.0));
            compare(loops, isSame - v(i, k), degreeLaplacian / (degree + 1.0));
        }
    }
    loops.entries /= 2;
    return loops;
}

/// Samples whose weights vanish have a row of zeros, as in the block that the embedding makes.
Eigen::MatrixXd normalizedWeights(const Graphs& graphs)
{
    const Eigen::VectorXd bySample =
        (graphs.sums().array() >= leastWeight).select(graphs.sums().array().sqrt().inverse(), 0.0);
    const Eigen::VectorXd byProbe = graphs.weights().colwise().sum().array().sqrt().inverse();
    return bySample.asDiagonal() * graphs.weights() * byProbe.asDiagonal();
}

/// Of z = (u, +-v) / sqrt(2), with either sign: sqrt((|A v - s u|^2 + |A' u - s v|^2) / 2).
double greatestResidual(const Eigen::MatrixXd& block, const SingularTriplets& svd)
{
    const Eigen::MatrixXd ofSamples = block * svd.right - svd.left * svd.values.asDiagonal();
    const Eigen::MatrixXd ofProbes = block.transpose() * svd.left - svd.right * svd.values.asDiagonal();
    return std::sqrt(0.5 * (ofSamples.colwise().squaredNorm() + ofProbes.colwise().squaredNorm()).maxCoeff());
}

/// False when cancelled.
bool compareSpectrum(const Graphs& graphs, LaplacianCheck& check, const ShouldContinue& shouldContinue)
{
    if (graphs.probes() > mostFactoredProbes)
        return true;
    const SingularTriplets svd = singularTriplets(normalizedBipartiteBlock(graphs.squared(), graphs.beta()));
    if (isStopped(shouldContinue))
        return false;
    check.spectrum = ComparedEntries{greatestResidual(normalizedWeights(graphs), svd), 2 * graphs.probes()};
    for (const double value : svd.values)
        check.eigenvalues.push_back(1.0 - std::min(value, 1.0));
    return true;
}

double roundingOf(const Graphs& graphs)
{
    const double least =
        (graphs.weights().array() >= leastWeight).select(graphs.weights().array(), 1.0).minCoeff();
    return 0x1p-46 * (1.0 - std::log(least));
}

}  // namespace

std::optional<LaplacianCheck> laplacianCheck(const Eigen::MatrixXd& squared, const std::vector<Index>& probes,
                                             double beta, const ShouldContinue& shouldContinue)
{
    require(squared, probes, beta);
    const Graphs graphs(squared, probes, beta);
    LaplacianCheck check;
    check.samples = graphs.samples();
    check.probes = graphs.probes();
    check.beta = beta;
    check.rounding = roundingOf(graphs);
    {
        const Eigen::MatrixXd v = membershipEmbedding(graphs.squared(), beta);
        if (!compareEmbedding(graphs, v, check, shouldContinue))
            return std::nullopt;
        if (graphs.probes() == graphs.samples())
            check.selfLoops = compareWithLoops(graphs, v, shouldContinue);
    }
    if (isStopped(shouldContinue) || !compareSpectrum(graphs, check, shouldContinue))
        return std::nullopt;
    return check;
}

}  // namespace fuzzylens
