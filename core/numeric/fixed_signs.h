// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Flips each of the @p columns, eigenvectors whose signs are arbitrary, so that its entry of largest magnitude is
/// positive. Magnitudes within a relative 1e-6 of the largest are equal: the first of them decides, so that
/// rounding does not.
FUZZYLENS_EXPORT void fixSigns(Eigen::Ref<Eigen::MatrixXd> columns);

}  // namespace fuzzylens
