// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <memory>

namespace fuzzylens::steps {

/// k-nearest-neighbour imputation: a missing value becomes the unweighted mean, in the same sample, of the
/// @p neighbours nearest features that have a value there. (KNNimpute, Troyanskaya et al. 2001, Bioinformatics
/// 17:520-525, weights the mean by distance.)
///
/// The distance of two features is the root mean square difference over the samples of @p learnt that have both;
/// features without such a sample are no neighbours. Of equal distances (to 40 bits) the lower index is nearer.
/// Without a neighbour the value becomes the mean of the feature in @p learnt. Imputed values are not used for
/// others.
/// @param learnt the features of @p data in the same order, with at least one value each. @param neighbours >= 1.
/// @param threads >= 1; the result does not depend on it. @returns null when @p progress requests cancellation.
FUZZYLENS_EXPORT std::shared_ptr<const AlignedMatrix> neighbourFill(const AlignedMatrix& learnt,
                                                                    const Dataset& data, Index neighbours,
                                                                    int threads, const Progress& progress = {});

}  // namespace fuzzylens::steps
