// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/stacked_pass.h"

#include "core/methods/sfp/feature_step.h"
#include "core/numeric/exponential.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::sfp_detail {

namespace {

// Rounding of x^2 - 2xv + v^2, and of means of squares less squared means, is that of the terms. What a difference
// of the terms is compared with may be this much smaller: ten digits are left.
constexpr double mostCancelled = 1e5;
constexpr double tellingExponent = 40;  // features with smaller weights do not count
constexpr double noScatter = 1e300;

using PanelArray = Eigen::Map<Eigen::ArrayXd, Eigen::Aligned64>;
using Factors = Eigen::Map<const Eigen::ArrayXd>;

}  // namespace

StackedPass::StackedPass(const StackedData& data, Index columns)
    : m_data(data)
    , m_coefficients(data.samples(), padded(columns))
    , m_distances(data.samples(), padded(columns))
    , m_sums(2 * data.width(0), padded(columns))
    , m_scatters(data.width(0), padded(columns))
    , m_rows(static_cast<std::size_t>(padded(columns)))
    , m_ends(m_rows.size())
{}

void StackedPass::run(std::vector<StackedModel*>& models, Index columns)
{
    // Products of whole register blocks: each column is summed by the same kernel in the same order.
    const Index all = padded(columns), rows = m_coefficients.stride();
    const auto whole = [&](AlignedMatrix& matrix, Index height) {
        return Eigen::Map<Eigen::MatrixXd, Eigen::Aligned64, Eigen::OuterStride<>>(
            matrix.column(0), height, all, Eigen::OuterStride<>(matrix.stride()));
    };
    auto distances = whole(m_distances, rows);
    distances.setZero();
    std::fill(m_rows.begin(), m_rows.end(), Row());
    std::fill(m_ends.begin(), m_ends.end(), 0.0);
    for (StackedModel* model : models)
        model->isDoubtful = false;
    for (Index index = 0; index < m_data.panels(); ++index) {
        const auto panel = m_data.panel(index);
        auto sums = whole(m_sums, panel.cols());
        sums.noalias() = panel.transpose() * whole(m_coefficients, rows);
        for (StackedModel* model : models)
            weighPanel(*model, index);
        distances.noalias() += panel * sums;
    }
    for (StackedModel* model : models)
        finish(*model);
}

void StackedPass::weighPanel(StackedModel& model, Index panel)
{
    const Index width = m_data.width(panel);
    const Factors factors(model.fold->factors.data() + panel * StackedData::widestPanel, width);
    double lambdas = 0;
    for (Index j = 0; j < model.clusters; ++j) {
        const double mass = model.masses[static_cast<std::size_t>(j)];
        const PanelArray center(m_sums.column(model.column + j), width);
        const PanelArray square(m_sums.column(model.column + j) + width, width);
        PanelArray(m_scatters.column(model.column + j), width) =
            mass * factors * (square - center.square()).max(0.0);
        lambdas += model.lambdas[static_cast<std::size_t>(j)];
    }
    if (model.sharesWeights) {
        for (Index j = 1; j < model.clusters; ++j)
            PanelArray(m_scatters.column(model.column), width) +=
                PanelArray(m_scatters.column(model.column + j), width);
        weighRow(model, 0, model.clusters, lambdas, panel);
        return;
    }
    for (Index j = 0; j < model.clusters; ++j)
        weighRow(model, j, 1, model.lambdas[static_cast<std::size_t>(j)], panel);
}

// The weights of clusters [first, first + clusters) of a model, which share them, in a panel.
void StackedPass::weighRow(StackedModel& model, Index first, Index clusters, double lambda, Index panel)
{
    using Fixed = Eigen::Array<double, Eigen::Dynamic, 1, 0, StackedData::widestPanel, 1>;
    const Index width = m_data.width(panel), begin = model.column + first;
    const Factors factors(model.fold->factors.data() + panel * StackedData::widestPanel, width);
    const PanelArray scatter(m_scatters.column(begin), width);
    Row& row = m_rows[static_cast<std::size_t>(begin)];
    const double least = (factors > 0).select(scatter, noScatter).minCoeff();
    if (!(least < noScatter)) {  // no feature of the panel varies
        for (Index j = begin; j < begin + clusters; ++j)
            PanelArray(m_sums.column(j), 2 * width).setZero();
        return;
    }
    if (!(row.total > 0)) {
        row.origin = least;
    } else if (const double fall = (row.origin - least) / lambda; fall > -leastExponent) {
        rescale(begin, clusters, std::min(fall, largestExponent));
        row.origin = least;
    }
    const Fixed exponent = ((scatter - row.origin) / lambda).min(largestExponent);
    Fixed e = -exponent;
    exponentials(e.data(), width);
    e = (factors > 0).select(e, 0.0);
    row.total += e.sum();
    row.entropySum += (e * exponent).sum();
    e *= factors;
    for (Index j = begin; j < begin + clusters; ++j) {
        PanelArray center(m_sums.column(j), width), square(m_sums.column(j) + width, width);
        const double mass = model.masses[static_cast<std::size_t>(j - model.column)];
        model.isDoubtful =
            model.isDoubtful ||
            ((mass * factors * square > mostCancelled * lambda) && (exponent < tellingExponent)).any();
        m_ends[static_cast<std::size_t>(j)] += (e * center.square()).sum();
        center *= -2 * e;
        square = e;
    }
}

// What is summed so far, relative to a smaller origin.
void StackedPass::rescale(Index column, Index clusters, double exponent)
{
    Row& row = m_rows[static_cast<std::size_t>(column)];
    const double factor = std::exp(-exponent);
    row.entropySum = factor * (row.entropySum + exponent * row.total);
    row.total *= factor;
    for (Index j = column; j < column + clusters; ++j) {
        m_ends[static_cast<std::size_t>(j)] *= factor;
        m_distances.map().col(j) *= factor;
    }
}

void StackedPass::finish(StackedModel& model)
{
    model.weightEntropies.resize(static_cast<std::size_t>(model.clusters));
    for (Index j = 0; j < model.clusters; ++j) {
        const Index column = model.column + j;
        const Row& row = m_rows[static_cast<std::size_t>(model.sharesWeights ? model.column : column)];
        model.weightEntropies[static_cast<std::size_t>(j)] = -row.entropySum / row.total - std::log(row.total);
        auto distances = m_distances.map().col(column).array();
        const double end = m_ends[static_cast<std::size_t>(column)] / row.total;
        distances = (distances / row.total + end).max(0.0);
        double least = noScatter;
        for (const int sample : model.fold->training)
            least = std::min(least, distances[sample]);
        model.isDoubtful = model.isDoubtful || !(end < mostCancelled * (model.gamma + least));
    }
}

}  // namespace fuzzylens::sfp_detail
