// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace fuzzylens::ui {

/// Lets a click on a heading sort the rows of @p table, which has its model (a QSortFilterProxyModel); until then
/// they keep the order of the source.
void sortByHeadings(QTableView& table);

}  // namespace fuzzylens::ui
