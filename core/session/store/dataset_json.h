// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/session/json_document.h"

namespace fuzzylens {

/// Everything of a data set but its values.
Json headToJson(const Dataset& data);
/// The same as parts without values. @throws Json::exception or DataError if @p json is no such thing; whether the
/// parts fit each other Dataset says.
DatasetParts headFromJson(const Json& json, const JsonDocument& document);

}  // namespace fuzzylens
