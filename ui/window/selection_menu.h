// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace fuzzylens::ui {

class Project;

/// What the menu of edits says of selections: all, none, the others; a name for the present one, and those that
/// have names. Naming and forgetting are steps that can be undone.
class SelectionMenu : public QObject
{
    Q_OBJECT

public:
    SelectionMenu(Project& project, QWidget* window);

    void addTo(QMenu& menu);
    /// Stores the selection as @p name, replacing one of that name; nothing if the name is empty or nothing
    /// is selected.
    void name(const QString& name);
    /// Selects the samples of the selection @p name that are displayed.
    void select(const QString& name);
    void forget(const QString& name);

private:
    void ask();
    void copyNames() const;
    void fillNamed();

    Project& m_project;
    QWidget* m_window;
    QAction* m_name = nullptr;
    QAction* m_copy = nullptr;
    QMenu* m_named = nullptr;
};

}  // namespace fuzzylens::ui
