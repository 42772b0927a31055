// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/findings.h"
#include "core/import/text_chunks.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fuzzylens {

/// What an ARFF file declares about a column.
struct ArffAttribute
{
    enum class Kind { Numeric, Nominal, Text };
    std::string name;
    Kind kind = Kind::Numeric;
    std::vector<std::string> values;  // nominal: in the order declared

    /// The code of a value; -1 if it is not declared.
    int codeOf(const std::string& value) const;
    void indexValues();

private:
    std::unordered_map<std::string, int> m_codes;
};

/// Which attributes are label fields and no features, as comments in the first lines say it: ARFF itself has no
/// words for that.
struct ArffLabelRoles
{
    std::vector<std::size_t> fields;   // attributes, from 0
    std::optional<std::size_t> label;  // the one that is preferred

    std::string comment() const;
    /// Nothing if @p text does not begin with such comments.
    static std::optional<ArffLabelRoles> readFrom(std::string_view text);
};

/// The header of an ARFF file.
struct ArffHeader
{
    std::vector<ArffAttribute> attributes;
    std::optional<ArffLabelRoles> roles;
    TableText data;
    Delimiting lines;  // how the records of the data are distinguished
    std::vector<Issue> issues;
};

/// Reads everything up to @data, or, with an issue, to the first row where that line is missing.
/// @throws DataError with the line of a declaration that cannot be read, or if there is no data section.
ArffHeader readArffHeader(std::string_view text, const std::filesystem::path& path);

/// A field of an ARFF record: quoted with ' or ", or bare.
struct ArffField
{
    std::string_view text;
    bool quoted = false;
    bool unclosed = false;

    /// The text with escapes resolved: \n, \r and \t as in C, any other character stays itself.
    std::string value() const;
};

/// Reads the field at @p position up to one of @p ends or @p end; returns where it ends.
const char* readArffField(const char* position, const char* end, std::string_view ends, ArffField& field);

/// Whether a record, comments left out, is the line of a declaration with this keyword (lower case, with @).
bool isArffKeyword(std::string_view record, std::string_view keyword);

}  // namespace fuzzylens
