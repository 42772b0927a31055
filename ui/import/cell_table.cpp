// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/cell_table.h"

#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace fuzzylens::ui {

namespace {

using Role = PreviewCell::Role;

constexpr int mostColumnWidth = 112;

/// A number that was not read from text is shown with its significant digits.
QString digitsOf(const QString& text, bool isOfFile, Role role)
{
    constexpr int digits = 6;
    return !isOfFile && role == Role::Value ? QString::number(text.toDouble(), 'g', digits) : text;
}

/// Role of a cell, in one or two words.
QString roleName(Role role)
{
    switch (role) {
    case Role::Unknown:
        return QObject::tr("not read");
    case Role::Remark:
        return QObject::tr("not part of the table");
    case Role::Header:
        return QObject::tr("header");
    case Role::Name:
        return QObject::tr("name");
    case Role::Label:
        return QObject::tr("label");
    case Role::Text:
        return QObject::tr("annotation");
    case Role::Value:
        return QObject::tr("value");
    case Role::Missing:
        return QObject::tr("missing");
    case Role::Odd:
        return QObject::tr("not a number");
    case Role::Skipped:
        return QObject::tr("ignored");
    }
    return {};
}

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto mix = [share](float a, float b) { return float(double(a) * (1 - share) + double(b) * share); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

/// The background of a cell; text on it stays readable.
QColor backgroundOf(Role role, const Theme& theme)
{
    constexpr double faint = 0.16;
    switch (role) {
    case Role::Header:
        return theme.field;
    case Role::Name:
        return mixed(theme.card, theme.accent, faint);
    case Role::Label:
        return mixed(theme.card, theme.good, faint);
    case Role::Text:
        return mixed(theme.card, theme.classColor(1), faint);
    case Role::Missing:
        return mixed(theme.card, theme.warn, faint);
    case Role::Odd:
        return mixed(theme.card, theme.bad, 2 * faint);
    default:
        return theme.card;
    }
}

bool isQuiet(Role role)
{
    return role == Role::Unknown || role == Role::Remark || role == Role::Skipped;
}

}  // namespace

CellTable::CellTable(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_cells(new QTableWidget(this))
    , m_legend(new QLabel(this))
    , m_extent(new QLabel(this))
{
    m_cells->setObjectName(name + QStringLiteral("Cells"));
    m_cells->setAccessibleName(tr("First cells of the file"));
    m_cells->setToolTip(tr("The first rows and columns of the file, coloured by how each cell is interpreted"));
    m_cells->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_cells->setTabKeyNavigation(false);
    m_cells->setWordWrap(false);
    m_cells->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_cells->verticalHeader()->setDefaultSectionSize(m_cells->fontMetrics().height() + 5);
    m_legend->setObjectName(name + QStringLiteral("Legend"));
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setWordWrap(true);
    m_extent->setObjectName(QStringLiteral("muted"));
    m_extent->setWordWrap(true);
    m_extent->setAlignment(Qt::AlignRight);
    auto* below = new QHBoxLayout;
    below->addWidget(m_legend, 2);
    below->addWidget(m_extent, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_cells, 1);
    layout->addLayout(below);
}

void CellTable::showPreview(const TablePreview& preview)
{
    m_preview = preview;
    fill();
}

void CellTable::fill()
{
    m_cells->clear();
    m_cells->setRowCount(int(m_preview.rows.size()));
    m_cells->setColumnCount(int(m_preview.columns.size()));
    QStringList columns, lines;
    for (const int column : m_preview.columns)
        columns << QString::number(column + 1);
    for (int row = 0; row < m_cells->rowCount(); ++row) {
        const PreviewRow& shown = m_preview.rows[std::size_t(row)];
        lines << (shown.line > 0 ? QString::number(shown.line) : QString());
        fillRow(row, shown);
    }
    m_cells->setHorizontalHeaderLabels(columns);
    m_cells->setVerticalHeaderLabels(lines);
    m_cells->resizeColumnsToContents();
    for (int column = 0; column < m_cells->columnCount(); ++column)
        m_cells->setColumnWidth(column, std::min(m_cells->columnWidth(column), inText(mostColumnWidth)));
    showLegend();
}

void CellTable::fillRow(int at, const PreviewRow& row)
{
    const Theme theme = Theme::of(palette());
    for (int column = 0; column < int(row.cells.size()); ++column) {
        const PreviewCell& cell = row.cells[std::size_t(column)];
        const QString text = nameText(cell.text);
        auto* item = new QTableWidgetItem(digitsOf(text, m_preview.isOfFile, cell.role));
        item->setBackground(backgroundOf(cell.role, theme));
        item->setForeground(isQuiet(cell.role) ? theme.muted : theme.text);
        item->setToolTip(text.isEmpty() ? roleName(cell.role)
                                        : QStringLiteral("%1: %2").arg(roleName(cell.role), text));
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(roleName(cell.role), text));
        if (cell.role == Role::Value)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        QFont font = item->font();
        font.setBold(cell.role == Role::Header);
        font.setStrikeOut(cell.role == Role::Skipped);
        item->setFont(font);
        m_cells->setItem(at, column, item);
    }
}

void CellTable::showLegend()
{
    std::set<Role> roles;
    for (const PreviewRow& row : m_preview.rows)
        for (const PreviewCell& cell : row.cells)
            roles.insert(cell.role);
    const Theme theme = Theme::of(palette());
    QStringList entries;
    for (const Role role : roles)
        entries << QStringLiteral("<span style=\"background:%1; color:%2\">&nbsp;%3&nbsp;</span>")
                       .arg(backgroundOf(role, theme).name(), (isQuiet(role) ? theme.muted : theme.text).name(),
                            roleName(role));
    m_legend->setText(m_preview.rows.empty() ? tr("The file cannot be shown with these settings.")
                                             : entries.join(QStringLiteral(" &nbsp;")));
    const QString columns = countText(m_preview.columnsInAll);
    m_extent->setText(m_preview.rows.empty() ? QString()
                      : m_preview.isOfFile
                          ? tr("%1 of %2 columns").arg(countText(qint64(m_preview.columns.size())), columns)
                          : tr("as imported; the file is not a text table"));
}

void CellTable::showPlace(qint64 row, qint64 column)
{
    const auto line = std::find_if(m_preview.rows.begin(), m_preview.rows.end(),
                                   [row](const PreviewRow& shown) { return shown.line == row; });
    if (line == m_preview.rows.end())
        return m_cells->clearSelection();
    const int at = int(line - m_preview.rows.begin());
    const auto found = std::find(m_preview.columns.begin(), m_preview.columns.end(), int(column) - 1);
    if (found == m_preview.columns.end())
        return m_cells->selectRow(at);
    m_cells->setCurrentCell(at, int(found - m_preview.columns.begin()));
}

void CellTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

}  // namespace fuzzylens::ui
