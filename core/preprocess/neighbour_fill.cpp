// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/neighbour_fill.h"

#include "core/dataset/column_statistics.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::steps {

namespace {

constexpr Index blockSize = 64;  // features whose distances to all others are found at once

/// A distance rounded to 40 significant bits, so that distances equal up to rounding are ties.
double tieKey(double distance)
{
    int exponent = 0;
    const double mantissa = std::frexp(distance, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(mantissa, 40)), exponent - 40);
}

/// Finds, for a feature, the other features by ascending distance. Products of matrices in single precision give
/// lower bounds of all distances, and only the features that may be near are measured exactly.
class NeighbourSearch
{
public:
    explicit NeighbourSearch(const AlignedMatrix& learnt)
        : m_learnt(learnt)
    {
        const Index n = learnt.rows(), p = learnt.columns();
        const Eigen::MatrixXd present = (learnt.map().array() == learnt.map().array()).cast<double>().matrix();
        Eigen::MatrixXd values = present.array().select(learnt.map(), 0.0);
        m_scale = scaleOf(values);
        values *= m_scale;
        // Distances do not see what all features share in a sample; without it the products cancel less.
        const Eigen::VectorXd counts = present.rowwise().sum().cwiseMax(1.0);
        const Eigen::VectorXd shared = values.rowwise().sum().cwiseQuotient(counts);
        values = (values.colwise() - shared).cwiseProduct(present);
        const double unit = scaleOf(values);
        m_boundScale = 1 / (unit * unit);
        m_values = (values * unit).cast<float>();
        m_squares = m_values.cwiseAbs2();
        m_sizes = m_squares.colwise().sum();
        m_squaresBySample = m_squares.transpose();
        m_absentBySample = (1.0 - present.array()).cast<float>().matrix().transpose();
        m_rounding = 16.0f * static_cast<float>(n + 4) * std::numeric_limits<float>::epsilon();
        m_gaps.resize(static_cast<std::size_t>(p));
        for (Index l = 0; l < p; ++l)
            for (Index i = 0; i < n; ++i)
                if (present(i, l) == 0)
                    m_gaps[static_cast<std::size_t>(l)].push_back(i);
        m_counts = present.colwise().sum().cast<float>();
    }

    /// Lower bounds of the mean squared differences, features x block; infinite where nothing is shared. The sum
    /// over the common samples is |a|^2 + |b|^2 - 2 ab, less the squares of each where the other has a gap.
    Eigen::MatrixXf bounds(const std::vector<Index>& block) const
    {
        Eigen::MatrixXf result = m_values.transpose() * (-2.0f * m_values(Eigen::all, block));
        Eigen::VectorXf shared(m_learnt.columns());
        for (Index b = 0; b < result.cols(); ++b) {
            const Index feature = block[static_cast<std::size_t>(b)];
            const auto& gaps = m_gaps[static_cast<std::size_t>(feature)];
            auto bounds = result.col(b);
            bounds.array() += m_sizes.array() + m_sizes[feature];
            shared = m_counts.array() - static_cast<float>(gaps.size());
            for (const Index i : gaps) {
                bounds -= m_squaresBySample.col(i);
                shared += m_absentBySample.col(i);
            }
            const float* squares = m_squares.col(feature).data();
            for (Index a = 0; a < m_learnt.columns(); ++a)
                for (const Index i : m_gaps[static_cast<std::size_t>(a)])
                    bounds[a] -= squares[i];
            constexpr float underflow = 1e-30f;
            const auto rounding = m_rounding * (m_sizes.array() + m_sizes[feature]) + underflow;
            bounds = (shared.array() > 0)
                         .select((bounds.array() - rounding).max(0.0f) / shared.array().max(1.0f),
                                 std::numeric_limits<float>::infinity());
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
    std::vector<Neighbour> nearest(Index feature, const float* bounds, Index wanted) const
    {
        const Index p = m_learnt.columns();
        float limit = std::numeric_limits<float>::infinity();
        if (wanted < p) {
            std::vector<float> ordered(bounds, bounds + p);
            std::nth_element(ordered.begin(), ordered.begin() + wanted, ordered.end());
            limit = ordered[static_cast<std::size_t>(wanted)];
        }
        // Distances that were not computed exceed the limit, so computed ones below it are in order.
        const double certain = static_cast<double>(limit) * m_boundScale * (1 - 1e-11);
        std::vector<Neighbour> result;
        for (Index other = 0; other < p; ++other) {
            if (bounds[other] > limit || other == feature || std::isinf(bounds[other]))
                continue;
            const double distance = tieKey(exact(feature, other));
            if (distance < certain)
                result.push_back({distance, other});
        }
        std::sort(result.begin(), result.end());
        return result;
    }

private:
    /// The power of two that brings the largest value between 1 and 2; 1 when all are 0.
    static double scaleOf(const Eigen::MatrixXd& values)
    {
        const double largest = values.cwiseAbs().maxCoeff();
        return largest > 0 ? std::scalbn(1.0, -std::clamp(std::ilogb(largest), -1000, 1000)) : 1.0;
    }

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
    double m_scale = 1;        // keeps exact squares within range
    double m_boundScale = 1;   // from a bound to an exact distance
    Eigen::MatrixXf m_values;  // samples x features: scaled, centred by sample, 0 where missing
    Eigen::MatrixXf m_squares;
    Eigen::MatrixXf m_squaresBySample;       // features x samples
    Eigen::MatrixXf m_absentBySample;        // features x samples: 1 where missing, else 0
    Eigen::VectorXf m_sizes;                 // sum of squares of every feature
    Eigen::VectorXf m_counts;                // values of every feature
    std::vector<std::vector<Index>> m_gaps;  // samples every feature misses
    float m_rounding = 0;  // of a sum of squared differences, relative to the sizes of both features
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
        const Eigen::MatrixXf bounds = m_search.bounds(block);
        for (std::size_t b = 0; b < block.size(); ++b)
            fillFeature(block[b], bounds.col(static_cast<Index>(b)).data());
    }

private:
    void fillFeature(Index feature, const float* bounds) const
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

    /// False when the ranking is too short to decide.
    bool fillCell(Index sample, Index feature, const std::vector<NeighbourSearch::Neighbour>& ranking,
                  bool complete) const
    {
        long double sum = 0;  // cannot overflow where long double is wider than double, as on x86-64
        Index found = 0;
        for (const auto& neighbour : ranking) {
            if (m_data.isMissing(sample, neighbour.feature))
                continue;
            sum += static_cast<long double>(m_data.value(sample, neighbour.feature));
            if (++found == m_neighbours)
                break;
        }
        if (found < m_neighbours && !complete)
            return false;
        m_values(sample, feature) = found > 0 ? static_cast<double>(sum / static_cast<long double>(found))
                                              : moments(valuesOf(m_learnt, feature)).mean;
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
    auto values = data.table().copy();
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
        if (!shouldContinue(progress, {"filling missing values", first, total}))
            return nullptr;
        parallelFor(std::min<Index>(threads, total - first), threads,
                    [&](Index i) { filling.fill(blocks[static_cast<std::size_t>(first + i)]); });
    }
    return values;
}

}  // namespace fuzzylens::steps
