// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/probe_marks.h"

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

bool holds(const std::vector<int>& ascending, int sample)
{
    return std::binary_search(ascending.begin(), ascending.end(), sample);
}

std::vector<int> ascending(std::vector<int> samples)
{
    std::sort(samples.begin(), samples.end());
    samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
    return samples;
}

}  // namespace

ProbeMarks::ProbeMarks(SampleSelection& samples, QObject* parent)
    : QObject(parent)
    , m_samples(samples)
{}

bool ProbeMarks::isProbe(int sample) const
{
    return holds(probes(), sample);
}

ProbeRole ProbeMarks::roleOf(int sample) const
{
    if (holds(m_pinned, sample))
        return ProbeRole::Pinned;
    return holds(m_forbidden, sample) ? ProbeRole::Forbidden : ProbeRole::Free;
}

/// False where nothing changes.
bool ProbeMarks::takeConstraints(const ProbeConstraints& constraints)
{
    std::vector<int> pinned = ascending({constraints.pinned.begin(), constraints.pinned.end()});
    std::vector<int> forbidden = ascending({constraints.forbidden.begin(), constraints.forbidden.end()});
    std::erase_if(forbidden, [&pinned](int sample) { return holds(pinned, sample); });
    if (pinned == m_pinned && forbidden == m_forbidden)
        return false;
    m_pinned = std::move(pinned);
    m_forbidden = std::move(forbidden);
    return true;
}

void ProbeMarks::setFit(std::vector<int> probes, const ProbeConstraints& constraints)
{
    probes = ascending(std::move(probes));
    const bool isOther = probes != m_found;
    m_found = std::move(probes);
    if (takeConstraints(constraints) || isOther)
        emit changed();
}

void ProbeMarks::setConstraints(const ProbeConstraints& constraints, bool canBeConstrained)
{
    const bool isOther = std::exchange(m_canBeConstrained, canBeConstrained) != canBeConstrained;
    if (takeConstraints(constraints) || isOther)
        emit changed();
}

void ProbeMarks::showSearch(std::vector<int> probes)
{
    probes = ascending(std::move(probes));
    if (probes == m_search)
        return;
    m_search = std::move(probes);
    emit changed();
}

void ProbeMarks::endSearch()
{
    if (std::exchange(m_search, std::nullopt))
        emit changed();
}

void ProbeMarks::reset()
{
    m_search.reset();
    setFit({}, {});
}

void ProbeMarks::askForMeant(ProbeRole role)
{
    ask(m_samples.meant(), role);
}

void ProbeMarks::ask(const std::vector<int>& samples, ProbeRole role)
{
    if (m_canBeConstrained && !samples.empty())
        emit roleRequested(samples, role);
}

}  // namespace fuzzylens::ui
