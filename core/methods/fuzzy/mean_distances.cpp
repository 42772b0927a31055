// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/mean_distances.h"

#include "core/dataset/dataset_cache.h"
#include "core/numeric/parallel.h"
#include "core/numeric/parallel_while.h"
#include "core/numeric/weighted_products.h"

#include <Eigen/Dense>

#include <algorithm>
#include <memory>

namespace fuzzylens {

namespace {

constexpr double mostlyRounding = 1e-8;  // of the lengths that a distance is the difference of
constexpr Index rows = 512;              // samples together, also
constexpr Index manySamples = 2048;      // whose partial sums would take too much memory
constexpr Index pointsTogether = 64;     // whose sums with `rows` samples stay in the second cache
constexpr Index tile = 256;              // samples by samples of their products

using Products = std::shared_ptr<const Eigen::MatrixXd>;

Eigen::RowVectorXd meansOfColumns(const ValueTable& table, int threads)
{
    Eigen::RowVectorXd means(table.columns());
    parallelFor(table.columns(), threads, [&](Index l) {
        std::vector<double> scratch;
        means[l] = Eigen::Map<const Eigen::VectorXd>(table.column(l, scratch), table.rows()).mean();
    });
    return means;
}

/// Of many samples: tile by tile, so that there is never more than the one matrix.
bool addTiles(const Dataset& data, int threads, const ShouldContinue& shouldContinue, Eigen::MatrixXd& products)
{
    const Index n = data.samples(), p = data.features(), sides = (n + tile - 1) / tile;
    const ValueTable& table = data.table();
    const Eigen::RowVectorXd means = meansOfColumns(table, threads);
    products.resize(n, n);
    const auto centred = [&](Index side, Index first, Index width, AlignedMatrix& scratch) {
        const Index size = std::min(tile, n - side * tile);
        return (table.block(side * tile, size, first, width, scratch).map(size, width).rowwise() -
                means.segment(first, width))
            .eval();
    };
    return parallelWhile(sides * (sides + 1) / 2, threads, shouldContinue, [&](Index at) {
        Index i = 0;  // row of the tile at this index of the lower triangle
        while ((i + 1) * (i + 2) / 2 <= at)
            ++i;
        const Index j = at - i * (i + 1) / 2;
        Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(std::min(tile, n - i * tile), std::min(tile, n - j * tile));
        AlignedMatrix scratch;
        for (Index first = 0; first < p; first += featuresInPanel) {
            const Index width = std::min(featuresInPanel, p - first);
            sum.noalias() += centred(i, first, width, scratch) * centred(j, first, width, scratch).transpose();
        }
        if (i == j)
            sum.triangularView<Eigen::StrictlyUpper>() = sum.transpose();
        products.block(i * tile, j * tile, sum.rows(), sum.cols()) = sum;
        products.block(j * tile, i * tile, sum.cols(), sum.rows()) = sum.transpose();
    });
}

/// Inner products of the samples less their mean; null when stopped.
Products innerProducts(const Dataset& data, int threads, const ShouldContinue& shouldContinue)
{
    if (data.samples() <= manySamples && !data.table().floats()) {
        auto products = weightedProducts(data.values().map(), {}, threads, shouldContinue);
        return products ? std::make_shared<const Eigen::MatrixXd>(*std::move(products)) : nullptr;
    }
    auto products = std::make_shared<Eigen::MatrixXd>();
    return addTiles(data, threads, shouldContinue, *products) ? products : nullptr;
}

/// Those of the data asked for last are kept, unless they are many.
Products productsOf(const DatasetPtr& data, int threads, const ShouldContinue& shouldContinue)
{
    static DatasetCache<Eigen::MatrixXd> kept;
    constexpr Index most = 1024;  // samples: 8 MiB
    const auto make = [&] { return innerProducts(*data, threads, shouldContinue); };
    return data->samples() > most ? make() : kept.of(data, make);
}

/// To some points, from a block of samples, whose sums stay in a near cache. Differences are squared and added
/// feature by feature, so nothing cancels.
void addDistances(const ValueTable& table, const Eigen::Ref<const Eigen::MatrixXd>& points, Index first,
                  Index size, Index firstPoint, Index count, AlignedMatrix& scratch, Eigen::MatrixXd& distances)
{
    constexpr Index panel = 64;
    for (Index from = 0; from < table.columns(); from += panel) {
        const Index width = std::min(panel, table.columns() - from);
        const auto values = table.block(first, size, from, width, scratch).map(size, width);
        Index l = 0;
        for (; l + 1 < width; l += 2)  // two at once: a sum is fetched half as often
            for (Index j = firstPoint; j < firstPoint + count; ++j)
                distances.col(j).segment(first, size).array() +=
                    (values.col(l).array() - points(j, from + l)).square() +
                    (values.col(l + 1).array() - points(j, from + l + 1)).square();
        for (; l < width; ++l)
            for (Index j = firstPoint; j < firstPoint + count; ++j)
                distances.col(j).segment(first, size).array() +=
                    (values.col(l).array() - points(j, from + l)).square();
    }
}

}  // namespace

void distancesToPoints(const ValueTable& table, const Eigen::MatrixXd& points, int threads,
                       Eigen::MatrixXd& distances)
{
    const Index n = table.rows();
    distances.setZero(n, points.rows());
    parallelFor((n + rows - 1) / rows, threads, [&](Index at) {
        AlignedMatrix scratch;
        const Index first = at * rows, size = std::min(rows, n - first);
        for (Index j = 0; j < points.rows(); j += pointsTogether)
            addDistances(table, points, first, size, j, std::min(pointsTogether, points.rows() - j), scratch,
                         distances);
    });
}

MeanDistances::MeanDistances(DatasetPtr data, int threads, const ShouldContinue& shouldContinue)
    : m_data(std::move(data))
    , m_threads(threads)
{
    if (const SparseColumns* sparse = m_data->table().sparse()) {
        m_sparse.emplace(*sparse, threads);
        return;
    }
    if (m_data->features() <= m_data->samples())
        return;
    m_products = productsOf(m_data, threads, shouldContinue);
    m_isComplete = m_products != nullptr;
}

Eigen::MatrixXd MeanDistances::toMeans(const Eigen::MatrixXd& weights) const
{
    Eigen::MatrixXd distances;
    toMeans(weights, distances);
    return distances;
}

void MeanDistances::toMeans(const Eigen::MatrixXd& weights, Eigen::MatrixXd& distances) const
{
    if (!usesProducts())
        return toPoints(means(weights), distances);
    // |x_i - c|^2 = K_ii - 2 (K w)_i + w' K w; rounding may leave a little less than nothing.
    const Eigen::MatrixXd shared = products() * weights;
    distances = -2.0 * shared;
    distances.colwise() += products().diagonal();
    const Eigen::RowVectorXd lengths = weights.cwiseProduct(shared).colwise().sum();
    distances.rowwise() += lengths;
    distances = distances.cwiseMax(0.0);
    exactWhereNear(lengths, weights, distances);
}

/// A difference that is small compared with the lengths is mostly rounding: it is computed again from the
/// features.
void MeanDistances::exactWhereNear(const Eigen::RowVectorXd& lengths, const Eigen::MatrixXd& weights,
                                   Eigen::MatrixXd& distances) const
{
    AlignedMatrix scratch;
    for (Index j = 0; j < distances.cols(); ++j) {
        Eigen::RowVectorXd mean;
        for (Index i = 0; i < distances.rows(); ++i) {
            if (distances(i, j) >= mostlyRounding * (products()(i, i) + lengths[j]))
                continue;
            if (mean.size() == 0)
                mean = means(weights.col(j));
            distances(i, j) =
                (m_data->table().block(i, 1, 0, features(), scratch).map(1, features()) - mean).squaredNorm();
        }
    }
}

Eigen::MatrixXd MeanDistances::toSamples(const std::vector<int>& samples) const
{
    if (!usesProducts()) {
        Eigen::MatrixXd points(std::ssize(samples), features());
        for (Index j = 0; j < points.rows(); ++j)
            points.row(j) = sample(samples[static_cast<std::size_t>(j)]);
        return toPoints(points);
    }
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(m_data->samples(), static_cast<Index>(samples.size()));
    for (std::size_t j = 0; j < samples.size(); ++j)
        weights(samples[j], static_cast<Index>(j)) = 1.0;
    Eigen::MatrixXd distances = toMeans(weights);
    for (std::size_t j = 0; j < samples.size(); ++j)
        distances(samples[j], static_cast<Index>(j)) = 0.0;
    return distances;
}

Eigen::RowVectorXd MeanDistances::sample(Index index) const
{
    return rowOf(m_data->table(), index);
}

double MeanDistances::scatter() const
{
    return usesProducts() ? products().trace() : scatterOf(m_data->table(), m_threads);
}

std::optional<Eigen::MatrixXd> MeanDistances::betweenSamples(const ShouldContinue& shouldContinue) const
{
    const auto values = m_data->values().map();
    const Index n = samples();
    Eigen::MatrixXd distances = Eigen::MatrixXd::Zero(n, n);
    const auto fromProducts = [&](Index j) {
        distances.col(j) = (products().diagonal().array() + products()(j, j)).matrix() - 2.0 * products().col(j);
        for (Index i = 0; i < n; ++i)
            if (distances(i, j) < mostlyRounding * (products()(i, i) + products()(j, j)))
                distances(i, j) = (values.row(i) - values.row(j)).squaredNorm();
    };
    const bool isComplete = usesProducts() ? parallelWhile(n, m_threads, shouldContinue, fromProducts)
                                           : addSampleDistances(shouldContinue, distances);
    return isComplete ? std::optional(std::move(distances)) : std::nullopt;
}

Eigen::MatrixXd MeanDistances::means(const Eigen::MatrixXd& weights) const
{
    constexpr Index fewClusters = 8;
    if (m_data->table().compact())
        return times(weights.transpose(), m_data->table(), m_threads);
    if (!usesProducts() && weights.cols() <= fewClusters)
        return meansByBlocks(weights);
    Eigen::MatrixXd result(weights.cols(), m_data->features());
    const Index panels = (m_data->features() + featuresInPanel - 1) / featuresInPanel;
    parallelFor(panels, m_threads, [&](Index at) {
        const Index first = at * featuresInPanel, width = std::min(featuresInPanel, m_data->features() - first);
        result.middleCols(first, width).noalias() =
            weights.transpose() * m_data->values().map().middleCols(first, width);
    });
    return result;
}

/// Many samples and few clusters, for which a matrix product would first set its operands in order: what a block
/// of samples gives, added block after block.
Eigen::MatrixXd MeanDistances::meansByBlocks(const Eigen::MatrixXd& weights) const
{
    const Index n = m_data->samples(), p = m_data->features(), k = weights.cols();
    const auto values = m_data->values().map();
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>((n + rows - 1) / rows));
    parallelFor(std::ssize(sums), m_threads, [&](Index at) {
        const Index first = at * rows, size = std::min(rows, n - first);
        Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(at)];
        sum.resize(k, p);
        for (Index l = 0; l < p; ++l)
            for (Index j = 0; j < k; ++j)
                sum(j, l) = weights.col(j).segment(first, size).dot(values.col(l).segment(first, size));
    });
    for (std::size_t at = 1; at < sums.size(); ++at)
        sums[0] += sums[at];
    return std::move(sums[0]);
}

/// Of every pair of samples once; then the other half is filled.
bool MeanDistances::addSampleDistances(const ShouldContinue& shouldContinue, Eigen::MatrixXd& distances) const
{
    const Index n = m_data->samples(), blocks = (n + rows - 1) / rows;
    const auto points = m_data->values().map();
    const auto sizeOf = [&](Index at) { return std::min(rows, n - at * rows); };
    return parallelWhile(blocks, m_threads, shouldContinue,
                         [&](Index at) {
                             AlignedMatrix scratch;
                             const Index first = at * rows, size = sizeOf(at);
                             for (Index j = 0; j < first + size; j += pointsTogether)
                                 addDistances(m_data->table(), points, first, size, j,
                                              std::min(pointsTogether, first + size - j), scratch, distances);
                         }) &&
           parallelWhile(blocks, m_threads, shouldContinue, [&](Index at) {
               for (Index below = at + 1; below < blocks; ++below)
                   distances.block(at * rows, below * rows, sizeOf(at), sizeOf(below)) =
                       distances.block(below * rows, at * rows, sizeOf(below), sizeOf(at)).transpose();
           });
}

Eigen::MatrixXd MeanDistances::toPoints(const Eigen::MatrixXd& points) const
{
    Eigen::MatrixXd distances;
    toPoints(points, distances);
    return distances;
}

void MeanDistances::toPoints(const Eigen::MatrixXd& points, Eigen::MatrixXd& distances) const
{
    if (m_sparse)
        return m_sparse->toPoints(points, distances);
    distancesToPoints(m_data->table(), points, m_threads, distances);
}

}  // namespace fuzzylens
