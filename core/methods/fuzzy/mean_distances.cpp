// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/mean_distances.h"

#include "core/data/kept_for_data.h"
#include "core/numeric/parallel.h"

#include <Eigen/Dense>

#include <algorithm>
#include <memory>

namespace fuzzylens {

namespace {

constexpr Index panel = 256;  // features together in one product; fixed, so that sums do not depend on threads
constexpr double mostlyRounding = 1e-8;  // of the lengths that a distance is the difference of
constexpr Index rows = 512;              // samples together, likewise

using Products = std::shared_ptr<const Eigen::MatrixXd>;

/// Inner products of the samples less their mean: panels of features in a fixed order.
Eigen::MatrixXd innerProducts(const Dataset& data, int threads)
{
    const Index n = data.samples(), p = data.features(), panels = (p + panel - 1) / panel;
    constexpr Index together = 8,
                    twoTogether = 2048;  // partial sums that are added in their order; of many samples
    const Index parts = std::min(panels, n > twoTogether ? Index(2) : together);
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(parts), Eigen::MatrixXd::Zero(n, n));
    parallelFor(parts, threads, [&](Index part) {
        Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(part)];
        for (Index at = part; at < panels; at += parts) {
            const Index first = at * panel, width = std::min(panel, p - first);
            Eigen::MatrixXd block = data.values().map().middleCols(first, width);
            block.rowwise() -= block.colwise().mean().eval();
            sum.selfadjointView<Eigen::Lower>().rankUpdate(block);
        }
    });
    for (Index part = 1; part < parts; ++part)
        sums[0] += sums[static_cast<std::size_t>(part)];
    return sums[0].selfadjointView<Eigen::Lower>();
}

/// Those of the data asked for last are kept, unless they are many.
Products productsOf(const DatasetPtr& data, int threads)
{
    static KeptForData<Eigen::MatrixXd> kept;
    constexpr Index most = 1024;  // samples: 8 MiB
    const auto make = [&] { return std::make_shared<const Eigen::MatrixXd>(innerProducts(*data, threads)); };
    return data->samples() > most ? make() : kept.of(data, make);
}

}  // namespace

MeanDistances::MeanDistances(DatasetPtr data, int threads)
    : m_data(std::move(data))
    , m_threads(threads)
{
    if (m_data->features() > m_data->samples())
        m_products = productsOf(m_data, threads);
}

Eigen::MatrixXd MeanDistances::toMeans(const Eigen::MatrixXd& weights) const
{
    if (!usesProducts())
        return toPoints(means(weights));
    // |x_i - c|^2 = K_ii - 2 (K w)_i + w' K w; rounding may leave a little less than nothing.
    const Eigen::MatrixXd shared = products() * weights;
    Eigen::MatrixXd distances = -2.0 * shared;
    distances.colwise() += products().diagonal();
    const Eigen::RowVectorXd lengths = weights.cwiseProduct(shared).colwise().sum();
    distances.rowwise() += lengths;
    distances = distances.cwiseMax(0.0);
    exactWhereNear(lengths, weights, distances);
    return distances;
}

/// What is small beside the lengths that it is the difference of is mostly rounding: there the features are asked.
void MeanDistances::exactWhereNear(const Eigen::RowVectorXd& lengths, const Eigen::MatrixXd& weights,
                                   Eigen::MatrixXd& distances) const
{
    const auto values = m_data->values().map();
    for (Index j = 0; j < distances.cols(); ++j) {
        Eigen::RowVectorXd mean;
        for (Index i = 0; i < distances.rows(); ++i) {
            if (distances(i, j) >= mostlyRounding * (products()(i, i) + lengths[j]))
                continue;
            if (mean.size() == 0)
                mean = means(weights.col(j));
            distances(i, j) = (values.row(i) - mean).squaredNorm();
        }
    }
}

Eigen::MatrixXd MeanDistances::toSamples(const std::vector<int>& samples) const
{
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(m_data->samples(), static_cast<Index>(samples.size()));
    for (std::size_t j = 0; j < samples.size(); ++j)
        weights(samples[j], static_cast<Index>(j)) = 1.0;
    Eigen::MatrixXd distances = toMeans(weights);
    for (std::size_t j = 0; j < samples.size(); ++j)
        distances(samples[j], static_cast<Index>(j)) = 0.0;
    return distances;
}

Eigen::MatrixXd MeanDistances::betweenSamples() const
{
    const auto values = m_data->values().map();
    if (!usesProducts())
        return toPoints(values);
    const Index n = samples();
    Eigen::MatrixXd distances(n, n);
    parallelFor(n, m_threads, [&](Index j) {
        distances.col(j) = (products().diagonal().array() + products()(j, j)).matrix() - 2.0 * products().col(j);
        for (Index i = 0; i < n; ++i)
            if (distances(i, j) < mostlyRounding * (products()(i, i) + products()(j, j)))
                distances(i, j) = (values.row(i) - values.row(j)).squaredNorm();
    });
    return distances;
}

Eigen::MatrixXd MeanDistances::means(const Eigen::MatrixXd& weights) const
{
    constexpr Index fewClusters = 8;
    if (!usesProducts() && weights.cols() <= fewClusters)
        return meansByBlocks(weights);
    Eigen::MatrixXd result(weights.cols(), m_data->features());
    const Index panels = (m_data->features() + panel - 1) / panel;
    parallelFor(panels, m_threads, [&](Index at) {
        const Index first = at * panel, width = std::min(panel, m_data->features() - first);
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

/// Differences are squared and added feature by feature, so nothing cancels; a block of samples at a time, whose
/// sums stay in the nearest cache.
Eigen::MatrixXd MeanDistances::toPoints(const Eigen::MatrixXd& points) const
{
    const Index n = m_data->samples();
    Eigen::MatrixXd distances = Eigen::MatrixXd::Zero(n, points.rows());
    const auto values = m_data->values().map();
    parallelFor((n + rows - 1) / rows, m_threads, [&](Index at) {
        const Index first = at * rows, size = std::min(rows, n - first);
        const auto column = [&](Index l) { return values.col(l).segment(first, size).array(); };
        Index l = 0;
        for (; l + 1 < m_data->features(); l += 2)  // two at once: a sum is fetched half as often
            for (Index j = 0; j < points.rows(); ++j)
                distances.col(j).segment(first, size).array() +=
                    (column(l) - points(j, l)).square() + (column(l + 1) - points(j, l + 1)).square();
        for (; l < m_data->features(); ++l)
            for (Index j = 0; j < points.rows(); ++j)
                distances.col(j).segment(first, size).array() += (column(l) - points(j, l)).square();
    });
    return distances;
}

}  // namespace fuzzylens
