// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/fit_command.h"
#include "core/session/json_document.h"

namespace fuzzylens {

FUZZYLENS_EXPORT Json toJson(const InputSpec& input);
/// @throws Json::exception or DataError if @p json is no such thing.
FUZZYLENS_EXPORT InputSpec inputFromJson(const Json& json, const JsonDocument& document);

Json toJson(const FitCommand& command);
/// @throws Json::exception, DataError, or std::invalid_argument if there is no such step.
FitCommand commandFromJson(const Json& json, const JsonDocument& document);

}  // namespace fuzzylens
