// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/fitter.h"
#include "ui/project/history.h"
#include "ui/project/imported_data.h"
#include "ui/project/loader.h"
#include "ui/project/row_selection.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// The settings for @p data before the user has changed anything.
AnalysisState initialState(const Dataset& data);

/// @p state with another method. Its parameters are as they were when it was last in use; the first time those
/// that were set by the user in the method of @p state hold where it has parameters of the same name and kind.
AnalysisState withMethod(const AnalysisState& state, const std::string& id);

/// The name of data in the window: that of their file, or of what generated them.
QString nameOf(const InputSpec& input);

/// The open data set, the settings of its analysis and the selection, with the undo history of all three. A Loader
/// reads files into it, a Fitter shows the fit of its settings. A failed action changes nothing.
class Project : public QObject
{
    Q_OBJECT

public:
    static constexpr int maximumSavedSteps = 100;  // of the history, in each direction

    explicit Project(QObject* parent = nullptr);
    ~Project() override;

    const DatasetPtr& dataset() const { return m_data; }  // as read; null: nothing is open
    QString name() const { return m_name; }
    const InputSpec& input() const { return m_input; }  // where it came from, as the command line names it
    const ImportedDataPtr& importedData() const { return m_imported; }  // its entry in the undo history
    const AnalysisState& state() const { return m_state; }
    Scene& scene() { return m_scene; }
    const Scene& scene() const { return m_scene; }
    Fitter& fitter() { return m_fitter; }
    const Fitter& fitter() const { return m_fitter; }
    Loader& loader() { return m_loader; }
    ImportedDataSets& dataSets() { return m_dataSets; }
    /// To look at, and to push further steps; undo() and redo() move along it.
    QUndoStack& undoStack() { return m_undoStack; }
    /// Another number after every step that was done, undone or merged.
    quint64 revision() const { return m_revision; }

    /// Called before the open data are replaced; runs @p then once the user agrees, if ever.
    using Guard = std::function<void(const std::function<void()>& then)>;
    void setGuard(Guard guard) { m_guard = std::move(guard); }
    /// Runs @p then, which opens something else, if the guard allows to replace the open data.
    void leave(const std::function<void()>& then) const { m_guard(then); }

    /// Shows a data set at once, with a new history: with the settings @p state, else with initialState(). Its fit
    /// is @p earlier where that is the fit of the settings; where fits are not updated automatically @p earlier is
    /// shown in any case. @p input names the data for the command line.
    void open(const DatasetPtr& data, const QString& name, const InputSpec& input,
              const std::optional<AnalysisState>& state = {}, const std::optional<EarlierFit>& earlier = {});
    /// Takes what an import has read, with @p label as label field: as one undo step if it is the file that is
    /// open, read with other options; else with a new history.
    void adopt(const ImportTrial& trial, const std::string& label);
    /// Replaces the data by the same ones with a file about the samples joined, as one undo step. Class labels
    /// become the label field; a table keeps the current one.
    void adopt(const Joined& joined);

    /// Replaces the open data by generated ones, as one undo step called @p text; steps of one drag become one.
    /// The settings stay unless @p state has others.
    void replace(const DatasetPtr& data, const InputSpec& input, const QString& text,
                 const std::optional<AnalysisState>& state = {});
    /// Moves to another state as one undo step called @p text; steps with the same non-empty @p mergeKey in a row
    /// become one.
    void change(const AnalysisState& next, const QString& text, const QString& mergeKey = {});
    /// Chooses another method (withMethod).
    void setMethod(const std::string& id);
    void setParameter(const std::string& name, const ParameterValue& value, const QString& text);
    /// The number of the permutation that the labels are shuffled by; 0: they are as they are.
    int shuffledLabels() const;
    /// @param permutation from 1; 0: the labels as they are.
    void shuffleLabels(int permutation);
    /// Between these the user drags a slider: one undo step, previews allowed. Two sliders may overlap.
    void beginDrag();
    void endDrag();
    bool isDragging() const { return m_activeDrags > 0; }

    /// One step back or forward; at once, unless it leads to data that the history has released (see
    /// ImportedDataSets): their file is read again in the background, and the step is done afterwards unless
    /// another one was done in the meantime or the file has changed.
    void undo() { move(Direction::Back); }
    void redo() { move(Direction::Forward); }
    /// The newest steps that undo() and redo() lead to, to be saved; only those of the project itself.
    History history() const;
    /// Replaces the undo history; @p open is the entry of the open data in it.
    void restoreHistory(const History& history, const ImportedDataPtr& open);
    /// The input file was moved to @p file.
    void moveInput(const std::string& file);

    /// One for each row of the data set as read; only selected rows that are on screen are visible.
    const std::vector<bool>& selectedRows() const { return m_rows.rows(); }
    /// Whether the selection in the scene changes because a fit has come, and not because the user selects.
    bool isShowingSelection() const { return m_isShowingSelection; }
    void restoreSelection(const std::vector<bool>& rows);
    /// Selects in the scene those of the selected rows that the fit on screen has.
    void showSelection();

signals:
    /// Another data set is open; emitted after datasetChanged().
    void opened();
    /// Another data set is open, or a file was joined to it or removed again.
    void datasetChanged();
    void stateChanged();

private:
    class StateCommand;
    class SelectionCommand;
    class DataCommand;
    friend class Loader;  // calls show()

    /// What reading and joining files changes.
    struct DataState
    {
        ImportedDataPtr data;
        AnalysisState state;
    };

    enum class Direction { Back, Forward };

    void show(const DatasetPtr& data, const QString& name, const InputSpec& input,
              const std::optional<AnalysisState>& state = {}, const std::optional<EarlierFit>& earlier = {});
    /// The data that the next step leads to; null where it changes no data.
    ImportedDataPtr dataAfter(Direction direction) const;
    void move(Direction direction);
    /// A key that is the same for all steps about @p what in the drag under way; empty: there is no drag.
    QString mergeKey(const QString& what) const;
    void restore(const AnalysisState& state);
    void restore(const DataState& target);
    void recordSelection();

    DatasetPtr m_data;
    ImportedDataPtr m_imported;
    QString m_name;
    InputSpec m_input;
    AnalysisState m_state;
    RowSelection m_rows;  // as last recorded
    Scene m_scene;
    QUndoStack m_undoStack;
    quint64 m_revision = 0;
    ImportedDataSets m_dataSets;
    Guard m_guard = [](const std::function<void()>& then) { then(); };
    int m_activeDrags = 0;
    int m_drags = 0;
    bool m_isShowingSelection = false;
    bool m_isRestoringHistory = false;  // commands change nothing
    Fitter m_fitter;
    Loader m_loader;
};

}  // namespace fuzzylens::ui
