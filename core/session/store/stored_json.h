// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"

#include <filesystem>
#include <string>
#include <utility>

namespace fuzzylens {

/// The beginning of a document of this kind in a session.
inline Json storedJson(const char* kind)
{
    Json json;
    json["format"] = kind;
    json["version"] = 1;
    return json;
}

/// What @p read makes of the document @p text of the session @p path.
/// @throws DataError if it has another kind or unexpected content.
template <typename Read>
auto fromStoredJson(const std::filesystem::path& path, const std::string& text, const char* kind, Read&& read)
{
    return fromDocument(text, path.string(), kind, "session", std::forward<Read>(read));
}

}  // namespace fuzzylens
