// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/too_large.h"

#include <utility>

namespace fuzzylens {

TooLargeError::TooLargeError(Issue issue, std::int64_t featuresThatFit)
    : DataError(std::move(issue))
    , m_featuresThatFit(featuresThatFit)
{}

}  // namespace fuzzylens
