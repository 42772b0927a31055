// SPDX-License-Identifier: GPL-3.0-or-later
// What a pass does to one panel of features while it is in the cache.
#include "core/methods/sfp/feature_step.h"
#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/partition_pass.h"
#include "core/methods/sfp/partition_strip.h"
#include "core/methods/sfp/sparse_kernels.h"
#include "core/numeric/exponential.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::sfp_detail {

namespace {

using Array = Eigen::Map<Eigen::ArrayXd>;

}  // namespace

void PartitionPass::startStrip(Strip& strip, const std::vector<int>& samples)
{
    clear(strip);
    std::fill(strip.origins.begin(), strip.origins.end(), 0.0);
    for (Index feature = strip.begin; feature < strip.end; feature += m_layout.panel) {
        const Index features = std::min(m_layout.panel, strip.end - feature);
        preparePanel(feature, features);
        if (!m_data.sparse)
            strip.panel = valuesOf(m_data.table, wholePanel(feature, features), strip.scratch);
        placeCenters(strip, feature, features, samples);
        for (double& total : strip.totals)
            total += m_data.varies.segment(feature, features).sum();
        addPanelDistances(strip, feature, features);
    }
}

// Centres at these samples under uniform weights.
void PartitionPass::placeCenters(Strip& strip, Index feature, Index features, const std::vector<int>& samples)
{
    for (Index j = 0; j < m_options.clusters; ++j)
        for (Index l = feature; l < feature + features; ++l)
            m_centers(l, j) = m_data.table(samples[static_cast<std::size_t>(j)], l);
    strip.roots.map().topRows(features).colwise() = m_data.varies.segment(feature, features).matrix();
    scaleCenters(strip, feature, features);
}

void PartitionPass::updateStrip(Strip& strip, const AlignedMatrix& memberships, const std::vector<double>& masses,
                                const std::vector<char>& isEmpty)
{
    clear(strip);
    for (Index feature = strip.begin; feature < strip.end; feature += m_layout.panel) {
        const Index features = std::min(m_layout.panel, strip.end - feature);
        preparePanel(feature, features);
        if (!m_data.sparse)
            strip.panel = valuesOf(m_data.table, wholePanel(feature, features), strip.scratch);
        if (m_data.sparse)
            weightedSums(*m_data.sparse, feature, features, m_membershipsOfSamples, masses, m_data.means.data(),
                         strip.first.column(0), strip.second.column(0), strip.first.stride());
        else
            weightedSums(strip.panel, wholePanel(feature, features), memberships, m_heaviest, m_data.means.data(),
                         strip.first.column(0), strip.second.column(0), strip.first.stride());
        if (features < m_layout.panel) {
            strip.first.map().bottomRows(m_layout.panel - features).setZero();
            strip.second.map().bottomRows(m_layout.panel - features).setZero();
        }
        centerPanel(strip, feature, features, memberships, masses, isEmpty);
        for (Index row = 0; row < weightRows(); ++row)
            weighPanel(strip, row, feature, features);
        scaleCenters(strip, feature, features);
        addPanelDistances(strip, feature, features);
    }
}

// Centres and scatters from the sums of a panel.
void PartitionPass::centerPanel(Strip& strip, Index feature, Index features, const AlignedMatrix& memberships,
                                const std::vector<double>& masses, const std::vector<char>& isEmpty)
{
    subtractSums(m_data.residuals.data() + feature, strip.first, m_heaviest, features,
                 strip.first.column(m_heaviest));
    subtractSums(m_data.scatters.data() + feature, strip.second, m_heaviest, features,
                 strip.second.column(m_heaviest));
    for (Index j = 0; j < m_options.clusters; ++j) {
        double* center = m_centers.column(j) + feature;
        double* scatter = m_scatters.column(j) + feature;
        if (isEmpty[static_cast<std::size_t>(j)]) {
            Array(scatter, features).setZero();
            strip.norm += (Array(center, features) - m_data.means.segment(feature, features)).square().sum();
            continue;
        }
        const CenterTerms terms =
            centerFeatures(strip.first.column(j), strip.second.column(j), m_data.means.data() + feature,
                           masses[static_cast<std::size_t>(j)], features, center, scatter);
        strip.change += terms.change;
        strip.norm += terms.norm;
        recenterPanel(feature, features, memberships, j, masses[static_cast<std::size_t>(j)]);
    }
    if (!m_options.sharedWeights)
        return;
    Array shared(m_sharedScatter.column(0) + feature, features);
    shared.setZero();
    for (Index j = 0; j < m_options.clusters; ++j)
        shared += Array(m_scatters.column(j) + feature, features);
}

// Computes again the features of a panel whose scatter was lost to cancellation.
void PartitionPass::recenterPanel(Index feature, Index features, const AlignedMatrix& memberships, Index cluster,
                                  double mass)
{
    const double lambda = m_lambdas[static_cast<std::size_t>(m_options.sharedWeights ? 0 : cluster)];
    double* scatter = m_scatters.column(cluster) + feature;
    const double* whole = m_data.scatters.data() + feature;
    if (!hasCancelled(scatter, whole, lambda, features))
        return;
    parallelFor(features, m_layout.isTall ? m_options.threads : 1, [&](Index l) {
        if (hasCancelled(scatter[l], whole[l], lambda))
            recenterFeature(m_data, feature + l, memberships, cluster, mass, lambda,
                            m_centers(feature + l, cluster), scatter[l]);
    });
}

// The roots of e of a panel. What the strip added up so far follows when s_0 has to fall.
void PartitionPass::weighPanel(Strip& strip, Index row, Index feature, Index features)
{
    const auto r = static_cast<std::size_t>(row);
    const double* scatter = scatterOf(row) + feature;
    const double* varies = m_data.varies.data() + feature;
    const double least = leastScatter(scatter, varies, features);
    if (least > std::numeric_limits<double>::max()) {  // no feature of the panel varies
        strip.roots.map().col(row).setZero();
        return;
    }
    if (!(strip.totals[r] > 0)) {
        strip.origins[r] = least;
    } else if (const double fall = (strip.origins[r] - least) / m_lambdas[r]; fall > -leastExponent) {
        const double factor = rescaleTotals(strip, row, fall);
        if (!m_layout.isTall)
            scaleDistances(strip, row, factor);
        strip.origins[r] = least;
    }
    const WeightTerms terms =
        weighFeatures(scatter, varies, strip.origins[r], m_lambdas[r], features, strip.roots.column(row));
    strip.totals[r] += terms.total;
    strip.entropySums[r] += terms.entropySum;
}

// The factor of all sums of a weight row when its s_0 falls by so many lambda.
double PartitionPass::rescaleTotals(Strip& strip, Index row, double exponent)
{
    const auto r = static_cast<std::size_t>(row);
    exponent = std::min(exponent, largestExponent);
    const double factor = std::exp(-exponent);
    strip.entropySums[r] = factor * (strip.entropySums[r] + exponent * strip.totals[r]);
    strip.totals[r] *= factor;
    return factor;
}

/// Of the clusters with the weights of this row.
void PartitionPass::scaleDistances(Strip& strip, Index row, double factor)
{
    for (Index j = 0; j < m_options.clusters; ++j) {
        if (!m_options.sharedWeights && j != row)
            continue;
        strip.bases[static_cast<std::size_t>(j)] *= factor;
        if (m_data.sparse)
            strip.distances.map().row(j) *= factor;
        else
            strip.distances.map().col(j) *= factor;
    }
}

void PartitionPass::scaleCenters(Strip& strip, Index feature, Index features)
{
    for (Index j = 0; j < m_options.clusters; ++j)
        Array(strip.offsets.column(j), features) =
            -Array(rootsOf(strip, j), features) * Array(m_centers.column(j) + feature, features);
}

void PartitionPass::addPanelDistances(Strip& strip, Index feature, Index features)
{
    const Factors factors{strip.roots.column(0), rootPitch(strip), strip.offsets.column(0),
                          strip.offsets.stride()};
    if (m_data.sparse)
        addDistances(*m_data.sparse, feature, features, factors, strip.distances, strip.bases);
    else
        addDistances(strip.panel, wholePanel(feature, features), m_options.clusters, factors,
                     strip.distances.column(0), strip.distances.stride());
}

/// All samples of some features.
Block PartitionPass::wholePanel(Index feature, Index features) const
{
    return {0, m_data.paddedSamples(), feature, features};
}

}  // namespace fuzzylens::sfp_detail
