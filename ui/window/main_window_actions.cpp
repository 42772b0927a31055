// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/repeated_names.h"
#include "core/export/writer.h"
#include "ui/access/table_dialog.h"
#include "ui/export/export_dialog.h"
#include "ui/export/figure_export.h"
#include "ui/files/file_dialogs.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/geo/geo_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/import/import_trouble.h"
#include "ui/pairs/pair_menu.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/accuracy_controller.h"
#include "ui/project/command_controller.h"
#include "ui/project/data_saver.h"
#include "ui/project/fit_files.h"
#include "ui/project/pair_controller.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/runs/comparison_dialog.h"
#include "ui/runs/run_history.h"
#include "ui/runs/runs_panel.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/manual_places.h"
#include "ui/window/manual_window.h"
#include "ui/window/open_filter.h"
#include "ui/window/projection_dialog.h"
#include "ui/window/report_action.h"
#include "ui/window/session_actions.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <exception>
#include <new>

namespace fuzzylens::ui {

namespace {

/// Asks where to save data that come from the file @p opened, called after it and @p what ("prepared"; empty:
/// after it alone). The name follows the format chosen. An empty path: nowhere.
SaveChoice askWhereToSave(QWidget* parent, const QString& title, const QString& opened, const QString& what)
{
    QFileDialog dialog(parent, title, folderFor("data"), saveFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    const QString filter = startFilter(opened);
    dialog.selectNameFilter(filter);
    dialog.selectFile(saveName(opened, what, suffixOf(filter)));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& chosen) {
        const QStringList files = dialog.selectedFiles();
        if (!files.isEmpty())
            dialog.selectFile(QFileInfo(renamed(files.front(), chosen)).fileName());
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    rememberFolder("data", dialog.selectedFiles().front());
    return saveChoice(dialog.selectedFiles().front(), dialog.selectedNameFilter());
}

}  // namespace

void MainWindow::openFromGeo()
{
    GeoDialog* dialog = GeoDialog::ofUser(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GeoDialog::fetched, this, &MainWindow::openPath);
    connect(dialog, &GeoDialog::localFileWanted, this, &MainWindow::openByDialog);
    dialog->open();
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
                  tr("The pictures show the earlier fit."));
    m_workspace->setOutdated(
        error.isEmpty() || !hasOldPictures ? QString() : tr("Earlier fit. The present settings have none."));
    if (m_project->fitter().lacksMemory())
        return m_notice->offer(tr("Fit anyway"), [this] { m_project->fitter().fitAnyway(); });
    const std::vector<StepItem>& steps = m_project->state().steps;
    const bool isFilled = std::any_of(steps.begin(), steps.end(), [](const StepItem& step) {
        return step.isOn && (step.spec.name == "impute" || step.spec.name == "drop-missing");
    });
    if (error.isEmpty() || isFilled || m_project->dataset()->missingCount() == 0)
        return;
    m_notice->offer(tr("Fill them"), [this] {
        AnalysisState next = m_project->state();
        next.steps.insert(next.steps.begin(), {StepSpec::parse("impute=knn:5"), true});
        m_project->change(next, tr("filling missing values"));
    });
}

/// The picture in focus, or of the card in focus, else the first.
View* MainWindow::currentView() const
{
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<View*>(widget))
            return view;
        if (auto* card = qobject_cast<ViewCard*>(widget))  // at its tabs
            return card->current();
    }
    return m_workspace->cards().front()->current();
}

void MainWindow::exportCurrentFigure()
{
    exportFigure(currentView());
}

void MainWindow::showCurrentTable()
{
    if (View* view = currentView(); view && m_project->dataset())
        (new TableDialog(*view, this))->show();
}

void MainWindow::exportFigure(View* view)
{
    if (!view || !m_project->scene().fit())
        return;
    ExportDialog dialog(*view, this);
    dialog.exec();
    if (!dialog.savedPath().isEmpty())
        m_notice->showInformation(tr("Saved %1").arg(dialog.savedPath()));
}

void MainWindow::saveData(View* view)
{
    if (!m_project->scene().fit())
        return;
    const QString path =
        saveFileName(this, "data", tr("Save the data of this picture"),
                     saveName(m_project->name(), view->identifier(), QStringLiteral(".csv")), tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const QString error = ui::exportData(*view, path);
    if (error.isEmpty())
        m_notice->showInformation(tr("Saved %1").arg(path));
    else
        m_notice->showError(error);
}

void MainWindow::saveCurrentData()
{
    saveData(currentView());
}

/// The fit on screen where it is one to keep.
FitPtr MainWindow::settledFit()
{
    const FitPtr fit = m_project->scene().fit();
    if (!fit || !fit->preview)
        return fit;
    m_notice->showError(tr("What is on screen is a preview; save it once it has settled."));
    return nullptr;
}

void MainWindow::saveText(const QString& title, const QString& what, const QString& filter,
                          const std::function<std::string()>& text)
{
    const QString path =
        saveFileName(this, "result", title, saveName(m_project->name(), what, QStringLiteral(".json")), filter);
    if (path.isEmpty())
        return;
    try {
        writeAtomically(path.toStdString(), text());
        m_notice->showInformation(tr("Saved %1").arg(path));
    } catch (const std::bad_alloc&) {
        m_notice->showError(tr("There is not enough memory for this."));
    } catch (const std::exception& error) {
        m_notice->showError(exceptionText(error));
    }
}

void MainWindow::saveResult()
{
    if (const FitPtr fit = settledFit())
        saveText(tr("Save the numbers of this run"), QStringLiteral("result"), tr("Result (*.json)"),
                 [this, &fit] { return toJson(resultOf(*fit, m_accuracy->leftOutOf(fit))); });
}

void MainWindow::saveModel()
{
    const FitPtr fit = settledFit();
    if (!fit || !fit->prepared)
        return;
    if (!method(fit->result->method).predict)
        m_notice->showError(tr("%1 does not predict new samples, so there is no model to save.")
                                .arg(shownText(method(fit->result->method).name)));
    else
        saveText(tr("Save the model"), QStringLiteral("model"), tr("Model (*.json)"),
                 [&fit] { return toJson(modelOf(*fit)); });
}

void MainWindow::writeReport()
{
    if (const FitPtr fit = settledFit())
        m_report->ask(fit);
}

void MainWindow::saveDataAsOpened()
{
    if (m_project->dataset())
        saveDataset(m_project->dataset(), tr("Save the data as opened"), {});
}

void MainWindow::saveDataAsPrepared()
{
    if (const FitPtr& fit = m_project->scene().fit(); fit && fit->data)
        saveDataset(fit->data, tr("Save the data as prepared by the steps"), QStringLiteral("prepared"));
}

void MainWindow::saveDataset(const DatasetPtr& dataset, const QString& title, const QString& what)
{
    const SaveChoice choice = askWhereToSave(this, title, m_project->name(), what);
    if (!choice.path.isEmpty())
        m_saver->save(dataset, choice.path, choice.format);
}

void MainWindow::askWhatIsLeftOut(const DatasetPtr& dataset, const QString& path, const QString& format,
                                  const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Save the data"),
                                messageText(tr("%1: %2.").arg(QFileInfo(path).fileName(), text)),
                                QMessageBox::Cancel, this);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("leftOutOfFile"));
    box->setInformativeText(tr("GCT 1.3 holds annotations and label fields, ARFF the order of classes."));
    QPushButton* anyway = box->addButton(tr("Save without them"), QMessageBox::AcceptRole);
    anyway->setObjectName(QStringLiteral("saveAnyway"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(anyway, &QPushButton::clicked, m_saver,
            [this, dataset, path, format] { m_saver->save(dataset, path, format.toStdString(), true); });
    box->open();
}

void MainWindow::showGeneSets(const QStringList& paths)
{
    if (!m_project->dataset())
        return;
    auto* dialog = findChild<GeneSetDialog*>();
    if (!dialog)
        dialog = new GeneSetDialog(*m_project, this);
    if (!paths.isEmpty())
        dialog->openFiles(paths);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::projectByDialog()
{
    if (!m_project->scene().fit())
        return;
    const QString path =
        openFileName(this, "open", tr("Project another file into the model on screen"), openFilter());
    if (!path.isEmpty())
        m_projection->open(path);
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

void MainWindow::copyCommand()
{
    const FitPtr& fit = m_project->scene().fit();
    if (!fit)
        return;
    QApplication::clipboard()->setText(QString::fromStdString(fit->result->command));
    m_notice->showInformation(tr("Copied: %1").arg(QString::fromStdString(fit->result->command)));
    if (!fit->lacksPairsFile)
        return;
    m_notice->showError(tr("Copied. It names its pairs as %1, a file that is not there yet: save them for it.")
                            .arg(QString::fromLatin1(unsavedPairs)));
    m_notice->offer(tr("Save the pairs…"), [this] { m_menu->pairs().exportByDialog(); });
}

void MainWindow::pasteCommand()
{
    m_commands->paste(QApplication::clipboard()->text());
}

void MainWindow::drawPairs()
{
    if (auto* scatter = qobject_cast<ScatterView*>(m_workspace->bring(QStringLiteral("scatter")))) {
        scatter->setTool(ScatterTool::MustLink);
        scatter->setFocus();
    }
}

void MainWindow::leaveOutSelection()
{
    const FitPtr& fit = m_project->scene().fit();
    if (!fit || m_project->scene().selection().count() == 0)
        return;
    AnalysisState next = m_project->state();
    for (const int sample : m_project->scene().selection().samples())
        next.leftOutSamples.insert((*fit->result->samples)[std::size_t(sample)]);
    m_project->change(next, tr("leaving out samples"));
}

void MainWindow::leaveOutFocusFeature()
{
    const int feature = m_project->scene().focusFeature();
    const FitPtr& fit = m_project->scene().fit();
    if (!fit || feature < 0 || !fit->prepared)
        return;
    AnalysisState next = m_project->state();
    for (const Index column : fit->prepared->kept.features[std::size_t(feature)])
        next.leftOutFeatures.insert(numberedName(fit->original->featureNames(), column));
    m_project->change(next, tr("leaving out a feature"));
}

void MainWindow::showLeftOut()
{
    if (m_project->dataset())
        LeftOutDialog(*m_project, this).exec();
}

void MainWindow::showImport()
{
    if (m_project->dataset())
        showImportOf(trialOf(m_project->dataset(), m_project->input()));
}

void MainWindow::showImportOf(const ImportTrial& trial)
{
    auto* dialog = new ImportDialog(*m_project, trial, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::offerToLook(const ImportTrial& trial)
{
    m_notice->showError(problemText(trial));
    if (trial.featuresThatFit > 0) {
        const Repair repair = repairFor(trial).value();
        InputSpec input = trial.input;
        repair.apply(input.import);
        m_notice->offer(repair.text,
                        [this, input] { m_sessions->leave([this, input] { m_project->loader().open(input); }); });
    } else if (const QString path = QString::fromStdString(trial.input.file);
               m_project->dataset() && isAboutSamplesOf(*m_project->dataset(), trial.preview)) {
        m_notice->showError(tr("%1 holds no values; it is a table about the samples of %2.")
                                .arg(QFileInfo(path).fileName(), m_project->name()));
        m_notice->offer(tr("Join it"), [this, path] { m_project->loader().join(path); });
    } else if (QFileInfo::exists(path)) {
        m_notice->offer(tr("Look at the file…"), [this, trial] { showImportOf(trial); });
    }
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

void MainWindow::compareRuns(int one, int other)
{
    const RunPtr first = m_runs->run(one), second = m_runs->run(other);
    if (!first || !second)
        return;
    if (!first->isWhole || !second->isWhole)
        m_notice->showInformation(tr("What came of these runs is still being read; compare them in a moment."));
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
        tr("<b>FuzzyLens %1</b><br>Look into gene-expression matrices through fuzzy partitions that learn "
           "which features matter.<br><br>GPL-3.0-or-later. Built with Qt, Qt Charts, QCustomPlot, Eigen "
           "and oneTBB.")
            .arg(QStringLiteral(FUZZYLENS_VERSION)));
}

}  // namespace fuzzylens::ui
