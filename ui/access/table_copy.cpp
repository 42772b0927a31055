// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/table_copy.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

struct TableCopyWords
{
    Q_DECLARE_TR_FUNCTIONS(TableCopy)
};

std::vector<int> selectedRows(const QTableView& table)
{
    std::vector<int> rows;
    for (const QModelIndex& index : table.selectionModel()->selectedIndexes())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

QString displayedRows(const QTableView& table)
{
    const QAbstractItemModel& model = *table.model();
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.headerData(column, Qt::Horizontal).toString();
    QString text = cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const int row : selectedRows(table)) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QString displayedNames(const QTableView& table, const std::vector<int>& columns)
{
    QString text;
    for (const int row : selectedRows(table)) {
        QStringList names;
        for (const int column : columns)
            names << table.model()->index(row, column).data().toString();
        text += names.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

}  // namespace

void addCopyActions(QTableView& table, const std::vector<int>& nameColumns, std::function<QString()> rows)
{
    const auto add = [&table](const char* name, const QString& text, auto copied) {
        auto* action = new QAction(text, &table);
        action->setObjectName(QLatin1String(name));
        table.addAction(action);
        QObject::connect(action, &QAction::triggered, &table,
                         [copied] { QGuiApplication::clipboard()->setText(copied()); });
        return action;
    };
    if (!rows)
        rows = [&table] { return displayedRows(table); };
    QAction* copy = add("copyRows", TableCopyWords::tr("&Copy rows"), std::move(rows));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    add("copyNames", TableCopyWords::tr("Copy &names"),
        [&table, nameColumns] { return displayedNames(table, nameColumns); });
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

void addCopyNames(QMenu& menu, const QString& text, const QStringList& names)
{
    QAction* action = menu.addAction(text, &menu, [names] {
        QGuiApplication::clipboard()->setText(names.join(QLatin1Char('\n')) + QLatin1Char('\n'));
    });
    action->setObjectName(QStringLiteral("copyNames"));
    action->setEnabled(!names.isEmpty());
}

}  // namespace fuzzylens::ui
