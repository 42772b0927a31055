// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/annealing.h"

#include "core/common/issue.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr int startMoves = 200;  // that the first temperature is taken from
constexpr Index mostFree = 100;  // probes of a set that are not pinned: half of n would cost n^3 a temperature

void check(const AnnealingOptions& options)
{
    if (!(options.penalty >= 0.0) || !std::isfinite(options.penalty))
        throw ArgumentError(message("penalty must be 0 or more"));
    if (!(options.cooling > 0.0 && options.cooling < 1.0))
        throw ArgumentError(message("cooling must lie between 0 and 1"));
    if (!(options.startAcceptance > 0.0 && options.startAcceptance < 1.0))
        throw ArgumentError(message("the initial acceptance rate must be between 0 and 1"));
    if (options.trialsPerSample < 1 || options.maxTemperatures < 1)
        throw ArgumentError(message("trials and temperatures must be 1 or more"));
}

Index count(const std::vector<bool>& chosen)
{
    return std::count(chosen.begin(), chosen.end(), true);
}

/// One of the samples that are probes, or are not; -1 if there is none.
Index drawn(const std::vector<Index>& samples, const std::vector<bool>& chosen, bool isProbe, Random& random)
{
    const auto fits = [&](Index sample) { return chosen[static_cast<std::size_t>(sample)] == isProbe; };
    const auto candidates = static_cast<std::uint64_t>(std::count_if(samples.begin(), samples.end(), fits));
    if (candidates == 0)
        return -1;
    std::uint64_t left = random.below(candidates);
    for (const Index sample : samples)
        if (fits(sample) && left-- == 0)
            return sample;
    return -1;
}

}  // namespace

std::vector<Index> probesOf(const std::vector<bool>& chosen)
{
    std::vector<Index> probes;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i])
            probes.push_back(static_cast<Index>(i));
    return probes;
}

ProbeAnnealing::ProbeAnnealing(Index samples, Quality quality, const AnnealingOptions& options,
                               const ProbeConstraints& constraints)
    : m_samples(samples)
    , m_quality(std::move(quality))
    , m_options(options)
    , m_roles(probeRoles(constraints, samples))
    , m_free(samplesInRole(m_roles, ProbeRole::Free))
    , m_pinned(std::count(m_roles.begin(), m_roles.end(), ProbeRole::Pinned))
{
    check(options);
}

double ProbeAnnealing::qualityOf(const std::vector<bool>& chosen, const ShouldContinue& shouldContinue)
{
    constexpr std::size_t most = 200000, mostBits = std::size_t{1} << 29;
    if (const auto known = m_known.find(chosen); known != m_known.end())
        return known->second;
    const double quality = m_quality(probesOf(chosen), shouldContinue);
    if (std::isnan(quality))
        return quality;
    if (m_known.size() >= std::min(most, mostBits / chosen.size()))
        m_known.clear();
    m_known.emplace(chosen, quality);
    return quality;
}

double ProbeAnnealing::energyOf(const std::vector<bool>& chosen, double quality) const
{
    return quality + m_options.penalty * static_cast<double>(count(chosen));
}

ProbeAnnealing::Move ProbeAnnealing::proposed(const std::vector<bool>& chosen, Random& random) const
{
    const auto exchange = [&] {
        return Move{drawn(m_free, chosen, false, random), drawn(m_free, chosen, true, random)};
    };
    if (random.uniform() >= 0.5)
        if (const Move move = exchange(); move.on >= 0 && move.off >= 0)
            return move;
    const Index sample = m_free[static_cast<std::size_t>(random.below(m_free.size()))];
    if (chosen[static_cast<std::size_t>(sample)])
        return {-1, sample};
    // A set as large as allowed exchanges a probe instead: the moves between any two sets stay equally likely.
    return count(chosen) - m_pinned < mostFree ? Move{sample, -1} : exchange();
}

std::vector<bool> ProbeAnnealing::moved(std::vector<bool> chosen, const Move& move) const
{
    if (move.on >= 0)
        chosen[static_cast<std::size_t>(move.on)] = true;
    if (move.off >= 0)
        chosen[static_cast<std::size_t>(move.off)] = false;
    return chosen;
}

void ProbeAnnealing::keepIfBest(AnnealingState& state) const
{
    if (!state.best.empty() && !(state.energy < state.bestEnergy))
        return;
    state.best = state.chosen;
    state.bestQuality = state.quality;
    state.bestEnergy = state.energy;
}

std::optional<AnnealingState> ProbeAnnealing::start(const ShouldContinue& shouldContinue)
{
    AnnealingState state;
    state.random = Random(m_options.seed);
    state.mostTemperatures = m_options.maxTemperatures;
    state.chosen.assign(static_cast<std::size_t>(m_samples), false);
    for (std::size_t i = 0; i < m_roles.size(); ++i)
        state.chosen[i] = m_roles[i] == ProbeRole::Pinned;
    const auto free = static_cast<int>(m_free.size());
    const int wanted = static_cast<int>(
        std::clamp<Index>((m_samples + 1) / 2 - m_pinned, 0, std::min(std::ssize(m_free), mostFree)));
    for (const int place : state.random.sample(free, wanted))
        state.chosen[static_cast<std::size_t>(m_free[static_cast<std::size_t>(place)])] = true;
    if (count(state.chosen) == 0)  // all of half the samples are forbidden
        state.chosen[static_cast<std::size_t>(m_free.front())] = true;
    state.quality = qualityOf(state.chosen, shouldContinue);
    if (std::isnan(state.quality))
        return std::nullopt;
    state.energy = energyOf(state.chosen, state.quality);
    keepIfBest(state);
    state.isFrozen = m_free.empty();
    if (!state.isFrozen && !setTemperature(state, shouldContinue))
        return std::nullopt;
    return state;
}

/// From a walk that takes every move; the search begins where the walk did.
bool ProbeAnnealing::setTemperature(AnnealingState& state, const ShouldContinue& shouldContinue)
{
    std::vector<bool> walker = state.chosen;
    double energy = state.energy, worsening = 0.0;
    int worse = 0;
    for (int i = 0; i < startMoves; ++i) {
        if (shouldContinue && !shouldContinue())
            return false;
        std::vector<bool> next = moved(walker, proposed(walker, state.random));
        if (count(next) == 0)
            continue;
        const double quality = qualityOf(next, shouldContinue);
        if (std::isnan(quality))
            return false;
        const double nextEnergy = energyOf(next, quality);
        if (nextEnergy > energy) {
            worsening += nextEnergy - energy;
            ++worse;
        }
        walker = std::move(next);
        energy = nextEnergy;
    }
    // Where nothing ever gets worse any temperature does.
    state.temperature = worse > 0 ? worsening / worse / -std::log(m_options.startAcceptance) : 1.0;
    return true;
}

std::optional<AnnealingState> ProbeAnnealing::cooled(const AnnealingState& from,
                                                     const ShouldContinue& shouldContinue)
{
    if (isOver(from))
        return from;
    AnnealingState state = from;
    ProbeTemperature record;
    record.temperature = state.temperature;
    const auto n = static_cast<int>(m_samples);
    while (record.trials < m_options.trialsPerSample * n && record.accepted < n) {
        if (shouldContinue && !shouldContinue())
            return std::nullopt;
        ++record.trials;
        std::vector<bool> next = moved(state.chosen, proposed(state.chosen, state.random));
        if (count(next) == 0)
            continue;
        double draw = -1.0;  // only a worse set needs one
        const auto isAccepted = [&](double worsening) {
            if (worsening > 0.0 && draw < 0.0)
                draw = state.random.uniform();
            return !(worsening > 0.0) || draw < std::exp(-worsening / state.temperature);
        };
        if (!isAccepted(energyOf(next, 0.0) - state.energy))  // its probes alone cost too much
            continue;
        const double quality = qualityOf(next, shouldContinue);
        if (std::isnan(quality))
            return std::nullopt;
        const double energy = energyOf(next, quality);
        if (!isAccepted(energy - state.energy))
            continue;
        ++record.accepted;
        state.chosen = std::move(next);
        state.quality = quality;
        state.energy = energy;
        keepIfBest(state);
    }
    record.energy = state.energy;
    record.quality = state.quality;
    record.probes = probesOf(state.chosen);
    state.course.push_back(std::move(record));
    state.isFrozen = state.course.back().accepted == 0;
    state.temperature *= m_options.cooling;
    return state;
}

std::optional<AnnealingState> ProbeAnnealing::withProbeConstraints(AnnealingState state,
                                                                   const ShouldContinue& shouldContinue)
{
    const auto keeps = [this](const std::vector<bool>& chosen) {
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            if ((m_roles[i] == ProbeRole::Pinned && !chosen[i]) ||
                (m_roles[i] == ProbeRole::Forbidden && chosen[i]))
                return false;
        return true;
    };
    if (isOver(state) && !state.course.empty()) {
        state.temperature = state.course[state.course.size() / 2].temperature;
        state.mostTemperatures = static_cast<int>(std::ssize(state.course)) + m_options.maxTemperatures;
    }
    keepProbeConstraints(m_roles, state.chosen);
    state.quality = qualityOf(state.chosen, shouldContinue);
    if (std::isnan(state.quality))
        return std::nullopt;
    state.energy = energyOf(state.chosen, state.quality);
    if (!keeps(state.best))
        state.best.clear();
    keepIfBest(state);
    state.isFrozen = m_free.empty();
    return state;
}

bool ProbeAnnealing::isOver(const AnnealingState& state) const
{
    return state.isFrozen || std::ssize(state.course) >= state.mostTemperatures;
}

}  // namespace fuzzylens
