// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "core/session/json_document.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// The object "permutation" of a result file.
FUZZYLENS_EXPORT Json verdictJson(const Verdict& verdict, const Target& target);

/// The permutation test in @p document: its object "permutation" or, in older files, "verdict"; none if it has
/// neither. @param classNames of the target. @throws DataError through @p document if the object contradicts
/// itself.
FUZZYLENS_EXPORT std::optional<Verdict> verdictIn(const JsonDocument& document,
                                                  const std::vector<std::string>& classNames);

/// @throws DataError through @p document if @p verdict does not fit the samples of @p target.
void requireVerdictOf(const Target& target, const Verdict& verdict, const JsonDocument& document);

}  // namespace fuzzylens
