// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_actions.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/import/gene_sets.h"
#include "core/session/text_file.h"
#include "core/session/tune_file.h"
#include "ui/files/file_dialogs.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/geo/geo_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/import/import_trouble.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/session/session_controller.h"
#include "ui/teach/lesson_controller.h"
#include "ui/theme/core_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/window/open_filter.h"
#include "ui/window/session_actions.h"

#include <QFileInfo>

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

namespace fuzzylens::ui {

namespace {

bool isSessionName(const QString& path)
{
    return path.endsWith(SessionController::suffix(), Qt::CaseInsensitive);
}

}  // namespace

OpenActions::OpenActions(Project& project, ProjectionController& projection, SessionActions& sessions,
                         NoticeBar& notice, QWidget* window)
    : QObject(window)
    , m_project(project)
    , m_projection(projection)
    , m_sessions(sessions)
    , m_notice(notice)
    , m_window(window)
{
    // After the views of the new data.
    connect(&m_project, &Project::opened, this, &OpenActions::showWaitingGeneSets, Qt::QueuedConnection);
    connect(&m_project.loader(), &Loader::openingFailed, this, &OpenActions::offerRepair);
}

void OpenActions::openDemonstration()
{
    m_sessions.leave([this] { m_project.open(demonstration(), tr("Demonstration"), {"demo", {}, {}}); });
}

void OpenActions::openByDialog()
{
    const QString path =
        openFileName(m_window, "open", tr("Open an expression matrix or a session"), openFilter());
    if (!path.isEmpty())
        openPath(path);
}

void OpenActions::openData(const QString& path, const ImportOptions& options, const QString& sampleTable)
{
    m_sessions.leave([=, this] { m_project.loader().open(path, options, sampleTable); });
}

void OpenActions::openPath(const QString& path)
{
    if (isSessionName(path))
        m_sessions.open(path);
    else if (path.endsWith(QLatin1String(".cls"), Qt::CaseInsensitive) && m_project.dataset())
        m_project.loader().join(path);
    else if (isGmtName(path.toStdString()) && m_project.dataset())
        showGeneSets({path});
    else {
        m_table.clear();
        m_geneSets.clear();
        openData(path, {}, {});
    }
}

void OpenActions::openFiles(const QStringList& paths)
{
    const auto session = std::find_if(paths.begin(), paths.end(), isSessionName);
    if (session != paths.end())
        return m_sessions.open(*session);
    ImportOptions options;
    QString table, sampleTable;
    QStringList geneSets;
    for (const QString& path : paths) {
        if (isGmtName(path.toStdString()))
            geneSets << path;
        else if (path.endsWith(QLatin1String(".cls"), Qt::CaseInsensitive))
            options.labelsFile = path.toStdString();
        else if (table.isEmpty())
            table = path;
        else
            sampleTable = path;
    }
    if (table.isEmpty()) {
        const bool isOpen = m_project.dataset() != nullptr;
        if (isOpen && !geneSets.isEmpty())
            showGeneSets(geneSets);
        for (const QString& path : isOpen ? paths : paths.mid(0, 1))
            if (!isOpen || !geneSets.contains(path))
                openPath(path);
        return;
    }
    m_table = table;
    m_geneSets = geneSets;
    openData(table, options, sampleTable);
}

void OpenActions::joinByDialog()
{
    if (!m_project.dataset())
        return;
    const QString path = openFileName(m_window, "open", tr("Add labels or sample annotations"),
                                      tr("Labels and tables (*.cls *.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        m_project.loader().join(path);
}

void OpenActions::openFromGeo()
{
    GeoDialog* dialog = GeoDialog::ofUser(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GeoDialog::fetched, this, &OpenActions::openPath);
    connect(dialog, &GeoDialog::localFileWanted, this, &OpenActions::openByDialog);
    dialog->open();
}

void OpenActions::showGeneSets(const QStringList& paths)
{
    if (!m_project.dataset())
        return;
    auto* dialog = m_window->findChild<GeneSetDialog*>();
    if (!dialog)
        dialog = new GeneSetDialog(m_project, m_window);
    if (!paths.isEmpty())
        dialog->openFiles(paths);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void OpenActions::openSearch(TuneController& tune)
{
    const QString path = openFileName(m_window, "result", tr("Open search"),
                                      tr("Tuning result (*.json *.unfinished);;All files (*)"));
    if (path.isEmpty())
        return;
    try {
        tune.open(tuneResultFromJson(readTextFile(path.toStdString()), path.toStdString()),
                  QFileInfo(path).fileName());
    } catch (const std::bad_alloc&) {
        m_notice.showError(tr("There is not enough memory to open this file."));
    } catch (const std::exception& error) {
        m_notice.showError(exceptionText(error));
    }
}

void OpenActions::projectByDialog()
{
    if (!m_project.scene().fit())
        return;
    const QString path =
        openFileName(m_window, "open", tr("Project another file into the current model"), openFilter());
    if (!path.isEmpty())
        m_projection.open(path);
}

void OpenActions::openLesson(LessonController& lessons)
{
    const QString path = openFileName(m_window, "open", tr("Open a lesson"), tr("Lesson (*.json)"));
    if (path.isEmpty())
        return;
    if (const QString fault = lessons.openFile(path); !fault.isEmpty())
        m_notice.showError(fault);
}

void OpenActions::showImport()
{
    if (m_project.dataset())
        showImportOf(trialOf(m_project.dataset(), m_project.input()));
}

void OpenActions::showImportOf(const ImportTrial& trial)
{
    auto* dialog = new ImportDialog(m_project, trial, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void OpenActions::offerRepair(const ImportTrial& trial)
{
    m_notice.showError(problemText(trial));
    if (trial.featuresThatFit > 0) {
        const Repair repair = repairFor(trial).value();
        InputSpec input = trial.input;
        repair.apply(input.import);
        m_notice.offer(repair.text,
                       [this, input] { m_sessions.leave([this, input] { m_project.loader().open(input); }); });
    } else if (const QString path = QString::fromStdString(trial.input.file);
               m_project.dataset() && isAboutSamplesOf(*m_project.dataset(), trial.preview)) {
        m_notice.showError(tr("%1 contains no expression values, only annotations of the samples of %2.")
                               .arg(QFileInfo(path).fileName(), m_project.name()));
        m_notice.offer(tr("Add annotations"), [this, path] { m_project.loader().join(path); });
    } else if (QFileInfo::exists(path)) {
        m_notice.offer(tr("Import settings…"), [this, trial] { showImportOf(trial); });
    }
}

void OpenActions::showWaitingGeneSets()
{
    if (!m_geneSets.isEmpty() && m_table == QString::fromStdString(m_project.input().file))
        showGeneSets(std::exchange(m_geneSets, {}));
}

}  // namespace fuzzylens::ui
