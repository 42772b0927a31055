// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "core/session/json_document.h"

namespace fuzzylens {

/// The object "verdict" of a result file.
Json verdictJson(const Verdict& verdict, const Target& target);

/// @throws DataError through @p document if the object does not fit @p target.
Verdict verdictFromJson(const Json& json, const Target& target, const JsonDocument& document);

}  // namespace fuzzylens
