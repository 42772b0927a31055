// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <functional>
#include <vector>

namespace fuzzylens {

/// The samples of @p target that have a class, ascending.
std::vector<int> samplesWithClass(const Target& target);

/// @p problem without one of its samples, on @p data, which lack it. Pairs are not kept.
Problem problemWithout(const Problem& problem, int sample, DatasetPtr data);

/// Calls @p body(i, inner) once for every i in [0, count), on at most control.threads threads. The inner control
/// has one thread and knows of the cancellation; only the calling thread asks control.progress, as @p phase.
/// @return false when cancelled; then some i may be missing.
FUZZYLENS_EXPORT bool visitFolds(Index count, const RunControl& control, const char* phase,
                                 const std::function<void(Index, const RunControl& inner)>& body);

/// Calls @p predict once for each of @p samples, on at most control.threads threads, and puts the class it gives
/// at the sample's place in @p predicted. @p predict gets a control of one thread that knows of the cancellation,
/// and gives -1 when it was cancelled. Only the calling thread asks control.progress.
/// @return false when cancelled.
FUZZYLENS_EXPORT bool predictLeftOut(const std::vector<int>& samples, const RunControl& control,
                                     const std::function<int(int sample, const RunControl& control)>& predict,
                                     std::vector<int>& predicted);

/// @param predicted a class for each sample, -1 for samples that were not left out.
AccuracyReport leftOutReport(const Target& target, const std::vector<int>& predicted, bool isComplete,
                             const std::string& how);

}  // namespace fuzzylens
