// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"

#include <string>
#include <vector>

namespace fuzzylens {

// Texts in JSON that come back byte by byte, also names of files that are no UTF-8.

Json exactText(const std::string& text);
Json exactTexts(const std::vector<std::string>& texts);
/// @throws Json::exception if @p json is no such thing.
std::string exactTextFrom(const Json& json);
std::vector<std::string> exactTextsFrom(const Json& json);

}  // namespace fuzzylens
