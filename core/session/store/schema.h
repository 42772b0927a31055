// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/store/database.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace fuzzylens {

/// Statements that bring a session of one version of the schema to the next; the first ones make a session of an
/// empty file. A version that was ever released keeps its step for ever.
using SchemaSteps = std::vector<const char*>;
FUZZYLENS_EXPORT const SchemaSteps& sessionSchema();

/// "FzLs", in the header of the file: it identifies a session.
inline constexpr std::int32_t sessionApplicationId = 0x467a4c73;

/// Sessions of this version or a newer one are read as they are.
inline constexpr std::int64_t oldestToReadAsItIs = 1;

/// Takes the steps that @p database lacks, in a transaction.
FUZZYLENS_EXPORT void bringUp(const Database& database, const SchemaSteps& steps);

/// Opens the session @p path for reading; a schema older than @p oldest is upgraded in a copy.
/// @throws DataError if it is no session, is damaged, or has a newer schema than @p steps lead to.
FUZZYLENS_EXPORT Database openToRead(const std::filesystem::path& path, const SchemaSteps& steps = sessionSchema(),
                                     std::int64_t oldest = oldestToReadAsItIs);

/// Opens the session @p path for editing and holds it (Database::hold); an older schema is upgraded in place, in
/// one transaction. Waits up to @p patience for another program that has it open.
/// @throws DataError as openToRead, or if another program or window has it open.
FUZZYLENS_EXPORT Database openToEdit(const std::filesystem::path& path, const SchemaSteps& steps = sessionSchema(),
                                     std::chrono::milliseconds patience = {});

}  // namespace fuzzylens
