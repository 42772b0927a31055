// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/stacked_data.h"

#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::sfp_detail {

namespace {

using Eigen::ArrayXd;
using Eigen::MatrixXd;

constexpr double suspicious = 1e-12;  // relative to a value: smaller deviations can be rounding errors
constexpr double leastDeviation = 1e-100, largestStacked = 1e100;  // squares, summed, are normal numbers

bool isConstantAmong(const double* values, const std::vector<int>& samples)
{
    double low = values[samples.front()], high = low;
    for (const int sample : samples) {
        low = std::min(low, values[sample]);
        high = std::max(high, values[sample]);
    }
    return differByRounding(low, high);
}

}  // namespace

StackedData::StackedData(const AlignedMatrix& values, Standardisation standardisation)
    : m_values(values)
    , m_standardisation(standardisation)
    , m_scales(ArrayXd::Ones(values.columns()))
    , m_panels(values.rows(), 2 * ((values.columns() + 7) / 8 * 8))
{
    const auto n = static_cast<double>(samples());
    for (Index feature = 0; feature < features(); ++feature) {
        const Eigen::Map<const ArrayXd> given(values.column(feature), samples());
        m_isInRange = m_isInRange && (given.abs() < largestStacked).all();
        const Index index = feature / widestPanel, column = 2 * index * widestPanel + feature % widestPanel;
        Eigen::Map<ArrayXd> x(m_panels.column(column), samples());
        x = given - given[0];
        x -= x.sum() / n;
        const double deviation = std::sqrt(x.square().sum() / n);
        if (standardisation != Standardisation::None && deviation > 0) {
            x /= deviation;
            m_scales[feature] = deviation;
        }
        Eigen::Map<ArrayXd>(m_panels.column(column + width(index)), samples()) = x.square();
    }
}

Index StackedData::width(Index panel) const
{
    return std::min(widestPanel, (features() - panel * widestPanel + 7) / 8 * 8);
}

Eigen::Map<const MatrixXd, Eigen::Aligned64> StackedData::panel(Index index) const
{
    return {m_panels.column(2 * index * widestPanel), m_panels.stride(), 2 * width(index)};
}

StackedFold::StackedFold(const StackedData& data, const Target& given, const std::vector<int>& samples)
    : heldOut(samples)
    , target(given)
    , trainingTarget(given)
{
    for (auto sample = heldOut.rbegin(); sample != heldOut.rend(); ++sample) {
        target.classOf[static_cast<std::size_t>(*sample)] = -1;
        trainingTarget.classOf.erase(trainingTarget.classOf.begin() + *sample);
    }
    for (int i = 0; i < data.samples(); ++i)
        if (!std::binary_search(heldOut.begin(), heldOut.end(), i))
            training.push_back(i);
    std::vector<int> sizes(target.classNames.size());
    for (const int cls : trainingTarget.classOf)
        if (cls >= 0)
            ++sizes[static_cast<std::size_t>(cls)];
    isUsable = !training.empty() && std::find(sizes.begin(), sizes.end(), 0) == sizes.end();
    if (isUsable)
        findFactors(data);
}

void StackedFold::findFactors(const StackedData& data)
{
    const auto count = static_cast<double>(training.size());
    const double divisor = data.standardisation() == Standardisation::Sample ? std::max(count - 1, 1.0) : count;
    const Index samples = data.samples();
    ArrayXd isTraining = ArrayXd::Zero(samples);
    for (const int sample : training)
        isTraining[sample] = 1;
    factors = ArrayXd::Zero(data.panels() * StackedData::widestPanel);
    blocked = ArrayXd::Constant(factors.size(), noScatter);
    MatrixXd lower = MatrixXd::Zero(samples, samples), differences(samples, StackedData::widestPanel);
    double largest = 0;
    for (Index index = 0; index < data.panels(); ++index) {
        const Index begin = index * StackedData::widestPanel;
        const Index width = std::min(StackedData::widestPanel, data.features() - begin);
        for (Index f = 0; f < width; ++f) {
            auto difference = differences.col(f).array();
            difference = data.panel(index).col(f).head(samples).array();
            difference -= (difference * isTraining).sum() / count;
            const double variance = (difference.square() * isTraining).sum() / divisor;
            const double deviation = std::sqrt(variance) * data.scale(begin + f);
            const double* values = data.values().column(begin + f);
            if (!(deviation > suspicious * std::abs(values[training.front()])) &&
                isConstantAmong(values, training)) {
                difference.setZero();
                continue;
            }
            largest = std::max(largest, deviation);
            factors[begin + f] = data.standardisation() == Standardisation::None ? 1.0 : 1 / variance;
            blocked[begin + f] = 0;
            const auto squares = data.panel(index).col(f + data.width(index)).head(samples).array();
            largestSquare = std::max(largestSquare, factors[begin + f] * (squares * isTraining).maxCoeff());
            difference *= std::sqrt(factors[begin + f]);
            ++varying;
        }
        lower.selfadjointView<Eigen::Lower>().rankUpdate(differences.leftCols(width));
    }
    products = lower.selfadjointView<Eigen::Lower>();
    isUsable = varying > 0 && largest > leastDeviation && factors.allFinite() && products.allFinite();
}

}  // namespace fuzzylens::sfp_detail
