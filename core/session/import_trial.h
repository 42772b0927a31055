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
    DatasetPtr data;             // null after an error or cancellation, and for a session
    std::optional<Issue> error;  // why the data could not be read
    TablePreview preview;
    std::vector<Decision> decisions;
    std::int64_t featuresThatFit = 0;  // if the data exceed memory: how many features of largest variance do not
    std::string oddText{};             // the text found instead of a number, if that is the error
    /// The import options that the file format determines, with the reason: to be hidden, or disabled with the
    /// reason. Empty if the format is unknown or the data are synthetic.
    std::vector<FixedChoice> fixed{};
    bool isSession = false;  // only set by tryFile()
};

/// Why the user cannot change @p choice for the file of @p trial, without a full stop ("GCT files always use
/// tabs"); empty if the user can.
FUZZYLENS_EXPORT std::string_view whyFixed(const ImportTrial& trial, ImportChoice choice);

/// The trial for @p data that have been read from @p input.
FUZZYLENS_EXPORT ImportTrial trialOf(const DatasetPtr& data, const InputSpec& input);
/// Reads @p input as loadInput() does, but returns errors of the file, the refusal of requireAnalysable() and an
/// unknown synthetic set in the trial.
/// Neither data nor error when @p progress requests cancellation. Import options that the file format determines
/// are ignored and reset in the input of the trial.
FUZZYLENS_EXPORT ImportTrial tryInput(const InputSpec& input, const Progress& progress = {});
/// As tryInput(), but does not read a session, only recognises it.
FUZZYLENS_EXPORT ImportTrial tryFile(const InputSpec& input, const Progress& progress = {});

}  // namespace fuzzylens
