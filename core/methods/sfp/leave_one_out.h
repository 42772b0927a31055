// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

namespace fuzzylens {

/// Whether the closed form may apply: more features than samples, as many clusters as classes, two or more, every
/// sample labelled, log loss, labels stronger than fuzziness, and starts that give every class a cluster
/// (methods.md 1.6 B). False also for so many samples that a fit without each, which it may need, would take
/// hours.
FUZZYLENS_EXPORT bool sfpLeaveOneOutIsCheap(const Problem& problem, const SfpOptions& options);

/// Plain leave-one-out accuracy of the labelled samples, the data as given. Where memberships of a fit are the
/// classes themselves, by the closed form: class means and scatters without the sample, at about the price of a
/// fit; else by a fit each. The fit without sample i draws its start from a seed derived from (seed, i).
/// @throws std::invalid_argument if there are no classes, and as sfp() does.
FUZZYLENS_EXPORT AccuracyReport sfpLeaveOneOut(const Problem& problem, const SfpOptions& options,
                                               const RunControl& control = {});

/// The same by a fit for each labelled sample, for any options. @p predicted, when given, receives the class
/// of every sample (-1: not left out).
FUZZYLENS_EXPORT AccuracyReport sfpLeaveOneOutByRefits(const Problem& problem, const SfpOptions& options,
                                                       const RunControl& control = {},
                                                       std::vector<int>* predicted = nullptr);

}  // namespace fuzzylens
