// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/affinity_propagation.h"

#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/methods/membership/affinity_messages.h"
#include "core/methods/membership/medoids.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens {

using Eigen::Index;

namespace {

void requireFitting(const AffinityOptions& options)
{
    if (options.preference && !std::isfinite(*options.preference))
        throw ArgumentError(
            message("the preference must be finite; pin or exclude samples instead of using an infinite one"));
    if (!(options.preferenceQuantile >= 0.0 && options.preferenceQuantile <= 1.0))
        throw ArgumentError(message("the quantile of the preference must lie between 0 and 1"));
    if (!(options.damping >= 0.5 && options.damping < 1.0))
        throw ArgumentError(message("damping must be at least 0.5 and less than 1"));
    if (options.maxIterations < 1)
        throw ArgumentError(message("affinity propagation needs at least 1 iteration"));
    if (options.stableIterations < 1)
        throw ArgumentError(message("the exemplars must stay the same for at least 1 iteration"));
}

void requireRoom(Index samples)
{
    constexpr Index unasked = 1024;  // samples: 24 MiB of messages
    constexpr double matrices = 3;
    if (samples > unasked)
        requireMemory({}, matrices * sizeof(double) * static_cast<double>(samples) * static_cast<double>(samples),
                      message("use fewer samples or another way to choose the probes"));
}

std::vector<double> similaritiesOfPairs(const Eigen::MatrixXd& squaredDistances)
{
    const Index n = squaredDistances.rows();
    std::vector<double> similarities;
    similarities.reserve(static_cast<std::size_t>(n * (n - 1) / 2));
    for (Index j = 0; j < n; ++j)
        for (Index i = j + 1; i < n; ++i)
            similarities.push_back(-squaredDistances(i, j));
    return similarities;
}

/// Linear between the two neighbours in order; 0 where there are no values.
double quantile(std::vector<double>& values, double share)
{
    if (values.empty())
        return 0.0;
    const double position = share * static_cast<double>(values.size() - 1);
    const auto below = values.begin() + static_cast<std::ptrdiff_t>(position);
    std::nth_element(values.begin(), below, values.end());
    const double fraction = position - std::floor(position);
    if (fraction == 0.0)
        return *below;
    return std::lerp(*below, *std::min_element(below + 1, values.end()), fraction);
}

class Propagation
{
public:
    Propagation(const Eigen::MatrixXd& squaredDistances, const AffinityOptions& options,
                const ProbeConstraints& constraints, const RunControl& control)
        : m_squaredDistances(squaredDistances)
        , m_options(options)
        , m_control(control)
        , m_roles(probeRoles(constraints, squaredDistances.rows()))
        , m_shouldContinue([this] { return asked(); })
    {}

    AffinityResult run()
    {
        const FlushToZero flushed;
        if (!settleAtOnce()) {
            requireRoom(m_squaredDistances.rows());
            exchange();
            if (m_result.exemplars.empty())
                takeCentralSample();
            refine();
            dropDuplicates();
        }
        std::sort(m_result.exemplars.begin(), m_result.exemplars.end());
        m_result.clusterOf = nearestMedoids(m_squaredDistances, m_result.exemplars);
        sumSimilarities();
        return m_result;
    }

private:
    bool asked();
    bool settleAtOnce();
    double noise() const;
    void exchange();
    void takeExemplars(const AffinityMessages& messages);
    void takeCentralSample();
    void refine();
    void dropDuplicates();
    void sumSimilarities();

    const Eigen::MatrixXd& m_squaredDistances;
    const AffinityOptions& m_options;
    const RunControl& m_control;
    std::vector<ProbeRole> m_roles;
    ShouldContinue m_shouldContinue;
    bool m_isStopped = false;
    AffinityResult m_result;
};

/// Once cancelled, it does not ask again.
bool Propagation::asked()
{
    const Step step{"choosing probes", m_result.iterations, m_options.maxIterations};
    m_isStopped = m_isStopped || !shouldContinue(m_control.progress, step);
    return !m_isStopped;
}

/// Finds the preference, and the exemplars where no message is needed for them.
bool Propagation::settleAtOnce()
{
    std::vector<double> similarities = similaritiesOfPairs(m_squaredDistances);
    m_result.preference = m_options.preference.value_or(0.0);
    if (!m_options.preference)
        m_result.preference = quantile(similarities, m_options.preferenceQuantile);

    std::vector<Index>& exemplars = m_result.exemplars;
    exemplars = samplesInRole(m_roles, ProbeRole::Pinned);
    const std::vector<Index> free = samplesInRole(m_roles, ProbeRole::Free);
    m_result.stopped = Stopped::Converged;
    if (free.empty())
        return true;
    if (exemplars.empty() && free.size() == 1) {
        exemplars = free;
        return true;
    }
    const auto [least, greatest] = std::minmax_element(similarities.begin(), similarities.end());
    if (*least != *greatest)
        return false;
    if (m_result.preference > *least)
        exemplars.insert(exemplars.end(), free.begin(), free.end());
    else if (exemplars.empty())
        exemplars = {free.front()};
    return true;
}

/// In the last places of the largest similarity, as the rounding of the messages is.
double Propagation::noise() const
{
    constexpr double roundingError = 16 * std::numeric_limits<double>::epsilon();
    return m_options.breakTies
               ? roundingError * std::max(m_squaredDistances.maxCoeff(), std::abs(m_result.preference))
               : 0.0;
}

void Propagation::exchange()
{
    constexpr int patience = 150, oscillating = 75;  // iterations with the same damping, and changes in them
    constexpr double mostRaised = 0.9;
    double damping = m_options.damping;
    int changes = 0;
    AffinityMessages messages(m_squaredDistances, m_roles, m_result.preference, noise(), m_options.seed);
    m_result.stopped = Stopped::Cancelled;
    if (!messages.begin(m_squaredDistances, m_control.threads, m_shouldContinue))
        return;
    std::vector<char> before = messages.exemplars();
    int stable = 0;
    bool hasConverged = false;
    while (m_result.iterations < m_options.maxIterations && !hasConverged) {
        if (m_result.iterations % patience == 0) {
            if (changes >= oscillating)
                damping = std::max(damping, std::min(0.5 * (1.0 + damping), mostRaised));
            changes = 0;
        }
        if (!messages.iterate(damping, m_control.threads, m_shouldContinue)) {
            takeExemplars(messages);
            return;
        }
        ++m_result.iterations;
        const std::vector<char>& now = messages.exemplars();
        const bool hasAny = !m_result.exemplars.empty() || std::find(now.begin(), now.end(), 1) != now.end();
        stable = !hasAny ? 0 : now == before ? stable + 1 : 1;
        changes += now == before ? 0 : 1;
        before = now;
        hasConverged = stable >= m_options.stableIterations && messages.areAllSettled();
    }
    takeExemplars(messages);
    m_result.stopped = hasConverged ? Stopped::Converged : Stopped::IterationLimit;
}

/// Adds the exemplars of the messages to the pinned ones.
void Propagation::takeExemplars(const AffinityMessages& messages)
{
    for (std::size_t c = 0; c < messages.exemplars().size(); ++c)
        if (messages.exemplars()[c])
            m_result.exemplars.push_back(messages.freeSamples()[c]);
}

void Propagation::takeCentralSample()
{
    std::vector<Index> all(m_roles.size());
    std::iota(all.begin(), all.end(), Index{0});
    Index central = nearestToMean(m_squaredDistances, all, m_roles, m_shouldContinue);
    if (central < 0) {
        m_result.stopped = Stopped::Cancelled;
        central = samplesInRole(m_roles, ProbeRole::Free).front();
    }
    m_result.exemplars = {central};
}

void Propagation::refine()
{
    if (m_result.stopped != Stopped::Cancelled && updateMedoids(m_squaredDistances, m_roles, m_result.exemplars,
                                                                m_shouldContinue) == MedoidUpdate::Cancelled)
        m_result.stopped = Stopped::Cancelled;
}

/// An exemplar like another one only costs its preference, unless that is a gain.
void Propagation::dropDuplicates()
{
    if (m_result.preference > 0.0)
        return;
    std::vector<Index> kept = samplesInRole(m_roles, ProbeRole::Pinned);
    for (const Index exemplar : m_result.exemplars)
        if (std::none_of(kept.begin(), kept.end(),
                         [&](Index other) { return m_squaredDistances(other, exemplar) == 0.0; }))
            kept.push_back(exemplar);
    m_result.exemplars = std::move(kept);
}

void Propagation::sumSimilarities()
{
    const auto count = static_cast<double>(m_result.exemplars.size());
    m_result.netSimilarity = count * m_result.preference;
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        const auto exemplar = m_result.exemplars[static_cast<std::size_t>(m_result.clusterOf[i])];
        m_result.netSimilarity -= m_squaredDistances(exemplar, static_cast<Index>(i));
    }
}

}  // namespace

AffinityResult affinityPropagation(const Eigen::MatrixXd& squaredDistances, const AffinityOptions& options,
                                   const ProbeConstraints& constraints, const RunControl& control)
{
    requireSquaredDistances(squaredDistances);
    requireFitting(options);
    return Propagation(squaredDistances, options, constraints, control).run();
}

}  // namespace fuzzylens
