// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/view_table.h"

#include "core/common/delimited_text.h"
#include "ui/plot/number_format.h"

#include <string>

namespace fuzzylens::ui {

namespace {

constexpr int digits = 6;

QStringList fields(const Record& record)
{
    QStringList texts;
    for (const Field& field : fieldsOf(record.text, ','))
        texts << QString::fromStdString(field.value());
    return texts;
}

/// As people read it: numbers with six digits, others as they are.
QString readable(const QString& field)
{
    bool isNumber = false;
    const double value = field.toDouble(&isNumber);
    return isNumber ? plainNumber(value, digits) : field;
}

}  // namespace

void ViewTable::setCsv(const QString& csv)
{
    beginResetModel();
    read(csv);
    endResetModel();
}

void ViewTable::read(const QString& csv)
{
    m_heading.clear();
    m_rows.clear();
    const std::string text = csv.toStdString();
    RecordScanner scanner(text, Delimiting{});
    Record record;
    if (scanner.next(record))
        m_heading = fields(record);
    while (scanner.next(record)) {
        QStringList row = fields(record);
        while (row.size() < m_heading.size())
            row << QString();
        m_rows.push_back(row.mid(0, m_heading.size()));
    }
}

QString ViewTable::rowText(int row) const
{
    const QStringList& fields = m_rows[std::size_t(row)];
    QStringList parts;
    for (int column = 0; column < int(fields.size()); ++column)
        if (!fields[column].isEmpty())
            parts << (column == 0 ? fields[column]
                                  : m_heading[column] + QLatin1Char(' ') + readable(fields[column]));
    return parts.join(QStringLiteral(", "));
}

int ViewTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ViewTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_heading.size());
}

QVariant ViewTable::data(const QModelIndex& index, int role) const
{
    const QString& text = field(index.row(), index.column());
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    switch (role) {
    case Qt::DisplayRole:
        return readable(text);
    case Qt::ToolTipRole:
        return text;  // every digit
    case Qt::TextAlignmentRole:
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortValue:
        return isNumber ? QVariant(value) : QVariant(text);
    default:
        return {};
    }
}

QVariant ViewTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section >= m_heading.size())
        return {};
    return m_heading[section];
}

}  // namespace fuzzylens::ui
