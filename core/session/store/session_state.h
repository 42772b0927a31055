// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_file.h"
#include "core/session/store/database.h"

#include <map>
#include <string>
#include <utility>
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

/// Digests of values that were read or written, so that they need not be computed again for each run that is
/// saved.
class KnownDigests
{
public:
    /// Computed unless it is known.
    std::string of(const Dataset& data);
    void remember(const Dataset& data, const std::string& digest);

private:
    std::vector<std::pair<std::weak_ptr<const void>, std::string>> m_digests;
};

struct SessionFile::State
{
    std::filesystem::path path;
    bool canEdit = true;
    std::unique_ptr<Database> database;
    KnownDigests digests;
    std::map<std::int64_t, std::weak_ptr<const Dataset>> read;

    using Looking = std::function<InputNow(const StoredData&)>;
    /// SessionFile::data; @p look is asked where data are read from their file.
    DatasetPtr dataOf(std::int64_t id, const Looking& look, const Progress& progress);

    enum class Placing { Replaces, WhereNoneIs };
    using Preparing = std::function<void(const std::filesystem::path& aside, const std::filesystem::path& path)>;
    /// A temporary database in the folder of @p path; @p prepare makes a session of it and @p fill adds the rest.
    /// Null where a file is in its place that it may not replace.
    static std::unique_ptr<State> createAt(const std::filesystem::path& path, const Preparing& prepare,
                                           const Filling& fill, Placing placing);
};

// Identities that enter the checksums of the parts of a session together with their bytes.
std::string dataIdentity(std::int64_t id, std::string_view digest);
std::string fileIdentity(std::int64_t dataId);
std::string preparationIdentity(std::string_view digest);
std::string runIdentity(std::int64_t id);
std::string resultIdentity(std::int64_t run);
std::string pairsIdentity(std::int64_t run);
std::string pictureIdentity(std::int64_t run);
std::string documentIdentity(const std::string& key);

}  // namespace fuzzylens
