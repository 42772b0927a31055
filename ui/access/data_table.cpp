// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/data_table.h"

#include "ui/access/table_dialog.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/plot/view_table.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace fuzzylens::ui {

QTableView* makeDataTable(ViewTable& table, const QString& name, QWidget* parent)
{
    auto* sorted = new QSortFilterProxyModel(parent);
    sorted->setSourceModel(&table);
    sorted->setSortRole(ViewTable::SortValue);
    auto* twin = new QTableView(parent);
    twin->setObjectName(QStringLiteral("tableTwin"));
    twin->setAccessibleName(name);
    twin->setToolTip(TableDialog::tr("Click a heading to sort"));
    twin->setModel(sorted);
    sortByHeadings(*twin);
    twin->setTabKeyNavigation(false);
    twin->verticalHeader()->hide();
    twin->setShowGrid(false);
    twin->setSelectionBehavior(QAbstractItemView::SelectRows);
    twin->resizeColumnsToContents();
    addCopyActions(*twin);
    return twin;
}

}  // namespace fuzzylens::ui
