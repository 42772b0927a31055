// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session_controller.h"

#include <QObject>

#include <functional>

class QMenu;
class QWidget;

namespace fuzzylens::ui {

class NoticeBar;
class Recovery;

/// What the user does with sessions, and is asked about them: where to save and with the data or without, whether
/// unsaved changes may be discarded, where the data are now, whether to restore the state before a crash.
class SessionActions : public QObject
{
    Q_OBJECT

public:
    SessionActions(Project& project, SessionController& session, Recovery& recovery, NoticeBar& notice,
                   QWidget* window);

    /// Adds what can be done to the menu of files.
    void addTo(QMenu& menu);
    void save();
    void saveAs();
    void open(const QString& path);
    /// Runs @p then, at once or after unsaved changes were saved or discarded; never if the user wants to
    /// stay.
    bool isDemonstration() const;
    void leave(const std::function<void()>& then);
    /// Asks about what programs left that did not come to their end; about one after the other.
    void offerRecoverable();

private:
    void askForData(const QString& path, SessionController::As as, const StoredData& data, FileState state);
    void askToRead(const QString& path, const QString& message, SessionController::As as);
    void continuePending();
    void announceRecovered();
    void announceSaved(const QString& path, int missing);
    bool asksForData() const;
    bool mayReplace(const QString& path);
    bool isOpen(const QString& path) const;
    void saveThen(const std::function<void()>& then);

    Project& m_project;
    SessionController& m_session;
    Recovery& m_recovery;
    NoticeBar& m_notice;
    QWidget* m_window;
    std::function<void()> m_then;  // to be done once it is saved
};

}  // namespace fuzzylens::ui
