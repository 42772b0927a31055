// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/json_document.h"
#include "core/session/session_file.h"
#include "ui/project/project.h"
#include "ui/runs/run.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// Everything a session keeps of a window, at one moment; to be written in another thread.
struct SessionContent
{
    DatasetPtr data;
    QString name;  // of the data
    InputSpec input;
    SessionEdit::Keep keep = SessionEdit::Keep::Reference;
    AnalysisState state;
    std::optional<FitCommand> open;  // of the fit on screen
    std::vector<RunPtr> runs;
    int shown = 0;  // id of the run on screen; 0: none
    std::vector<bool> selected;
    History history;
    ImportedDataPtr reading;
    bool isLive = true;
    Json arrangement;  // how the window shows it (arrangement.h)
    std::string of;    // for a recovery file: its session; empty: none
};

/// Record of the window's runs in a session, so that they are not written again.
struct StoredMark
{
    std::int64_t id = 0;    // there
    std::int64_t data = 0;  // number there of the data it is of
    std::string pairs;      // key of the document of the pairs of its state; empty: none
    std::string name;
    bool isPinned = false;
    bool hasVerdict = false;
    bool isRemoved = false;  // its data stay for as long as undo may bring it back: removeKeptData
};
using StoredMarks = std::map<int, StoredMark>;  // by the id of the run in the window

/// The content of a session before it is edited.
struct StoredBefore
{
    std::vector<StoredRun> runs;
    std::vector<StoredData> dataSets;
    std::vector<std::string> documents;  // their keys
    std::optional<OpenFit> open;

    static StoredBefore of(const SessionFile& session);
};

/// Replaces the content of a session by @p content, and records it in @p marks. Returns the number of runs that
/// could not be written, because their data are no longer in memory.
int writeContent(SessionEdit& edit, const StoredBefore& before, const SessionContent& content, StoredMarks& marks);

/// Takes the data out of a session that stayed for runs alone that are removed; says whether there were any. Then
/// no undo brings these back.
bool removeKeptData(SessionEdit& edit, const StoredBefore& before, const StoredMarks& marks);

/// The part of a session that is read to display it.
struct OpenedSession
{
    std::shared_ptr<SessionFile> file;
    StoredData stored;                 // the data set that is open
    std::optional<FileState> problem;  // why its data cannot be read: nothing below is there then
    DatasetPtr data;                   // null: reading was stopped, or there is trouble
    SessionContent content;
    std::optional<EarlierFit> earlier;  // the fit on screen
    StoredMarks marks;
};

/// Reads what @p file shows. Of its runs the settings and scores alone are read, but of the one on screen all.
/// @param dataFile where the file of the data is, instead of where it was; may be empty.
/// @throws DataError where the session is damaged.
OpenedSession readContent(const std::shared_ptr<SessionFile>& file, const std::string& dataFile,
                          const Progress& progress);

/// The open data and state of the window when it was written.
struct WindowFacts
{
    std::string name;  // of the data
    std::string of;    // SessionContent::of
};
WindowFacts windowFacts(const SessionFile& session);

}  // namespace fuzzylens::ui
