// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"
#include "core/session/session_file.h"

#include <string>

namespace fuzzylens {

/// @param preparation digest of it.
std::string runText(const StoredRun& run, const std::string& preparation);
/// @throws DataError, naming the session @p path, if @p text is no run, or one of another preparation.
StoredRun runFromText(const std::string& text, const std::filesystem::path& path, std::string_view preparation);

FUZZYLENS_EXPORT std::string pairsText(const PairSet& pairs);
FUZZYLENS_EXPORT PairSet pairsFromText(const std::string& text, const std::filesystem::path& path);

std::string preparationText(const std::vector<FittedStepPtr>& steps);
std::vector<FittedStepPtr> preparationFromText(const std::string& text, const std::filesystem::path& path);

}  // namespace fuzzylens
