// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/partition_layout.h"
#include "core/methods/sfp/prepared_data.h"
#include "core/numeric/aligned_matrix.h"

#include <functional>
#include <vector>

namespace fuzzylens::sfp_detail {

/// The part of an SFP iteration that reads the data: from memberships to centres, scatters, weights, and the
/// distances under them, in one pass over X. A panel of features stays in the cache for all of it: sums, centres,
/// scatters, e = exp(-(s - s_0) / lambda), and e-weighted squared differences, which are rescaled when s falls so
/// far below s_0 that e would grow out of bounds (methods.md 6). The heaviest cluster's sums are what
/// the others leave of the sums over all samples. Panels form a fixed number of strips, combined in order, so that
/// results do not depend on the number of threads. With many samples the work is split by samples instead.
class PartitionPass
{
public:
    struct Options
    {
        Index clusters = 2;
        bool sharedWeights = false;
        int threads = 1;
        std::function<bool()> shouldContinue;  // asked between batches of work; empty: never
    };

    /// The first start or update also looks at every feature (PreparedData).
    PartitionPass(const Dataset& data, Options options);
    ~PartitionPass();

    /// Centres at these samples, uniform weights, and the distances. False if stopped.
    /// @throws std::invalid_argument as checkPrepared; update also.
    bool start(const std::vector<int>& samples);
    /// Centres (k x p) to update from, which empty clusters keep; of another shape, the means of the features.
    /// False if stopped.
    bool setCenters(const Eigen::MatrixXd& centers);
    /// Centres, weights and distances for these memberships. @p lambdas holds what multiplies each cluster's
    /// weight entropy. Empty clusters keep their centre and get uniform weights. False if stopped; the state is
    /// then unusable.
    bool update(const AlignedMatrix& memberships, const std::vector<double>& masses,
                const std::vector<char>& isEmpty, const std::vector<double>& lambdas);

    const PreparedData& data() const { return m_data; }
    const AlignedMatrix& distances() const { return m_distances; }  // n x k
    const AlignedMatrix& centers() const { return m_centers; }      // p x k
    const AlignedMatrix& scatters() const { return m_scatters; }    // p x k, of the last update
    /// sum_l w_jl ln w_jl of every cluster.
    const std::vector<double>& weightEntropies() const { return m_entropies; }
    /// ||V - V before||_F / (||V - means of the features||_F + 1e-12) of the last update: the same wherever the
    /// features have their zero.
    double centerChange() const { return m_centerChange; }
    /// k x p, or 1 x p when shared.
    Eigen::MatrixXd weights() const;

private:
    struct Strip;
    bool runBatches(Index tasks, double workPerTask, const std::function<void(Index)>& body);
    void forSamples(const std::function<void(Index, Index)>& body) const;
    double workOf(Index samples, Index features) const;
    bool prepareAll();
    void preparePanel(Index feature, Index features);
    void finishPreparation();
    Index turned(Index index) const;
    void clear(Strip& strip);
    void startStrip(Strip& strip, const std::vector<int>& samples);
    void updateStrip(Strip& strip, const AlignedMatrix& memberships, const std::vector<double>& masses,
                     const std::vector<char>& isEmpty);
    void centerPanel(Strip& strip, Index feature, Index features, const AlignedMatrix& memberships,
                     const std::vector<double>& masses, const std::vector<char>& isEmpty);
    void recenterPanel(Index feature, Index features, const AlignedMatrix& memberships, Index cluster,
                       double mass);
    void weighPanel(Strip& strip, Index row, Index feature, Index features);
    void scaleDistances(Strip& strip, Index row, double factor);
    double rescaleTotals(Strip& strip, Index row, double exponent);
    void placeCenters(Strip& strip, Index feature, Index features, const std::vector<int>& samples);
    void scaleCenters(Strip& strip, Index feature, Index features);
    void addPanelDistances(Strip& strip, Index feature, Index features);
    void combineStrips();
    void combineDistances(Index begin, Index samples);
    bool updateBySamples(const AlignedMatrix& memberships, const std::vector<double>& masses,
                         const std::vector<char>& isEmpty);
    bool distancesBySamples();
    Block sampleBlock(Index index) const;
    Block wholePanel(Index feature, Index features) const;
    const double* scatterOf(Index row) const;
    Index rootPitch(const Strip& strip) const;
    double* rootsOf(Strip& strip, Index cluster) const;
    Index weightRows() const { return m_options.sharedWeights ? 1 : m_options.clusters; }

    const Dataset& m_dataset;
    PreparedData m_data;
    bool m_isPrepared = false;
    bool m_isBackwards = false;
    bool m_hasWeights = false;  // after an update; at the start they are uniform
    Options m_options;
    PartitionLayout m_layout;
    std::vector<Strip> m_strips;
    AlignedMatrix m_distances, m_centers, m_scatters, m_sharedScatter;
    AlignedMatrix m_membershipsOfSamples;  // of sparse data: k x n
    Eigen::ArrayXXd m_factors;             // of the distances of a cluster (row) in a strip (column)
    std::vector<AlignedMatrix> m_sums;     // a sample block each: p x 2k, when tall
    std::vector<double> m_lambdas;         // of every weight row
    std::vector<double> m_totals;          // of every weight row: sum of e
    std::vector<double> m_entropies;       // of every cluster
    Index m_heaviest = 0;                  // the cluster with the largest mass
    double m_centerChange = 0;
};

}  // namespace fuzzylens::sfp_detail
