// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;
class QWidget;

namespace fuzzylens::ui {

class ViewTable;

/// @p table to be read, sorted by its headings and left by Tab; called @p name.
QTableView* makeDataTable(ViewTable& table, const QString& name, QWidget* parent);

}  // namespace fuzzylens::ui
