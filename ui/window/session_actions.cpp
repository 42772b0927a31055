// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session_actions.h"

#include "ui/files/file_dialogs.h"
#include "ui/panels/notice_bar.h"
#include "ui/project/data_saver.h"
#include "ui/project/project.h"
#include "ui/session/recovery.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/window/question.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <memory>
#include <utility>

namespace fuzzylens::ui {

namespace {

const QString suffix = SessionController::suffix();

QString nameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

QString megabytes(const Dataset& data)
{
    const double bytes = double(sizeof(double)) * double(data.samples()) * double(data.features());
    return QLocale().formattedDataSize(qint64(bytes), 1, QLocale::DataSizeTraditionalFormat);
}

}  // namespace

SessionActions::SessionActions(Project& project, SessionController& session, Recovery& recovery, NoticeBar& notice,
                               QWidget* window)
    : QObject(window)
    , m_project(project)
    , m_session(session)
    , m_recovery(recovery)
    , m_notice(notice)
    , m_window(window)
{
    m_project.setGuard([this](const std::function<void()>& then) { leave(then); });
    connect(&m_session, &SessionController::openingFailed, &m_notice, &NoticeBar::showError);
    connect(&m_session, &SessionController::dataMissing, this, &SessionActions::askForData);
    connect(&m_session, &SessionController::isHeld, this, &SessionActions::askToRead);
    connect(&m_session, &SessionController::saved, this, &SessionActions::announceSaved);
    connect(&m_session, &SessionController::keptAgain, this, &SessionActions::continuePending);
    connect(&m_project, &Project::opened, this, [this] { m_then = nullptr; });
    connect(&m_session, &SessionController::opened, this, &SessionActions::announceRecovered);
    connect(&m_session, &SessionController::saveFailed, this, [this](const QString& message) {
        m_then = nullptr;
        m_notice.showError(message);
    });
    connect(&m_session, &SessionController::runUnreadable, &m_notice, &NoticeBar::showError);
    connect(&m_recovery, &Recovery::failed, this, [this](const QString& message) {
        m_notice.showError(tr("The recovery copy could not be saved: %1").arg(message));
    });
}

void SessionActions::addTo(QMenu& menu)
{
    const auto add = [&](const char* name, const QString& text, const QKeySequence& key) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        return action;
    };
    QAction* save = add("saveSession", tr("Sa&ve session"), QKeySequence::Save);
    QAction* as = add("saveSessionAs", tr("Save sessio&n as…"), QKeySequence(tr("Ctrl+Shift+S")));
    QAction* holds = add("sessionHoldsData", tr("Inc&lude data in session"), {});
    holds->setCheckable(true);
    holds->setToolTip(tr("Store the data in the session file, so that it opens without the original data file"));
    connect(save, &QAction::triggered, this, &SessionActions::save);
    connect(as, &QAction::triggered, this, &SessionActions::saveAs);
    connect(holds, &QAction::triggered, &m_session, &SessionController::setHoldsData);
    const auto follow = [this, save, as, holds] {
        const bool isOpen = m_project.dataset() != nullptr;
        save->setEnabled(isOpen);
        as->setEnabled(isOpen);
        holds->setEnabled(isOpen && !m_session.path().isEmpty());
        holds->setChecked(m_session.holdsData());
    };
    connect(&m_session, &SessionController::changed, save, follow);
    connect(&m_project, &Project::datasetChanged, save, follow);
    follow();
}

void SessionActions::save()
{
    if (m_session.path().isEmpty() || m_session.isReadOnly())
        saveAs();
    else
        m_session.save();
}

/// Data made by the program and values that are in the session already are no question.
bool SessionActions::asksForData() const
{
    return m_session.path().isEmpty() && !m_session.holdsData() && !isMade(m_project.input());
}

void SessionActions::saveAs()
{
    const DatasetPtr saved = m_project.dataset();
    if (!saved)
        return;
    QString proposed = m_session.path().isEmpty() ? m_session.recoveredFrom() : m_session.path();
    if (proposed.isEmpty())
        proposed = saveName(m_project.name(), {}, suffix);
    QString path = saveFileName(m_window, "session", tr("Save session"), proposed, tr("Sessions (*.fuzzylens)"));
    if (path.isEmpty()) {
        m_then = nullptr;
        return;
    }
    if (!path.endsWith(suffix, Qt::CaseInsensitive)) {
        path += suffix;  // the dialog has asked about another name
        if (QFileInfo::exists(path) && !mayReplace(path)) {
            m_then = nullptr;
            return;
        }
    }
    bool holdsData = m_session.holdsData();
    if (asksForData()) {
        const auto box = question(
            m_window, "whereDataStay", tr("Save session"), tr("Include the data in the session?"),
            tr("With the data (%1), the session opens on any computer. Without them, it reads %2 from its current "
               "folder and warns if that file has changed. You can change this later in the File menu.")
                .arg(megabytes(*m_project.dataset()), m_project.name()));
        QPushButton* hold = box->addButton(tr("Include data"), QMessageBox::AcceptRole);
        box->addButton(tr("Link to file"), QMessageBox::ActionRole);
        QPushButton* cancel = box->addButton(QMessageBox::Cancel);
        box->setDefaultButton(hold);
        box->exec();
        if (box->clickedButton() == cancel) {
            m_then = nullptr;
            return;
        }
        holdsData = box->clickedButton() == hold;
    }
    if (m_project.dataset() != saved)
        return m_notice.showError(
            tr("The session was not saved because %1 was opened in the meantime. Save again.")
                .arg(m_project.name()));
    m_session.saveAs(path, holdsData);
}

bool SessionActions::mayReplace(const QString& path)
{
    const auto box = question(m_window, "replaceSession", tr("Save session"),
                              tr("%1 already exists.").arg(nameOf(path)), tr("Do you want to replace it?"));
    QPushButton* replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    box->exec();
    return box->clickedButton() == replace;
}

void SessionActions::announceSaved(const QString& path, int missing)
{
    if (missing > 0)
        m_notice.showError(
            tr("Saved %1. %2 could not be saved because the data are no longer loaded; reopen them first.")
                .arg(path, counted(missing, tr("run"), tr("runs"))));
    else
        m_notice.showInformation(tr("Saved %1").arg(path));
    continuePending();
}

/// Continues with the action that waited for the save; there may be new changes.
void SessionActions::continuePending()
{
    if (const auto then = std::exchange(m_then, nullptr))
        leave(then);
}

void SessionActions::announceRecovered()
{
    if (!m_session.isRecovered())
        return;
    const QString& of = m_session.recoveredFrom();
    const QString key = QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText);
    m_notice.showLasting(
        of.isEmpty()
            ? tr("Restored unsaved changes to %1. Press %2 to save them as a session.").arg(m_project.name(), key)
            : tr("Restored unsaved changes to %1. Press %2 and confirm the name to save them to %3.")
                  .arg(nameOf(of), key, QDir::toNativeSeparators(of)));
    m_notice.offer(tr("Save…"), [this] { save(); });
}

bool SessionActions::isOpen(const QString& path) const
{
    return !m_session.path().isEmpty() && QFileInfo(path) == QFileInfo(m_session.path());
}

void SessionActions::open(const QString& path)
{
    if (isOpen(path))
        m_notice.showInformation(tr("%1 is already open.").arg(nameOf(path)));
    else
        leave([this, path] { m_session.open(path); });
}

void SessionActions::saveThen(const std::function<void()>& then)
{
    m_then = then;
    save();
}

/// The demonstration data can be had again at any time.
bool SessionActions::isDemonstration() const
{
    return m_session.path().isEmpty() && !m_session.isRecovered() && m_project.input().file == "demo";
}

void SessionActions::leave(const std::function<void()>& then)
{
    if (m_session.isSaving()) {
        m_then = then;  // once it is known how that goes
        return;
    }
    if (!m_session.isModified() || isDemonstration())
        return then();
    const QString asked = m_session.path().isEmpty()
                              ? tr("Save the work on %1 as a session?").arg(m_project.name())
                              : tr("Save the changes to %1?").arg(nameOf(m_session.path()));
    const auto box = question(m_window, "unsavedWork", tr("Unsaved changes"), asked,
                              tr("Otherwise, the unsaved settings, runs and undo history are lost."));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    const int answer = box->exec();
    if (answer == QMessageBox::Save)
        saveThen(then);
    else if (answer == QMessageBox::Discard)
        then();
}

void SessionActions::askForData(const QString& path, SessionController::As as, const StoredData& data,
                                FileState state)
{
    const QString file = QString::fromStdString(data.input.file);
    const auto box =
        question(m_window, "missingData", tr("Open %1").arg(nameOf(path)),
                 state == FileState::Absent ? tr("%1 was not found.").arg(file) : tr("%1 has changed.").arg(file),
                 tr("The session reads its data from this file. Locate the file %1 with the SHA-256 checksum %2.")
                     .arg(nameOf(file), QString::fromStdString(data.sha256)));
    QPushButton* choose = box->addButton(tr("Choose file…"), QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    box->exec();
    if (box->clickedButton() != choose)
        return;
    const QString chosen =
        openFileName(m_window, "open", tr("Locate %1").arg(nameOf(file)), {}, QFileInfo(path).absolutePath());
    if (!chosen.isEmpty())
        m_session.open(path, as, chosen);
}

void SessionActions::askToRead(const QString& path, const QString& message, SessionController::As as)
{
    m_notice.showError(message);
    if (as == SessionController::As::Recovered)
        return;  // it is back in another window
    m_notice.offer(tr("Open read-only…"), [this, path] {
        leave([this, path] { m_session.open(path, SessionController::As::Reading); });
    });
}

void SessionActions::offerRecoverable()
{
    for (const RecoverableSession& work : Recovery::recoverableIn(Recovery::usualFolder())) {
        if (!Recovery::isRecoverable(work))
            continue;  // another window has taken it meanwhile
        const QString of = work.of.isEmpty() ? work.name : nameOf(work.of);
        const auto box = question(m_window, "lostWork", tr("Restore unsaved changes"),
                                  tr("FuzzyLens closed unexpectedly while %1 was open.").arg(of),
                                  tr("The unsaved changes were backed up on %1.")
                                      .arg(QLocale().toString(work.when, QLocale::ShortFormat)));
        QPushButton* restore = box->addButton(tr("Restore"), QMessageBox::AcceptRole);
        QPushButton* remove = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
        box->addButton(tr("Ask later"), QMessageBox::RejectRole);
        box->setDefaultButton(restore);
        box->exec();
        if (box->clickedButton() == remove && !Recovery::remove(work))
            m_notice.showError(
                tr("The unsaved changes to %1 are open in another window and were not deleted.").arg(of));
        if (box->clickedButton() == restore)
            return m_session.open(work.path, SessionController::As::Recovered);
    }
}

}  // namespace fuzzylens::ui
