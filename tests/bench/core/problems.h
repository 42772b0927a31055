// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"

namespace fuzzylens::bench {

/// Normal values, with one more for every class but the first in a twentieth of the features (at least one);
/// sample i belongs to class i mod @p classes.
Problem classesOfNormals(Index samples, Index features, int classes);

}  // namespace fuzzylens::bench
