// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of semi-supervised clustering have in common: a share of every class labelled at random, many
// times.
#pragma once

#include "core/methods/method.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>

namespace fuzzylens::cli {

/// A method and its settings.
struct Contender
{
    std::string name;
    std::string method;
    std::map<std::string, std::string> parameters;
};

/// A data set of the folder uci in @p folder by its numbers: nominal attributes (in vowel train or test, speaker
/// and sex) and constant ones are left out.
DatasetPtr uciSet(const std::filesystem::path& folder, const std::string& file, bool standardised);

/// Means over the runs.
struct Scores
{
    double all = 0;            // accuracy with the best matching, all samples
    double unlabelled = 0;     // of the unlabelled ones
    double information = 0;    // normalised mutual information, all samples
    double weightOfFirst = 0;  // what the first features weigh together, mean of the clusters; 0 without weights
    int unconverged = 0;       // runs that reached the limit of iterations
};

/// Runs 1 .. @p runs, each with its own data and labelled samples; pairs are all those among them.
/// @param share of every class that is labelled, at least one sample. @param first how many features
/// weightOfFirst is of. @throws Cancelled when interrupted.
Scores meanScores(const Contender& contender, const std::function<DatasetPtr(int run)>& dataOf, double share,
                  int runs, Index first = 0);

/// ".972"
std::string shareText(double value, int decimals = 3);

}  // namespace fuzzylens::cli
