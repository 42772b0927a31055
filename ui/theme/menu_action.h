// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace fuzzylens::ui {

/// A new action at the end of @p menu, called @p name for tests.
inline QAction* addMenuAction(QMenu& menu, const char* name, const QString& text, const QString& help,
                              const QKeySequence& shortcut = {})
{
    QAction* action = menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(help);
    action->setShortcut(shortcut);
    return action;
}

/// Empties @p menu, submenus included: QMenu::clear() leaves these as its children. They go once their actions are
/// done.
inline void clearMenu(QMenu& menu)
{
    menu.clear();
    for (QMenu* submenu : menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        submenu->deleteLater();
}

}  // namespace fuzzylens::ui
