// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scores/consensus.h"
#include "ui/tune/sweep_controller.h"
#include "ui/views/heatmap/heatmap_model.h"

#include <string>
#include <vector>

namespace fuzzylens::ui {

/// Indices of clusters over the number of clusters or the fuzziness: first those of one fit, then the gap
/// statistic and the stability, as `fuzzylens-cli tune --cv none` computes them. Methods that learn from labels
/// are fitted without them.
class ClusterNumbers : public SweepController
{
    Q_OBJECT

public:
    using SweepController::SweepController;

    std::vector<SearchAxis> axes() const override;
    QString obstacle() const override;

    /// One for each value, with the scores so far. A trial that was refused has a refusal.
    const std::vector<Trial>& trials() const { return m_trials; }
    /// The scores that a value has, in the order of clusterScores(), then "consensus_area".
    std::vector<std::string> scores() const;
    /// The best of the values that have the score, by bestCandidate(); nothing for "consensus_area", which no rule
    /// chooses by.
    std::optional<std::size_t> best(const std::string& score) const;
    /// The consensus matrix of a value; null without, and for more than mostConsensusShown samples.
    HeatmapModelPtr consensus(std::size_t candidate) const;
    /// The consensusDistribution() of that matrix; empty without.
    const std::vector<DistributionStep>& distribution(std::size_t candidate) const;

protected:
    Problem problemOf(const Preparation& prepared) const override;
    std::vector<std::size_t> order(const Sweep& sweep) const override;
    std::vector<Phase> phases(const SweepPtr& sweep) override;
    void clear(std::size_t size) override;

private:
    /// The consensus matrix of a value.
    struct Consensus
    {
        HeatmapModelPtr map;  // null without
        std::vector<DistributionStep> distribution;
    };

    void take(const Trial& trial, const Consensus& consensus);

    std::vector<Trial> m_trials;
    std::vector<Consensus> m_consensus;
};

}  // namespace fuzzylens::ui
