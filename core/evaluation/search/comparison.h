// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search.h"
#include "core/scores/paired_tests.h"

#include <Eigen/Core>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// How a method predicts the held-out samples of a protocol.
struct ValidatedMethod
{
    std::string method;                       // id
    std::vector<Parameters> chosen;           // of each outer fold of a nested protocol; otherwise one
    std::vector<std::vector<int>> predicted;  // of each repeat, for every sample; -1: unlabelled or no prediction
    std::vector<double> foldAccuracies;       // of each fold of each repeat
    std::map<std::string, Score> scores;      // predictionScores(), a value for each repeat
    std::vector<std::optional<double>> recall;  // of each class, over all repeats; nothing without samples of it
    Eigen::MatrixXi confusion;                  // as confusionMatrix(), summed over repeats
    int correct = 0;                            // over all repeats
    int total = 0;
    double seconds = 0;  // of all fits, one thread
};

/// Cross-validates a method. In a nested protocol the candidates are chosen among in the inner folds; otherwise
/// there is one.
/// @return nothing when cancelled. @throws std::invalid_argument if there are several candidates without a nested
/// protocol, a fit is refused, or as Search does.
FUZZYLENS_EXPORT std::optional<ValidatedMethod> validatedMethod(const SearchRequest& request,
                                                                const RunControl& control);

/// Two methods on the same held-out samples.
struct ComparedPair
{
    std::size_t first = 0;  // of the methods
    std::size_t second = 0;
    int onlyFirst = 0;  // samples that only the first predicts correctly, in the first repeat
    int onlySecond = 0;
    double mcNemar = 1;                      // p-value of these numbers
    double mcNemarAdjusted = 1;              // for the number of pairs
    std::optional<DifferenceTest> accuracy;  // first minus second, over drawn folds
    double accuracyAdjusted = 1;             // its p-value, for the number of pairs
};

/// All pairs of methods, validated by the same protocol with the same seed on the same data.
/// @param classOf of each sample; -1 unlabelled.
FUZZYLENS_EXPORT std::vector<ComparedPair> comparedPairs(const std::vector<ValidatedMethod>& methods,
                                                         const std::vector<int>& classOf,
                                                         const Protocol& protocol);

}  // namespace fuzzylens
