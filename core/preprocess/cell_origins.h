// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"

#include <vector>

namespace fuzzylens {

/// Where what preprocessing has kept stood in the data as read, and what of it has been filled.
struct CellOrigins
{
    std::vector<Index> samples;                // a sample of the result each
    std::vector<std::vector<Index>> features;  // a feature of the result each: those it is made of, ascending
    /// The features there were when a step first filled missing values, as `features`; empty when none did.
    std::vector<std::vector<Index>> atFilling;
    /// A feature of the result each: which of atFilling it is made of; empty when no step filled values.
    std::vector<std::vector<Index>> filledFrom;

    /// Where the feature stood; -1: it is made of several.
    Index place(Index feature) const
    {
        const std::vector<Index>& from = features[static_cast<std::size_t>(feature)];
        return from.size() == 1 ? from.front() : -1;
    }
    /// Whether isFilled may be true for a sample; @p read as there.
    FUZZYLENS_EXPORT bool mayBeFilled(const Dataset& read, Index feature) const;
    /// Whether the value was filled, or is a mean of values of which one was; @p read is the data as read.
    FUZZYLENS_EXPORT bool isFilled(const Dataset& read, Index sample, Index feature) const;
};

/// Follows samples and features through fitted steps, in their order. Names may repeat: it goes by place.
/// @throws as FittedStep::apply does.
FUZZYLENS_EXPORT CellOrigins cellOrigins(const Dataset& data, const std::vector<FittedStepPtr>& steps);

}  // namespace fuzzylens
