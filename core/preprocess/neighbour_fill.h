// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <memory>

namespace fuzzylens::steps {

/// Fills the missing values of @p data: a missing value of a feature becomes the plain mean, in its sample, over
/// the @p neighbours nearest features that have a value there; whether such a feature misses others does not
/// matter. (KNNimpute, Troyanskaya et al. 2001, Bioinformatics 17:520-525, weights the mean by distance.) Distance
/// of two features: root mean square difference over the samples of @p learnt that both have; no such sample: not
/// neighbours. Equal distances (to 40 bits) go to the lower index. Without any neighbour there: the mean of the
/// feature in @p learnt. Filled values are never neighbours themselves.
/// @p learnt holds the features of @p data in the same order, and at least one value of each. The result does not
/// depend on the number of threads. Null when @p progress requests cancellation.
FUZZYLENS_EXPORT std::shared_ptr<const AlignedMatrix> neighbourFill(const AlignedMatrix& learnt,
                                                                    const Dataset& data, Index neighbours,
                                                                    int threads, const Progress& progress = {});

}  // namespace fuzzylens::steps
