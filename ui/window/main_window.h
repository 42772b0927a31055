// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include <functional>
#include <memory>
#include <string>

class QMenu;
class QStackedWidget;

namespace fuzzylens {
struct ImportOptions;
struct ImportTrial;
class Dataset;
using DatasetPtr = std::shared_ptr<const Dataset>;
}  // namespace fuzzylens

namespace fuzzylens::ui {

class AccuracyController;
class AnnealingController;
class CommandController;
class DataSaver;
class Project;
class ExploreWorkspace;
class MainMenu;
class NoticeBar;
class PairController;
class PartsLabel;
class ProbeController;
class ProjectionController;
class Recovery;
class ReportAction;
class RunHistory;
class RunsPanel;
class SessionActions;
class SessionController;
class Veil;
class View;
struct Fit;

/// The window: header with menus, side panel, workspace, status line. It puts the parts together and answers what
/// concerns them all (open, drop, export); everything else lives in the parts.
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
    /// Says a sentence over the pictures for a while.
    void inform(const QString& text);

public slots:
    void showDemonstration();
    void openByDialog();
    /// Asks for a GEO accession and opens the downloaded file.
    void openFromGeo();
    void openPath(const QString& path);
    /// A session; or a data file and, among the others, the files of its labels and one of gene sets.
    void openFiles(const QStringList& paths);
    void joinByDialog();
    void projectByDialog();
    void showProjection();
    void exportFigure(fuzzylens::ui::View* view);
    void saveData(fuzzylens::ui::View* view);
    /// Of the picture in focus.
    void saveCurrentData();
    void exportCurrentFigure();
    /// What the picture in focus shows, in words and as a table.
    void showCurrentTable();
    void saveResult();
    void saveModel();
    /// A web page and a PDF that say everything about the fit on screen.
    void writeReport();
    void saveDataAsOpened();
    void saveDataAsPrepared();
    void copyCommand();
    /// The state that the command line in the clipboard says.
    void pasteCommand();
    /// The picture of the samples, with the tool that draws must-links.
    void drawPairs();
    /// Gene sets of the files @p paths together; of none yet when there are none.
    void showGeneSets(const QStringList& paths = {});
    void leaveOutSelection();
    void leaveOutFocusFeature();
    void showLeftOut();
    void showImport();
    void showWhyThereIsNoFit();
    /// The list of the runs instead of data, steps and method, or these again.
    void toggleRuns();
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
    /// View to show once a table has been read.
    struct Coming
    {
        QString table;
        QStringList geneSets;
    };

    QWidget* makeHeader();
    QWidget* makeSidePanel();
    QWidget* makeEmptyState();
    void watchReading();
    void clearNotice();
    void restoreNotice();
    View* currentView() const;
    std::shared_ptr<const Fit> settledFit();
    void saveDataset(const DatasetPtr& dataset, const QString& title, const QString& what);
    void askWhatIsLeftOut(const DatasetPtr& dataset, const QString& path, const QString& format,
                          const QString& text);
    void saveText(const QString& title, const QString& what, const QString& filter,
                  const std::function<std::string()>& text);
    void showDataset();
    void announceNotes(std::size_t notes);
    void showTitle();
    void openData(const QString& path, const ImportOptions& options, const QString& sampleTable);
    void compareRuns(int one, int other);
    void showImportOf(const ImportTrial& trial);
    void offerToLook(const ImportTrial& trial);

    Project* m_project;
    AccuracyController* m_accuracy;
    ProjectionController* m_projection;
    PairController* m_pairs;
    AnnealingController* m_annealing;
    ProbeController* m_probes;
    CommandController* m_commands;
    RunHistory* m_runs;
    RunsPanel* m_runsPanel;
    DataSaver* m_saver;
    NoticeBar* m_notice;
    ReportAction* m_report;
    ExploreWorkspace* m_workspace;
    SessionController* m_session;
    Recovery* m_recovery;
    SessionActions* m_sessions;
    QStackedWidget* m_side;  // data, steps and method; or the runs
    QStackedWidget* m_center;
    Veil* m_dropping;  // says where a file that is dragged may be dropped
    Coming m_coming;
    PartsLabel* m_fileName;
    bool m_isLeaving = false;  // unsaved changes may be discarded
    MainMenu* m_menu;
};

}  // namespace fuzzylens::ui
