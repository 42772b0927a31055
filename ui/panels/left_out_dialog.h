// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <set>
#include <string>

class QPushButton;
class QTreeWidget;

namespace fuzzylens::ui {

class Project;
struct AnalysisState;

/// "3 samples, 1 class"; empty if nothing is excluded.
QString leftOutSummary(const AnalysisState& state);
/// Includes all excluded samples, features and classes again, as one undo step.
void bringEverythingBack(Project& project);

/// Lists the excluded samples, features and classes by name and includes them again: the selected ones, those of a
/// kind, or all.
class LeftOutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LeftOutDialog(Project& project, QWidget* parent = nullptr);

private:
    void refresh();
    void addGroup(const QString& title, const std::set<std::string>& names);
    void bringChosenBack();
    void showButtons();

    Project& m_project;
    QTreeWidget* m_tree;
    QPushButton* m_chosen;
    QPushButton* m_all;
};

}  // namespace fuzzylens::ui
