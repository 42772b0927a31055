// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/view_accessible.h"

#include "ui/plot/view_table.h"
#include "ui/views/view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace fuzzylens::ui {

namespace {

class ViewAccessible;

/// One cell of the table of a picture, by its place: it lives as long as the picture, and is empty while the table
/// is smaller.
class CellAccessible : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    CellAccessible(ViewAccessible& table, int row, int column)
        : m_table(table)
        , m_row(row)
        , m_column(column)
    {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return parent()->rect(); }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : nullptr;
    }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    ViewAccessible& m_table;
    int m_row;
    int m_column;
};

/// A view: a chart with a name, a description, and after its own widgets a table of its content. The table
/// is that of the moment it was first asked for since the picture's description last changed.
class ViewAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    using Text = std::function<QString()>;

    ViewAccessible(QWidget* picture, const QString& title, Text description, Text csv)
        : QAccessibleWidget(picture, QAccessible::Chart, title)
        , m_picture(picture)
        , m_description(std::move(description))
        , m_csv(std::move(csv))
    {}
    ~ViewAccessible() override
    {
        for (const auto& [place, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return QAccessibleWidget::childCount() + rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override
    {
        const int widgets = QAccessibleWidget::childCount();
        if (index < widgets)
            return QAccessibleWidget::child(index);
        const int columns = columnCount(), place = index - widgets;
        return columns > 0 ? cellAt(place / columns, place % columns) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [place, id] : m_cells)
            if (QAccessible::accessibleInterface(id) == child)
                return QAccessibleWidget::childCount() + place.first * columnCount() + place.second;
        return QAccessibleWidget::indexOfChild(child);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override
    {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
            return nullptr;
        const std::pair place(row, column);
        auto known = m_cells.find(place);
        if (known == m_cells.end()) {
            auto* self = const_cast<ViewAccessible*>(this);
            auto* cell = new CellAccessible(*self, row, column);  // owned by Qt's cache from here on
            known = m_cells.emplace(place, QAccessible::registerAccessibleInterface(cell)).first;
        }
        return QAccessible::accessibleInterface(known->second);
    }
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override { return table().heading().value(column); }
    QString rowDescription(int row) const override
    {
        return row >= 0 && row < rowCount() ? table().rowText(row) : QString();
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return table().columnCount(); }
    int rowCount() const override { return table().rowCount(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

    const ViewTable& table() const
    {
        const QString description = m_picture ? m_description() : QString();
        if (!m_table || description != m_described) {
            m_described = description;
            m_table = std::make_unique<ViewTable>(m_picture ? m_csv() : QString());
        }
        return *m_table;
    }

private:
    QPointer<QWidget> m_picture;
    Text m_description;
    Text m_csv;
    mutable std::unique_ptr<ViewTable> m_table;
    mutable QString m_described;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_cells;  // that were asked for, by row and column
};

QAccessibleInterface* CellAccessible::parent() const
{
    return &m_table;
}

QString CellAccessible::text(QAccessible::Text kind) const
{
    const ViewTable& table = m_table.table();
    if (m_row >= table.rowCount() || m_column >= table.columnCount())
        return {};
    const QString& value = table.field(m_row, m_column);
    switch (kind) {
    case QAccessible::Name:
        return m_column == 0 ? value : table.heading()[m_column] + QLatin1Char(' ') + value;
    case QAccessible::Value:
        return value;
    case QAccessible::Description:
        return table.rowText(m_row);
    default:
        return {};
    }
}

QAccessibleInterface* accessibleView(const QString&, QObject* object)
{
    if (auto* view = qobject_cast<View*>(object))
        return makeChartAccessible(
            view, view->title(), [view] { return view->description(); },
            [view] { return view->isApplicable() ? view->toCsv() : QString(); });
    return nullptr;
}

}  // namespace

QAccessibleInterface* makeChartAccessible(QWidget* chart, const QString& title,
                                          std::function<QString()> description, std::function<QString()> csv)
{
    return new ViewAccessible(chart, title, std::move(description), std::move(csv));
}

void installViewAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(&accessibleView);
        return true;
    }();
    static_cast<void>(once);
}

}  // namespace fuzzylens::ui
