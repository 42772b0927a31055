// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/save_actions.h"

#include "core/export/writer.h"
#include "core/session/fit_command.h"
#include "core/session/result_text.h"
#include "ui/compare/compare_controller.h"
#include "ui/export/export_dialog.h"
#include "ui/export/figure_export.h"
#include "ui/files/file_dialogs.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/fit_files.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/moved_weights.h"
#include "ui/theme/core_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/views/view.h"
#include "ui/window/question.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <exception>
#include <new>
#include <optional>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// Asks where to save data that come from the file @p opened, called after it and @p what ("prepared"; empty:
/// after it alone). The name follows the format chosen. An empty path: nowhere.
SaveChoice askWhereToSave(QWidget* parent, const QString& title, const QString& opened, const QString& what)
{
    QFileDialog dialog(parent, title, startFolder("data"), saveFilter());
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

SaveActions::SaveActions(Project& project, VerdictController& verdict, NoticeBar& notice, QWidget* window)
    : QObject(window)
    , m_project(project)
    , m_verdict(verdict)
    , m_notice(notice)
    , m_window(window)
    , m_report(project, verdict, notice, window)
{
    connect(&m_saver, &DataSaver::saved, this,
            [this](const QString& path) { m_notice.showInformation(tr("Saved %1").arg(path)); });
    connect(&m_saver, &DataSaver::failed, &m_notice, &NoticeBar::showError);
    connect(&m_saver, &DataSaver::agreementNeeded, this, &SaveActions::askWhatIsLeftOut);
    followWriting();
}

void SaveActions::followWriting()
{
    const auto closeIfAsked = [this] {
        if (!isWriting() && std::exchange(m_closesWhenWritten, false))
            m_window->close();
    };
    const auto stayOpen = [this] { m_closesWhenWritten = false; };
    connect(&m_saver, &DataSaver::saved, this, closeIfAsked);
    connect(&m_saver, &DataSaver::failed, this, stayOpen);
    connect(&m_saver, &DataSaver::agreementNeeded, this, stayOpen);
    connect(&m_saver.job(), &JobBase::cancelled, this, stayOpen);
    connect(&m_report, &ReportAction::written, this, closeIfAsked);
    connect(&m_report, &ReportAction::notWritten, this, stayOpen);
}

bool SaveActions::isWriting()
{
    return m_saver.job().isBusy() || m_report.isBusy();
}

void SaveActions::closeWhenWritten()
{
    m_closesWhenWritten = true;
    m_notice.showInformation(tr("The window closes once the file is written."));
}

void SaveActions::exportFigure(View* view)
{
    if (!view || !hasAllSamples())
        return;
    ExportDialog dialog(*view, m_window);
    dialog.exec();
    if (!dialog.savedPath().isEmpty())
        m_notice.showInformation(tr("Saved %1").arg(dialog.savedPath()));
}

void SaveActions::saveData(View* view)
{
    if (!hasAllSamples())
        return;
    const QString path =
        saveFileName(m_window, "data", tr("Save data of current view"),
                     saveName(m_project.name(), view->identifier(), QStringLiteral(".csv")), tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const QString error = exportData(*view, path);
    if (error.isEmpty())
        m_notice.showInformation(tr("Saved %1").arg(path));
    else
        m_notice.showError(error);
}

/// False, with a notice, while a fit of a part of the samples is displayed.
bool SaveActions::hasAllSamples()
{
    const FitPtr& fit = m_project.scene().fit();
    return fit && (!fit->isOfPart() || finalFit());
}

/// The fit on screen where it is one to keep.
FitPtr SaveActions::finalFit()
{
    const FitPtr fit = m_project.scene().fit();
    if (!fit || !fit->preview)
        return fit;
    m_notice.showError(
        hasMovedWeights(*fit) ? tr("Feature weights have been moved. Reset them in Teach, then save the fit.")
        : fit->update ? tr("An earlier update of the fit is displayed. Show its end in Teach, then save it.")
                      : tr("The displayed result is only a preview. Save it when the fit is complete."));
    return nullptr;
}

bool SaveActions::saveText(const QString& title, const QString& what, const QString& filter,
                           const std::function<std::string()>& text)
{
    return save(title, what, filter, [&text](const std::filesystem::path& path) {
        return std::vector<FileText>{{path, text()}};
    });
}

bool SaveActions::save(const QString& title, const QString& what, const QString& filter,
                       const std::function<std::vector<FileText>(const std::filesystem::path&)>& files)
{
    const QString path =
        saveFileName(m_window, "result", title, saveName(m_project.name(), what, QStringLiteral(".json")), filter);
    if (path.isEmpty())
        return false;
    try {
        writeTogether(files(path.toStdString()));
        m_notice.showInformation(tr("Saved %1").arg(path));
        return true;
    } catch (const std::bad_alloc&) {
        m_notice.showError(tr("There is not enough memory to save this file."));
    } catch (const std::exception& error) {
        m_notice.showError(exceptionText(error));
    }
    return false;
}

void SaveActions::saveResult()
{
    std::optional<Result> result;
    if (const FitPtr fit = finalFit())
        save(tr("Save result"), QStringLiteral("result"), tr("Result (*.json)"),
             [&](const std::filesystem::path& path) {
                 result = resultOf(*fit, m_verdict.verdictOn(fit));
                 return resultFiles(path, *result);
             });
}

void SaveActions::saveModel()
{
    const FitPtr fit = finalFit();
    if (!fit || !fit->prepared)
        return;
    if (!method(fit->result->method).predict)
        m_notice.showError(tr("%1 does not predict new samples, so there is no model to save.")
                               .arg(shownText(method(fit->result->method).name)));
    else
        saveText(tr("Save model"), QStringLiteral("model"), tr("Model (*.json)"),
                 [&fit] { return toJson(modelOf(*fit)); });
}

void SaveActions::saveSearch(const TuneController& tune)
{
    if (tune.search())
        saveText(tr("Save search"), QStringLiteral("tune"), tr("Tuning result (*.json)"),
                 [&tune] { return toJson(tune.result()); });
}

void SaveActions::saveComparison(const CompareController& compare)
{
    if (!compare.finished().empty())
        saveText(tr("Save comparison"), QStringLiteral("compare"), tr("Comparison (*.json)"),
                 [&compare] { return toJson(compare.result()); });
}

void SaveActions::saveLesson(LessonController& lessons)
{
    if (lessons.lesson() && saveText(tr("Save lesson"), QStringLiteral("lesson"), tr("Lesson (*.json)"),
                                     [&lessons] { return toJson(*lessons.lesson()); }))
        lessons.setSaved();
}

bool SaveActions::offerToSave(LessonController& lessons)
{
    const auto box = question(m_window, "unsavedLesson", tr("Unsaved changes"),
                              tr("Save the lesson “%1”?").arg(LessonController::text(lessons.lesson()->title)),
                              tr("Otherwise, the changes to the lesson are lost."));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    const int answer = box->exec();
    if (answer == QMessageBox::Save)
        saveLesson(lessons);
    return answer == QMessageBox::Discard || !lessons.isModified();
}

void SaveActions::writeReport()
{
    if (const FitPtr fit = finalFit())
        m_report.ask(fit);
}

void SaveActions::saveDataAsOpened()
{
    if (m_project.dataset())
        saveDataset(m_project.dataset(), tr("Save imported data"), {});
}

void SaveActions::saveDataAsPrepared()
{
    if (const FitPtr& fit = m_project.scene().fit(); fit && fit->steps)
        saveDataset(fit->ofAllSamples()->data, tr("Save preprocessed data"), QStringLiteral("prepared"));
}

void SaveActions::saveDataset(const DatasetPtr& dataset, const QString& title, const QString& what)
{
    const SaveChoice choice = askWhereToSave(m_window, title, m_project.name(), what);
    if (!choice.path.isEmpty())
        m_saver.save(dataset, choice.path, choice.format);
}

void SaveActions::askWhatIsLeftOut(const DatasetPtr& dataset, const QString& path, const QString& format,
                                   const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Save data"),
                                messageText(tr("%1: %2.").arg(QFileInfo(path).fileName(), text)),
                                QMessageBox::Cancel, m_window);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("leftOutOfFile"));
    box->setInformativeText(
        tr("GCT 1.3 stores annotations and label fields; ARFF stores the order of the classes."));
    QPushButton* anyway = box->addButton(tr("Save anyway"), QMessageBox::AcceptRole);
    anyway->setObjectName(QStringLiteral("saveAnyway"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(anyway, &QPushButton::clicked, &m_saver,
            [this, dataset, path, format] { m_saver.save(dataset, path, format.toStdString(), true); });
    box->open();
}

void SaveActions::copyCommand()
{
    const FitPtr& fit = m_project.scene().fit();
    if (!fit)
        return;
    const VerdictPtr verdict = m_verdict.verdictOn(fit);
    const QString command =
        QString::fromStdString(verdict ? withPermutations(fit->result->command, *verdict) : fit->result->command);
    QApplication::clipboard()->setText(command);
    m_notice.showInformation(tr("Copied: %1").arg(command));
    if (!fit->lacksPairsFile)
        return;
    m_notice.showError(tr("Copied. The command line reads constraints from %1, which does not exist yet; save the "
                          "constraints under this name.")
                           .arg(QString::fromLatin1(unsavedPairs)));
    m_notice.offer(tr("Save constraints…"), [this] { emit pairsFileRequested(); });
}

}  // namespace fuzzylens::ui
