// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/orientation_evidence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace fuzzylens {

namespace {

using Eigen::Index;
constexpr Index mostLines = 400;

/// At most 400 x 400 cells, spread evenly.
Eigen::MatrixXd sampledEvenly(const Eigen::MatrixXd& values)
{
    const Index rows = std::min(values.rows(), mostLines), columns = std::min(values.cols(), mostLines);
    Eigen::MatrixXd sampled(rows, columns);
    for (Index c = 0; c < columns; ++c)
        for (Index r = 0; r < rows; ++r)
            sampled(r, c) = values(r * values.rows() / rows, c * values.cols() / columns);
    return sampled;
}

/// Replaces values by their average ranks; missing values stay missing.
void replaceByRanks(Eigen::MatrixXd& values)
{
    std::vector<Index> order;
    for (Index i = 0; i < values.size(); ++i)
        if (!std::isnan(values.data()[i]))
            order.push_back(i);
    std::sort(order.begin(), order.end(),
              [&values](Index a, Index b) { return values.data()[a] < values.data()[b]; });
    for (std::size_t first = 0, next = 0; first < order.size(); first = next) {
        const double value = values.data()[order[first]];
        while (next < order.size() && values.data()[order[next]] == value)
            ++next;
        const double rank = 0.5 * static_cast<double>(first + 1 + next);
        for (std::size_t i = first; i < next; ++i)
            values.data()[order[i]] = rank;
    }
}

/// Means of the rows that hold values, and the harmonic mean of the numbers of their cells.
struct LineMeans
{
    explicit LineMeans(const Eigen::MatrixXd& table)
        : means(table.rows())
    {
        double reciprocals = 0, sum = 0, squares = 0;
        for (Index r = 0; r < table.rows(); ++r) {
            const auto known = (table.row(r).array() == table.row(r).array()).eval();
            const auto cells = static_cast<double>(known.count());
            means[r] = known.select(table.row(r).array(), 0.0).sum() / cells;
            if (cells == 0)
                continue;
            ++lines;
            reciprocals += 1 / cells;
            sum += means[r];
        }
        for (Index r = 0; r < table.rows(); ++r)
            if (!std::isnan(means[r]))
                squares +=
                    (means[r] - sum / static_cast<double>(lines)) * (means[r] - sum / static_cast<double>(lines));
        cellsPerLine = static_cast<double>(lines) / reciprocals;
        variance = squares / static_cast<double>(lines - 1);
    }
    Eigen::VectorXd means;
    Index lines = 0;
    double cellsPerLine = 0;
    double variance = 0;  // of the means
};

double residualVariance(const Eigen::MatrixXd& table, const LineMeans& rows, const LineMeans& columns)
{
    double sum = 0, squares = 0;
    Index cells = 0;
    for (Index c = 0; c < table.cols(); ++c)
        for (Index r = 0; r < table.rows(); ++r)
            if (!std::isnan(table(r, c))) {
                sum += table(r, c);
                ++cells;
            }
    const double mean = sum / static_cast<double>(cells);
    for (Index c = 0; c < table.cols(); ++c)
        for (Index r = 0; r < table.rows(); ++r)
            if (!std::isnan(table(r, c))) {
                const double residual = table(r, c) - rows.means[r] - columns.means[c] + mean;
                squares += residual * residual;
            }
    return squares / static_cast<double>(std::max<Index>(cells - rows.lines - columns.lines + 1, 1));
}

/// Mean 0 and standard deviation 1 of the known values of a column; constant: no deviation at all.
enum class Standardised { Yes, No, Constant };

Standardised standardised(const Eigen::VectorXd& column)
{
    constexpr double tolerance = 0.01;
    double sum = 0, squares = 0, cells = 0;
    for (const double value : column)
        if (!std::isnan(value)) {
            sum += value;
            squares += value * value;
            ++cells;
        }
    constexpr double fewest = 3;
    if (cells < fewest)
        return Standardised::Constant;
    const double mean = sum / cells, variance = squares / cells - mean * mean;
    if (variance <= std::numeric_limits<double>::epsilon() * squares / cells)
        return Standardised::Constant;
    const auto isOne = [](double value) { return std::abs(std::sqrt(value) - 1) < tolerance; };
    const bool fits = std::abs(mean) < tolerance && (isOne(variance) || isOne(variance * cells / (cells - 1)));
    return fits ? Standardised::Yes : Standardised::No;
}

}  // namespace

OrientationEvidence orientationEvidence(const Eigen::MatrixXd& values)
{
    if (values.rows() < 2 || values.cols() < 2)
        return {};
    Eigen::MatrixXd table = sampledEvenly(values);
    replaceByRanks(table);
    const LineMeans rows(table), columns(table.transpose());
    if (rows.lines < 2 || columns.lines < 2)
        return {};
    const double residual = residualVariance(table, rows, columns);
    const double ofRows = std::max(0.0, rows.variance - residual / rows.cellsPerLine);
    const double ofColumns = std::max(0.0, columns.variance - residual / columns.cellsPerLine);
    const double sum = ofRows + ofColumns + residual;
    return sum > 0 ? OrientationEvidence{ofRows / sum, ofColumns / sum} : OrientationEvidence{};
}

bool areStandardised(const Eigen::MatrixXd& values)
{
    constexpr double nearlyAll = 0.95;
    Index fitting = 0, varying = 0;
    for (Index c = 0; c < values.cols(); ++c) {
        const Standardised one = standardised(values.col(c));
        fitting += one == Standardised::Yes;
        varying += one != Standardised::Constant;
    }
    constexpr Index several = 5;  // a column of classes among them counts little
    return (varying > 0 && static_cast<double>(fitting) >= nearlyAll * static_cast<double>(varying)) ||
           (fitting > several && fitting + 1 == varying);
}

}  // namespace fuzzylens
