// SPDX-License-Identifier: GPL-3.0-or-later
// What the window reports: long computations, errors, and notes on the open data.
#include "ui/window/main_window.h"

#include "ui/import/cell_table.h"
#include "ui/panels/job_overlay.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/command_controller.h"
#include "ui/project/data_saver.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/runs/run_history.h"
#include "ui/session/session_controller.h"
#include "ui/theme/core_text.h"
#include "ui/window/open_actions.h"
#include "ui/window/save_actions.h"
#include "ui/workspaces/explore_workspace.h"

#include <QFileInfo>
#include <QStackedWidget>

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
    // Saved under a name that does not say it.
    connect(&m_project->loader(), &Loader::sessionFound, this,
            [this](const QString& path) { m_session->open(path); });
    connect(&m_project->fitter(), &Fitter::errorChanged, this, &MainWindow::showWhyThereIsNoFit);
    auto* reading = new JobOverlay(m_project->loader().opening(), QStringLiteral("reading"), m_center);
    connect(&m_project->loader(), &Loader::openingStarted, reading, [this, reading](const QString& path) {
        m_notice->hide();
        reading->setTitle(tr("Reading %1").arg(QFileInfo(path).fileName()));
    });
    auto* firstRows = new CellTable(QStringLiteral("firstRows"), reading);
    firstRows->hide();
    connect(&m_project->loader(), &Loader::openingStarted, reading, [reading] { reading->showContent(nullptr); });
    connect(&m_project->loader(), &Loader::firstRowsSeen, reading, [reading, firstRows](const TablePreview& rows) {
        firstRows->showPreview(rows);
        reading->showContent(firstRows);
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
        pasting->setTitle(tr("Checking %1").arg(QFileInfo(path).fileName()));
    });
    connect(m_commands, &CommandController::refused, m_notice, &NoticeBar::showError);
    connect(m_commands, &CommandController::taken, m_notice, &NoticeBar::showInformation);
    auto* saving = new JobOverlay(m_saving->saver().job(), QStringLiteral("saving"), m_center);
    connect(&m_saving->saver(), &DataSaver::started, saving, [this, saving](const QString& path) {
        m_notice->hide();
        saving->setTitle(tr("Saving %1").arg(QFileInfo(path).fileName()));
    });
    auto* joining = new JobOverlay(m_project->loader().joining(), QStringLiteral("joining"), m_center);
    connect(&m_project->loader(), &Loader::joiningStarted, joining, [this, joining](const QString& path) {
        m_notice->hide();
        joining->setTitle(tr("Adding %1").arg(QFileInfo(path).fileName()));
    });
    connect(&m_project->loader(), &Loader::joined, m_notice, &NoticeBar::showInformation);
    connect(m_runs, &RunHistory::reopenedOnOtherData, m_notice, [this](const QString& title) {
        m_notice->showInformation(tr("%1 was fitted to other data, labels or constraints. Its settings are now "
                                     "applied to the open data; the run itself is unchanged.")
                                      .arg(title));
    });
    connect(m_projection, &ProjectionController::failed, m_notice, &NoticeBar::showError);
    auto* projecting = new JobOverlay(m_projection->reading(), QStringLiteral("projecting"), m_center);
    connect(m_projection, &ProjectionController::readingStarted, projecting,
            [this, projecting](const QString& path) {
                m_notice->hide();
                projecting->setTitle(tr("Reading %1 for projection").arg(QFileInfo(path).fileName()));
            });
    auto* placing = new JobOverlay(m_projection->placing(), QStringLiteral("placing"), m_center);
    connect(m_projection, &ProjectionController::placingStarted, placing,
            [placing](const QString& name) { placing->setTitle(tr("Projecting the samples of %1").arg(name)); });
    connect(m_projection, &ProjectionController::changed, this, [this] {
        if (!m_projection->error().isEmpty())
            m_notice->showError(
                tr("%1 is no longer projected: %2").arg(m_projection->name(), m_projection->error()));
    });
}

void MainWindow::showWhyThereIsNoFit()
{
    QString error = m_project->fitter().error();
    error.replace(0, 1, error.left(1).toUpper());
    const bool hasOldPictures = m_project->scene().fit() != nullptr;
    m_notice->showStandingError(
        error.isEmpty() || !hasOldPictures
            ? error
            : error + (error.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ")) +
                  tr("The views still show the previous fit."));
    m_workspace->setOutdated(error.isEmpty() || !hasOldPictures
                                 ? QString()
                                 : tr("Out of date: the current settings could not be fitted."));
    if (m_project->fitter().lacksMemory())
        return m_notice->offer(tr("Fit anyway"), [this] { m_project->fitter().fitAnyway(); });
    const std::vector<StepItem>& steps = m_project->state().steps;
    const bool isFilled = std::any_of(steps.begin(), steps.end(), [](const StepItem& step) {
        return step.isOn && (step.spec.name == "impute" || step.spec.name == "drop-missing");
    });
    if (error.isEmpty() || isFilled || m_project->dataset()->missingCount() == 0)
        return;
    m_notice->offer(tr("Fill missing values"), [this] {
        AnalysisState next = m_project->state();
        next.steps.insert(next.steps.begin(), {StepSpec::parse("impute=knn:5"), true});
        m_project->change(next, tr("filling missing values"));
    });
}

/// Removes messages that are over, but keeps the reason if there is no fit.
void MainWindow::clearNotice()
{
    m_notice->hide();
    showWhyThereIsNoFit();
}

/// While a file is read the bar is empty; if reading fails, it is restored.
void MainWindow::restoreNotice()
{
    if (m_notice->text().isEmpty())
        showWhyThereIsNoFit();
}

/// Once, when a file is read; the data panel shows them from then on, and that of a session from the
/// start.
void MainWindow::announceNotes(std::size_t notes)
{
    if (notes == 0 || m_project->undoStack().canUndo())
        return;
    m_notice->showInformation(
        tr("%1 was opened with %2.")
            .arg(m_project->name(), notes == 1 ? tr("1 import warning") : tr("%1 import warnings").arg(notes)));
    m_notice->offer(tr("Show…"), [this] { m_opening->showImport(); });
}

}  // namespace fuzzylens::ui
