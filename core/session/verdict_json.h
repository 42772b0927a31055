// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "core/session/json_document.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// The object "verdict" of a result file.
FUZZYLENS_EXPORT Json verdictJson(const Verdict& verdict, const Target& target);

/// @param classNames of the target. @throws DataError through @p document if the object contradicts itself.
FUZZYLENS_EXPORT Verdict verdictFromJson(const Json& json, const std::vector<std::string>& classNames,
                                         const JsonDocument& document);

/// @throws DataError through @p document if @p verdict does not fit the samples of @p target.
void requireVerdictOf(const Target& target, const Verdict& verdict, const JsonDocument& document);

}  // namespace fuzzylens
