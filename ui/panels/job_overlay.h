// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QShortcut;

namespace fuzzylens::ui {

class JobBase;

/// Lies over a part of the window while a background job takes longer than 150 ms: its name, phase and progress,
/// Cancel. Escape cancels from the first moment on. The content below stays unchanged.
class JobOverlay : public QFrame
{
    Q_OBJECT

public:
    /// @p name makes the object names of its parts; @p over is covered and owns the overlay.
    JobOverlay(JobBase& job, const QString& name, QWidget* over);

    /// What the job does: "Reading colon.csv".
    void setTitle(const QString& title);
    /// Shows @p content between title and progress, until the job ends. Null: nothing; so too where the part of
    /// the window has no room for it.
    void showContent(QWidget* content);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void begin();
    void end();
    void arrange();
    void appear();
    void cancel();
    void showProgress(const QString& phase, qint64 done, qint64 total);

    JobBase& m_job;
    QFrame* m_card;
    QLabel* m_title;
    QLabel* m_phase;
    QPointer<QWidget> m_content;
    QPushButton* m_cancel;
    QProgressBar* m_bar;
    QShortcut* m_escape;
    QTimer m_patience;
    QPointer<QWidget> m_focusBefore;
};

}  // namespace fuzzylens::ui
