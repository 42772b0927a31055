// SPDX-License-Identifier: GPL-3.0-or-later
#include "reduced_runs.h"

#include "interrupt.h"
#include "text_table.h"
#include "trouble.h"

#include "core/methods/spectral/reduced_space.h"
#include "core/numeric/random.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::cli {

namespace {

constexpr double percent = 100;

/// The labels that a draw leaves.
Problem withLabels(const Problem& problem, const std::vector<bool>& labelled)
{
    Problem left = problem;
    for (std::size_t i = 0; i < labelled.size(); ++i)
        if (!labelled[i])
            left.target.classOf[i] = -1;
    return left;
}

Outcome reduced(const Reducer& reducer, const Settings& setting, const Problem& problem)
{
    if (reducer.method.empty()) {
        Outcome plain;
        plain.embedding = problem.data->values().map();
        return plain;
    }
    const MethodDescription& description = method(reducer.method);
    Settings overrides = setting;
    if (reducer.method != "lda")  // which has one less than classes
        overrides["dimensions"] = std::to_string(mostDimensions);
    return fitted(description, problem, overrides);
}

ReducedScores scoresOf(const Outcome& outcome, const Problem& problem, const std::vector<bool>& labelled)
{
    const std::vector<int>& truth = problem.target.classOf;
    const Problem seen = withLabels(problem, labelled);
    std::vector<int> heldOut = truth;
    for (std::size_t i = 0; i < labelled.size(); ++i)
        if (labelled[i])
            heldOut[i] = -1;
    ReducedScores scores;
    scores.factors = outcome.featureFactors;
    scores.firstDimension = outcome.embedding.col(0);
    if (!outcome.assigned.empty()) {
        scores.clustering = percent * matchedAccuracy(truth, outcome.assigned);
        scores.information = mutualInformation(truth, outcome.assigned, InformationScale::ClassEntropy);
    }
    for (std::size_t l = 0; l < mostDimensions; ++l) {
        const bool isFull = outcome.assigned.empty();  // not reduced
        const Index columns = isFull ? outcome.embedding.cols()
                                     : std::min<Index>(static_cast<Index>(l) + 1, outcome.embedding.cols());
        const std::vector<int> nearest =
            nearestClasses(outcome.embedding.leftCols(columns), seen.target.classOf, OwnLabel::Counts, 1);
        scores.entire[l] = percent * accuracy(truth, nearest);
        scores.heldOut[l] = percent * accuracy(heldOut, nearest);
        if (isFull) {
            scores.entire.fill(scores.entire[0]);
            scores.heldOut.fill(scores.heldOut[0]);
            break;
        }
    }
    return scores;
}

}  // namespace

std::vector<std::vector<bool>> labelledDraws(const std::vector<int>& classOf, double share, int draws)
{
    const int classes = *std::max_element(classOf.begin(), classOf.end()) + 1;
    std::vector<std::vector<bool>> all;
    for (int draw = 1; draw <= draws; ++draw) {
        Random random(static_cast<std::uint64_t>(draw));
        std::vector<bool> labelled(classOf.size());
        for (int c = 0; c < classes; ++c) {
            std::vector<std::size_t> members;
            for (std::size_t i = 0; i < classOf.size(); ++i)
                if (classOf[i] == c)
                    members.push_back(i);
            const auto size = static_cast<int>(members.size());
            const int count = std::max(1, static_cast<int>(std::lround(share * size)));
            for (const int at : random.sample(size, std::min(count, size)))
                labelled[members[static_cast<std::size_t>(at)]] = true;
        }
        all.push_back(std::move(labelled));
    }
    return all;
}

std::vector<ReducedScores> reducedScores(const Reducer& reducer, const Settings& setting, const Problem& problem,
                                         const std::vector<std::vector<bool>>& draws)
{
    const bool needsLabels = !reducer.method.empty() && method(reducer.method).needsTarget;
    std::vector<ReducedScores> all;
    Outcome outcome;
    for (const std::vector<bool>& labelled : draws) {
        if (isInterrupted())
            throw Cancelled();
        if (needsLabels || all.empty())
            outcome = reduced(reducer, setting, withLabels(problem, labelled));
        all.push_back(scoresOf(outcome, problem, labelled));
    }
    return all;
}

Spread spreadOf(const std::vector<ReducedScores>& scores, int draws, const ReducedFigure& figure)
{
    const auto count = std::min(static_cast<std::size_t>(draws), scores.size());
    Spread spread;
    for (std::size_t i = 0; i < count; ++i)
        spread.mean += figure(scores[i]) / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i)
        spread.deviation += std::pow(figure(scores[i]) - spread.mean, 2);
    spread.deviation = count > 1 ? std::sqrt(spread.deviation / static_cast<double>(count - 1)) : 0.0;
    return spread;
}

Spread spreadOf(const std::vector<ReducedScores>& scores, const ReducedFigure& figure)
{
    return spreadOf(scores, static_cast<int>(scores.size()), figure);
}

double clusteringOf(const ReducedScores& scores)
{
    return scores.clustering;
}

ReducedFigure entireIn(std::size_t dimensions)
{
    return [dimensions](const ReducedScores& scores) { return scores.entire[dimensions - 1]; };
}

ReducedFigure heldOutIn(std::size_t dimensions)
{
    return [dimensions](const ReducedScores& scores) { return scores.heldOut[dimensions - 1]; };
}

std::string accuracyText(const Reducer& reducer, const std::vector<ReducedScores>& scores)
{
    const auto mean = [&](const ReducedFigure& figure) { return fixed(spreadOf(scores, figure).mean, 0); };
    if (reducer.method.empty())
        return mean(heldOutIn(1));
    std::string text = mean(clusteringOf) + ";";
    for (std::size_t dimensions = 1; dimensions <= mostDimensions; ++dimensions)
        text += " " + mean(heldOutIn(dimensions));
    return text;
}

}  // namespace fuzzylens::cli
