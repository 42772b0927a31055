// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <vector>

namespace fuzzylens::ui {

/// What a picture shows as a table: the fields of its CSV (View::toCsv), the first line as heading.
class ViewTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortValue = Qt::UserRole };  // the number where a field is one, else the text

    explicit ViewTable(QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {}
    explicit ViewTable(const QString& csv, QObject* parent = nullptr)
        : QAbstractTableModel(parent)
    {
        read(csv);
    }

    void setCsv(const QString& csv);
    const QString& field(int row, int column) const { return m_rows[std::size_t(row)][column]; }
    const QStringList& heading() const { return m_heading; }
    /// "CD33, weight 0.075, contribution 0.2": a row in words, the first field as its name.
    QString rowText(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void read(const QString& csv);

    QStringList m_heading;
    std::vector<QStringList> m_rows;  // each as long as the heading
};

}  // namespace fuzzylens::ui
