// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMenu;
class QPushButton;
class QStackedWidget;

namespace fuzzylens::ui {

class AnnealingController;
class CommandController;
class CompareController;
class CompareWorkspace;
class Playback;
class PlayerBar;
class Presentation;
class Project;
class ExploreWorkspace;
class FirstSteps;
class FitController;
class LessonController;
class MainMenu;
class NoticeBar;
class OpenActions;
class PairController;
class PartsLabel;
class ProbeController;
class ProjectionController;
class Recovery;
class RunHistory;
class RunsPanel;
class SaveActions;
class SessionActions;
class SessionController;
class SideBySide;
class SliderScoreController;
class TeachWorkspace;
class TuneController;
class TuneWorkspace;
class Veil;
class VerdictController;
class View;

/// The window: header with menus, side panel, workspace, status line. It puts the parts together and connects
/// them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    Project& project() { return *m_project; }
    ProjectionController& projection() { return *m_projection; }
    PairController& pairs() { return *m_pairs; }
    ProbeController& probes() { return *m_probes; }
    RunHistory& runs() { return *m_runs; }
    ExploreWorkspace& workspace() { return *m_workspace; }
    SessionController& session() { return *m_session; }
    SessionActions& sessions() { return *m_sessions; }
    OpenActions& opening() { return *m_opening; }
    SaveActions& saving() { return *m_saving; }
    TuneController& tune() { return *m_tune; }
    SliderScoreController& sliderScores() { return *m_sliderScores; }
    TuneWorkspace& tuneWorkspace() { return *m_tuneWorkspace; }
    CompareController& compare() { return *m_compare; }
    CompareWorkspace& compareWorkspace() { return *m_compareWorkspace; }
    Playback& playback() { return *m_playback; }
    LessonController& lessons() { return *m_lessons; }
    TeachWorkspace& teachWorkspace() { return *m_teachWorkspace; }
    Presentation& presentation() { return *m_presentation; }
    /// Says a sentence over the pictures for a while.
    void inform(const QString& text);
    /// Takes the sentence away, if it is the one that is shown.
    void withdraw(const QString& text);
    /// Shows what to try first, if the demonstration is open for the first time.
    void beginFirstSteps();

public slots:
    void showProjection();
    /// Of the picture in focus.
    void saveCurrentData();
    void exportCurrentFigure();
    /// What the picture in focus shows, in words and as a table.
    void showCurrentTable();
    /// The state that the command line in the clipboard says.
    void pasteCommand();
    /// The picture of the samples, with the tool that draws must-links.
    void drawPairs();
    void leaveOutSelection();
    void leaveOutFocusFeature();
    void showLeftOut();
    void showWhyThereIsNoFit();
    /// The list of the runs instead of data, steps and method, or these again.
    void toggleRuns();
    /// Opens or closes the workspace Tune; it takes the place of another one.
    void toggleTune();
    /// The same of the workspace Compare.
    void toggleCompare();
    /// The same of the workspace Teach, with the player below the views.
    void toggleTeach();
    /// Begins or ends the presentation of the workspace Teach.
    void togglePresentation();
    /// Asks how the updates of the fit are to be saved, and saves them.
    void exportUpdates();
    /// Opens the manual at the section about the focused widget.
    void showManual();
    void showAbout();

signals:
    void opened(const QString& path);

protected:
    /// Escape that nothing else has a use for lets a waiting group go, then takes the marks of a gene set away.
    void keyPressEvent(QKeyEvent* event) override;
    /// Work that is not saved is asked about first.
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFirstSteps();
    QWidget* makeHeader();
    QWidget* makeSidePanel();
    void reserveScrollBar();
    QWidget* makeEmptyState();
    void watchReading();
    void clearNotice();
    void restoreNotice();
    void showDataset();
    void announceNotes(std::size_t notes);
    void showTitle();
    void compareRuns(int one, int other);
    QPushButton* makeTeachButton(QWidget* header);
    /// Of a workspace; while fits of @p controllers run, it shows how much of them is done.
    QPushButton* makeProgressButton(QWidget* header, const QString& text,
                                    const std::vector<const FitController*>& controllers);
    /// @return whether it is open now.
    bool toggleWorkspace(QWidget* workspace);
    /// The view in focus, in any workspace; else the first of Explore.
    View* currentView() const;

    std::optional<WithoutStyleSheet> m_building{std::in_place};  // until the parts are put together
    Project* m_project;
    VerdictController* m_verdict;
    ProjectionController* m_projection;
    PairController* m_pairs;
    AnnealingController* m_annealing;
    ProbeController* m_probes;
    CommandController* m_commands;
    RunHistory* m_runs;
    RunsPanel* m_runsPanel;
    NoticeBar* m_notice;
    FirstSteps* m_firstSteps = nullptr;
    ExploreWorkspace* m_workspace;
    TuneController* m_tune;
    SliderScoreController* m_sliderScores;
    TuneWorkspace* m_tuneWorkspace;
    CompareController* m_compare;
    Playback* m_playback;
    LessonController* m_lessons;
    SideBySide* m_workspaces;  // Tune, Compare or Teach, and Explore
    CompareWorkspace* m_compareWorkspace;
    TeachWorkspace* m_teachWorkspace;
    SessionController* m_session;
    Recovery* m_recovery;
    SessionActions* m_sessions;
    OpenActions* m_opening;
    SaveActions* m_saving;
    QStackedWidget* m_side;  // data, steps and method; or the runs
    QStackedWidget* m_center;
    Veil* m_dropping;  // says where a file that is dragged may be dropped
    PartsLabel* m_fileName;
    QWidget* m_dataAndSteps = nullptr;  // of the side panel
    bool m_isLeaving = false;           // unsaved changes may be discarded
    MainMenu* m_menu;
    Presentation* m_presentation = nullptr;
};

}  // namespace fuzzylens::ui
