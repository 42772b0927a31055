// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/comparison.h"

#include "core/dataset/identifiers/repeated_names.h"
#include "core/numeric/assignment.h"
#include "core/scores/scores.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace fuzzylens {

namespace {

using IndexPairs = std::vector<std::pair<std::size_t, std::size_t>>;

std::map<std::string, std::pair<std::size_t, int>> indicesByName(const std::vector<std::string>& names)
{
    std::map<std::string, std::pair<std::size_t, int>> indices;  // and how often the name is there
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto& [index, count] = indices[names[i]];
        index = i;
        ++count;
    }
    return indices;
}

/// Indices of the common names in each list.
IndexPairs commonIndices(const std::vector<std::string>& first, const std::vector<std::string>& second)
{
    IndexPairs common;
    if (first == second) {
        for (std::size_t i = 0; i < first.size(); ++i)
            common.emplace_back(i, i);
        return common;
    }
    const auto ofFirst = indicesByName(first), ofSecond = indicesByName(second);
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto other = ofSecond.find(first[i]);
        if (other != ofSecond.end() && other->second.second == 1 && ofFirst.at(first[i]).second == 1)
            common.emplace_back(i, other->second.first);
    }
    return common;
}

int clustersOf(const std::vector<int>& assigned)
{
    return assigned.empty() ? 0 : *std::max_element(assigned.begin(), assigned.end()) + 1;
}

void comparePartitions(const Result& first, const Result& second, ResultComparison& comparison)
{
    const std::vector<int>&one = first.outcome.assigned, &other = second.outcome.assigned;
    if (one.size() != first.samples->size() || other.size() != second.samples->size())
        return;
    std::vector<int> ofFirst, ofSecond;
    for (const auto& [i, j] : commonIndices(*first.samples, *second.samples))
        if (one[i] >= 0 && other[j] >= 0) {
            ofFirst.push_back(one[i]);
            ofSecond.push_back(other[j]);
        }
    comparison.samples = static_cast<int>(ofFirst.size());
    comparison.table = Eigen::MatrixXi::Zero(clustersOf(one), clustersOf(other));
    for (std::size_t i = 0; i < ofFirst.size(); ++i)
        ++comparison.table(ofFirst[i], ofSecond[i]);
    const auto matched = leastCostAssignment(-comparison.table.cast<double>());
    comparison.matchedTo.assign(matched.begin(), matched.end());
    comparison.moved = comparison.samples;
    for (Index cluster = 0; cluster < comparison.table.rows(); ++cluster)
        if (const Index to = matched[static_cast<std::size_t>(cluster)]; to >= 0)
            comparison.moved -= comparison.table(cluster, to);
    if (comparison.samples > 0)
        comparison.adjustedRand = adjustedRandIndex(ofFirst, ofSecond);
}

const Eigen::MatrixXd& membershipsOf(const Result& result, bool isLabelFree)
{
    return isLabelFree ? result.outcome.membershipsLabelFree : result.outcome.memberships;
}

/// Mean over the clusters, the sum over all features 1; empty where the fit weighs none.
Eigen::VectorXd shares(const Result& result)
{
    const Eigen::MatrixXd& weights = result.outcome.featureWeights;
    if (weights.size() == 0)
        return {};
    const Eigen::VectorXd mean = weights.colwise().mean();
    const double sum = mean.sum();
    return sum > 0 ? Eigen::VectorXd(mean / sum) : Eigen::VectorXd();
}

void compareWeights(const Result& first, const Result& second, ResultComparison& comparison)
{
    const Eigen::VectorXd one = shares(first), other = shares(second);
    if (one.size() == 0 || other.size() == 0)
        return;
    const std::vector<std::string> names = numberedNames(*first.features);
    for (const auto& [i, j] : commonIndices(*first.features, *second.features))
        comparison.weights.push_back({names[i], one(Index(i)), other(Index(j))});
}

}  // namespace

std::vector<ResultComparison::Weight> ResultComparison::mostChanged(std::size_t count, bool shrank) const
{
    std::vector<Weight> changed;
    for (const Weight& weight : weights)
        if (shrank ? weight.second < weight.first : weight.second > weight.first)
            changed.push_back(weight);
    std::stable_sort(changed.begin(), changed.end(), [](const Weight& one, const Weight& other) {
        return std::abs(one.second - one.first) > std::abs(other.second - other.first);
    });
    if (changed.size() > count)
        changed.resize(count);
    return changed;
}

ResultComparison compare(const Result& first, const Result& second)
{
    ResultComparison comparison;
    comparePartitions(first, second, comparison);
    compareWeights(first, second, comparison);
    for (const auto& [name, value] : first.metrics)
        if (const auto other = second.metrics.find(name); other != second.metrics.end())
            comparison.metrics.push_back({name, value, other->second});
    return comparison;
}

MatchedMemberships matchedMemberships(const Result& first, const Result& second,
                                      const ResultComparison& comparison)
{
    const std::vector<int>&assigned = first.outcome.assigned, &later = second.outcome.assigned;
    const bool isLabelFree =
        first.outcome.membershipsLabelFree.size() > 0 && second.outcome.membershipsLabelFree.size() > 0;
    const Eigen::MatrixXd &one = membershipsOf(first, isLabelFree), &other = membershipsOf(second, isLabelFree);
    MatchedMemberships matched;
    if (comparison.samples == 0 || one.rows() != std::ssize(assigned) || other.rows() != std::ssize(later))
        return matched;
    for (int cluster = 0; cluster < std::min<Index>(std::ssize(comparison.matchedTo), one.cols()); ++cluster)
        if (const int to = comparison.matchedTo[static_cast<std::size_t>(cluster)]; to >= 0 && to < other.cols())
            matched.clusters.emplace_back(cluster, to);
    for (const auto& [i, j] : commonIndices(*first.samples, *second.samples)) {
        matched.samples.emplace_back(static_cast<int>(i), static_cast<int>(j));
        matched.isMoved.push_back(assigned[i] >= 0 && later[j] >= 0 &&
                                  comparison.matchedTo[static_cast<std::size_t>(assigned[i])] != later[j]);
    }
    matched.first.resize(std::ssize(matched.samples), std::ssize(matched.clusters));
    matched.second.resizeLike(matched.first);
    for (Index row = 0; row < matched.first.rows(); ++row)
        for (Index column = 0; column < matched.first.cols(); ++column) {
            const auto& [i, j] = matched.samples[static_cast<std::size_t>(row)];
            const auto& [from, to] = matched.clusters[static_cast<std::size_t>(column)];
            matched.first(row, column) = one(i, from);
            matched.second(row, column) = other(j, to);
        }
    return matched;
}

}  // namespace fuzzylens
