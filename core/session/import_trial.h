// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/too_large.h"
#include "core/import/unread_table.h"
#include "core/session/input.h"

#include <optional>

namespace fuzzylens {

/// Result of a trial import: the data, or the error and a preview of the file.
struct ImportTrial
{
    InputSpec input;
    DatasetPtr data;             // null if the file could not be read, reading was stopped, or it is a session
    std::optional<Issue> error;  // why it could not be read
    TablePreview preview;
    std::vector<Decision> decisions;
    std::int64_t featuresThatFit = 0;  // too large for memory: so many features with the greatest variance are not
    std::string oddText{};             // that stands where a number should be, if that is why it cannot be read
    /// What the file's format decides itself, with the reason: not to be offered to the user, or shown disabled
    /// with the reason. Empty where the format is not known, or the data are made by the program.
    std::vector<FixedChoice> fixed{};
    bool isSession = false;  // found by tryFile()
};

/// Why the user has no say in @p choice about the file of @p trial, as a sentence without its end ("GCT files
/// always use tabs"); empty if there is a say.
FUZZYLENS_EXPORT std::string_view whyFixed(const ImportTrial& trial, ImportChoice choice);

/// What an input that was read says of itself.
FUZZYLENS_EXPORT ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input);
/// Reads @p input as loadInput does; a file that cannot be read is an answer. Without data and error when
/// @p progress requests cancellation. What the format of the file decides itself is left to it: the input of the
/// answer does not choose it.
FUZZYLENS_EXPORT ImportTrial tryInput(const InputSpec& input, const Progress& progress = {});
/// The same, but of a session nothing is read.
FUZZYLENS_EXPORT ImportTrial tryFile(const InputSpec& input, const Progress& progress = {});

}  // namespace fuzzylens
