// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/repeated_names.h"
#include "ui/access/table_dialog.h"
#include "ui/compare/compare_workspace.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/command_controller.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/runs/comparison_dialog.h"
#include "ui/runs/run_history.h"
#include "ui/runs/runs_panel.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/update_export_dialog.h"
#include "ui/tune/tune_workspace.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"
#include "ui/window/manual_places.h"
#include "ui/window/manual_window.h"
#include "ui/window/presentation.h"
#include "ui/window/projection_dialog.h"
#include "ui/window/save_actions.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/side_by_side.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>

namespace fuzzylens::ui {

void MainWindow::exportCurrentFigure()
{
    m_saving->exportFigure(currentView());
}

void MainWindow::showCurrentTable()
{
    if (View* view = currentView(); view && m_project->dataset())
        (new TableDialog(*view, this))->show();
}

void MainWindow::saveCurrentData()
{
    m_saving->saveData(currentView());
}

void MainWindow::showProjection()
{
    auto* dialog = findChild<ProjectionDialog*>();
    if (!dialog) {
        dialog = new ProjectionDialog(m_project->scene(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
}

void MainWindow::pasteCommand()
{
    m_commands->paste(QApplication::clipboard()->text());
}

void MainWindow::drawPairs()
{
    if (auto* scatter = qobject_cast<ScatterView*>(m_workspace->bring(QStringLiteral("scatter")))) {
        scatter->setDragAction(DragAction::MustLink);
        scatter->setFocus();
    }
}

void MainWindow::leaveOutSelection()
{
    const FitPtr& fit = m_project->scene().fit();
    if (!fit || m_project->scene().selection().count() == 0)
        return inform(tr("Select the samples to exclude first."));
    AnalysisState next = m_project->state();
    for (const int sample : m_project->scene().selection().samples())
        next.leftOutSamples.insert((*fit->result->samples)[std::size_t(sample)]);
    m_project->change(next, tr("excluding samples"));
}

void MainWindow::leaveOutFocusFeature()
{
    const int feature = m_project->scene().focusFeature();
    const FitPtr& fit = m_project->scene().fit();
    if (!fit || feature < 0 || !fit->prepared)
        return inform(tr("Select the feature to exclude first: click its bar or its row in the feature table."));
    AnalysisState next = m_project->state();
    for (const Index column : fit->prepared->kept.features[std::size_t(feature)])
        next.leftOutFeatures.insert(numberedName(fit->original->featureNames(), column));
    m_project->change(next, tr("excluding a feature"));
}

void MainWindow::showLeftOut()
{
    if (m_project->dataset())
        LeftOutDialog(*m_project, this).exec();
}

void MainWindow::toggleRuns()
{
    const bool hadFocus = m_side->isAncestorOf(QApplication::focusWidget());
    const bool showsRuns = m_side->currentWidget() == m_runsPanel;
    m_side->setCurrentIndex(showsRuns ? 0 : 1);
    if (!showsRuns)
        m_runsPanel->takeFocus();
    else if (hadFocus && m_project->dataset())
        m_workspace->cards().front()->current()->setFocus();
}

void MainWindow::toggleTune()
{
    if (toggleWorkspace(m_tuneWorkspace))
        m_tuneWorkspace->takeFocus();
}

void MainWindow::toggleCompare()
{
    if (toggleWorkspace(m_compareWorkspace))
        m_compareWorkspace->takeFocus();
}

void MainWindow::toggleTeach()
{
    if (toggleWorkspace(m_teachWorkspace))
        m_teachWorkspace->takeFocus();
}

void MainWindow::togglePresentation()
{
    if (m_presentation->isOn())
        m_presentation->leave();
    else if (m_project->dataset())
        m_presentation->enter();
}

void MainWindow::exportUpdates()
{
    std::vector<View*> views;
    std::vector<ViewCard*> cards = m_workspace->cards();
    cards.push_back(&m_teachWorkspace->updates());
    for (const ViewCard* card : cards)
        views.insert(views.end(), card->views().begin(), card->views().end());
    auto* dialog = new UpdateExportDialog(*m_project, *m_playback, *m_lessons, views, currentView(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &UpdateExportDialog::saved, m_notice, &NoticeBar::showInformation);
    dialog->open();
}

bool MainWindow::toggleWorkspace(QWidget* workspace)
{
    if (!m_project->dataset())
        return false;
    const bool opens = !m_workspaces->isOpen() || m_workspaces->left() != workspace;
    if (opens)
        m_workspaces->setLeft(workspace);
    m_workspaces->setOpen(opens);
    if (!opens)
        m_workspace->cards().front()->current()->setFocus();
    return opens;
}

View* MainWindow::currentView() const
{
    if (View* tuned = m_tuneWorkspace->focusedView())
        return tuned;
    if (View* compared = m_compareWorkspace->focusedView())
        return compared;
    View* taught = m_teachWorkspace->focusedView();
    return taught ? taught : m_workspace->currentView();
}

void MainWindow::compareRuns(int one, int other)
{
    const RunPtr first = m_runs->run(one), second = m_runs->run(other);
    if (!first || !second)
        return;
    if (!first->isLoaded || !second->isLoaded)
        m_notice->showInformation(tr("The results of these runs are still loading. Try again in a moment."));
    else
        (new ComparisonDialog(first, second, this))->show();
}

void MainWindow::showManual()
{
    ManualWindow::showPage(manualPlaceOf(QApplication::focusWidget()), this);
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About FuzzyLens"),
        tr("<b>FuzzyLens %1</b><br>Explore gene-expression matrices by fuzzy clustering that learns which "
           "features matter.<br><br>GPL-3.0-or-later. Built with Qt, Qt Charts, QCustomPlot, Eigen and oneTBB.")
            .arg(QStringLiteral(FUZZYLENS_VERSION)));
}

}  // namespace fuzzylens::ui
