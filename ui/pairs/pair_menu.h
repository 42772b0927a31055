// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace fuzzylens::ui {

class Project;
class PairController;

/// The menu of must-links and cannot-links, and the dialogs it opens. Actions that would have no effect are
/// disabled.
class PairMenu : public QMenu
{
    Q_OBJECT

public:
    PairMenu(Project& project, PairController& pairs, QWidget* window);

public slots:
    void takeFromLabels();
    void importByDialog();
    void exportByDialog();

private:
    void offer();

    Project& m_project;
    PairController& m_pairs;
    QWidget* m_window;
    QAction* m_must;
    QAction* m_cannot;
    QAction* m_group;
    QAction* m_remove;
    QAction* m_labels;
    QAction* m_import;
    QAction* m_export;
    QAction* m_removeAll;
};

}  // namespace fuzzylens::ui
