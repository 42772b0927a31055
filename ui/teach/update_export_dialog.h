// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teach/update_export.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace fuzzylens::ui {

class LessonController;
class Project;

/// Asks how the updates of the fit are to be saved, and saves them. Stays open with a sentence when that fails or
/// is cancelled.
class UpdateExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for the file to write; empty means no. Tests replace it.
    using ChooseFile = std::function<QString(QWidget* parent, const QString& suggested, const QString& filter)>;

    /// @param views to choose from, those that show something. @param current is chosen at first.
    UpdateExportDialog(Project& project, Playback& playback, LessonController& lessons,
                       const std::vector<View*>& views, View* current, QWidget* parent = nullptr);

    void setChooseFile(ChooseFile chooseFile) { m_chooseFile = std::move(chooseFile); }
    UpdateExport& work() { return m_work; }

    void accept() override;
    /// Cancels the export that runs; otherwise closes the dialog.
    void reject() override;

signals:
    void saved(const QString& message);

private:
    enum Kind { Animation, Images, Page };

    void build(const std::vector<View*>& views, View* current);
    Kind kind() const;
    View* view() const;
    UpdateExportOptions options() const;
    HandOutContent handOut() const;
    void follow();
    void complain(const QString& error);
    void finish(const QStringList& paths);

    Project& m_project;
    Playback& m_playback;
    LessonController& m_lessons;
    UpdateExport m_work;
    ChooseFile m_chooseFile;
    std::vector<View*> m_views;  // to choose from
    View* m_objective = nullptr;
    View* m_formula = nullptr;
    QComboBox* m_kind;
    QComboBox* m_view;
    QComboBox* m_size;
    QDoubleSpinBox* m_seconds;
    QSpinBox* m_most;
    QLabel* m_facts;
    QLabel* m_error;
    QProgressBar* m_bar;
    QPushButton* m_save = nullptr;
};

}  // namespace fuzzylens::ui
