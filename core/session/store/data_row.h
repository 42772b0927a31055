// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_file.h"
#include "core/session/store/database.h"

#include <optional>
#include <string>

namespace fuzzylens {

/// The columns of a data set in a session other than its values.
struct DataRow
{
    StoredData stored;
    DatasetParts parts;                  // but the values
    std::string valuesDigest;            // matrix_store.h
    std::optional<std::int64_t> matrix;  // row of the values, where they are embedded
};

/// The text of a data set, and the digest by which it is known again: however it was named when it was read.
struct DataText
{
    std::string text;
    std::string digest;
};
DataText dataText(const InputSpec& input, const Dataset& data, const std::string& valuesDigest);
/// Size and time of the file @p input names.
std::string fileText(const InputSpec& input);

/// @throws std::invalid_argument if there is none, DataError if it is damaged.
DataRow readDataRow(const Database& database, std::int64_t id);

}  // namespace fuzzylens
