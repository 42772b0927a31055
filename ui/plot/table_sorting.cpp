// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/table_sorting.h"

#include <QHeaderView>
#include <QTableView>

namespace fuzzylens::ui {

void sortByHeadings(QTableView& table)
{
    table.setSortingEnabled(true);  // sorts by the first column
    table.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table.model()->sort(-1);  // which Qt 6.8 does not do by itself
}

}  // namespace fuzzylens::ui
