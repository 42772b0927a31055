// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/choice.h"

#include "core/common/issue.h"
#include "core/evaluation/search/prediction_scores.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double rounding = 1e-12;  // of means of the same values in another order

bool isPreferred(const SearchRecord& record, std::size_t left, std::size_t right)
{
    const auto& rule = method(record.method).isPreferred;
    const Parameters &first = record.candidates[left], &second = record.candidates[right];
    if (rule && rule(first, second))
        return true;
    return !(rule && rule(second, first)) && left < right;
}

/// Candidates whose value is at most @p distance from the best, best meaning least for some scores.
/// @param value of a trial.
template <typename Value>
std::vector<std::size_t> candidatesNear(const SearchRecord& record, double distance, const Value& value)
{
    const double sign = isBetterWhenLess(record.score) ? -1 : 1;
    double greatest = -INFINITY;
    for (const Trial& trial : record.trials)
        if (trial.refusal.isEmpty())
            greatest = std::max(greatest, sign * value(trial));
    std::vector<std::size_t> near;
    for (const Trial& trial : record.trials)
        if (trial.refusal.isEmpty() && sign * value(trial) >= greatest - distance - rounding)
            near.push_back(trial.index);
    if (near.empty())
        throw ArgumentError(record.trials.empty()
                                ? message("no setting could be fitted")
                                : message("no setting could be fitted: %1", record.trials.front().refusal));
    return near;
}

std::size_t preferredOf(const SearchRecord& record, const std::vector<std::size_t>& candidates)
{
    return *std::min_element(candidates.begin(), candidates.end(), [&](std::size_t left, std::size_t right) {
        return isPreferred(record, left, right);
    });
}

std::size_t preferredNear(const SearchRecord& record, double distance)
{
    return preferredOf(record, candidatesNear(record, distance, [&](const Trial& trial) {
                           return trial.scores.at(record.score).mean;
                       }));
}

/// The candidate by the rule of the gap statistic; nothing if two fitted ones have the same number of clusters.
std::optional<std::size_t> fewestClustersByGap(const SearchRecord& record)
{
    std::map<std::int64_t, const Trial*> fitted;
    for (const Trial& trial : record.trials) {
        const Parameters& parameters = record.candidates[trial.index];
        if (trial.refusal.isEmpty() &&
            (!parameters.has("clusters") || !fitted.emplace(parameters.integer("clusters"), &trial).second))
            return std::nullopt;
    }
    if (fitted.empty())
        return std::nullopt;
    for (auto next = fitted.begin(), fewer = next++; next != fitted.end(); fewer = next++) {
        const Score& gap = next->second->scores.at("gap");
        if (fewer->second->scores.at("gap").mean >= gap.mean - gapError(gap))
            return fewer->second->index;
    }
    return fitted.rbegin()->second->index;
}

int correctOf(const SearchRecord& record, std::size_t fold, std::size_t candidate)
{
    const std::vector<int>&heldOut = record.outer[fold], &predicted = record.trials[candidate].predicted[fold];
    int correct = 0;
    for (std::size_t i = 0; i < heldOut.size(); ++i)
        correct += predicted[i] == record.classOf[static_cast<std::size_t>(heldOut[i])] ? 1 : 0;
    return correct;
}

}  // namespace

const Trial* findTrial(const SearchRecord& record, std::size_t candidate)
{
    const auto found = std::lower_bound(record.trials.begin(), record.trials.end(), candidate,
                                        [](const Trial& trial, std::size_t index) { return trial.index < index; });
    return found != record.trials.end() && found->index == candidate ? &*found : nullptr;
}

SearchRecord chosenBy(SearchRecord record, const std::string& score)
{
    record.score = score;
    for (Trial& trial : record.trials)
        if (trial.refusal.isEmpty() && !trial.scores.contains(score))
            trial.refusal = undefinedScore(score);
    return record;
}

double standardError(const Score& score)
{
    return score.sd / std::sqrt(static_cast<double>(score.folds.size()));
}

double gapError(const Score& gap)
{
    const auto references = static_cast<double>(gap.folds.size());
    return gap.sd * std::sqrt((references - 1) / references) * std::sqrt(1 + 1 / references);
}

Score scoreOf(std::vector<double> folds)
{
    const auto n = static_cast<double>(folds.size());
    Score score;
    score.mean = std::accumulate(folds.begin(), folds.end(), 0.0) / n;
    double squares = 0;
    for (const double value : folds)
        squares += (value - score.mean) * (value - score.mean);
    score.sd = folds.size() > 1 ? std::sqrt(squares / (n - 1)) : 0.0;
    score.folds = std::move(folds);
    return score;
}

std::size_t bestCandidate(const SearchRecord& record)
{
    const auto byRule = record.score == "gap" ? fewestClustersByGap(record) : std::nullopt;
    return byRule ? *byRule : preferredNear(record, 0);
}

std::size_t candidateWithinOneError(const SearchRecord& record)
{
    if (record.score == "gap")
        return bestCandidate(record);
    const Trial& best = *findTrial(record, bestCandidate(record));
    return preferredNear(record, standardError(best.scores.at(record.score)));
}

NestedAccuracy nestedAccuracy(const SearchRecord& record)
{
    NestedAccuracy result;
    for (std::size_t fold = 0; fold < record.outer.size(); ++fold) {
        OuterChoice choice;
        choice.heldOut = record.outer[fold];
        choice.tied = candidatesNear(record, 0, [&](const Trial& trial) { return trial.innerScores[fold]; });
        choice.chosen = preferredOf(record, choice.tied);
        choice.predicted = record.trials[choice.chosen].predicted[fold];
        std::vector<int> correct;
        double sum = 0;
        for (const std::size_t candidate : choice.tied) {
            correct.push_back(correctOf(record, fold, candidate));
            sum += correct.back();
        }
        result.correct += correctOf(record, fold, choice.chosen);
        result.total += static_cast<int>(choice.heldOut.size());
        result.expected += sum / static_cast<double>(correct.size());
        result.lowest += *std::min_element(correct.begin(), correct.end());
        result.highest += *std::max_element(correct.begin(), correct.end());
        result.outer.push_back(std::move(choice));
    }
    return result;
}

}  // namespace fuzzylens
