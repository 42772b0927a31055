// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/report_action.h"

#include "ui/files/file_dialogs.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/data_saver.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/views/scatter/scatter_view.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace fuzzylens::ui {

namespace {

QString existingOf(const QString& stem)
{
    QStringList names;
    for (const QString& path : {ReportWriter::htmlPath(stem), ReportWriter::pdfPath(stem)})
        if (QFileInfo::exists(path))
            names << QFileInfo(path).fileName();
    return names.join(ReportAction::tr(" and "));
}

}  // namespace

ReportAction::ReportAction(Project& project, VerdictController& verdict, NoticeBar& notice, QWidget* window)
    : QObject(window)
    , m_project(project)
    , m_verdict(verdict)
    , m_notice(notice)
    , m_window(window)
{
    connect(&m_verdict, &VerdictController::changed, this, [this] {
        if (m_isWaiting && !m_verdict.isBusy())
            write();
    });
    connect(&m_writer, &ReportWriter::failed, &m_notice, &NoticeBar::showError);
    connect(&m_writer, &ReportWriter::failed, this, &ReportAction::notWritten);
    connect(&m_writer, &ReportWriter::saved, this, [this](const QString& html, const QString& pdf) {
        m_notice.showInformation(tr("Saved %1 and %2").arg(html, QFileInfo(pdf).fileName()));
        m_notice.offer(tr("Open"), [html] { QDesktopServices::openUrl(QUrl::fromLocalFile(html)); });
        emit written();
    });
}

void ReportAction::ask(const FitPtr& fit)
{
    if (isBusy())
        return announceBusy();
    const QString path =
        saveFileName(m_window, "report", tr("Write report: web page and PDF with the same name"),
                     saveName(m_project.name(), QStringLiteral("report"), QStringLiteral(".html")),
                     tr("Report (*.html *.pdf)"), QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    const QString stem = ReportWriter::stemOf(path);
    if (const QString existing = existingOf(stem); !existing.isEmpty())
        askToReplace(fit, stem, existing);
    else
        begin(fit, stem);
}

void ReportAction::askToReplace(const FitPtr& fit, const QString& stem, const QString& existing)
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Write report"),
                                tr("The folder %1 already contains %2.").arg(QFileInfo(stem).path(), existing),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("replaceReport"));
    QPushButton* replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    replace->setObjectName(QStringLiteral("replaceReportButton"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(replace, &QPushButton::clicked, this, [this, fit, stem] { begin(fit, stem); });
    box->open();
}

void ReportAction::announceBusy()
{
    m_notice.showInformation(tr("Writing the report…"));
    m_notice.offer(tr("Stop"), [this] { stop(); });
}

/// A verdict belongs to the displayed fit: the report waits for it while that is displayed and the verdict cheap.
void ReportAction::begin(const FitPtr& fit, const QString& stem)
{
    if (isBusy())
        return announceBusy();
    m_fit = fit;
    m_stem = stem;
    announceBusy();
    const bool isOnScreen = fit == m_project.scene().fit();
    if (isOnScreen && !m_verdict.verdictOn(fit) && !m_verdict.isBusy() && m_verdict.isCheap())
        m_verdict.compute();
    m_isWaiting = isOnScreen && m_verdict.isBusy();
    if (!m_isWaiting)
        write();
}

void ReportAction::write()
{
    m_isWaiting = false;
    const FitPtr fit = std::exchange(m_fit, nullptr);
    const bool isOnScreen = fit == m_project.scene().fit();
    ReportInput input{fit, m_project.name(), m_verdict.verdictOn(fit)};
    if (const auto* scatter = m_window->findChild<ScatterView*>(); scatter && isOnScreen) {
        input.axes = scatter->axisChoice();
        input.turn = scatter->turn();
    }
    m_writer.write(input, m_stem, isOnScreen ? &m_project.scene().pairs() : nullptr);
}

void ReportAction::stop()
{
    m_isWaiting = false;
    m_fit.reset();
    m_writer.cancel();
    m_notice.hide();
    emit notWritten();
}

}  // namespace fuzzylens::ui
