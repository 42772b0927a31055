// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search.h"
#include "core/session/tune_file.h"

#include <string>

namespace fuzzylens::cli {

/// Runs the candidates of a search in portions and keeps the finished trials in a file next to the output, so that
/// the same line goes on with them after a crash. The rate and the remaining time are shown on a terminal.
class KeptSearch
{
public:
    /// @param output "-" keeps nothing. @param result all but the trials.
    /// @throws DataError if there is a file of another search.
    KeptSearch(const std::string& output, TuneResult& result);

    /// Completes the trials of the result. @throws Cancelled when interrupted; as Search::run.
    void run(const Search& search, const RunControl& control);
    /// Removes the file, once the output is written.
    void forget() const;

private:
    TuneResult& m_result;
    std::string m_file;  // empty: none
};

}  // namespace fuzzylens::cli
