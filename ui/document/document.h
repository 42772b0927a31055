// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"
#include "ui/document/fit_controller.h"
#include "ui/document/history.h"
#include "ui/document/imported_data.h"
#include "ui/document/join_queue.h"
#include "ui/document/row_selection.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QUndoStack>

#include <deque>
#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// What suits @p data before anybody has decided anything.
AnalysisState startingState(const Dataset& data);

/// The open data set, the decisions of the user, the resulting fit, and the history of
/// both. A failed action changes nothing.
class Document : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostKeptSteps = 100;  // of the history, either way

    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    const DatasetPtr& dataset() const { return m_data; }  // as read; null: nothing is open
    QString name() const { return m_name; }
    const InputSpec& input() const { return m_input; }  // where it came from, as the command line names it
    const AnalysisState& state() const { return m_state; }
    const PreparationPtr& prepared() const { return m_prepared; }  // of the state last answered; may be null
    /// Whether that belongs to the data of state().
    bool isPrepared() const { return m_prepared && m_preparedState && m_preparedState->sameData(m_state); }
    /// The parameters in force: defaults of the prepared problem, overridden by the user's choices.
    Parameters parameters() const;
    Scene& scene() { return m_scene; }
    const Scene& scene() const { return m_scene; }
    /// To look at, and to press steps on; undo() and redo() go along it.
    QUndoStack& undoStack() { return m_undoStack; }
    FitController& fits() { return m_fits; }
    Job<ImportTrial>& reading() { return m_reading; }
    Job<Joined>& joining() { return m_joins.job(); }
    Job<ImportTrial>& trying() { return m_trying; }
    Job<ImportTrial>& returning() { return m_returning; }
    ImportedDataSets& kept() { return m_kept; }
    /// Why the present state has no fit; empty when it has.
    const QString& error() const { return m_error; }
    /// Whether that is for want of memory, which fitAnyway() ignores.
    bool lacksMemory() const { return m_lacksMemory; }
    bool isLive() const { return m_isLive; }
    /// What the last fit on screen that was no preview is of; none: there was none yet.
    const std::optional<AnalysisState>& shownState() const { return m_shownState; }
    /// Whether the displayed fit is out of date with state(), and none for state() is being computed.
    bool isOutdated() const;
    /// The settled fit that state() comes to, if it is known; else null.
    FitPtr settledFit() const { return settledFit(m_state); }
    /// The same of @p state, on the data that are open.
    FitPtr settledFit(const AnalysisState& state) const;

    /// Guard before the open data are replaced: receives the continuation and runs it, at once, later or never.
    using Guard = std::function<void(const std::function<void()>& then)>;
    void setGuard(Guard guard) { m_guard = std::move(guard); }
    /// Runs @p then, which opens something else, if the guard allows to replace the open data.
    void leave(const std::function<void()>& then) const { m_guard(then); }

    /// Reads an input in the background; the open data stay until that has succeeded, and are closed as by
    /// leave(), it if more was done to it meanwhile.
    void open(const InputSpec& input);
    void openFile(const QString& path, const ImportOptions& options = {}, const QString& sampleTable = {});
    /// Reads an input in the background and announces the result; the open data stay. A trial that is stopped
    /// is announced by the job alone.
    void tryImport(const InputSpec& input);
    /// Takes what a trial has read, with @p label as label field: as one undo step if it is the file that is open,
    /// read otherwise; else as a new history.
    void adopt(const ImportTrial& trial, const std::string& label);
    /// Shows a data set at once, as a new history: in @p state, else with defaults that suit it; and at once the
    /// fit that it comes to where @p known is that; where nothing is live @p known is shown as it is, if it is of
    /// another state too. @p input names it for the command line.
    void openDataset(const DatasetPtr& data, const QString& name, const InputSpec& input,
                     const std::optional<AnalysisState>& state = {}, const std::optional<KnownFit>& known = {});
    /// Joins a CLS file, whose labels are shown then, or a table of sample annotations, which leaves the chosen
    /// label field unless there is none; in the background, as one undo step. Files wait for one another.
    void join(const QString& path);

    /// Moves to another state as one undo step called @p text; steps with the same non-empty @p mergeKey in a row
    /// become one.
    void change(const AnalysisState& next, const QString& text, const QString& mergeKey = {});
    /// Chooses another method. Its parameters are as they were when it was last in use; the first time those that
    /// were set manually in the present method hold where it has parameters of the same name and kind.
    void setMethod(const std::string& id);
    void setParameter(const std::string& name, const ParameterValue& value, const QString& text);
    /// One step back or forth; at once, but where it leads to data that the history has released (see
    /// ImportedDataSets): their file is read again in the background, and the step is done when it has been,
    /// unless another was done in the meantime or the file has changed.
    void undo();
    void redo();
    /// The newest steps of the way that undo and redo go, to be kept; those alone that are the document's.
    History history() const;
    /// Replaces the undo history; @p open identifies the open data in it, where it
    /// is done.
    void restoreHistory(const History& history, const ImportedDataPtr& open);
    /// Of the data, one for every sample as read; those alone are seen that are on screen.
    const std::vector<bool>& selectedRows() const { return m_rows.rows(); }
    void restoreSelection(const std::vector<bool>& rows);
    const ImportedDataPtr& openReading() const { return m_open; }
    /// The open data are in another file now.
    void moveInput(const std::string& file);
    /// Restores an earlier state and its fit, as one undo step called @p text. Nothing is computed if @p fit
    /// belongs to the open data; where its data were released they are prepared again, and where @p known is not
    /// what the state comes to it is fitted again.
    void bringBack(const AnalysisState& state, const FitPtr& fit, const std::optional<KnownFit>& known,
                   const QString& text);
    void setLive(bool isLive);
    /// Fits now, live or not.
    void refit();
    /// The same if the estimate of its memory exceeds the available memory: the user has agreed.
    void fitAnyway();
    /// Between these a hand is on a slider: one undo step, previews allowed. Two sliders may overlap.
    void beginDrag();
    void endDrag();

signals:
    /// Something else is open now; comes after its datasetChanged.
    void opened();
    /// There are other data: something else is open, or a file was joined to it or taken off again.
    void datasetChanged();
    void stateChanged();
    void preparedChanged();
    void errorChanged();
    /// A fit that is no preview is on screen; comes before its settled.
    void shown();
    /// The displayed fit is that of state().
    void settled();
    void liveChanged(bool isLive);
    /// A file could not be read or joined; why not.
    void readingFailed(const QString& message);
    /// A preview of a file that could not be opened; comes after its readingFailed.
    void openingFailed(const fuzzylens::ImportTrial& trial);
    void readingStarted(const QString& path);
    void joiningStarted(const QString& path);
    void returningStarted(const QString& path);
    void importTried(const ImportTrial& trial);
    /// Reports joined files, one sentence for each file of the queue; where one of them could not
    /// be joined all of it comes as readingFailed.
    void joined(const QString& summary);

private:
    class StateCommand;
    class SelectionCommand;
    class DataCommand;
    struct Remembered;

    /// What joining and reading again change.
    struct Opened
    {
        ImportedDataPtr reading;
        AnalysisState state;
    };

    enum class Way { Back, Forth };
    ImportedDataPtr readingAhead(Way way) const;
    void go(Way way);
    void step(Way way);
    void onReloaded(const ImportTrial& trial);
    void showRead(const ImportTrial& trial);
    void showJoined(const Joined& joined);
    void restore(const AnalysisState& state);
    void restore(const Opened& opened);
    void showSelection();
    const Remembered* remembered(const AnalysisState& state) const;
    void remember(const AnalysisState& state, const PreparationPtr& prepared, const FitPtr& fit);
    void showNew(const DatasetPtr& data, const QString& name, const InputSpec& input,
                 const std::optional<AnalysisState>& state = {}, const std::optional<KnownFit>& known = {});
    void requestFit(bool previewIsAllowed = true, bool exceedsMemory = false);
    void showKnown();
    void followSearch();
    void accept(const FitAnswer& answer);
    void setError(const QString& error, bool lacksMemory = false);
    void recordSelection();

    struct Remembered
    {
        AnalysisState state;
        PreparationPtr prepared;
        FitPtr fit;
    };

    QThreadPool m_pool;
    DatasetPtr m_data;
    ImportedDataPtr m_open;  // the same for the history
    QString m_name;
    InputSpec m_input;
    AnalysisState m_state;
    PreparationPtr m_prepared;
    std::optional<AnalysisState> m_preparedState;
    std::optional<AnalysisState> m_shownState;
    std::deque<Remembered> m_remembered;  // settled fits, newest last
    std::optional<KnownFit> m_known;      // of an earlier time, that may be what a state comes to
    Scene m_scene;
    QUndoStack m_undoStack;
    FitController m_fits;
    Job<ImportTrial> m_reading;
    int m_undoIndexOfReading = 0;  // when it was asked for
    Guard m_guard = [](const std::function<void()>& then) { then(); };
    JoinQueue m_joins;
    Job<ImportTrial> m_trying;
    Job<ImportTrial> m_returning;
    ImportedDataSets m_kept;
    ImportedDataPtr m_wanted;  // that is read again
    Way m_way = Way::Back;     // to it
    QTimer m_request;
    std::optional<FoundProbes> m_found;  // that the newest request is of
    QTimer m_idleTimer;
    QString m_error;
    bool m_lacksMemory = false;
    RowSelection m_rows;  // as last recorded
    bool m_isLive = true;
    int m_hands = 0;  // sliders being dragged
    bool m_restoring = false;
    bool m_isReplaying = false;  // the history is made as it was; nothing is done
    bool m_areNewPairs = false;  // since the last request, and nothing else is
    int m_drags = 0;
};

}  // namespace fuzzylens::ui
