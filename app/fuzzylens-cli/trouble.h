// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"

#include <stdexcept>
#include <string>

namespace fuzzylens::cli {

/// The command was wrong: exit code 2.
class UsageError : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// The user cancelled: exit code 1, no result was written.
class Cancelled : public std::runtime_error
{
    using std::runtime_error::runtime_error;

public:
    Cancelled()
        : std::runtime_error("stopped; nothing was written")
    {}
};

/// Runs @p work; a rule that is broken there is a wrong command.
template <typename Work>
decltype(auto) asUsage(Work&& work)
{
    try {
        return work();
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

/// Runs @p work; trouble that does not name a file is that of @p file.
template <typename Work>
decltype(auto) naming(const std::string& file, Work&& work)
{
    try {
        return work();
    } catch (const DataError& error) {
        Issue issue = error.issue();
        if (issue.file.empty())
            issue.file = file;
        throw DataError(std::move(issue));
    } catch (const std::logic_error& error) {  // broken rules and non-finite results
        throw std::runtime_error(file + ": " + error.what());
    }
}

/// One line on standard error.
void say(const std::string& message);

}  // namespace fuzzylens::cli
