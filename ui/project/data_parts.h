// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/preparation.h"

#include <vector>

namespace fuzzylens::ui {

/// The numbers of samples of the parts of @p data that are fitted before all samples are, ascending: 1 000,
/// so that the answer comes at once, then 10 000. Empty where a fit of all samples is quick: below 4 million
/// values or 4 000 samples.
std::vector<Index> partSizes(const Dataset& data);

/// Parts of the prepared data in use, each with the same share of every class; made when first asked for. For one
/// thread.
class DataParts
{
public:
    /// @param stage an index of partSizes(); from their number on @p whole itself.
    PreparationPtr part(const PreparationPtr& whole, std::size_t stage);

private:
    PreparationPtr m_whole;
    std::vector<PreparationPtr> m_parts;  // null: not made yet
};

}  // namespace fuzzylens::ui
