// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/prediction_scores.h"

#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

double balancedAccuracy(const PooledPredictions& predictions, int classCount)
{
    std::vector<int> correct(static_cast<std::size_t>(classCount)), total(correct.size());
    for (std::size_t i = 0; i < predictions.classes.size(); ++i) {
        const auto cls = static_cast<std::size_t>(predictions.classes[i]);
        ++total[cls];
        correct[cls] += predictions.predicted[i] == predictions.classes[i] ? 1 : 0;
    }
    double sum = 0;
    int present = 0;
    for (std::size_t cls = 0; cls < total.size(); ++cls)
        if (total[cls] > 0) {
            sum += static_cast<double>(correct[cls]) / total[cls];
            ++present;
        }
    return sum / present;
}

double logLoss(const PooledPredictions& predictions)
{
    constexpr double least = 1e-15;
    double sum = 0;
    for (std::size_t i = 0; i < predictions.classes.size(); ++i)
        sum -= std::log(
            std::max(predictions.probabilities(static_cast<Eigen::Index>(i), predictions.classes[i]), least));
    return sum / static_cast<double>(predictions.classes.size());
}

}  // namespace

const std::vector<std::string_view>& predictionScores()
{
    static const std::vector<std::string_view> scores{"accuracy", "balanced_accuracy", "auc", "log_loss", "nmi",
                                                      "ari"};
    return scores;
}

bool isBetterWhenLess(std::string_view score)
{
    return score == "log_loss" || score == "partition_entropy" || score == "xie_beni";
}

Message undefinedScore(const std::string& score)
{
    return message("%1 is not defined for the predictions of the folds", score);
}

std::optional<double> predictionScore(std::string_view score, const PooledPredictions& predictions, int classCount)
{
    const std::vector<int>& classes = predictions.classes;
    if (score == "accuracy")
        return accuracy(classes, predictions.predicted);
    if (score == "balanced_accuracy")
        return balancedAccuracy(predictions, classCount);
    if (score == "nmi")
        return mutualInformation(classes, predictions.predicted);
    if (score == "ari")
        return adjustedRandIndex(classes, predictions.predicted);
    if (predictions.probabilities.rows() == 0)
        return std::nullopt;
    if (score == "log_loss")
        return logLoss(predictions);
    const bool isOneClass =
        std::all_of(classes.begin(), classes.end(), [&](int cls) { return cls == classes[0]; });
    return isOneClass ? std::nullopt : std::optional(handTillArea(predictions.probabilities, classes));
}

}  // namespace fuzzylens
