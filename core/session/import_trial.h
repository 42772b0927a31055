// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/too_large.h"
#include "core/data/unread_table.h"
#include "core/session/input.h"

#include <optional>

namespace fuzzylens {

/// What came of reading an input: the data, or why there are none and what can be seen of the file all the same.
struct ImportTrial
{
    InputSpec input;
    DatasetPtr data;             // null if the file could not be read, or reading was stopped
    std::optional<Issue> error;  // why it could not be read
    TablePreview preview;
    std::vector<Decision> decisions;
    std::int64_t featuresThatFit = 0;  // too large for memory: so many features with the greatest variance are not
    std::string oddText{};             // that stands where a number should be, if that is why it cannot be read
};

/// What an input that was read says of itself.
FUZZYLENS_EXPORT ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input);
/// Reads @p input as loadInput does; a file that cannot be read is an answer. Without data and error when
/// @p progress said stop.
FUZZYLENS_EXPORT ImportTrial tryInput(const InputSpec& input, const Progress& progress = {});

}  // namespace fuzzylens
