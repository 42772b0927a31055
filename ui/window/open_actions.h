// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QWidget;

namespace fuzzylens {
struct ImportOptions;
struct ImportTrial;
}  // namespace fuzzylens

namespace fuzzylens::ui {

class LessonController;
class NoticeBar;
class Project;
class ProjectionController;
class SessionActions;
class TuneController;

/// What the user opens, joins and projects, by a dialog, by dropping files and from the command line.
class OpenActions : public QObject
{
    Q_OBJECT

public:
    /// @p window is what the dialogs belong to, and the parent.
    OpenActions(Project& project, ProjectionController& projection, SessionActions& sessions, NoticeBar& notice,
                QWidget* window);

    void openDemonstration();
    void openByDialog();
    /// Asks for a GEO accession and opens the downloaded file.
    void openFromGeo();
    void openPath(const QString& path);
    /// A session; or a data file and, among the others, the files of its labels and one of gene sets.
    void openFiles(const QStringList& paths);
    void joinByDialog();
    void projectByDialog();
    /// Opens a lesson file; an invalid one is reported, and the open lesson stays.
    void openLesson(LessonController& lessons);
    /// Gene sets of the files @p paths together; of none yet when there are none.
    void showGeneSets(const QStringList& paths = {});
    /// The search of a tuning file.
    void openSearch(TuneController& tune);
    /// How the open file was read, and other ways to read it.
    void showImport();

private:
    void openData(const QString& path, const ImportOptions& options, const QString& sampleTable);
    void showImportOf(const ImportTrial& trial);
    void offerRepair(const ImportTrial& trial);
    void showWaitingGeneSets();

    Project& m_project;
    ProjectionController& m_projection;
    SessionActions& m_sessions;
    NoticeBar& m_notice;
    QWidget* m_window;
    QString m_table;         // that is being opened
    QStringList m_geneSets;  // to be shown when it is open
};

}  // namespace fuzzylens::ui
