// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <cstddef>
#include <vector>

namespace fuzzylens {

/// Prefers the label field that says most likely what the samples are, of the first @p candidates fields that have
/// classes, two at least and no more than half of the samples: one called class, label, target or y; else one
/// with the name of a comparison (diagnosis, disease state, treatment ...); else the first that is not about the
/// person or the plate (sex, age, batch ...); else the first. Records the decision; none if no field will do.
void preferLabel(DatasetParts& parts, std::size_t candidates = static_cast<std::size_t>(-1));

/// @p data with the field @p label preferred, "" for none; the same where it is already.
FUZZYLENS_EXPORT DatasetPtr preferring(const DatasetPtr& data, const std::string& label);

/// What a label field is good for.
enum class LabelUse {
    Useful,     // classes with several samples, or numbers
    Different,  // more classes than half of the samples: names and remarks rather than classes
    Same        // the same for all samples that have one
};

struct LabelCandidate
{
    const LabelField* field = nullptr;
    LabelUse use = LabelUse::Useful;
};

/// The label fields of @p data, the preferred one first, then those that preferLabel() would rather choose, then
/// numbers; useless ones come last.
FUZZYLENS_EXPORT std::vector<LabelCandidate> rankedLabels(const Dataset& data);

}  // namespace fuzzylens
