// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/standardised_difference.h"

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
    /// A value that @p times rows have.
    void add(double value, double times)
    {
        if (std::isnan(value) || times == 0)
            return;
        if (m_count == 0)
            m_first = m_low = m_high = value;
        const double difference = value - m_first;
        m_sum += times * difference;
        m_squares += times * difference * difference;
        m_low = std::min(m_low, value);
        m_high = std::max(m_high, value);
        m_count += times;
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

Eigen::VectorXd standardisedDifferences(const ValueTable& values, const std::vector<bool>& selected,
                                        const Progress& progress)
{
    if (selected.size() != static_cast<std::size_t>(values.rows()))
        throw std::invalid_argument("the selection must have an entry for each row");
    const std::vector<std::uint8_t> groupOf(selected.begin(), selected.end());
    const auto selectedRows = static_cast<double>(std::count(groupOf.begin(), groupOf.end(), 1));
    const double sizes[2] = {static_cast<double>(values.rows()) - selectedRows, selectedRows};
    const Index block = std::max<Index>(1, valuesBetweenQuestions / std::max<Index>(1, values.rows()));
    Eigen::VectorXd result(values.columns());
    std::vector<double> scratch;
    for (Index column = 0; column < values.columns(); ++column) {
        if (column % block == 0 && !shouldContinue(progress, {"comparing", column, values.columns()}))
            return {};
        Group groups[2];
        const ColumnValues found = values.valuesOf(column, scratch);
        double others[2] = {sizes[0], sizes[1]};
        for (std::size_t i = 0; i < found.size; ++i) {
            const std::uint8_t group = groupOf[found.row(i)];
            groups[group].add(found.values[i], 1);
            others[group] -= 1;
        }
        for (const int group : {0, 1})
            groups[group].add(found.other, others[group]);
        result[column] = difference(groups[0], groups[1]);
    }
    return result;
}

}  // namespace fuzzylens
