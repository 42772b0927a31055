// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_tuning.h"

#include "core/methods/sffd/pair_repair.h"
#include "core/numeric/random.h"

#include <array>
#include <cmath>
#include <optional>

namespace fuzzylens {

namespace {

constexpr std::uint64_t tuningStream = 0x74756e65;  // "tune": apart from the fit's own numbers

struct Candidate
{
    double shrinkage;  // 1: no norm
    double balance;    // K; 0: no weights
};

/// The recommended values first.
std::vector<Candidate> candidates()
{
    std::vector<Candidate> all;
    for (const double shrinkage : {0.3, 0.1, 0.5, 0.02, 1.0})
        for (const double balance : {1.0, 0.3, 0.0})
            all.push_back({shrinkage, balance});
    return all;
}

SffdOptions with(const Candidate& candidate, SffdOptions options)
{
    options.tunes = false;
    options.partial = candidate.shrinkage < 1.0 ? PartialDistance::Root : PartialDistance::Euclid;
    options.shrinkage = candidate.shrinkage;
    options.learnsWeights = candidate.balance > 0.0;
    if (options.learnsWeights)
        options.weightBalance = candidate.balance;
    return options;
}

/// The pairs inside each half of the samples that have any.
std::array<PairSet, 2> halves(const PairSet& pairs, Index samples, std::uint64_t seed)
{
    std::vector<int> half(static_cast<std::size_t>(samples), 0);
    const std::vector<int> constrained = PairCost(pairs, samples).constrained();
    const std::vector<int> order =
        Random(deriveSeed(seed, {tuningStream})).permutation(static_cast<int>(constrained.size()));
    for (std::size_t i = 0; i < order.size(); i += 2)
        half[static_cast<std::size_t>(constrained[static_cast<std::size_t>(order[i])])] = 1;
    std::array<PairSet, 2> parts;
    for (const bool isMust : {true, false})
        for (const SamplePair& pair : isMust ? pairs.must : pairs.cannot) {
            const int one = half[static_cast<std::size_t>(pair.first)];
            if (one == half[static_cast<std::size_t>(pair.second)]) {
                PairSet& part = parts[static_cast<std::size_t>(one)];
                (isMust ? part.must : part.cannot).push_back(pair);
            }
        }
    return parts;
}

/// Mean of the share of must-links and of cannot-links that @p assigned keeps, of those there are.
double keptShare(const PairSet& pairs, const std::vector<int>& assigned)
{
    const PairSet broken = violatedPairs(pairs, assigned);
    double sum = 0.0, kinds = 0.0;
    for (const auto& [all, lost] :
         {std::pair(pairs.must.size(), broken.must.size()), std::pair(pairs.cannot.size(), broken.cannot.size())})
        if (all > 0) {
            sum += 1.0 - static_cast<double>(lost) / static_cast<double>(all);
            kinds += 1.0;
        }
    return sum / kinds;
}

/// Both ways; nothing when stopped.
std::optional<double> keptBy(const SffdOptions& options, const Problem& problem,
                             const std::array<PairSet, 2>& parts, const RunControl& control)
{
    double kept = 0.0;
    for (std::size_t learnt = 0; learnt < 2; ++learnt) {
        Problem half = problem;
        half.pairs = std::make_shared<const PairSet>(parts[learnt]);
        const Outcome outcome = sffd(half, options, control);
        if (outcome.stopped == Stopped::Cancelled)
            return std::nullopt;
        kept += keptShare(parts[1 - learnt], outcome.assigned) / 2.0;
    }
    return kept;
}

}  // namespace

PairTuning tunedOnPairs(const Problem& problem, const SffdOptions& options, const RunControl& control)
{
    PairTuning best{options, 0.0, false};
    best.options.tunes = false;
    const PairSet pairs = problem.pairs ? inOrder(*problem.pairs, problem.data->samples()) : PairSet();
    const std::array<PairSet, 2> parts = halves(pairs, problem.data->samples(), options.seed);
    if (parts[0].empty() || parts[1].empty())
        return best;
    const std::vector<Candidate> all = candidates();
    for (std::size_t i = 0; i < all.size(); ++i) {
        RunControl inner{control.threads, {}};
        inner.progress = [&](const Step&) {
            return shouldContinue(control.progress, {"tuning parameters", static_cast<std::int64_t>(i),
                                                     static_cast<std::int64_t>(all.size())});
        };
        const SffdOptions tried = with(all[i], options);
        const std::optional<double> kept = keptBy(tried, problem, parts, inner);
        if (!kept)
            break;
        if (!best.isPossible || *kept > best.kept)
            best = {tried, *kept, true};
    }
    return best;
}

Warning toldOf(const PairTuning& tuning)
{
    if (!tuning.isPossible)
        return {"not-tuned",
                message("there are too few constraints to hold some out; the parameters were not tuned")};
    const auto text = [](double value) { return toText(ParameterValue(value)); };
    const SffdOptions& chosen = tuning.options;
    const Message norm = chosen.partial == PartialDistance::Euclid
                             ? message("no norm matrix")
                             : message("shrinkage %1", text(chosen.shrinkage));
    const Message weights =
        chosen.learnsWeights ? message("K = %1", text(chosen.weightBalance)) : message("no feature weights");
    return {"tuned", message("tuned on held-out constraints, of which %1 % were satisfied: %2, %3",
                             std::lround(100.0 * tuning.kept), norm, weights)};
}

}  // namespace fuzzylens
