// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/steps/neighbour_fill.h"

#include "core/data/steps/column_statistics.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::steps {

namespace {

constexpr Index blockSize = 64;  // features whose distances to all others are found at once

/// A distance cut to 40 significant bits, so that what is equal but for rounding is a tie.
double tieKey(double distance)
{
    int exponent = 0;
    const double mantissa = std::frexp(distance, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(mantissa, 40)), exponent - 40);
}

/// Finds, for a feature, the other features by ascending distance. Matrix products give lower bounds of all
/// distances, and only the features that may be near are measured exactly.
class NeighbourSearch
{
public:
    explicit NeighbourSearch(const AlignedMatrix& learnt)
        : m_learnt(learnt)
    {
        const Index n = learnt.rows(), p = learnt.columns();
        m_present = (learnt.map().array() == learnt.map().array()).cast<double>().matrix();
        m_values = m_present.array().select(learnt.map(), 0.0);
        const double largest = std::max(m_values.cwiseAbs().maxCoeff(), std::numeric_limits<double>::min());
        m_scale = std::scalbn(1.0, -std::clamp(std::ilogb(largest), -1000, 1000));
        // Distances do not see what all features share in a sample; without it the products cancel less.
        const Eigen::VectorXd counts = m_present.rowwise().sum().cwiseMax(1.0);
        m_values *= m_scale;
        const Eigen::VectorXd shared = m_values.rowwise().sum().cwiseQuotient(counts);
        m_values = (m_values.colwise() - shared).cwiseProduct(m_present);
        m_squares = m_values.cwiseAbs2();
        m_sizes = m_squares.colwise().sum();
        m_rounding = 16.0 * static_cast<double>(n + 4) * std::numeric_limits<double>::epsilon();
        m_all.resize(static_cast<std::size_t>(p));
        std::iota(m_all.begin(), m_all.end(), Index{0});
    }

    /// Lower bounds of the mean squared differences, features x block; infinite where nothing is shared.
    Eigen::MatrixXd bounds(const std::vector<Index>& block) const
    {
        const Eigen::MatrixXd values = m_values(Eigen::all, block), squares = m_squares(Eigen::all, block),
                              present = m_present(Eigen::all, block);
        Eigen::MatrixXd result = m_squares.transpose() * present;
        result.noalias() += m_present.transpose() * squares;
        result.noalias() -= (2.0 * m_values).transpose() * values;
        const Eigen::MatrixXd shared = m_present.transpose() * present;
        for (Index b = 0; b < result.cols(); ++b) {
            const auto rounding = m_rounding * (m_sizes.array() + m_sizes[block[static_cast<std::size_t>(b)]]);
            result.col(b) = (shared.col(b).array() > 0)
                                .select((result.col(b).array() - rounding.transpose()).cwiseMax(0.0) /
                                            shared.col(b).array().cwiseMax(1.0),
                                        std::numeric_limits<double>::infinity());
        }
        return result;
    }

    struct Neighbour
    {
        double distance;
        Index feature;
        bool operator<(const Neighbour& other) const
        {
            return distance != other.distance ? distance < other.distance : feature < other.feature;
        }
    };

    /// The nearest others of a feature in order: certainly the first ones of all, about @p wanted of them or all.
    std::vector<Neighbour> nearest(Index feature, const double* bounds, Index wanted) const
    {
        std::vector<Index> order = m_all;
        double limit = std::numeric_limits<double>::infinity();
        if (wanted < static_cast<Index>(order.size())) {
            const auto last = order.begin() + wanted;
            std::nth_element(order.begin(), last, order.end(),
                             [bounds](Index a, Index b) { return bounds[a] < bounds[b]; });
            limit = bounds[*last];
            order.erase(last, order.end());
        }
        std::vector<Neighbour> result;
        for (const Index other : order) {
            if (other == feature || std::isinf(bounds[other]))
                continue;
            const double distance = tieKey(exact(feature, other));
            if (distance < limit * (1 - 1e-11))  // what was not measured is not nearer than the limit
                result.push_back({distance, other});
        }
        std::sort(result.begin(), result.end());
        return result;
    }

private:
    double exact(Index a, Index b) const
    {
        const double* left = m_learnt.column(a);
        const double* right = m_learnt.column(b);
        double sum = 0, count = 0;
        for (Index i = 0; i < m_learnt.rows(); ++i) {
            if (std::isnan(left[i]) || std::isnan(right[i]))
                continue;
            const double difference = left[i] * m_scale - right[i] * m_scale;
            sum += difference * difference;
            count += 1;
        }
        return sum / count;
    }

    const AlignedMatrix& m_learnt;
    double m_scale = 1;         // a power of two that keeps squares within range
    Eigen::MatrixXd m_present;  // 1 where there is a value, else 0
    Eigen::MatrixXd m_values;   // scaled, centred by sample, 0 where missing
    Eigen::MatrixXd m_squares;
    Eigen::RowVectorXd m_sizes;
    double m_rounding = 0;  // of a sum of squared differences, relative to the sizes of both features
    std::vector<Index> m_all;
};

class Filling
{
public:
    Filling(const AlignedMatrix& learnt, const Dataset& data, Index neighbours, AlignedMatrix& values)
        : m_learnt(learnt)
        , m_data(data)
        , m_neighbours(neighbours)
        , m_values(values)
        , m_search(learnt)
    {}

    void fill(const std::vector<Index>& block) const
    {
        const Eigen::MatrixXd bounds = m_search.bounds(block);
        for (std::size_t b = 0; b < block.size(); ++b)
            fillFeature(block[b], bounds.col(static_cast<Index>(b)).data());
    }

private:
    void fillFeature(Index feature, const double* bounds) const
    {
        std::vector<Index> open;  // samples still to be filled
        for (Index i = 0; i < m_data.samples(); ++i)
            if (m_data.isMissing(i, feature))
                open.push_back(i);
        for (Index wanted = 4 * m_neighbours + 32; !open.empty(); wanted *= 8) {
            const bool complete = wanted >= m_learnt.columns();
            const auto ranking = m_search.nearest(feature, bounds, wanted);
            std::erase_if(open, [&](Index sample) { return fillCell(sample, feature, ranking, complete); });
        }
    }

    /// False when the ranking is too short to tell.
    bool fillCell(Index sample, Index feature, const std::vector<NeighbourSearch::Neighbour>& ranking,
                  bool complete) const
    {
        long double sum = 0;  // wide enough for any doubles
        Index found = 0;
        for (const auto& neighbour : ranking) {
            if (m_data.isMissing(sample, neighbour.feature))
                continue;
            sum += m_data.value(sample, neighbour.feature);
            if (++found == m_neighbours)
                break;
        }
        if (found < m_neighbours && !complete)
            return false;
        m_values(sample, feature) = found > 0 ? static_cast<double>(sum / static_cast<long double>(found))
                                              : moments(m_learnt.column(feature), m_learnt.rows()).mean;
        return true;
    }

    const AlignedMatrix& m_learnt;
    const Dataset& m_data;
    Index m_neighbours;
    AlignedMatrix& m_values;
    NeighbourSearch m_search;
};

}  // namespace

std::shared_ptr<const AlignedMatrix> neighbourFill(const AlignedMatrix& learnt, const Dataset& data,
                                                   Index neighbours, int threads, const Progress& progress)
{
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(data.values().map()));
    std::vector<std::vector<Index>> blocks;
    for (Index l = 0; l < data.features(); ++l) {
        if (data.missingInFeature(l) == 0)
            continue;
        if (blocks.empty() || static_cast<Index>(blocks.back().size()) == blockSize)
            blocks.emplace_back();
        blocks.back().push_back(l);
    }
    if (blocks.empty())
        return values;
    const Filling filling(learnt, data, neighbours, *values);
    const auto total = static_cast<Index>(blocks.size());
    for (Index first = 0; first < total; first += threads) {
        if (!goesOn(progress, {"filling missing values", first, total}))
            return nullptr;
        parallelFor(std::min<Index>(threads, total - first), threads,
                    [&](Index i) { filling.fill(blocks[static_cast<std::size_t>(first + i)]); });
    }
    return values;
}

}  // namespace fuzzylens::steps
