// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/search.h"

#include "core/common/issue.h"
#include "core/evaluation/cross_validation.h"
#include "core/evaluation/fold_fits.h"
#include "core/evaluation/search/cluster_scores.h"
#include "core/evaluation/search/cluster_trials.h"
#include "core/evaluation/search/prediction_scores.h"
#include "core/evaluation/search/score_lists.h"
#include "core/methods/left_out_samples.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

/// The seed of a fit without these samples, whichever fold asks for it.
std::uint64_t seedWithout(const Parameters& parameters, const std::vector<int>& heldOut)
{
    auto seed = parameters.has("seed") ? static_cast<std::uint64_t>(parameters.integer("seed")) : std::uint64_t{1};
    for (const int sample : heldOut)
        seed = deriveSeed(seed, {static_cast<std::uint64_t>(sample) + 1});
    return seed;
}

/// What the fits without the sets of some folds predict for the samples of these folds.
PooledPredictions pooled(const std::vector<TestFold>& folds, const HeldOutPlan& plan, const Target& target,
                         const std::vector<LeftOutPrediction>& predictions)
{
    PooledPredictions result;
    bool hasProbabilities = true;
    std::size_t count = 0;
    for (const TestFold& fold : folds) {
        count += fold.samples.size();
        hasProbabilities = hasProbabilities && predictions[fold.set].probabilities.rows() > 0;
    }
    if (hasProbabilities)
        result.probabilities.resize(static_cast<Eigen::Index>(count), target.classes());
    for (const TestFold& fold : folds) {
        const LeftOutPrediction& prediction = predictions[fold.set];
        const std::vector<int>& heldOut = plan.sets[fold.set];
        for (const int sample : fold.samples) {
            const auto at = std::lower_bound(heldOut.begin(), heldOut.end(), sample) - heldOut.begin();
            if (hasProbabilities)
                result.probabilities.row(std::ssize(result.classes)) = prediction.probabilities.row(at);
            result.classes.push_back(target.classOf[static_cast<std::size_t>(sample)]);
            result.predicted.push_back(prediction.classes[static_cast<std::size_t>(at)]);
        }
    }
    return result;
}

int correctOf(const PooledPredictions& predictions)
{
    int correct = 0;
    for (std::size_t i = 0; i < predictions.classes.size(); ++i)
        correct += predictions.classes[i] == predictions.predicted[i] ? 1 : 0;
    return correct;
}

}  // namespace

bool isSearchable(const MethodDescription& method)
{
    return method.predict && (method.leaveOneOut || method.keepsLabels);
}

const std::vector<std::string_view>& scoresOf(const Protocol& protocol)
{
    return protocol.kind == Protocol::Kind::None ? clusterScores() : predictionScores();
}

void requireScore(const Protocol& protocol, const std::string& score)
{
    std::string known;
    for (const std::string_view name : scoresOf(protocol)) {
        if (name == score)
            return;
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    throw ArgumentError(message("there is no score \"%1\" to choose by with %2; choose one of %3", score,
                                toText(protocol), known));
}

/// Made by the first run.
struct Search::SharedFolds
{
    std::mutex mutex;
    std::optional<FoldData> data;
    std::shared_ptr<HeldOutCache> cache = std::make_shared<HeldOutCache>();

    FoldData dataOf(const LeaveOneOutFit& fit)
    {
        const std::lock_guard lock(mutex);
        if (!data)
            data = foldData(fit);
        return *data;
    }
};

bool Search::sharesFoldsWith(const Search& other) const
{
    const LeaveOneOutFit &fit = m_request.fit, &known = other.m_request.fit;
    return fit.method.id == known.method.id && fit.original == known.original && fit.steps == known.steps &&
           fit.problem.data == known.problem.data && fit.problem.target.classOf == known.problem.target.classOf &&
           fit.problem.target.classNames == known.problem.target.classNames &&
           m_request.preprocess == other.m_request.preprocess && m_plan.sets == other.m_plan.sets;
}

Search::Search(SearchRequest request)
    : m_request(std::move(request))
{
    const LeaveOneOutFit& fit = m_request.fit;
    m_plan = heldOutPlan(m_request.protocol, fit.problem.target, m_request.seed);
    if (m_request.protocol.kind == Protocol::Kind::None)
        requireScorable(m_request);
    else if (!isSearchable(fit.method))
        throw ArgumentError(message("%1 does not predict classes of new samples from labels and cannot be "
                                    "cross-validated; choose none instead",
                                    fit.method.id));
    if (m_request.candidates.empty())
        throw ArgumentError(message("there are no settings to try"));
    if (m_request.protocol.isNested() && m_request.candidates.size() == 1) {  // nothing to choose
        m_plan.sets.resize(m_plan.repeats.front().size());                    // the outer folds come first
        m_plan.innerOf.assign(m_plan.sets.size(), {});
    }
    requireScore(m_request.protocol, m_request.score);
    const Search* earlier = std::exchange(m_request.earlier, nullptr);
    m_shared = earlier && sharesFoldsWith(*earlier) ? earlier->m_shared : std::make_shared<SharedFolds>();
}

SearchRecord Search::record() const
{
    const LeaveOneOutFit& fit = m_request.fit;
    SearchRecord record{fit.method.id, m_request.score, m_request.candidates, fit.problem.target.classOf, {}, {}};
    if (m_request.protocol.isNested())
        for (const TestFold& fold : m_plan.repeats.front())
            record.outer.push_back(fold.samples);
    return record;
}

/// Predictions for the sets of the plan that the method computes together, as far as it can. False when cancelled.
bool Search::predictTogether(const std::vector<std::size_t>& indices, const FoldFits& folds,
                             const RunControl& control, Predictions& predictions) const
{
    const LeaveOneOutFit& fit = m_request.fit;
    const auto standardisation = folds.standardisation();
    if (!fit.method.predictHeldOut || !standardisation)
        return true;
    HeldOutFits fits{{}, m_plan.sets, *standardisation, {}, m_shared->cache};
    for (const std::size_t index : indices)
        fits.candidates.push_back(m_request.candidates[index]);
    for (std::size_t set = 0; set < m_plan.sets.size(); ++set)
        for (std::size_t k = 0; k < indices.size(); ++k)
            fits.fits.push_back({k, set, seedWithout(fits.candidates[k], m_plan.sets[set])});
    auto together = fit.method.predictHeldOut({folds.data(), fit.problem.target}, fits, control);
    for (std::size_t i = 0; together && i < fits.fits.size(); ++i)
        predictions[fits.fits[i].candidate][fits.fits[i].set] = std::move((*together)[i]);
    return together.has_value();
}

std::vector<Trial> Search::run(const std::vector<std::size_t>& indices, const RunControl& control) const
{
    if (m_request.protocol.kind == Protocol::Kind::None)
        return clusterTrials(m_request, indices, control);
    const LeaveOneOutFit& fit = m_request.fit;
    const LeaveOneOutFit prepared{fit.method, fit.problem.data, {}, fit.problem, fit.parameters};
    const LeaveOneOutFit& folded = m_request.preprocess == PreprocessIn::Fold ? fit : prepared;
    const FoldFits folds(folded, m_shared->dataOf(folded));
    folds.requireMemoryFor(control.threads);
    const std::size_t sets = m_plan.sets.size();
    Predictions predictions(indices.size(), std::vector<LeftOutPrediction>(sets));
    std::vector<std::vector<Message>> refusals(indices.size(), std::vector<Message>(sets));
    if (!predictTogether(indices, folds, control, predictions))
        return {};
    std::vector<std::size_t> open;  // sets that lack a prediction
    for (std::size_t set = 0; set < sets; ++set)
        if (std::any_of(predictions.begin(), predictions.end(),
                        [&](const auto& ofCandidate) { return ofCandidate[set].classes.empty(); }))
            open.push_back(set);
    std::atomic<bool> isComplete = true;
    const auto predictSet = [&](Index index, const RunControl& inner) {
        const std::size_t set = open[static_cast<std::size_t>(index)];
        const std::optional<Fold> fold = folds.prepare(m_plan.sets[set], inner.progress);
        for (std::size_t k = 0; k < indices.size() && isComplete; ++k) {
            if (!fold) {
                isComplete = false;
                return;
            }
            LeftOutPrediction& prediction = predictions[k][set];
            if (!prediction.classes.empty())
                continue;
            const Parameters& candidate = m_request.candidates[indices[k]];
            const auto start = std::chrono::steady_clock::now();
            double seconds = prediction.seconds;
            try {
                prediction = folds.predictWith(candidate, *fold, fit.problem.target,
                                               seedWithout(candidate, fold->leftOut), inner);
                if (prediction.classes.empty())
                    isComplete = false;
            } catch (const std::invalid_argument& error) {
                refusals[k][set] = messageOf(error);
            }
            seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            prediction.seconds = seconds;
        }
    };
    if (!visitFolds(std::ssize(open), control, "cross-validating", predictSet) || !isComplete)
        return {};
    std::vector<Trial> trials;
    for (std::size_t k = 0; k < indices.size(); ++k) {
        const auto refused = std::find_if(refusals[k].begin(), refusals[k].end(),
                                          [](const Message& refusal) { return !refusal.isEmpty(); });
        Trial trial;
        if (refused == refusals[k].end())
            trial = trialOf(predictions[k]);
        else
            trial.refusal = *refused;
        trial.index = indices[k];
        for (const LeftOutPrediction& prediction : predictions[k])
            trial.seconds += prediction.seconds;
        trials.push_back(std::move(trial));
    }
    return trials;
}

bool Search::runInBatches(const std::vector<std::size_t>& indices, const RunControl& control,
                          const std::function<void(std::vector<Trial>)>& report) const
{
    using Clock = std::chrono::steady_clock;
    constexpr auto shortest = std::chrono::milliseconds(300), longest = std::chrono::milliseconds(900);
    const auto sets = static_cast<std::int64_t>(m_plan.sets.size());
    std::size_t size = 1;
    for (std::size_t first = 0; first < indices.size();) {
        const std::size_t last = std::min(first + size, indices.size());
        const auto fitsOf = [sets](std::size_t candidates) {
            return sets * static_cast<std::int64_t>(candidates);
        };
        RunControl batch = control;
        batch.progress = [&](const Step& step) {
            const std::int64_t inBatch = step.total > 0 ? fitsOf(last - first) * step.done / step.total : 0;
            return shouldContinue(control.progress, {step.phase, fitsOf(first) + inBatch, fitsOf(indices.size())});
        };
        const auto start = Clock::now();
        std::vector<Trial> trials = run({indices.begin() + static_cast<std::ptrdiff_t>(first),
                                         indices.begin() + static_cast<std::ptrdiff_t>(last)},
                                        batch);
        if (trials.empty())
            return false;
        report(std::move(trials));
        const auto elapsed = Clock::now() - start;
        if (elapsed < shortest)
            size *= 2;
        else if (elapsed > longest)
            size = std::max<std::size_t>(1, size / 2);
        first = last;
    }
    return true;
}

Trial Search::trialOf(const std::vector<LeftOutPrediction>& predictions) const
{
    const Target& target = m_request.fit.problem.target;
    Trial trial;
    ScoreLists lists;
    for (const std::vector<TestFold>& repeat : m_plan.repeats) {
        for (const TestFold& fold : repeat) {
            PooledPredictions ofFold = pooled({fold}, m_plan, target, predictions);
            for (const char* score : {"accuracy", "log_loss"})
                lists.add(score, predictionScore(score, ofFold, target.classes()));
            lists.add("training_accuracy", predictions[fold.set].trainingAccuracy);
            lists.add("objective", predictions[fold.set].objective);
            lists.add("effective_features", predictions[fold.set].effectiveFeatures);
            trial.predicted.push_back(std::move(ofFold.predicted));
            trial.probabilities.push_back(std::move(ofFold.probabilities));
        }
        const PooledPredictions all = pooled(repeat, m_plan, target, predictions);
        for (const char* score : {"balanced_accuracy", "auc", "nmi", "ari"})
            lists.add(score, predictionScore(score, all, target.classes()));
        trial.correct += correctOf(all);
        trial.total += static_cast<int>(all.classes.size());
    }
    trial.scores = lists.scores();
    for (std::size_t outer = 0; outer < m_plan.innerOf.size(); ++outer) {
        const std::vector<TestFold>& folds = m_plan.innerOf[outer];
        const auto inner =
            folds.empty()
                ? std::optional(0.0)
                : predictionScore(m_request.score, pooled(folds, m_plan, target, predictions), target.classes());
        if (!inner)
            trial.refusal = message("%1 is not defined for the predictions of the inner folds", m_request.score);
        trial.innerScores.push_back(inner.value_or(0));
    }
    if (m_plan.innerOf.empty() && !trial.scores.contains(m_request.score))
        trial.refusal = undefinedScore(m_request.score);
    return trial;
}

}  // namespace fuzzylens
