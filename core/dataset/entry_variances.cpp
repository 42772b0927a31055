// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/entry_variances.h"

#include <algorithm>

namespace fuzzylens {

double Moments::variance(double samples) const
{
    const double known = samples - missing;
    const double zeros = known - count;
    return known > 0 ? (squares + mean * mean * count * zeros / known) / known : -1.0;
}

EntryVariances::EntryVariances(std::size_t samples, std::size_t features, std::size_t room)
    : m_samples(samples)
    , m_room(room)
    , m_features(features)
{}

void EntryVariances::add(std::size_t sample, std::size_t feature, double value)
{
    if (!m_places.empty()) {
        if (const std::int64_t place = m_places[feature]; place >= 0)
            m_sums[static_cast<std::size_t>(place) * m_samples + sample] += value;
        return;
    }
    if (feature != m_current) {
        endRun();
        m_current = feature;
    }
    if (!m_run.empty() && m_run.back().sample == sample)
        m_run.back().value += value;
    else
        m_run.push_back({sample, value});
    constexpr std::size_t few = 1024;
    if (m_run.size() > 2 * m_samples + few)
        joinRun();
}

/// Orders the values of the feature by their samples, and adds up those of one.
void EntryVariances::joinRun()
{
    const auto isBefore = [](const Value& a, const Value& b) { return a.sample < b.sample; };
    if (!std::is_sorted(m_run.begin(), m_run.end(), isBefore))
        std::stable_sort(m_run.begin(), m_run.end(), isBefore);
    std::size_t kept = 0;
    for (const Value& one : m_run)
        if (kept > 0 && m_run[kept - 1].sample == one.sample)
            m_run[kept - 1].value += one.value;
        else
            m_run[kept++] = one;
    m_run.resize(kept);
}

void EntryVariances::endRun()
{
    if (m_run.empty())
        return;
    if (m_run.size() > 1)
        joinRun();
    Feature& feature = m_features[m_current];
    for (const Value& one : m_run) {
        const auto sample = static_cast<std::int64_t>(one.sample);
        if (sample == feature.last) {
            feature.value += one.value;
            continue;
        }
        feature.isOrdered = feature.isOrdered && sample > feature.last;
        if (feature.last >= 0)
            feature.moments.add(feature.value);
        feature.last = sample;
        feature.value = one.value;
    }
    m_run.clear();
}

void EntryVariances::endFirstPass()
{
    endRun();
    for (std::size_t l = 0; l < m_features.size(); ++l) {
        Feature& feature = m_features[l];
        if (feature.last >= 0)
            feature.moments.add(feature.value);
        m_variances.push_back(feature.moments.variance(static_cast<double>(m_samples)));
        if (!feature.isOrdered)
            m_open.push_back(l);
    }
    m_features = {};
}

void EntryVariances::endPass()
{
    for (std::size_t first = 0; first < m_sums.size(); first += m_samples) {
        Moments moments;
        for (std::size_t i = 0; i < m_samples; ++i)
            moments.add(m_sums[first + i]);
        m_variances[m_open.back()] = moments.variance(static_cast<double>(m_samples));
        m_open.pop_back();
    }
}

bool EntryVariances::finishPass()
{
    if (m_variances.empty())
        endFirstPass();
    else
        endPass();
    if (m_open.empty())
        return false;
    const std::size_t count = std::clamp<std::size_t>(m_room / m_samples, 1, m_open.size());
    m_places.assign(m_variances.size(), -1);
    for (std::size_t k = 0; k < count; ++k)
        m_places[m_open[m_open.size() - 1 - k]] = static_cast<std::int64_t>(k);
    m_sums.assign(count * m_samples, 0.0);
    return true;
}

}  // namespace fuzzylens
