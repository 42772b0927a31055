// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"
#include "ui/project/history.h"

#include <functional>
#include <map>
#include <string>

namespace fuzzylens {
class SessionFile;
}

namespace fuzzylens::ui {

/// Writes what the user decided into documents of a session. Pairs are long and shared by many states: each set
/// has a document of its own.
class StateWriter
{
public:
    Json json(const AnalysisState& state);
    Json json(const History& history, const ImportedDataPtr& open);
    /// The documents of pairs that were written of, by their keys.
    const std::map<std::string, std::string>& pairDocuments() const { return m_pairs; }

    /// What the keys of documents of pairs begin with.
    static constexpr const char* pairsKey = "pairs/";
    /// The key of the document of the pairs of a state that was written as @p state; empty: it has none.
    static std::string pairsOf(const Json& state);

private:
    std::map<std::string, std::string> m_pairs;
};

/// Reads back what a StateWriter wrote into @p session. Every function throws Json::exception or DataError where
/// it is something else.
class StateReader
{
public:
    explicit StateReader(const SessionFile& session)
        : m_session(session)
    {}

    AnalysisState state(const Json& json, const JsonDocument& document);
    /// @param open the open data; equal imports become the same object.
    History history(const Json& json, const ImportedDataPtr& open, const JsonDocument& document);

private:
    RequestedPairsPtr pairs(const Json& json);

    const SessionFile& m_session;
    std::map<std::string, RequestedPairsPtr> m_pairs;  // by their description
};

}  // namespace fuzzylens::ui
