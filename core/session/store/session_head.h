// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_file.h"
#include "core/session/store/database.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// What a session says of itself, and all that is in it: a row that is lost is noticed by this.
struct SessionHead
{
    SessionInfo info;
    std::int64_t nextId = 1;                   // of a data set or run; none is given twice
    std::vector<std::int64_t> dataSets, runs;  // in order
    std::vector<std::string> documents;        // sorted
    std::optional<OpenFit> open;
};

/// Of a session that is made now.
SessionHead newSessionHead();
/// @throws DataError if it is damaged, or lists other content than there is.
SessionHead readHead(const Database& database);
/// Updates the lists of the content and the time of saving.
void writeHead(const Database& database, SessionHead& head);

std::int64_t millisecondsNow();

/// The text in @p blob. @throws DataError if it is damaged.
std::string unpackedText(const Database& database, std::string_view blob, const std::string& identity);

}  // namespace fuzzylens
