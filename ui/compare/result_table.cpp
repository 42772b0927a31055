// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/result_table.h"

#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/table_figure.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace fuzzylens::ui {

namespace {

constexpr int resultSortRole = Qt::UserRole;

}  // namespace

ResultTable::ResultTable(const char* name, Scene& scene, CompareController& compare, QWidget* parent)
    : CompareView(scene, compare, parent)
    , m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QLatin1String(name));
    m_sorted->setSourceModel(&m_cells);
    m_sorted->setSortRole(resultSortRole);
    QTableView& view = table();
    view.setObjectName(QLatin1String(name) + QStringLiteral("Table"));
    view.setModel(m_sorted);
    sortByHeadings(view);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setFrameShape(QFrame::NoFrame);
    view.setShowGrid(false);
    view.setTabKeyNavigation(false);
    view.verticalHeader()->hide();
    view.horizontalHeader()->setHighlightSections(false);
    addCopyActions(view);
}

void ResultTable::follow()
{
    const std::vector<Column> heads = columns();
    const std::vector<std::vector<Cell>> texts = rows();
    const bool isNew = int(heads.size()) != m_cells.columnCount() || int(texts.size()) < m_cells.rowCount();
    const bool hasMore = int(texts.size()) > m_cells.rowCount();
    if (isNew)
        m_cells.clear();
    m_cells.setColumnCount(int(heads.size()));
    m_cells.setRowCount(int(texts.size()));
    for (int column = 0; column < int(heads.size()); ++column) {
        m_cells.setHeaderData(column, Qt::Horizontal, heads[std::size_t(column)].heading);
        m_cells.setHeaderData(column, Qt::Horizontal, wrappedTip(heads[std::size_t(column)].tip), Qt::ToolTipRole);
        for (int row = 0; row < int(texts.size()); ++row) {
            const Cell& cell = texts[std::size_t(row)][std::size_t(column)];
            auto* item = new QStandardItem(cell.text);
            item->setData(cell.number ? QVariant(*cell.number) : QVariant(cell.text), resultSortRole);
            item->setTextAlignment(Qt::AlignVCenter | (cell.number ? Qt::AlignRight : Qt::AlignLeft));
            m_cells.setItem(row, column, item);
        }
    }
    if (isNew || hasMore)
        table().resizeColumnsToContents();
}

std::vector<std::size_t> ResultTable::shownOrder() const
{
    std::vector<std::size_t> order;
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        order.push_back(rowOf(m_sorted->index(row, 0)));
    return order;
}

std::size_t ResultTable::rowOf(const QModelIndex& index) const
{
    return std::size_t(m_sorted->mapToSource(index).row());
}

QModelIndex ResultTable::indexOf(std::size_t row) const
{
    return m_sorted->mapFromSource(m_cells.index(int(row), 0));
}

void ResultTable::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    paintTable(painter, area, *m_sorted, theme, figureFont(), [](const QModelIndex&) { return false; });
}

}  // namespace fuzzylens::ui
