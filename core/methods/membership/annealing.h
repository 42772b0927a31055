// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "core/methods/outcome.h"
#include "core/numeric/parallel_while.h"
#include "core/numeric/random.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fuzzylens {

struct AnnealingOptions
{
    double penalty = 0.5;          // lambda, percent a probe; 0 or more
    double cooling = 0.9;          // the next temperature over this one, in (0, 1)
    double startAcceptance = 0.8;  // of the mean worsening at the first temperature, in (0, 1)
    int trialsPerSample = 10;      // at most so many times the samples are tried at a temperature
    int maxTemperatures = 60;
    std::uint64_t seed = 1;
};

/// Where a search for probes stands: all it needs to go on, so that it can be kept, gone back to and gone on from.
struct AnnealingState
{
    std::vector<bool> chosen;  // g: a bit a sample
    double quality = 0;        // epsilon, percent
    double energy = 0;         // quality + penalty x probes
    double temperature = 0;    // the next one
    Random random{1};
    std::vector<bool> best;  // the set with the least energy so far
    double bestQuality = 0;
    double bestEnergy = 0;
    std::vector<ProbeTemperature> course;  // temperature by temperature
    bool isFrozen = false;                 // nothing was accepted at the last one
    int mostTemperatures = 0;              // the length of the course at which the search is over
};

/// Simulated annealing over sets of probes (SA-PS: Filippone, Masulli and Rovetta 2006; methods.md 3.5): energy E
/// = quality + penalty x number of probes. A move flips a sample or exchanges a probe for another sample; a worse
/// set is accepted with probability exp(-dE / T). The first temperature is the one that accepts the mean worsening
/// of 200 random moves with startAcceptance. A temperature ends after trialsPerSample x n trials or n acceptances.
/// Pinned samples are probes throughout, forbidden ones never; at most 100 others are probes at the same time, so
/// that a trial takes O(n) operations. Two states that are equal go on equally.
class FUZZYLENS_EXPORT ProbeAnnealing
{
public:
    /// NaN when cancelled.
    using Quality =
        std::function<double(const std::vector<Eigen::Index>& probes, const ShouldContinue& shouldContinue)>;

    /// @param quality in percent, 0 or more, a function of the probes alone: its values are cached, and it is not
    /// asked for sets that are rejected however good it is.
    /// @throws std::invalid_argument if the options or the constraints do not fit.
    ProbeAnnealing(Eigen::Index samples, Quality quality, const AnnealingOptions& options,
                   const ProbeConstraints& constraints = {});

    /// Half of the samples, or as many as allowed, drawn. Nothing when cancelled.
    std::optional<AnnealingState> start(const ShouldContinue& shouldContinue = {});
    /// One temperature further. Nothing when cancelled in the middle; @p from stands then.
    std::optional<AnnealingState> cooled(const AnnealingState& from, const ShouldContinue& shouldContinue = {});
    /// A state of a search with other constraints, brought to these: the best set is the present one then, unless
    /// the best keeps them. A search that was over goes on, from the temperature in the middle of its course and
    /// for as many temperatures again. Nothing when cancelled.
    std::optional<AnnealingState> withProbeConstraints(AnnealingState state,
                                                       const ShouldContinue& shouldContinue = {});
    /// Whether cooled() has something to do.
    bool isOver(const AnnealingState& state) const;

private:
    struct Move
    {
        Eigen::Index on = -1, off = -1;  // -1: none
    };

    double qualityOf(const std::vector<bool>& chosen, const ShouldContinue& shouldContinue);
    double energyOf(const std::vector<bool>& chosen, double quality) const;
    Move proposed(const std::vector<bool>& chosen, Random& random) const;
    std::vector<bool> moved(std::vector<bool> chosen, const Move& move) const;
    void keepIfBest(AnnealingState& state) const;
    bool setTemperature(AnnealingState& state, const ShouldContinue& shouldContinue);

    Eigen::Index m_samples;
    Quality m_quality;
    AnnealingOptions m_options;
    std::vector<ProbeRole> m_roles;
    std::vector<Eigen::Index> m_free;
    Eigen::Index m_pinned;
    std::unordered_map<std::vector<bool>, double> m_known;
};

/// Indices of the bits that are set.
FUZZYLENS_EXPORT std::vector<Eigen::Index> probesOf(const std::vector<bool>& chosen);

}  // namespace fuzzylens
