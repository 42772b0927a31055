// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"

namespace fuzzylens {

/// A matrix does not fit into memory, but featuresThatFit() of its features with the greatest variance do; they
/// can be chosen while the file is read (ImportOptions::topVariance).
class FUZZYLENS_EXPORT TooLargeError : public DataError
{
public:
    TooLargeError(Issue issue, std::int64_t featuresThatFit);
    std::int64_t featuresThatFit() const { return m_featuresThatFit; }

private:
    std::int64_t m_featuresThatFit;
};

}  // namespace fuzzylens
