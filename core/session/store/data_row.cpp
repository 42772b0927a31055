// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/data_row.h"

#include "core/import/readers/format_readers.h"
#include "core/io/sha256.h"
#include "core/session/store/command_json.h"
#include "core/session/store/dataset_json.h"
#include "core/session/store/session_state.h"
#include "core/session/store/stored_json.h"

#include <sys/stat.h>

#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr const char* dataKind = "fuzzylens-data";
constexpr const char* fileKind = "fuzzylens-data-file";

DataRow dataRowFrom(const JsonDocument& document)
{
    DataRow row;
    row.parts = headFromJson(document.root(), document);
    row.valuesDigest = document.at("values_sha256").get<std::string>();
    row.stored.input = inputFromJson(document.at("input"), document);
    row.stored.sha256 = row.parts.origin.sha256;
    row.stored.samples = static_cast<Index>(row.parts.sampleNames.size());
    row.stored.features = static_cast<Index>(row.parts.featureNames.size());
    return row;
}

void readFile(StoredData& stored, const std::filesystem::path& session, const std::string& text)
{
    fromStoredJson(session, text, fileKind, [&stored](const JsonDocument& document) {
        stored.fileSize = document.at("size").get<std::uint64_t>();
        stored.modified = document.at("modified").get<std::int64_t>();
    });
}

}  // namespace

DataText dataText(const InputSpec& input, const Dataset& data, const std::string& valuesDigest)
{
    Json json = storedJson(dataKind);
    json["values_sha256"] = valuesDigest;
    json.update(headToJson(data));
    Sha256 sha;
    sha.add(documentText(json));
    json["input"] = toJson(input);
    return {documentText(json), sha.hex()};
}

std::string fileText(const InputSpec& input)
{
    struct stat status
    {};
    const bool isThere = !isMade(input) && ::stat(matrixInFolder(input.file).c_str(), &status) == 0;
    Json json = storedJson(fileKind);
    json["size"] = isThere ? static_cast<std::uint64_t>(status.st_size) : 0;
    json["modified"] = isThere ? static_cast<std::int64_t>(status.st_mtime) : 0;
    return documentText(json);
}

DataRow readDataRow(const Database& database, std::int64_t id)
{
    const Transaction snapshot(database, Transaction::Kind::Reading);
    Statement select(database, "SELECT digest, matrix, head, file FROM data_sets WHERE id = ?");
    if (!select.bind(1, id).step())
        throw std::invalid_argument("the session has no data set " + std::to_string(id));
    const std::string text = unpackedText(database, select.blob(2), dataIdentity(id, select.text(0)));
    DataRow row = fromStoredJson(database.path(), text, dataKind, dataRowFrom);
    readFile(row.stored, database.path(), unpackedText(database, select.blob(3), fileIdentity(id)));
    row.stored.id = id;
    if (!select.isNull(1))
        row.matrix = select.number(1);
    row.stored.isEmbedded = row.matrix.has_value();
    return row;
}

}  // namespace fuzzylens
