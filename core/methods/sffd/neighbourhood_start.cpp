// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/neighbourhood_start.h"

#include "core/data/pairs/pair_chains.h"
#include "core/methods/fuzzy/membership_update.h"

#include <algorithm>
#include <vector>

namespace fuzzylens {

namespace {

using Members = std::vector<std::vector<int>>;

/// Components of two and more samples.
Members neighbourhoodsOf(const PairSet& pairs, Index samples)
{
    const std::vector<int> component = mustLinkComponents(pairs, samples);
    Members members(component.empty() ? 0
                                      : std::size_t(*std::max_element(component.begin(), component.end())) + 1);
    for (std::size_t i = 0; i < component.size(); ++i)
        members[static_cast<std::size_t>(component[i])].push_back(static_cast<int>(i));
    std::erase_if(members, [](const std::vector<int>& all) { return all.size() < 2; });
    return members;
}

/// What the mean of every list counts the samples with, n x lists.
Eigen::MatrixXd weightsOf(const Members& lists, Index samples)
{
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(samples, static_cast<Index>(lists.size()));
    for (std::size_t j = 0; j < lists.size(); ++j)
        for (const int sample : lists[j])
            weights(sample, static_cast<Index>(j)) = 1.0 / static_cast<double>(lists[j].size());
    return weights;
}

/// The neighbourhoods to begin with, of more than @p clusters.
Members farApart(const MeanDistances& samples, const Members& all, int clusters)
{
    const auto sizeOf = [&](std::size_t j) { return static_cast<double>(all[j].size()); };
    const Eigen::MatrixXd weights = weightsOf(all, samples.samples());
    const Eigen::MatrixXd apart = samples.betweenMeans(weights);
    std::size_t next = 0;
    for (std::size_t j = 1; j < all.size(); ++j)
        if (all[j].size() > all[next].size())
            next = j;
    Members taken;
    Eigen::VectorXd nearest = apart.col(static_cast<Index>(next));
    while (true) {
        taken.push_back(all[next]);
        if (static_cast<int>(taken.size()) == clusters)
            return taken;
        nearest = nearest.cwiseMin(apart.col(static_cast<Index>(next)));
        nearest[static_cast<Index>(next)] = -1.0;  // is taken
        double most = -1.0;
        for (std::size_t j = 0; j < all.size(); ++j)
            if (const double worth = sizeOf(j) * nearest[static_cast<Index>(j)]; worth > most) {
                most = worth;
                next = j;
            }
    }
}

/// @param lists of which the first @p neighbourhoods are not single samples that were added.
void addFarthest(const MeanDistances& samples, Members& lists, std::size_t neighbourhoods)
{
    const Index n = samples.samples();
    const bool isFirst = lists.empty();
    const Eigen::MatrixXd weights =
        isFirst ? Eigen::MatrixXd::Constant(n, 1, 1.0 / static_cast<double>(n)) : weightsOf(lists, n);
    Eigen::VectorXd nearest = samples.toMeans(weights).rowwise().minCoeff();
    for (std::size_t j = neighbourhoods; j < lists.size(); ++j)
        nearest[lists[j].front()] = -1.0;
    Index farthest = 0;
    nearest.maxCoeff(&farthest);
    lists.push_back({static_cast<int>(farthest)});
}

}  // namespace

Eigen::MatrixXd neighbourhoodStart(const MeanDistances& samples, const PairSet& pairs, int clusters)
{
    constexpr double fuzzifier = 2.0;
    Members lists = neighbourhoodsOf(pairs, samples.samples());
    if (static_cast<int>(lists.size()) > clusters)
        lists = farApart(samples, lists, clusters);
    const std::size_t neighbourhoods = lists.size();
    while (static_cast<int>(lists.size()) < clusters)
        addFarthest(samples, lists, neighbourhoods);
    Eigen::MatrixXd memberships =
        fuzzyMemberships(samples.toMeans(weightsOf(lists, samples.samples())), fuzzifier);
    for (std::size_t j = 0; j < lists.size();
         ++j)  // a sample that begins a cluster of its own leaves its component
        for (const int sample : lists[j]) {
            memberships.row(sample).setZero();
            memberships(sample, static_cast<Index>(j)) = 1.0;
        }
    return memberships;
}

}  // namespace fuzzylens
