// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/session/json_document.h"

#include <string>
#include <vector>

namespace fuzzylens {

// Texts in JSON that come back byte by byte, also names of files that are no UTF-8.

FUZZYLENS_EXPORT Json exactText(const std::string& text);
FUZZYLENS_EXPORT Json exactTexts(const std::vector<std::string>& texts);
/// @throws Json::exception if @p json is no such thing.
FUZZYLENS_EXPORT std::string exactTextFrom(const Json& json);
FUZZYLENS_EXPORT std::vector<std::string> exactTextsFrom(const Json& json);

/// @p message as @p key of @p object in English, and where it has facts these under the key with "_facts" behind
/// it.
void putMessage(Json& object, const std::string& key, const Message& message);
/// @throws Json::exception as above.
Message messageFrom(const Json& object, const std::string& key);

}  // namespace fuzzylens
