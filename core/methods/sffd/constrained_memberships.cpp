// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/constrained_memberships.h"

#include "core/methods/fuzzy/membership_update.h"

#include <limits>

namespace fuzzylens {

namespace {

using Row = Eigen::RowVectorXd;
using Choice = Eigen::Array<bool, 1, Eigen::Dynamic>;

/// Over the clusters in @p active, all of whose distances are above 0.
Row minimumAmong(const Row& distances, const Row& force, Choice active)
{
    // Against the least distance and the least force, so that nothing overflows: u = (e - f) / (2 d).
    const double unit = active.select(distances.array(), std::numeric_limits<double>::infinity()).minCoeff();
    const double least = active.select(force.array(), std::numeric_limits<double>::infinity()).minCoeff();
    const Row d = distances / unit;
    const Row f = (force.array() - least) / unit;
    const Choice finite = active && f.array() < std::numeric_limits<double>::infinity();
    if ((finite != active).any())
        return minimumAmong(distances, force, finite);
    while (true) {
        const double inverse = active.select(1.0 / d.array(), 0.0).sum();
        const double pull = active.select(f.array() / d.array(), 0.0).sum();
        const double e = (2.0 + pull) / inverse;
        const Choice stays = active && f.array() < e;
        if ((stays == active).all()) {
            const Row u = active.select((e - f.array()) / (2.0 * d.array()), 0.0);
            return u / u.sum();
        }
        active = stays;
    }
}

Row withZeroDistances(const Row& distances, const Row& force)
{
    const Choice zero = distances.array() == 0.0;
    const double least = zero.select(force.array(), std::numeric_limits<double>::infinity()).minCoeff();
    // Clusters at a distance attract up to where they cost as much as the free ones.
    Row row = (!zero && force.array() < least)
                  .select((least - force.array()) / (2.0 * zero.select(1.0, distances.array())), 0.0);
    const double attracted = row.sum();
    if (attracted > 1.0)
        return minimumAmong(distances, force, !zero);
    const Choice free = zero && force.array() == least;
    return free.select((1.0 - attracted) / static_cast<double>(free.count()), row.array());
}

/// Equations 22 and 23: FCM's row plus (mean force - force) / (2 d), the mean weighted by 1 / d.
Row printedMemberships(const Row& distances, const Row& force)
{
    if (distances.minCoeff() == 0.0)
        return withZeroDistances(distances, force);
    const Eigen::Array<double, 1, Eigen::Dynamic> inverse = distances.minCoeff() / distances.array();
    const double mean = (force.array() * inverse).sum() / inverse.sum();
    Row row = inverse / inverse.sum() + (mean - force.array()) / (2.0 * distances.array());
    row = row.cwiseMax(0.0);
    return row / row.sum();
}

}  // namespace

Row constrainedMemberships(const Row& distances, const Row& force)
{
    if (distances.minCoeff() == 0.0)
        return withZeroDistances(distances, force);
    return minimumAmong(distances, force, Choice::Constant(distances.size(), true));
}

template <typename Use>
void PairCost::Partners::forEach(int sample, const Use& use) const
{
    const auto i = static_cast<std::size_t>(sample);
    for (std::size_t at = begin[i]; at < begin[i + 1]; ++at)
        use(samples[at]);
}

PairCost::Partners PairCost::partnersIn(const std::vector<SamplePair>& pairs, Index samples)
{
    Partners partners;
    partners.begin.assign(static_cast<std::size_t>(samples) + 1, 0);
    for (const SamplePair& pair : pairs) {
        ++partners.begin[static_cast<std::size_t>(pair.first) + 1];
        ++partners.begin[static_cast<std::size_t>(pair.second) + 1];
    }
    for (std::size_t i = 1; i < partners.begin.size(); ++i)
        partners.begin[i] += partners.begin[i - 1];
    partners.samples.resize(2 * pairs.size());
    std::vector<std::size_t> at(partners.begin.begin(), partners.begin.end() - 1);
    for (const SamplePair& pair : pairs) {
        partners.samples[at[static_cast<std::size_t>(pair.first)]++] = pair.second;
        partners.samples[at[static_cast<std::size_t>(pair.second)]++] = pair.first;
    }
    return partners;
}

PairCost::PairCost(const PairSet& pairs, Index samples)
    : m_pairs(static_cast<Index>(pairs.size()))
    , m_must(partnersIn(pairs.must, samples))
    , m_cannot(partnersIn(pairs.cannot, samples))
{
    for (std::size_t i = 0; i + 1 < m_must.begin.size(); ++i)
        if (m_must.begin[i] < m_must.begin[i + 1] || m_cannot.begin[i] < m_cannot.begin[i + 1])
            m_constrained.push_back(static_cast<int>(i));
}

Row PairCost::slope(int sample, const Eigen::MatrixXd& memberships) const
{
    Row slope = Row::Zero(memberships.cols());
    m_must.forEach(sample, [&](int partner) { slope -= memberships.row(partner); });
    m_cannot.forEach(sample, [&](int partner) { slope += memberships.row(partner); });
    return slope;
}

double PairCost::total(const Eigen::MatrixXd& memberships) const
{
    double twice = 0.0;  // from both sides of every pair
    for (const int sample : m_constrained) {
        const auto row = memberships.row(sample);
        m_must.forEach(sample, [&](int partner) { twice += 1.0 - row.dot(memberships.row(partner)); });
        m_cannot.forEach(sample, [&](int partner) { twice += row.dot(memberships.row(partner)); });
    }
    return twice / 2.0;
}

void updateMemberships(const Eigen::MatrixXd& distances, const PairCost& cost, double alpha, PairUpdate update,
                       int sweeps, Eigen::MatrixXd& memberships, const Eigen::RowVectorXd& common)
{
    constexpr double fuzzifier = 2.0;
    const Eigen::MatrixXd old = memberships;
    const bool isFree = common.size() == 0 || common.isZero(0.0);
    const Row force = isFree ? Row::Zero(distances.cols()) : common;
    const auto rowAt = [&](int sample, const Row& pull) {
        const Row d = distances.row(sample);
        return update == PairUpdate::Simultaneous ? printedMemberships(d, pull) : constrainedMemberships(d, pull);
    };
    if (isFree)
        memberships = fuzzyMemberships(distances, fuzzifier);
    else
        for (Index i = 0; i < distances.rows(); ++i)
            memberships.row(i) = rowAt(static_cast<int>(i), force);
    for (const int sample : cost.constrained())
        memberships.row(sample) = old.row(sample);
    if (update == PairUpdate::Simultaneous)
        for (const int sample : cost.constrained())
            memberships.row(sample) = rowAt(sample, alpha * cost.slope(sample, old) + force);
    else
        for (int sweep = 0; sweep < sweeps; ++sweep)
            for (const int sample : cost.constrained())
                memberships.row(sample) = rowAt(sample, alpha * cost.slope(sample, memberships) + force);
}

double strengthOfPairs(const PairStrength& strength, double meanDistance, Index samples, Index pairs,
                       Index clusters)
{
    if (strength.rule == AlphaRule::Fixed)
        return strength.fixed;
    const double published = static_cast<double>(samples) / static_cast<double>(pairs) * meanDistance;
    const double balance = strength.rule == AlphaRule::Balanced ? static_cast<double>(clusters) / 2.0 : 1.0;
    return strength.factor * balance * published;
}

}  // namespace fuzzylens
