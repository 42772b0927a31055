// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/comparison.h"

#include "core/common/issue.h"
#include "core/evaluation/search/prediction_scores.h"
#include "core/evaluation/search/score_lists.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// Predictions of the samples of folds by the trials chosen in them.
/// @param first place of the first fold among those of all repeats.
PooledPredictions predictionsOf(const std::vector<TestFold>& folds, std::size_t first,
                                const std::vector<const Trial*>& chosen, const std::vector<int>& classOf)
{
    PooledPredictions all;
    std::vector<Eigen::RowVectorXd> rows;
    for (std::size_t fold = 0; fold < folds.size(); ++fold) {
        const Trial& trial = *chosen[chosen.size() > 1 ? fold : 0];
        const std::vector<int>& predicted = trial.predicted[first + fold];
        all.predicted.insert(all.predicted.end(), predicted.begin(), predicted.end());
        for (const int sample : folds[fold].samples)
            all.classes.push_back(classOf[static_cast<std::size_t>(sample)]);
        for (const auto& row : trial.probabilities[first + fold].rowwise())
            rows.emplace_back(row);
    }
    if (rows.size() == all.classes.size())
        all.probabilities.resize(std::ssize(rows), rows.front().size());
    for (Eigen::Index i = 0; i < all.probabilities.rows(); ++i)
        all.probabilities.row(i) = rows[static_cast<std::size_t>(i)];
    return all;
}

/// Adds what the folds of a repeat count; @p predictions are theirs, in order.
void addFolds(ValidatedMethod& method, const std::vector<TestFold>& folds, const PooledPredictions& predictions,
              std::size_t samples)
{
    std::vector<int> ofSample(samples, -1);
    std::size_t at = 0;
    for (const TestFold& fold : folds) {
        int correct = 0;
        for (const int sample : fold.samples) {
            ofSample[static_cast<std::size_t>(sample)] = predictions.predicted[at];
            correct += predictions.predicted[at] == predictions.classes[at] ? 1 : 0;
            ++at;
        }
        method.correct += correct;
        method.foldAccuracies.push_back(static_cast<double>(correct) / static_cast<double>(fold.samples.size()));
    }
    method.total += static_cast<int>(at);
    method.predicted.push_back(std::move(ofSample));
}

/// The trials chosen in the folds of a nested protocol; otherwise the only one.
std::vector<const Trial*> chosenTrials(const SearchRecord& record)
{
    const auto refused = std::find_if(record.trials.begin(), record.trials.end(),
                                      [](const Trial& trial) { return !trial.refusal.isEmpty(); });
    if (record.outer.empty()) {
        if (refused != record.trials.end())
            throw ArgumentError(message("%1: %2", record.method, refused->refusal));
        return {&record.trials.front()};
    }
    std::vector<const Trial*> chosen;
    for (const OuterChoice& choice : nestedAccuracy(record).outer)
        chosen.push_back(&record.trials[choice.chosen]);
    return chosen;
}

bool isRight(const ValidatedMethod& method, std::size_t sample, const std::vector<int>& classOf)
{
    return method.predicted.front()[sample] == classOf[sample];
}

}  // namespace

std::optional<ValidatedMethod> validatedMethod(const SearchRequest& request, const RunControl& control)
{
    if (request.candidates.size() > 1 && !request.protocol.isNested())
        throw std::invalid_argument("settings can be chosen only by a nested protocol, such as nested:5");
    const Search search(request);
    SearchRecord record = search.record();
    std::vector<std::size_t> all(request.candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    record.trials = search.run(all, control);
    if (record.trials.empty())
        return std::nullopt;
    const std::vector<const Trial*> chosen = chosenTrials(record);
    const Target& target = request.fit.problem.target;
    ValidatedMethod method;
    method.method = record.method;
    for (const Trial* trial : chosen)
        method.chosen.push_back(record.candidates[trial->index]);
    for (const Trial& trial : record.trials)
        method.seconds += trial.seconds;
    method.confusion = Eigen::MatrixXi::Zero(target.classes(), target.classes());
    ScoreLists lists;
    std::size_t first = 0;
    for (const std::vector<TestFold>& repeat : search.plan().repeats) {
        const PooledPredictions predictions = predictionsOf(repeat, first, chosen, target.classOf);
        for (const std::string_view score : predictionScores())
            lists.add(std::string(score), predictionScore(score, predictions, target.classes()));
        method.confusion += confusionMatrix(predictions.classes, predictions.predicted, target.classes());
        addFolds(method, repeat, predictions, target.classOf.size());
        first += repeat.size();
    }
    method.scores = lists.scores();
    for (int cls = 0; cls < target.classes(); ++cls) {
        const auto samples =
            std::count(target.classOf.begin(), target.classOf.end(), cls) * std::ssize(search.plan().repeats);
        method.recall.push_back(
            samples > 0 ? std::optional(method.confusion(cls, cls) / static_cast<double>(samples)) : std::nullopt);
    }
    return method;
}

std::vector<ComparedPair> comparedPairs(const std::vector<ValidatedMethod>& methods,
                                        const std::vector<int>& classOf, const Protocol& protocol)
{
    const auto labelled = std::count_if(classOf.begin(), classOf.end(), [](int cls) { return cls >= 0; });
    std::vector<ComparedPair> pairs;
    std::vector<double> mcNemar, accuracy;
    for (std::size_t first = 0; first < methods.size(); ++first)
        for (std::size_t second = first + 1; second < methods.size(); ++second) {
            ComparedPair pair;
            pair.first = first;
            pair.second = second;
            for (std::size_t i = 0; i < classOf.size(); ++i)
                if (classOf[i] >= 0) {
                    const bool left = isRight(methods[first], i, classOf);
                    const bool right = isRight(methods[second], i, classOf);
                    pair.onlyFirst += left && !right ? 1 : 0;
                    pair.onlySecond += right && !left ? 1 : 0;
                }
            pair.mcNemar = exactMcNemar(pair.onlyFirst, pair.onlySecond);
            mcNemar.push_back(pair.mcNemar);
            if (protocol.folds > 0) {
                std::vector<double> differences = methods[first].foldAccuracies;
                for (std::size_t fold = 0; fold < differences.size(); ++fold)
                    differences[fold] -= methods[second].foldAccuracies[fold];
                const double tested = static_cast<double>(labelled) / protocol.folds;
                pair.accuracy =
                    correctedResampledTest(differences, tested / (static_cast<double>(labelled) - tested));
                accuracy.push_back(pair.accuracy->pValue);
            }
            pairs.push_back(pair);
        }
    const std::vector<double> mcNemarAdjusted = holmAdjusted(mcNemar), accuracyAdjusted = holmAdjusted(accuracy);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        pairs[i].mcNemarAdjusted = mcNemarAdjusted[i];
        if (pairs[i].accuracy)
            pairs[i].accuracyAdjusted = accuracyAdjusted[i];
    }
    return pairs;
}

}  // namespace fuzzylens
