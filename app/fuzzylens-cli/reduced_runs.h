// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of supervised reduction have in common: a part of every class is labelled at random, many times,
// and samples are classified by the nearest labelled one in one, two and three dimensions.
#pragma once

#include "reproduce.h"

#include <Eigen/Core>

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace fuzzylens::cli {

inline constexpr int mostDimensions = 3;

/// A method that reduces samples, with settings of which the best mean is reported.
struct Reducer
{
    std::string name;
    std::string method;  // id; empty: the samples stay as they are
    std::vector<Settings> settings;

    static Reducer of(const nlohmann::json& json)
    {
        return {json.at("name"), json.at("method"), json.at("settings")};
    }
};

/// For one draw of labelled samples, in percent except for information.
struct ReducedScores
{
    double clustering = 0;                         // accuracy with the best matching by one dimension, all samples
    double information = 0;                        // mutual information over the entropy of the classes
    std::array<double, mostDimensions> entire{};   // nearest labelled sample, itself among them; all samples
    std::array<double, mostDimensions> heldOut{};  // the same for the samples without a label
    Eigen::VectorXd factors;                       // of the features, where there are any
    Eigen::VectorXd firstDimension;                // of all samples
};

/// Samples with a label in every draw: @p share of each class, at least one, drawn with seed 1, 2, ...
std::vector<std::vector<bool>> labelledDraws(const std::vector<int>& classOf, double share, int draws);

/// One of the settings on every draw. @throws Cancelled when interrupted.
std::vector<ReducedScores> reducedScores(const Reducer& reducer, const Settings& setting, const Problem& problem,
                                         const std::vector<std::vector<bool>>& draws);

/// Mean and standard deviation of a figure over the first @p draws.
struct Spread
{
    double mean = 0;
    double deviation = 0;
};
using ReducedFigure = std::function<double(const ReducedScores&)>;
Spread spreadOf(const std::vector<ReducedScores>& scores, int draws, const ReducedFigure& figure);
/// Over all draws.
Spread spreadOf(const std::vector<ReducedScores>& scores, const ReducedFigure& figure);

/// The figures of tables: accuracy of the clusters; of the class of the nearest labelled sample in @p dimensions,
/// of all samples and of those without a label.
double clusteringOf(const ReducedScores& scores);
ReducedFigure entireIn(std::size_t dimensions);
ReducedFigure heldOutIn(std::size_t dimensions);
/// "97; 95 94 94": means of the accuracy of the clusters, and of the samples without a label in one to three
/// dimensions; without a method the latter alone, once.
std::string accuracyText(const Reducer& reducer, const std::vector<ReducedScores>& scores);

}  // namespace fuzzylens::cli
