// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace fuzzylens::ui {

class Project;

/// All classes of the label field with check boxes, if there are more than the row of chips can show.
/// Ticks apply at once; each is one undo step.
class ClassFilterDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ClassFilterDialog(Project& project, QWidget* parent = nullptr);

private:
    void refresh();
    void filter(const QString& text);
    void setAllIn(bool isIn);
    void readTick(QListWidgetItem* item);

    Project& m_project;
    QLineEdit* m_search;
    QListWidget* m_list;
};

}  // namespace fuzzylens::ui
