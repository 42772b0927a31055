// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/fit_command.h"
#include "core/session/session_holder.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

class Database;

/// A data set of a session.
struct StoredData
{
    std::int64_t id = 0;
    InputSpec input;          // how it was read
    bool isEmbedded = false;  // its values are in the session; else its file is read
    std::string sha256;       // of the file; empty for data made by the program
    std::uint64_t fileSize = 0;
    std::int64_t modified = 0;  // when the file was, as seconds of 1970; 0 where there is none
    Index samples = 0;
    Index features = 0;
};

/// State of the file of a data set compared with the data that were read.
enum class FileState { Same, Absent, Changed };

/// How data are read now, and how their file stands.
struct InputNow
{
    InputSpec input;
    std::optional<FileState> state;  // nothing: looking was stopped
};

/// A run of a session, without its result.
struct StoredRun
{
    std::int64_t id = 0;
    std::int64_t data = 0;    // the data set it was of
    FitCommand fit;           // the fitted model
    std::string commandLine;  // that repeats it
    std::string name;         // given manually; may be empty
    bool isPinned = false;
    std::int64_t made = 0;  // when, as milliseconds of 1970
    double seconds = 0;     // it took
    std::map<std::string, double> scores;
};

/// A run that comes into a session.
struct NewRun
{
    const FitCommand& fit;
    const Result& result;
    const std::vector<FittedStepPtr>& steps;  // of its preparation
    const PairSet* pairs = nullptr;  // of a file, among the samples of the result; else the command says them
    std::string picture{};           // a small one, PNG; may be empty
    std::string name{};
    bool isPinned = false;
    std::int64_t made = 0;  // 0: now
};

/// Open content of the window: a data set, and the displayed fit.
struct OpenFit
{
    std::int64_t data = 0;
    FitCommand fit;
};

/// Metadata of a session.
struct SessionInfo
{
    std::string id;                       // of this file; a copy made by saveAs has another
    std::string program;                  // version that saved it last
    std::int64_t created = 0, saved = 0;  // milliseconds of 1970
};

class SessionEdit;

/// A session: data sets, runs with results, and documents, in one SQLite file. After a crash at any moment it
/// holds the last saved state. Opening computes nothing, and reads only the list of the runs. Every function
/// throws DataError with one sentence where the file is damaged, absent or cannot be written. Of one thread at a
/// time.
class FUZZYLENS_EXPORT SessionFile
{
public:
    enum class Access {
        Read,  // whoever has it open
        Edit   // no other one may, as long as this lives
    };
    using Filling = std::function<void(SessionEdit&)>;

    /// Waits for @p patience where it is to be edited and another one has it open.
    static std::unique_ptr<SessionFile> open(const std::filesystem::path& path, Access access,
                                             std::chrono::milliseconds patience = {});
    /// The same with other steps to the newest schema than those of this version (store/schema.h).
    static std::unique_ptr<SessionFile> open(const std::filesystem::path& path, Access access,
                                             std::chrono::milliseconds patience,
                                             const std::vector<const char*>& schema);
    /// A new session with the content of @p fill, written to a temporary file and then renamed to @p path, where
    /// it replaces any file but a session that another one has open. Open to be edited.
    static std::unique_ptr<SessionFile> make(const std::filesystem::path& path, const Filling& fill);
    /// The same, but null, and nothing changed, where some file lies, also one that came there meanwhile.
    static std::unique_ptr<SessionFile> makeNew(const std::filesystem::path& path, const Filling& fill);
    ~SessionFile();
    SessionFile(const SessionFile&) = delete;
    SessionFile& operator=(const SessionFile&) = delete;

    const std::filesystem::path& path() const;
    /// Whether its file lies there yet. One that was moved, deleted or replaced by another while it was open for
    /// editing can be read and saved elsewhere.
    bool isInPlace() const;
    SessionInfo info() const;
    std::vector<StoredData> dataSets() const;
    /// Of the fit that is open, else of the newest run, else the newest. @throws DataError if there is none.
    StoredData openData() const;
    /// The data set, as it was read. Null when @p progress requests cancellation. That of a file is read again,
    /// from @p file if that is not empty. @throws DataError if the file is absent, or its content is not the
    /// same.
    DatasetPtr data(std::int64_t id, const Progress& progress = {}, const std::filesystem::path& file = {}) const;
    /// The same, read with the result of inputNow(), without checking the state of the file again.
    DatasetPtr data(std::int64_t id, const InputNow& now, const Progress& progress = {}) const;
    /// How @p data are read now: their file is @p file, or where that is empty lies where it was, or else, the
    /// same, in the folder of the session; joined tables and labels lie where they were, or else in the folder of
    /// that file or the session. A file of the right size is read from end to end for it.
    InputNow inputNow(const StoredData& data, const std::filesystem::path& file = {},
                      const Progress& progress = {}) const;

    std::vector<StoredRun> runs() const;  // in the order they were made
    /// The run of this number, or else of this name; the newest when @p text is empty.
    /// @throws DataError if there is none.
    StoredRun run(const std::string& text) const;
    Result result(std::int64_t run) const;
    std::vector<FittedStepPtr> fittedSteps(std::int64_t run) const;
    /// The pairs from a file, among the samples of the result; null if the command lists them, or for
    /// none.
    std::shared_ptr<const PairSet> pairs(std::int64_t run) const;
    std::string picture(std::int64_t run) const;

    std::optional<OpenFit> openFit() const;
    std::vector<std::string> documents() const;  // their keys
    std::optional<std::string> document(const std::string& key) const;

    /// Writes all of it, and then what @p fill puts in, to another file as make() does, and goes on there.
    void saveAs(const std::filesystem::path& path, const Filling& fill);
    /// The same, but goes on where it is.
    std::unique_ptr<SessionFile> copyTo(const std::filesystem::path& path, const Filling& fill) const;

private:
    friend class SessionEdit;
    struct State;
    explicit SessionFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Changes of a session that commit() writes together, or not at all. Existing content is not
/// written again. Files are named from the root, however they were named when they were read.
/// @throws std::invalid_argument where there is no data set or run of a number.
class FUZZYLENS_EXPORT SessionEdit
{
public:
    enum class Keep { Values, Reference };

    explicit SessionEdit(SessionFile& session);
    ~SessionEdit();
    SessionEdit(const SessionEdit&) = delete;
    SessionEdit& operator=(const SessionEdit&) = delete;

    /// The number of @p data, read as @p input says, which are added unless they are there; their values are kept
    /// in the session, or read from the file when they are wanted, as @p keep says from now on. Where their file
    /// has changed, they are stored all the same.
    /// @throws std::logic_error if a number of a label field is infinite.
    std::int64_t putData(const InputSpec& input, const Dataset& data, Keep keep);
    /// @throws std::invalid_argument if a run uses these data, or they are open.
    void removeData(std::int64_t id);

    std::int64_t addRun(std::int64_t data, const NewRun& run);
    void describeRun(std::int64_t id, const std::string& name, bool isPinned);
    void removeRun(std::int64_t id);

    void setOpenFit(const OpenFit& fit);
    /// @p key is not empty. What documents say is the business of who writes them.
    void setDocument(const std::string& key, const std::string& text);
    void removeDocument(const std::string& key);

    void commit();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// True if @p path is a file that begins as a session does.
FUZZYLENS_EXPORT bool isSession(const std::filesystem::path& path);

/// How the file that @p data were read from, or @p file in its place, stands; nothing when @p progress requests
/// cancellation. Data made by the program are the same.
FUZZYLENS_EXPORT std::optional<FileState> fileState(const StoredData& data, const std::filesystem::path& file = {},
                                                    const Progress& progress = {});

/// The problem a stored run solved, from the data and what the preparation had learnt. Null data when @p progress
/// cancelled.
struct StoredProblem
{
    DatasetPtr original;
    std::vector<FittedStepPtr> steps;
    Problem problem;
};
FUZZYLENS_EXPORT StoredProblem problemOf(const SessionFile& session, const StoredRun& run, const Result& result,
                                         const Progress& progress = {});

/// A result file, or the result of a run of a session; @p run as SessionFile::run takes it.
FUZZYLENS_EXPORT Result loadResult(const std::filesystem::path& path, const std::string& run = {});
/// A model file, or the model of a run of a session.
/// @throws DataError also if the method of the run does not predict.
FUZZYLENS_EXPORT Model loadModel(const std::filesystem::path& path, const std::string& run = {},
                                 const Progress& progress = {});

}  // namespace fuzzylens
