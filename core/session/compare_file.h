// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/comparison.h"
#include "core/evaluation/search/grid.h"
#include "core/session/fit_command.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fuzzylens {

/// Methods compared on the same held-out samples.
struct CompareResult
{
    std::string command;  // the fuzzylens-cli line
    std::string inputPath;
    std::string inputSha256;
    std::string cv;                    // as parseProtocol reads it
    std::string preprocess;            // "fold" or "global"
    std::int64_t seed = 1;             // of the folds
    std::vector<std::string> samples;  // names
    std::string label;                 // field
    std::vector<std::string> classes;
    std::vector<int> classOf;  // of each sample; -1 unlabelled
    std::vector<ValidatedMethod> methods;
    std::vector<Grid> grids;  // of each method
    std::vector<ComparedPair> pairs;
};

/// The `fuzzylens-cli compare` line of a comparison: data, labels and steps are those of @p command, the seed of
/// the labels and folds is that of @p result.
/// @param settings "sfp.restarts=3". @param grids "sfp.lambda_prime=0.1,0.2".
FUZZYLENS_EXPORT std::string compareCommandLine(FitCommand command, const Problem& problem,
                                                const CompareResult& result,
                                                const std::vector<std::string>& settings,
                                                const std::vector<std::string>& grids);

/// JSON: format "fuzzylens-compare", version 1, numbers exact. An infinite test statistic is null.
FUZZYLENS_EXPORT std::string toJson(const CompareResult& result);

}  // namespace fuzzylens
