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

/// "3 samples, 1 class"; empty when nothing is left out.
QString leftOutSummary(const AnalysisState& state);
/// Brings everything back that is left out, as one undo step.
void bringEverythingBack(Project& project);

/// The one place where everything that is left out stands by name, samples, features and classes, and is brought
/// back: the selected ones, a group, or everything.
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
