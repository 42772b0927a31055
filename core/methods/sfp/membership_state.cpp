// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/membership_state.h"

#include "core/methods/sfp/combined_blocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens::sfp_detail {

double ObjectiveParts::scale() const
{
    return distance + std::abs(label) + std::abs(membershipEntropy) + std::abs(weightEntropy);
}

MembershipState::MembershipState(const Target& target, const SfpOptions& options, Index samples,
                                 const std::vector<int>& heldOut, int threads)
    : m_options(options)
    , m_heldOut(heldOut)
    , m_samples(static_cast<double>(samples - std::ssize(heldOut)))
    , m_threads(threads)
    , m_labels(target, options.loss, options.smoothing, options.clusters, threads)
    , m_memberships(samples, options.clusters)
    , m_previous(samples, options.clusters)
    , m_masses(static_cast<std::size_t>(options.clusters))
    , m_isEmpty(m_masses.size())
    , m_lambdas(m_masses.size())
{}

MembershipStep MembershipState::step(const std::vector<double>& weightEntropies, bool withLabels) const
{
    MembershipStep step;
    step.alpha = m_options.alpha;
    step.gamma = m_options.gamma;
    step.labels = withLabels && m_labels.isActive() ? &m_labels : nullptr;
    step.offsets.assign(m_masses.size(), 0.0);
    step.threads = m_threads;
    if (m_options.lambdaScale == SfpLambdaScale::Cluster)
        for (std::size_t j = 0; j < step.offsets.size(); ++j)
            step.offsets[j] = m_options.lambda * weightEntropies[j];
    return step;
}

bool MembershipState::move(const AlignedMatrix& distances, const std::vector<double>& weightEntropies,
                           bool mayRest)
{
    std::swap(m_memberships, m_previous);
    const double entropyBefore = m_entropy;
    m_entropy = step(weightEntropies, true)(distances, m_memberships);
    clearHeldOut();
    if (!mayRest || !isAtRest())
        return true;
    std::swap(m_memberships, m_previous);
    m_entropy = entropyBefore;
    return false;
}

void MembershipState::clearHeldOut()
{
    for (Index j = 0; j < m_memberships.columns(); ++j)
        for (const int sample : m_heldOut) {
            double& u = m_memberships(sample, j);
            if (u > 0)
                m_entropy -= u * std::log(u);
            u = 0;
        }
}

bool MembershipState::isAtRest() const
{
    const double change = combinedBlocks(
        m_memberships.rows(), m_threads,
        [&](Index begin, Index end) {
            const auto now = m_memberships.map().middleRows(begin, end - begin);
            return (now - m_previous.map().middleRows(begin, end - begin)).cwiseAbs().maxCoeff();
        },
        [](double& largest, double next) { largest = std::max(largest, next); });
    return change < m_options.tolerance / 100;
}

void MembershipState::set(const Eigen::MatrixXd& memberships)
{
    m_memberships.map() = memberships;
    const auto logs = memberships.array().max(std::numeric_limits<double>::min()).log();
    m_entropy = (memberships.array() * logs).sum();
}

double MembershipState::lambdaOf(std::size_t cluster) const
{
    switch (m_options.lambdaScale) {
    case SfpLambdaScale::Sum:
        break;
    case SfpLambdaScale::Mean:
        return m_options.lambda * m_samples / m_options.clusters;
    case SfpLambdaScale::Cluster:
        return m_options.lambda * std::max(m_masses[cluster], emptyShare * m_samples);
    }
    return m_options.lambda;
}

void MembershipState::measure()
{
    const Eigen::RowVectorXd masses = sumOfBlocks(m_memberships.rows(), m_threads, [&](Index begin, Index end) {
        return Eigen::RowVectorXd(m_memberships.map().middleRows(begin, end - begin).colwise().sum());
    });
    for (std::size_t j = 0; j < m_masses.size(); ++j) {
        m_masses[j] = masses[static_cast<Index>(j)];
        m_isEmpty[j] = m_masses[j] < emptyShare * m_samples;
    }
    for (std::size_t j = 0; j < m_masses.size(); ++j)
        m_lambdas[j] = lambdaOf(j);
}

ObjectiveParts MembershipState::objective(const AlignedMatrix& distances,
                                          const std::vector<double>& weightEntropies) const
{
    ObjectiveParts parts;
    parts.distance = sumOfBlocks(m_memberships.rows(), m_threads, [&](Index begin, Index end) {
        const auto u = m_memberships.map().middleRows(begin, end - begin);
        return u.cwiseProduct(distances.map().middleRows(begin, end - begin)).sum();
    });
    parts.label = m_options.alpha > 0 ? m_options.alpha * m_labels.value(m_memberships) : 0;
    parts.membershipEntropy = m_options.gamma * m_entropy;
    for (std::size_t j = 0; j < m_lambdas.size(); ++j)
        parts.weightEntropy += m_lambdas[j] * weightEntropies[j];
    return parts;
}

AlignedMatrix MembershipState::labelFree(const AlignedMatrix& distances,
                                         const std::vector<double>& weightEntropies) const
{
    AlignedMatrix memberships(distances.rows(), distances.columns());
    step(weightEntropies, false)(distances, memberships);
    return memberships;
}

}  // namespace fuzzylens::sfp_detail
