// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_cost.h"

#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>

namespace fuzzylens {

namespace {

using GroupRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Who a sample is linked with, as 128 bits: sums over its partners (must-linked ones and itself) of numbers drawn
/// for every sample. Samples of one group have the same; others do not, unless chance willed it once in 2^128.
struct Partners
{
    std::uint64_t must = 0;
    std::uint64_t cannot = 0;
    bool any = false;
};

std::vector<Partners> partnersOf(const PairSet& pairs, Index samples)
{
    constexpr std::uint64_t mustStream = 1, cannotStream = 2;
    std::vector<Partners> drawn(static_cast<std::size_t>(samples));
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i] = {deriveSeed(i, {mustStream}), deriveSeed(i, {cannotStream}), false};
    std::vector<Partners> partners = drawn;
    for (Partners& one : partners)
        one.cannot = 0;
    for (const SamplePair& pair : pairs.must) {
        const auto one = static_cast<std::size_t>(pair.first), other = static_cast<std::size_t>(pair.second);
        partners[one].must += drawn[other].must;
        partners[other].must += drawn[one].must;
        partners[one].any = partners[other].any = true;
    }
    for (const SamplePair& pair : pairs.cannot) {
        const auto one = static_cast<std::size_t>(pair.first), other = static_cast<std::size_t>(pair.second);
        partners[one].cannot += drawn[other].cannot;
        partners[other].cannot += drawn[one].cannot;
        partners[one].any = partners[other].any = true;
    }
    return partners;
}

}  // namespace

template <typename Use>
void PairCost::Links::forEach(int group, const Use& use) const
{
    const auto g = static_cast<std::size_t>(group);
    for (std::size_t at = begin[g]; at < begin[g + 1]; ++at)
        use(groups[at]);
}

PairCost::PairCost(const PairSet& pairs, Index samples)
    : m_pairs(static_cast<Index>(pairs.size()))
{
    groupSamples(pairs, samples);
    std::vector<bool> isFirst(static_cast<std::size_t>(samples), false);  // of its group
    std::vector<bool> isSeen(static_cast<std::size_t>(m_groups), false);
    m_hasSeveral.assign(static_cast<std::size_t>(m_groups), false);
    for (const int sample : m_constrained) {
        const auto group = static_cast<std::size_t>(m_groupOf[static_cast<std::size_t>(sample)]);
        if (isSeen[group])
            m_hasSeveral[group] = true;
        else
            isSeen[group] = isFirst[static_cast<std::size_t>(sample)] = true;
    }
    m_must = linksOf(pairs.must, isFirst);
    m_cannot = linksOf(pairs.cannot, isFirst);
}

void PairCost::groupSamples(const PairSet& pairs, Index samples)
{
    const std::vector<Partners> partners = partnersOf(pairs, samples);
    m_groupOf.assign(partners.size(), -1);
    for (std::size_t i = 0; i < partners.size(); ++i)
        if (partners[i].any)
            m_constrained.push_back(static_cast<int>(i));
    const auto keyOf = [&](int sample) {
        const Partners& own = partners[static_cast<std::size_t>(sample)];
        return std::tuple(own.must, own.cannot, sample);
    };
    std::vector<int> order = m_constrained;
    std::sort(order.begin(), order.end(), [&](int one, int other) { return keyOf(one) < keyOf(other); });
    std::vector<int> firstLike(partners.size(), -1);  // the first sample of the same group
    for (std::size_t at = 0; at < order.size(); ++at) {
        const auto sample = static_cast<std::size_t>(order[at]);
        const auto before = static_cast<std::size_t>(order[at > 0 ? at - 1 : 0]);
        const bool isLikeBefore = at > 0 && partners[sample].must == partners[before].must &&
                                  partners[sample].cannot == partners[before].cannot;
        firstLike[sample] = isLikeBefore ? firstLike[before] : order[at];
    }
    for (const int sample : m_constrained) {
        const auto first = static_cast<std::size_t>(firstLike[static_cast<std::size_t>(sample)]);
        if (m_groupOf[first] < 0)
            m_groupOf[first] = static_cast<int>(m_groups++);
        m_groupOf[static_cast<std::size_t>(sample)] = m_groupOf[first];
    }
}

/// Links join complete groups, so the pairs between their first members represent them.
PairCost::Links PairCost::linksOf(const std::vector<SamplePair>& pairs, const std::vector<bool>& isFirst) const
{
    Links links;
    links.begin.assign(static_cast<std::size_t>(m_groups) + 1, 0);
    const auto forEachLink = [&](const auto& use) {
        for (const SamplePair& pair : pairs) {
            const auto one = static_cast<std::size_t>(pair.first), other = static_cast<std::size_t>(pair.second);
            if (isFirst[one] && isFirst[other]) {
                use(m_groupOf[one], m_groupOf[other]);
                use(m_groupOf[other], m_groupOf[one]);
            }
        }
    };
    forEachLink([&](int group, int) { ++links.begin[static_cast<std::size_t>(group) + 1]; });
    for (std::size_t g = 1; g < links.begin.size(); ++g)
        links.begin[g] += links.begin[g - 1];
    links.groups.resize(links.begin.back());
    std::vector<std::size_t> at(links.begin.begin(), links.begin.end() - 1);
    forEachLink([&](int group, int other) { links.groups[at[static_cast<std::size_t>(group)]++] = other; });
    return links;
}

double PairCost::total(const Eigen::MatrixXd& memberships) const
{
    const Index k = memberships.cols();
    // Memberships of the members and their complements, to avoid cancellation where the pairs are satisfied.
    GroupRows have = GroupRows::Zero(m_groups, k), lack = GroupRows::Zero(m_groups, k);
    for (const int sample : m_constrained) {
        const int group = m_groupOf[static_cast<std::size_t>(sample)];
        have.row(group) += memberships.row(sample);
        lack.row(group).array() += 1.0 - memberships.row(sample).array();
    }
    double twice = 0.0;  // from both sides of every pair
    for (const int sample : m_constrained)
        if (const int group = m_groupOf[static_cast<std::size_t>(sample)];
            m_hasSeveral[static_cast<std::size_t>(group)])
            for (Index s = 0; s < k; ++s)
                twice += memberships(sample, s) * (lack(group, s) - (1.0 - memberships(sample, s)));
    for (int group = 0; group < m_groups; ++group) {
        m_must.forEach(group, [&](int other) { twice += have.row(group).dot(lack.row(other)); });
        m_cannot.forEach(group, [&](int other) { twice += have.row(group).dot(have.row(other)); });
    }
    return std::max(twice, 0.0) / 2.0;
}

Index PairCost::broken(const std::vector<int>& assigned, Index clusters) const
{
    GroupRows have = GroupRows::Zero(m_groups, clusters);  // samples
    for (const int sample : m_constrained)
        ++have(m_groupOf[static_cast<std::size_t>(sample)], assigned[static_cast<std::size_t>(sample)]);
    const Eigen::VectorXd sizes = have.rowwise().sum();
    double twice = 0.0;  // from both sides of every pair
    for (int group = 0; group < m_groups; ++group) {
        const auto apart = [&](int other) {
            return have.row(group).dot((sizes[other] - have.row(other).array()).matrix());
        };
        twice += apart(group);
        m_must.forEach(group, [&](int other) { twice += apart(other); });
        m_cannot.forEach(group, [&](int other) { twice += have.row(group).dot(have.row(other)); });
    }
    return std::llround(twice / 2.0);
}

PairSlopes::PairSlopes(const PairCost& cost, const Eigen::MatrixXd& memberships)
    : m_cost(cost)
    , m_sums(GroupRows::Zero(cost.m_groups, memberships.cols()))
    , m_slope(memberships.cols())
{
    for (const int sample : cost.m_constrained)
        m_sums.row(cost.m_groupOf[static_cast<std::size_t>(sample)]) += memberships.row(sample);
}

const Eigen::RowVectorXd& PairSlopes::slope(int sample, const Eigen::RowVectorXd& own)
{
    const int group = m_cost.m_groupOf[static_cast<std::size_t>(sample)];
    m_slope.setZero();
    if (group < 0)
        return m_slope;
    if (m_cost.m_hasSeveral[static_cast<std::size_t>(group)])
        m_slope = own - m_sums.row(group);
    m_cost.m_must.forEach(group, [&](int other) { m_slope -= m_sums.row(other); });
    m_cost.m_cannot.forEach(group, [&](int other) { m_slope += m_sums.row(other); });
    return m_slope;
}

void PairSlopes::change(int sample, const Eigen::RowVectorXd& before, const Eigen::RowVectorXd& after)
{
    const int group = m_cost.m_groupOf[static_cast<std::size_t>(sample)];
    if (group < 0)
        return;
    if (m_cost.m_hasSeveral[static_cast<std::size_t>(group)])
        m_sums.row(group) += after - before;
    else
        m_sums.row(group) = after;
}

}  // namespace fuzzylens
