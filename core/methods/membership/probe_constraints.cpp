// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/probe_constraints.h"

#include "core/common/issue.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace fuzzylens {

using Eigen::Index;

namespace {

void mark(std::vector<ProbeRole>& roles, const std::vector<Index>& constrained, ProbeRole role, const char* called)
{
    for (const Index sample : constrained) {
        if (sample < 0 || sample >= static_cast<Index>(roles.size()))
            throw std::invalid_argument(std::string(called) + " probes must be between 0 and " +
                                        std::to_string(roles.size() - 1) + ", not " + std::to_string(sample));
        ProbeRole& mine = roles[static_cast<std::size_t>(sample)];
        if (mine != ProbeRole::Free && mine != role)
            throw std::invalid_argument("sample " + std::to_string(sample) +
                                        " cannot be both a pinned and an excluded probe");
        mine = role;
    }
}

}  // namespace

std::vector<ProbeRole> probeRoles(const ProbeConstraints& constraints, Index samples)
{
    if (samples < 1)
        throw std::invalid_argument("probes are chosen from the samples, but there are none");
    std::vector<ProbeRole> roles(static_cast<std::size_t>(samples), ProbeRole::Free);
    mark(roles, constraints.pinned, ProbeRole::Pinned, "pinned");
    mark(roles, constraints.forbidden, ProbeRole::Forbidden, "excluded");
    if (std::all_of(roles.begin(), roles.end(), [](ProbeRole role) { return role == ProbeRole::Forbidden; }))
        throw ArgumentError(
            message("at least one sample must be allowed as a probe: all %1 are excluded", samples));
    return roles;
}

void keepProbeConstraints(const std::vector<ProbeRole>& roles, std::vector<bool>& chosen)
{
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] != ProbeRole::Free)
            chosen[i] = roles[i] == ProbeRole::Pinned;
    if (std::find(chosen.begin(), chosen.end(), true) == chosen.end())
        chosen[static_cast<std::size_t>(samplesInRole(roles, ProbeRole::Free).front())] = true;
}

std::vector<Index> samplesInRole(const std::vector<ProbeRole>& roles, ProbeRole role)
{
    std::vector<Index> samples;
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] == role)
            samples.push_back(static_cast<Index>(i));
    return samples;
}

}  // namespace fuzzylens
