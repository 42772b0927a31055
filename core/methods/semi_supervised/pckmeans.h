// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <cstdint>

namespace fuzzylens {

/// PCKMeans (Basu, Banerjee and Mooney 2004): k-means that pays for broken pairs. Minimises
/// sum_i |x_i - c_j(i)|^2 / 2 + w (number of broken pairs); begins at the means of the must-link neighbourhoods;
/// an iteration puts the samples into clusters one after the other, in an order drawn with the seed, each where it
/// costs least against the partners that have a cluster already, then takes the means.
struct PckmeansOptions
{
    int clusters = 3;
    double weight = 1;  // w of a broken pair, not negative
    bool closesPairs = false;
    int maxIterations = 100;
    std::uint64_t seed = 1;
};

/// Ends when no sample changes its cluster. Fills memberships (one-hot), embedding (the squared distances),
/// centers, assigned, objective with its terms distance and pairs, traces: violated pairs.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome pckmeans(const Problem& problem, const PckmeansOptions& options,
                                  const RunControl& control = {});

MethodDescription describePckmeans();

}  // namespace fuzzylens
