// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/methods/membership/laplacian_check.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// One thing the check has found.
struct LaplacianFinding
{
    std::string id;  // stable: "other_rows"
    Message name;    // short name of the comparison
    bool mustHold;   // an identity, not a difference that is reported
    bool holds;      // it does, to rounding; false of differences
    Eigen::Index entries;
    double error;
    Message sentence;
};

/// What there was to compare, in the order to be read.
FUZZYLENS_EXPORT std::vector<LaplacianFinding> laplacianFindings(const LaplacianCheck& check);

/// For which entries the embedding is the Laplacian, in one or two sentences.
FUZZYLENS_EXPORT Message laplacianSummary(const LaplacianCheck& check);

/// An error as the report writes it, "5.6e-17"; 0 is "0".
FUZZYLENS_EXPORT std::string errorText(double error);

}  // namespace fuzzylens
