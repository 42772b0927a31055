// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// Samples that are to be probes for any search finds, and samples that must not be. Naming one twice in the
/// same list is the same as once.
struct ProbeConstraints
{
    std::vector<Eigen::Index> pinned;
    std::vector<Eigen::Index> forbidden;

    bool operator==(const ProbeConstraints&) const = default;
};

enum class ProbeRole : char { Free, Pinned, Forbidden };

/// What the constraints make of every sample.
/// @throws std::invalid_argument if a sample does not exist, is in both lists, or none is left to be a probe.
FUZZYLENS_EXPORT std::vector<ProbeRole> probeRoles(const ProbeConstraints& constraints, Eigen::Index samples);

/// Brings a set, a bit a sample, to the constraints: pinned samples are in it, forbidden ones are not, and where
/// none is left the first that may be.
FUZZYLENS_EXPORT void keepProbeConstraints(const std::vector<ProbeRole>& roles, std::vector<bool>& chosen);

/// Samples in this role, in their order.
FUZZYLENS_EXPORT std::vector<Eigen::Index> samplesInRole(const std::vector<ProbeRole>& roles, ProbeRole role);

}  // namespace fuzzylens
