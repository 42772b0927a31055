// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class QTimer;

namespace fuzzylens::ui {

class Project;
class PartsLabel;
class SelectionFeatures;

/// Status of the displayed fit in one line: converged, stopped early, a preview or of earlier
/// settings, how many notes there are, milliseconds, iterations and how it stopped, objective, seed, the selected
/// samples with their leading features; an error when there is no fit; and, once a fit lasts longer than 150 ms,
/// phase, iteration, objective and Cancel. Where it is narrow for its text it has two rows.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    StatusLine(Project& project, QWidget* parent = nullptr);

    /// How many things there are to know about the fit.
    void setNotes(int count);

signals:
    /// What there is to know about the fit is to be seen.
    void notesRequested();
    /// A feature of the selected samples is to be seen.
    void featureRequested(int feature);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void placeEnd();
    void buildBusy();
    void showFit();
    void showNotes();
    void showProgress(const QString& phase, qint64 done, qint64 total, double objective);
    void showBadge(const QString& text, const QColor& colour);
    void makeRoomForSelection();
    void showBusy();

    Project& m_project;
    QLabel* m_badge;
    QToolButton* m_notes;
    int m_noteCount = 0;
    PartsLabel* m_facts;
    QWidget* m_factsSlot;
    QWidget* m_end;  // what runs, selection
    QHBoxLayout* m_first;
    QHBoxLayout* m_second;  // of the end where the first has no room
    SelectionFeatures* m_selection;
    QWidget* m_busy;
    PartsLabel* m_phase;
    QProgressBar* m_bar;
    QTimer* m_busyTimer;
};

}  // namespace fuzzylens::ui
