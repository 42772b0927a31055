// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/standardised_difference.h"

#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr Index valuesBetweenQuestions = 1 << 20;  // about 2 ms of work

/// The values of one column in one group. Sums are of differences from its first value, against cancellation.
class Group
{
public:
    void add(double value)
    {
        if (m_count == 0)
            m_first = m_low = m_high = value;
        const double difference = value - m_first;
        m_sum += difference;
        m_squares += difference * difference;
        m_low = std::min(m_low, value);
        m_high = std::max(m_high, value);
        m_count += 1;
    }
    double count() const { return m_count; }
    double mean() const { return m_first + m_sum / m_count; }
    bool isConstant() const { return differByRounding(m_low, m_high) || m_low == m_high; }
    /// Sum of the squared deviations from the mean.
    double scatter() const { return isConstant() ? 0 : std::max(0.0, m_squares - m_sum * m_sum / m_count); }

private:
    double m_count = 0;
    double m_first = 0, m_low = 0, m_high = 0;
    double m_sum = 0, m_squares = 0;
};

double difference(const Group& others, const Group& selected)
{
    if (others.count() < 2 || selected.count() < 2)
        return std::numeric_limits<double>::quiet_NaN();
    const double gap = selected.mean() - others.mean();
    if (selected.isConstant() && others.isConstant()) {
        if (gap == 0 || differByRounding(selected.mean(), others.mean()))
            return 0;
        return std::copysign(std::numeric_limits<double>::infinity(), gap);
    }
    const double degrees = selected.count() + others.count() - 2;
    return gap / std::sqrt((selected.scatter() + others.scatter()) / degrees);
}

}  // namespace

Eigen::VectorXd standardisedDifferences(const AlignedMatrix& values, const std::vector<bool>& selected,
                                        const Progress& progress)
{
    if (selected.size() != static_cast<std::size_t>(values.rows()))
        throw std::invalid_argument("the selection must have an entry for each row");
    const std::vector<std::uint8_t> groupOf(selected.begin(), selected.end());
    const Index block = std::max<Index>(1, valuesBetweenQuestions / std::max<Index>(1, values.rows()));
    Eigen::VectorXd result(values.columns());
    for (Index column = 0; column < values.columns(); ++column) {
        if (column % block == 0 && !shouldContinue(progress, {"comparing", column, values.columns()}))
            return {};
        Group groups[2];
        const double* const data = values.column(column);
        for (Index row = 0; row < values.rows(); ++row)
            if (!std::isnan(data[row]))
                groups[groupOf[static_cast<std::size_t>(row)]].add(data[row]);
        result[column] = difference(groups[0], groups[1]);
    }
    return result;
}

}  // namespace fuzzylens
