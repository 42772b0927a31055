// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"
#include "ui/project/data_saver.h"
#include "ui/scene/scene.h"
#include "ui/window/report_action.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace fuzzylens::ui {

class CompareController;
class VerdictController;
class LessonController;
class NoticeBar;
class Project;
class TuneController;
class View;

/// What the user saves and copies: figures, data, results, models, reports and the command line.
class SaveActions : public QObject
{
    Q_OBJECT

public:
    /// @p window is what the dialogs belong to, and the parent.
    SaveActions(Project& project, VerdictController& verdict, NoticeBar& notice, QWidget* window);

    void exportFigure(View* view);
    /// What @p view shows, as CSV.
    void saveData(View* view);
    void saveDataAsOpened();
    void saveDataAsPrepared();
    void saveResult();
    void saveModel();
    /// A web page and a PDF that say everything about the fit on screen.
    void writeReport();
    void copyCommand();
    /// The trials of the search so far, as `fuzzylens-cli tune` writes them.
    void saveSearch(const TuneController& tune);
    /// All methods of the comparison, as `fuzzylens-cli compare` writes them.
    void saveComparison(const CompareController& compare);
    void saveLesson(LessonController& lessons);
    /// Asks whether to save the lesson that is being edited. False if the user wants to keep it, or it could not
    /// be saved.
    bool offerToSave(LessonController& lessons);
    DataSaver& saver() { return m_saver; }
    /// Whether data or a report are being written.
    bool isWriting();
    /// Closes the window when that has ended; not if it fails, is cancelled or needs an answer.
    void closeWhenWritten();

signals:
    /// The user wants to save the pairs, for the command line that was copied.
    void pairsFileRequested();

private:
    bool hasAllSamples();
    FitPtr finalFit();
    void followWriting();
    void saveDataset(const DatasetPtr& dataset, const QString& title, const QString& what);
    void askWhatIsLeftOut(const DatasetPtr& dataset, const QString& path, const QString& format,
                          const QString& text);
    /// Asks for a path and saves the files that @p files gives for it. Returns whether they were saved.
    bool save(const QString& title, const QString& what, const QString& filter,
              const std::function<std::vector<FileText>(const std::filesystem::path&)>& files);
    bool saveText(const QString& title, const QString& what, const QString& filter,
                  const std::function<std::string()>& text);

    Project& m_project;
    VerdictController& m_verdict;
    NoticeBar& m_notice;
    QWidget* m_window;
    DataSaver m_saver;
    ReportAction m_report;
    bool m_closesWhenWritten = false;
};

}  // namespace fuzzylens::ui
