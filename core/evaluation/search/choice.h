// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// One score of a candidate.
struct Score
{
    double mean = 0;
    double sd = 0;              // sample standard deviation over folds; 0 for one value
    std::vector<double> folds;  // accuracy, log_loss, training_accuracy, objective, effective_features: of each
                                // fold of each repeat; others: of each repeat, the predictions of its folds
                                // together. Without held-out samples: of each reference (gap), of each subsample
                                // (stability), else one
};

/// Their mean and standard deviation. @param folds at least one.
FUZZYLENS_EXPORT Score scoreOf(std::vector<double> folds);

/// What cross-validation, or a fit to all samples, says of one candidate.
struct Trial
{
    std::size_t index = 0;  // of the candidate
    std::map<std::string, Score> scores;
    int correct = 0;     // over all repeats
    int total = 0;       // 0 without held-out samples
    double seconds = 0;  // of its fits, one thread
    Message refusal;     // why a fit was refused; then there are no scores
    // Of a nested protocol: of the score that chooses, for each outer fold; 0 of a single candidate.
    std::vector<double> innerScores{};
    // Of the held-out samples of each fold of each repeat, of a nested protocol of each outer fold:
    std::vector<std::vector<int>> predicted{};  // in tuning files of nested protocols alone
    std::vector<Eigen::MatrixXd>
        probabilities{};  // samples x classes, without rows where there are none; in no file
    // Without held-out samples, in no file: clusters of the fit to all samples, and by the score "stability" of
    // the fit to each subsample, -1 for the samples that it lacks.
    std::vector<int> assigned{};
    std::vector<std::vector<int>> subsampled{};
};

/// The choice in an outer fold of a nested protocol.
struct OuterChoice
{
    std::vector<int> heldOut;  // samples, ascending
    std::size_t chosen = 0;    // candidate
    std::vector<int> predicted;
    std::vector<std::size_t> tied;  // candidates of equal inner score, the chosen one among them
};

/// The accuracy of a nested protocol. Candidates often tie in the inner folds; the rule picks one, and another
/// rule could have had any count of the range (methods.md 1.6 D).
struct NestedAccuracy
{
    int correct = 0;
    int total = 0;
    double expected = 0;  // correct, if ties were broken at random
    int lowest = 0;       // over all ways to break ties
    int highest = 0;
    std::vector<OuterChoice> outer;
};

/// Everything that a choice among candidates depends on: the data are no longer needed.
struct SearchRecord
{
    std::string method;                  // id
    std::string score;                   // which chooses, one of scoresOf() the protocol
    std::vector<Parameters> candidates;  // complete
    std::vector<int> classOf;            // of each sample; -1 unlabelled
    std::vector<std::vector<int>>
        outer;                  // of a nested protocol: samples of each outer fold, ascending; else empty
    std::vector<Trial> trials;  // of the candidates that were tried, by ascending index; nested protocols: of all
};

/// The trial of a candidate, or null if it was not tried.
FUZZYLENS_EXPORT const Trial* findTrial(const SearchRecord& record, std::size_t candidate);

/// @p record of a protocol that is not nested, with another score that chooses (one of predictionScores()). Trials
/// without this score are refused; @p record is one whose score every trial has, such as accuracy.
FUZZYLENS_EXPORT SearchRecord chosenBy(SearchRecord record, const std::string& score);

/// The standard error of the mean of a score: its deviation over the root of the number of values.
FUZZYLENS_EXPORT double standardError(const Score& score);
/// s of the gap statistic: the deviation over the B references, of divisor B, times the root of 1 + 1/B
/// (Tibshirani and others 2001, step 3).
FUZZYLENS_EXPORT double gapError(const Score& gap);

/// Each of the following throws std::invalid_argument if there is no trial that was not refused.
/// The candidate with the best mean score; of several the preferred one (MethodDescription::isPreferred), then the
/// first. By the score "gap", if every candidate has another number of clusters: the one with the fewest clusters,
/// k, whose gap is at least that of the next number less its gapError(), and the most clusters if there is none.
FUZZYLENS_EXPORT std::size_t bestCandidate(const SearchRecord& record);
/// The most preferred candidate whose mean score is within one standard error of the best, the error being that of
/// the best (Breiman and others 1984). By the score "gap", which heeds errors already: bestCandidate().
FUZZYLENS_EXPORT std::size_t candidateWithinOneError(const SearchRecord& record);
/// Of a nested protocol.
FUZZYLENS_EXPORT NestedAccuracy nestedAccuracy(const SearchRecord& record);

}  // namespace fuzzylens
