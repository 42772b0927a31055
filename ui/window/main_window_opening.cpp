// SPDX-License-Identifier: GPL-3.0-or-later
// Opens files and reports the result.
#include "ui/window/main_window.h"

#include "core/import/gene_sets.h"
#include "core/session/session_file.h"
#include "ui/files/file_dialogs.h"
#include "ui/panels/job_overlay.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/command_controller.h"
#include "ui/project/data_saver.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/runs/run_history.h"
#include "ui/window/main_menu.h"
#include "ui/window/open_filter.h"
#include "ui/window/session_actions.h"
#include "ui/workspaces/veil.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>

#include <algorithm>

namespace fuzzylens::ui {

void MainWindow::watchReading()
{
    connect(m_notice, &NoticeBar::ended, this, &MainWindow::showWhyThereIsNoFit);
    for (JobBase* job : std::initializer_list<JobBase*>{
             &m_project->loader().opening(), &m_session->opening(), &m_project->loader().joining(),
             &m_project->loader().readingAgain(), &m_projection->reading(), &m_commands->job()})
        connect(job, &JobBase::idle, this, &MainWindow::restoreNotice);
    connect(&m_project->loader(), &Loader::readingFailed, m_notice, &NoticeBar::showError);
    connect(&m_project->loader(), &Loader::openingFailed, this, &MainWindow::offerToLook);
    connect(&m_project->fitter(), &Fitter::errorChanged, this, &MainWindow::showWhyThereIsNoFit);
    auto* reading = new JobOverlay(m_project->loader().opening(), QStringLiteral("reading"), m_center);
    connect(&m_project->loader(), &Loader::openingStarted, reading, [this, reading](const QString& path) {
        m_notice->hide();
        reading->setTitle(tr("Reading %1").arg(QFileInfo(path).fileName()));
    });
    auto* opening = new JobOverlay(m_session->opening(), QStringLiteral("openingSession"), m_center);
    connect(m_session, &SessionController::openingStarted, opening, [this, opening](const QString& path) {
        m_notice->hide();
        opening->setTitle(tr("Opening %1").arg(QFileInfo(path).fileName()));
    });
    auto* returning = new JobOverlay(m_project->loader().readingAgain(), QStringLiteral("returning"), m_center);
    connect(&m_project->loader(), &Loader::readingAgainStarted, returning, [this, returning](const QString& path) {
        m_notice->hide();
        returning->setTitle(tr("Reading %1 again").arg(QFileInfo(path).fileName()));
    });
    auto* pasting = new JobOverlay(m_commands->job(), QStringLiteral("pasting"), m_center);
    connect(m_commands, &CommandController::started, pasting, [this, pasting](const QString& path) {
        m_notice->hide();
        pasting->setTitle(tr("Looking at %1").arg(QFileInfo(path).fileName()));
    });
    connect(m_commands, &CommandController::refused, m_notice, &NoticeBar::showError);
    connect(m_commands, &CommandController::taken, m_notice, &NoticeBar::showInformation);
    auto* saving = new JobOverlay(m_saver->job(), QStringLiteral("saving"), m_center);
    connect(m_saver, &DataSaver::started, saving, [this, saving](const QString& path) {
        m_notice->hide();
        saving->setTitle(tr("Saving %1").arg(QFileInfo(path).fileName()));
    });
    connect(m_saver, &DataSaver::saved, this,
            [this](const QString& path) { m_notice->showInformation(tr("Saved %1").arg(path)); });
    connect(m_saver, &DataSaver::failed, m_notice, &NoticeBar::showError);
    connect(m_saver, &DataSaver::agreementNeeded, this, &MainWindow::askWhatIsLeftOut);
    auto* joining = new JobOverlay(m_project->loader().joining(), QStringLiteral("joining"), m_center);
    connect(&m_project->loader(), &Loader::joiningStarted, joining, [this, joining](const QString& path) {
        m_notice->hide();
        joining->setTitle(tr("Joining %1").arg(QFileInfo(path).fileName()));
    });
    connect(&m_project->loader(), &Loader::joined, m_notice, &NoticeBar::showInformation);
    connect(m_runs, &RunHistory::reopenedOnOtherData, m_notice, [this](const QString& title) {
        m_notice->showInformation(tr("%1 was made on other data, or of labels or pairs that are not here. Its "
                                     "settings are fitted to what "
                                     "is open; the run itself is as it was.")
                                      .arg(title));
    });
    connect(m_projection, &ProjectionController::failed, m_notice, &NoticeBar::showError);
    auto* projecting = new JobOverlay(m_projection->reading(), QStringLiteral("projecting"), m_center);
    connect(m_projection, &ProjectionController::readingStarted, projecting,
            [this, projecting](const QString& path) {
                m_notice->hide();
                projecting->setTitle(tr("Reading %1, to be projected").arg(QFileInfo(path).fileName()));
            });
    auto* placing = new JobOverlay(m_projection->placing(), QStringLiteral("placing"), m_center);
    connect(m_projection, &ProjectionController::placingStarted, placing,
            [placing](const QString& name) { placing->setTitle(tr("Placing the samples of %1").arg(name)); });
    connect(m_projection, &ProjectionController::changed, this, [this] {
        if (!m_projection->error().isEmpty())
            m_notice->showError(
                tr("%1 is no longer projected: %2").arg(m_projection->name(), m_projection->error()));
    });
}

void MainWindow::showDemonstration()
{
    m_sessions->leave([this] { m_project->open(demonstration(), tr("Demonstration"), {"demo", {}, {}}); });
}

void MainWindow::openByDialog()
{
    const QString path = openFileName(this, "open", tr("Open an expression matrix or a session"), openFilter());
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::openData(const QString& path, const ImportOptions& options, const QString& sampleTable)
{
    m_sessions->leave([=, this] { m_project->loader().open(path, options, sampleTable); });
}

void MainWindow::openPath(const QString& path)
{
    if (isSession(path.toStdString()))
        m_sessions->open(path);
    else if (path.endsWith(QLatin1String(".cls"), Qt::CaseInsensitive) && m_project->dataset())
        m_project->loader().join(path);
    else if (isGmtName(path.toStdString()) && m_project->dataset())
        showGeneSets({path});
    else {
        m_coming = {};
        openData(path, {}, {});
    }
}

void MainWindow::openFiles(const QStringList& paths)
{
    const auto session = std::find_if(paths.begin(), paths.end(),
                                      [](const QString& path) { return isSession(path.toStdString()); });
    if (session != paths.end())
        return m_sessions->open(*session);
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
        const bool isOpen = m_project->dataset() != nullptr;
        if (isOpen && !geneSets.isEmpty())
            showGeneSets(geneSets);
        for (const QString& path : isOpen ? paths : paths.mid(0, 1))
            if (!isOpen || !geneSets.contains(path))
                openPath(path);
        return;
    }
    m_coming = {table, geneSets};
    openData(table, options, sampleTable);
}

void MainWindow::joinByDialog()
{
    if (!m_project->dataset())
        return;
    const QString path = openFileName(this, "open", tr("Join labels or a sample table"),
                                      tr("Labels and tables (*.cls *.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        m_project->loader().join(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls() || !event->mimeData()->urls().first().isLocalFile())
        return;
    event->acceptProposedAction();
    m_dropping->setText(event->mimeData()->urls().size() == 1 ? tr("Drop the file to open it")
                                                              : tr("Drop the files to open them together"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropping->setText({});
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_dropping->setText({});
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        paths << url.toLocalFile();
    if (paths.size() == 1)
        openPath(paths.first());
    else
        openFiles(paths);
}

}  // namespace fuzzylens::ui
