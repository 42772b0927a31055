// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/table_copy.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <utility>

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

QAction* addAction(QAbstractItemView& view, const char* name, const QString& text, std::function<QString()> copied)
{
    auto* action = new QAction(text, &view);
    action->setObjectName(QLatin1String(name));
    view.addAction(action);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(action, &QAction::triggered, &view,
                     [copied = std::move(copied)] { QGuiApplication::clipboard()->setText(copied()); });
    return action;
}

void copyOnCtrlC(QAction& action)
{
    action.setShortcut(QKeySequence::Copy);
    action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

}  // namespace

void addCopyActions(QTableView& table, const std::vector<int>& nameColumns, std::function<QString()> rows)
{
    if (!rows)
        rows = [&table] { return displayedRows(table); };
    copyOnCtrlC(*addAction(table, "copyRows", TableCopyWords::tr("&Copy rows"), std::move(rows)));
    if (!nameColumns.empty())
        addAction(table, "copyNames", TableCopyWords::tr("Copy &names"),
                  [&table, nameColumns] { return displayedNames(table, nameColumns); });
}

void addCopyNames(QAbstractItemView& list)
{
    copyOnCtrlC(*addAction(list, "copyNames", TableCopyWords::tr("Copy &names"), [&list] {
        QModelIndexList rows = list.selectionModel()->selectedIndexes();
        rows.removeIf([](const QModelIndex& index) { return index.column() > 0; });
        std::sort(rows.begin(), rows.end(), [&list](const QModelIndex& one, const QModelIndex& other) {
            return list.visualRect(one).top() < list.visualRect(other).top();
        });
        QString text;
        for (const QModelIndex& row : rows)
            text += row.data().toString() + QLatin1Char('\n');
        return text;
    }));
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
