// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/neighbourhood_start.h"

#include "core/methods/constraints/pair_chains.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <span>
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

/// What the mean of each of these lists counts the samples with, n x lists.
Eigen::MatrixXd weightsOf(std::span<const std::vector<int>> lists, Index samples)
{
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(samples, std::ssize(lists));
    for (std::size_t j = 0; j < lists.size(); ++j)
        for (const int sample : lists[j])
            weights(sample, static_cast<Index>(j)) = 1.0 / static_cast<double>(lists[j].size());
    return weights;
}

/// How far the means of many lists are from one of them, without an n x lists matrix: the lists share no sample.
class ListMeans
{
public:
    ListMeans(const MeanDistances& samples, const Members& lists)
        : m_samples(samples)
        , m_lists(lists)
        , m_lengths(std::ssize(lists))
    {
        if (samples.usesProducts())
            for (Index j = 0; j < m_lengths.size(); ++j)
                m_lengths[j] = meanOver(j, productsWith(j));
        else
            takeMeans();
    }

    /// Squared, a list each.
    Eigen::VectorXd from(std::size_t list) const
    {
        const auto one = static_cast<Index>(list);
        if (!m_samples.usesProducts())
            return (m_means.rowwise() - m_means.row(one)).rowwise().squaredNorm();
        const Eigen::VectorXd shared = productsWith(one);
        Eigen::VectorXd distances = m_lengths.array() + m_lengths[one];
        for (Index j = 0; j < distances.size(); ++j)
            distances[j] -= 2.0 * meanOver(j, shared);
        return distances.cwiseMax(0.0);
    }

private:
    void takeMeans()
    {
        constexpr std::size_t together = 64;
        m_means.resize(m_lengths.size(), m_samples.features());
        const std::span<const std::vector<int>> lists(m_lists);
        for (std::size_t first = 0; first < lists.size(); first += together) {
            const auto some = lists.subspan(first, std::min(together, lists.size() - first));
            m_means.middleRows(static_cast<Index>(first), std::ssize(some)) =
                m_samples.means(weightsOf(some, m_samples.samples()));
        }
    }

    /// Inner products of every sample with the mean of a list.
    Eigen::VectorXd productsWith(Index list) const
    {
        Eigen::VectorXd products = Eigen::VectorXd::Zero(m_samples.samples());
        for (const int sample : members(list))
            products += m_samples.products().col(sample);
        return products / static_cast<double>(members(list).size());
    }

    double meanOver(Index list, const Eigen::VectorXd& ofSamples) const
    {
        double sum = 0.0;
        for (const int sample : members(list))
            sum += ofSamples[sample];
        return sum / static_cast<double>(members(list).size());
    }

    const std::vector<int>& members(Index list) const { return m_lists[static_cast<std::size_t>(list)]; }

    const MeanDistances& m_samples;
    const Members& m_lists;
    Eigen::VectorXd m_lengths;  // squared, of the means; with inner products
    Eigen::MatrixXd m_means;    // lists x p; without
};

/// The neighbourhoods to begin with, of more than @p clusters.
Members farApart(const MeanDistances& samples, const Members& all, int clusters)
{
    const auto sizeOf = [&](std::size_t j) { return static_cast<double>(all[j].size()); };
    const ListMeans means(samples, all);
    std::size_t next = 0;
    for (std::size_t j = 1; j < all.size(); ++j)
        if (all[j].size() > all[next].size())
            next = j;
    Members taken;
    Eigen::VectorXd nearest = means.from(next);
    while (true) {
        taken.push_back(all[next]);
        if (static_cast<int>(taken.size()) == clusters)
            return taken;
        nearest = nearest.cwiseMin(means.from(next));
        nearest[static_cast<Index>(next)] = -1.0;  // is taken
        double most = -1.0;
        for (std::size_t j = 0; j < all.size(); ++j)
            if (const double worth = sizeOf(j) * nearest[static_cast<Index>(j)];
                worth > most + equalUpToRounding * std::abs(most)) {
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
    lists.push_back({static_cast<int>(firstLargest(nearest))});
}

}  // namespace

int neighbourhoods(const PairSet& pairs, Index samples)
{
    return static_cast<int>(neighbourhoodsOf(pairs, samples).size());
}

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
