// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/leading_features.h"

#include "core/evaluation/fold_fits.h"
#include "core/evaluation/search/cluster_trials.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/memory_estimate.h"
#include "core/numeric/random.h"
#include "core/scores/selection_stability.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr std::uint64_t stratifiedStream = 4;  // others are those of clusterTrials()

/// Samples of a subsample, ascending: the same share of every class, at least one sample.
std::vector<Index> stratifiedSubsample(const Problem& problem, std::uint64_t seed)
{
    std::map<int, std::vector<Index>> samplesOf;
    for (Index i = 0; i < problem.data->samples(); ++i)
        samplesOf[problem.target.kind == Target::Kind::Classes
                      ? problem.target.classOf[static_cast<std::size_t>(i)]
                      : -1]
            .push_back(i);
    Random random(seed);
    std::vector<Index> subsample;
    for (const auto& [cls, samples] : samplesOf) {
        const auto count = static_cast<int>(samples.size());
        const int size = std::max(1, static_cast<int>(std::lround(subsampleShare * count)));
        for (const int drawn : random.sample(count, size))
            subsample.push_back(samples[static_cast<std::size_t>(drawn)]);
    }
    std::sort(subsample.begin(), subsample.end());
    return subsample;
}

Problem subproblem(const Problem& problem, const std::vector<Index>& samples)
{
    Problem part{problem.data->subset(samples, std::nullopt), problem.target};
    part.target.classOf.clear();
    part.target.numbers.clear();
    for (const Index sample : samples) {
        const auto i = static_cast<std::size_t>(sample);
        if (problem.target.kind == Target::Kind::Classes)
            part.target.classOf.push_back(problem.target.classOf[i]);
        if (problem.target.kind == Target::Kind::Numbers)
            part.target.numbers.push_back(problem.target.numbers[i]);
    }
    return part;
}

}  // namespace

Eigen::VectorXd meanFeatureWeights(const Outcome& outcome)
{
    if (outcome.featureWeights.size() == 0)
        return {};
    return outcome.featureWeights.colwise().mean().transpose();
}

std::vector<int> leadingFeatures(const Eigen::VectorXd& weights, int count)
{
    std::vector<int> features(static_cast<std::size_t>(weights.size()));
    std::iota(features.begin(), features.end(), 0);
    const auto last = features.begin() + std::min<std::ptrdiff_t>(count, std::ssize(features));
    std::partial_sort(features.begin(), last, features.end(), [&](int left, int right) {
        return weights[left] != weights[right] ? weights[left] > weights[right] : left < right;
    });
    features.erase(last, features.end());
    return features;
}

std::optional<double> leadingFeatureStability(const MethodDescription& method, const Problem& problem,
                                              const Parameters& parameters, int count, std::uint64_t seed,
                                              const RunControl& control)
{
    requireMemoryForFits(control.threads * (sizeof(double) * static_cast<double>(problem.data->samples()) *
                                                static_cast<double>(problem.data->features()) +
                                            fitMemory(method, problem, parameters)));
    std::vector<std::vector<int>> leading(clusterResamples);
    std::vector<std::string> refusals(clusterResamples);
    std::atomic<bool> isComplete = true;
    const auto fitSubsample = [&](Index index, const RunControl& inner) {
        const auto resample = static_cast<std::size_t>(index);
        const std::vector<Index> samples =
            stratifiedSubsample(problem, deriveSeed(seed, {stratifiedStream, resample}));
        try {
            const Outcome outcome =
                method.run(subproblem(problem, samples), resampleParameters(parameters, resample), inner);
            leading[resample] = leadingFeatures(meanFeatureWeights(outcome), count);
            if (outcome.stopped == Stopped::Cancelled)
                isComplete = false;
        } catch (const std::invalid_argument& error) {
            refusals[resample] = error.what();
        }
    };
    if (!visitFolds(clusterResamples, control, "fitting subsamples", fitSubsample) || !isComplete)
        return std::nullopt;
    for (const std::string& refusal : refusals)
        if (!refusal.empty())
            throw std::invalid_argument(refusal);
    return selectionStability(std::move(leading), static_cast<int>(problem.data->features()));
}

}  // namespace fuzzylens
