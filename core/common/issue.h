// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace fuzzylens {

/// Something about the data that a person should know: what, where, and what can be done.
struct Issue
{
    enum class Severity { Note, Warning, Error };
    Severity severity = Severity::Warning;
    Message what;          // the fact, without the place: "text where a number should be"
    std::string file;      // as the user named it; empty where it does not apply
    std::int64_t row = 0;  // in the file, counted from 1; 0 where it does not apply
    std::int64_t column = 0;
    std::string text;    // the offending text, cut to 60 characters
    Message remedy;      // "use --step impute=knn:5"; may be empty
    std::string cell{};  // of a sheet, as its program calls it: "B17"; said instead of row and column
    std::string id{};    // the kind, for programs: "text-for-number"; empty for most. Not stored in files

    bool operator==(const Issue&) const = default;
};

/// One sentence, for any content of the issue: file, row and column, fact, text, remedy.
FUZZYLENS_EXPORT Message issueMessage(const Issue& issue);
/// The same in English, in one line of UTF-8.
FUZZYLENS_EXPORT std::string sentence(const Issue& issue);

/// A setting, or data that a method does not support, which the user can change. what() is the English sentence.
class FUZZYLENS_EXPORT ArgumentError : public std::invalid_argument
{
public:
    explicit ArgumentError(Message reason);
    const Message& reason() const { return m_reason; }

private:
    Message m_reason;
};

/// Flawed data that leave nothing to go on with. what() is the sentence of the issue.
class FUZZYLENS_EXPORT DataError : public std::runtime_error
{
public:
    explicit DataError(Issue issue);
    const Issue& issue() const { return m_issue; }

private:
    Issue m_issue;
};

/// The sentence of @p error, to be translated if it is a DataError or an ArgumentError; else its text.
FUZZYLENS_EXPORT Message messageOf(const std::exception& error);

}  // namespace fuzzylens
