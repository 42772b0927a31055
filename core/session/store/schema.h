// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_lock.h"
#include "core/session/store/database.h"

#include <chrono>
#include <filesystem>
#include <vector>

namespace fuzzylens {

/// Statements that bring a session of one version of the schema to the next; the first ones make a session of an
/// empty file. A version that was ever released keeps its step for ever.
using SchemaSteps = std::vector<const char*>;
FUZZYLENS_EXPORT const SchemaSteps& sessionSchema();

/// "FzLs", in the header of the file: a session is told by it.
inline constexpr std::int32_t sessionApplicationId = 0x467a4c73;

/// Takes the steps that @p database lacks, in a transaction.
FUZZYLENS_EXPORT void bringUp(const Database& database, const SchemaSteps& steps);

/// Locks the session @p path, which is to be edited. One of an older schema is brought up on a copy, which is
/// locked and takes its place when all has gone well. Waits for @p patience where another one has it open.
/// @throws DataError as SessionLock and openSessionDatabase do.
FUZZYLENS_EXPORT SessionLock lockToEdit(const std::filesystem::path& path,
                                        const SchemaSteps& steps = sessionSchema(),
                                        std::chrono::milliseconds patience = {});

/// Opens the session @p path. To be read, one of an older schema is brought up on a copy that is thrown away; to
/// be edited, lockToEdit has brought it up.
/// @throws DataError if it is none, is damaged, or is of a newer schema than @p steps lead to;
///         std::invalid_argument if it is to be edited and of an older one.
FUZZYLENS_EXPORT Database openSessionDatabase(const std::filesystem::path& path, Database::Access access,
                                              const SchemaSteps& steps = sessionSchema());

}  // namespace fuzzylens
