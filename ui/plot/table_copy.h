// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <vector>

class QAbstractItemView;
class QMenu;
class QTableView;

namespace fuzzylens::ui {

/// The context menu of @p table: "Copy rows" (Ctrl+C) and "Copy names". Names are the displayed texts of
/// @p nameColumns in the selected rows, a row a line, in the order displayed.
/// @param nameColumns none: there is no "Copy names".
/// @param rows the text of the selected rows; empty: the displayed cells, separated by tabs, below the headings.
void addCopyActions(QTableView& table, const std::vector<int>& nameColumns = {0},
                    std::function<QString()> rows = {});

/// "Copy names" in the context menu of a list or tree: the displayed texts of the first column of the selected
/// rows, one a line, in the order displayed. Ctrl+C does the same.
void addCopyNames(QAbstractItemView& list);

/// A menu entry that copies @p names, one a line; disabled without names.
void addCopyNames(QMenu& menu, const QString& text, const QStringList& names);

}  // namespace fuzzylens::ui
