// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report_writer.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace fuzzylens::ui {

class VerdictController;
class Project;
class NoticeBar;

/// Asks where to write a report, waits for the verdict if that is cheap, writes it and reports the
/// result.
class ReportAction : public QObject
{
    Q_OBJECT

public:
    /// @p window is what the dialogs belong to, and the parent.
    ReportAction(Project& project, VerdictController& verdict, NoticeBar& notice, QWidget* window);

    /// Of a settled fit that is on screen.
    void ask(const FitPtr& fit);
    bool isBusy() const { return m_isWaiting || m_writer.isBusy(); }

signals:
    void written();
    /// Writing has failed or was stopped.
    void notWritten();

private:
    void askToReplace(const FitPtr& fit, const QString& stem, const QString& existing);
    void begin(const FitPtr& fit, const QString& stem);
    void write();
    void stop();
    void announceBusy();

    Project& m_project;
    VerdictController& m_verdict;
    NoticeBar& m_notice;
    QWidget* m_window;
    ReportWriter m_writer;
    FitPtr m_fit;
    QString m_stem;
    bool m_isWaiting = false;  // for the verdict
};

}  // namespace fuzzylens::ui
