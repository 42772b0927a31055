// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/stacked_pass.h"

#include "core/methods/sfp/feature_step.h"
#include "core/methods/sfp/packet.h"
#include "core/numeric/exponential.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::sfp_detail {

namespace {

// Rounding of x^2 - 2xv + v^2, and of means of squares less squared means, is that of the terms. What a difference
// of the terms is compared with may be this much smaller: ten digits are left.
constexpr double mostCancelled = 1e5;
constexpr double tellingExponent = 40;  // features with smaller weights do not count

// Steps for each feature of a panel. Arrays begin on a 64-byte boundary; their length is a multiple of 8.

// s = N f max(0, mean of x^2 - v^2)
void findScatters(const double* centers, const double* squares, const double* factors, double mass, Index width,
                  double* scatters)
{
    const Packet n = broadcast(mass);
    for (Index f = 0; f < width; f += lanes) {
        const Packet center = load(centers + f);
        const Packet rest = vec::pmax(vec::psub(load(squares + f), vec::pmul(center, center)), broadcast(0));
        vec::pstore(scatters + f, vec::pmul(vec::pmul(n, load(factors + f)), rest));
    }
}

// Adds a huge number to the scatters of constant features. Returns the least scatter.
double blockScatters(const double* blocked, Index width, double* scatters)
{
    Packet least = broadcast(StackedFold::noScatter);
    for (Index f = 0; f < width; f += lanes) {
        const Packet scatter = vec::padd(load(scatters + f), load(blocked + f));
        least = vec::pmin(least, scatter);
        vec::pstore(scatters + f, scatter);
    }
    return vec::predux_min(least);
}

// (origin - s) / lambda
void findExponents(const double* scatters, double origin, double lambda, Index width, double* exponents)
{
    const Packet from = broadcast(origin), perLambda = broadcast(-1 / lambda), low = broadcast(-largestExponent);
    for (Index f = 0; f < width; f += lanes)
        vec::pstore(exponents + f, vec::pmax(vec::pmul(vec::psub(load(scatters + f), from), perLambda), low));
}

// Whether a mean of squares with some weight is so large that its difference from v^2 has lost digits.
bool hasLostDigits(const double* squares, const double* factors, const double* exponents, Index width, double most,
                   double largestSquare)
{
    bool isFound = false;
    for (Index f = 0; largestSquare > most && f < width; ++f)
        isFound = isFound || (factors[f] * squares[f] > most && exponents[f] > -tellingExponent);
    return isFound;
}

struct EntropyTerms
{
    double total, entropySum;
};

EntropyTerms addEntropy(const double* e, const double* exponents, Index width)
{
    Packet total = broadcast(0), entropySum = total;
    for (Index f = 0; f < width; f += lanes) {
        const Packet value = load(e + f);
        total = vec::padd(total, value);
        entropySum = vec::pmadd(value, load(exponents + f), entropySum);
    }
    return {vec::predux(total), -vec::predux(entropySum)};
}

// Replaces centres and mean squares by what multiplies x and x^2 in the distances. Returns the sum of w v^2.
double weighCenters(const double* e, const double* factors, Index width, double* sums)
{
    Packet end = broadcast(0);
    for (Index f = 0; f < width; f += lanes) {
        const Packet weight = vec::pmul(load(e + f), load(factors + f)), center = load(sums + f);
        const Packet product = vec::pmul(weight, center);
        end = vec::pmadd(product, center, end);
        vec::pstore(sums + f, vec::pmul(product, broadcast(-2)));
        vec::pstore(sums + width + f, weight);
    }
    return vec::predux(end);
}

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

// Of clusters with a weight vector each, or of all clusters together.
void StackedPass::weighPanel(StackedModel& model, Index panel)
{
    const Index width = m_data.width(panel);
    for (Index j = 0; j < model.clusters; ++j) {
        const double* sums = m_sums.column(model.column + j);
        findScatters(sums, sums + width, model.fold->factors.data() + panel * StackedData::widestPanel,
                     model.masses[static_cast<std::size_t>(j)], width, m_scatters.column(model.column + j));
    }
    if (!model.sharesWeights) {
        for (Index j = 0; j < model.clusters; ++j)
            weighRow(model, j, 1, model.lambdas[static_cast<std::size_t>(j)], panel);
        return;
    }
    for (Index j = 1; j < model.clusters; ++j)
        m_scatters.map().col(model.column).head(width) += m_scatters.map().col(model.column + j).head(width);
    weighRow(model, 0, model.clusters, std::accumulate(model.lambdas.begin(), model.lambdas.end(), 0.0), panel);
}

// The weights of clusters [first, first + clusters) of a model, which share them, in a panel.
void StackedPass::weighRow(StackedModel& model, Index first, Index clusters, double lambda, Index panel)
{
    const Index width = m_data.width(panel), begin = model.column + first;
    const double* factors = model.fold->factors.data() + panel * StackedData::widestPanel;
    const double* blocked = model.fold->blocked.data() + panel * StackedData::widestPanel;
    double* scatters = m_scatters.column(begin);
    Row& row = m_rows[static_cast<std::size_t>(begin)];
    const double least = blockScatters(blocked, width, scatters);
    if (least >= StackedFold::noScatter) {  // no feature of the panel varies
        for (Index j = begin; j < begin + clusters; ++j)
            std::fill_n(m_sums.column(j), 2 * width, 0.0);
        return;
    }
    if (!(row.total > 0)) {
        row.origin = least;
    } else if (const double fall = (row.origin - least) / lambda; fall > -leastExponent) {
        rescale(begin, clusters, std::min(fall, largestExponent));
        row.origin = least;
    }
    alignas(64) double e[StackedData::widestPanel];
    findExponents(scatters, row.origin, lambda, width, e);
    for (Index j = begin; j < begin + clusters; ++j)
        model.isDoubtful =
            model.isDoubtful ||
            hasLostDigits(m_sums.column(j) + width, factors, e, width,
                          mostCancelled * lambda / model.masses[static_cast<std::size_t>(j - model.column)],
                          model.fold->largestSquare);
    std::copy_n(e, width, scatters);
    exponentials(e, width);
    const EntropyTerms terms = addEntropy(e, scatters, width);
    row.total += terms.total;
    row.entropySum += terms.entropySum;
    for (Index j = begin; j < begin + clusters; ++j)
        m_ends[static_cast<std::size_t>(j)] += weighCenters(e, factors, width, m_sums.column(j));
}

// Changes the sums so far to those of a smaller origin.
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
        double least = std::numeric_limits<double>::infinity();
        for (const int sample : model.fold->training)
            least = std::min(least, distances[sample]);
        model.isDoubtful = model.isDoubtful || !(end < mostCancelled * (model.gamma + least));
    }
}

}  // namespace fuzzylens::sfp_detail
