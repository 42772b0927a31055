// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace fuzzylens::ui {

class Project;
class ProbeController;

/// The menu of pinned and forbidden probes; in the menu bar only while the method supports them.
class ProbeMenu : public QMenu
{
    Q_OBJECT

public:
    ProbeMenu(Project& project, ProbeController& probes, QWidget* window);

private:
    void offer();

    Project& m_project;
    ProbeController& m_probes;
    QAction* m_pin;
    QAction* m_never;
    QAction* m_leave;
    QAction* m_select;
    QAction* m_leaveAll;
};

}  // namespace fuzzylens::ui
