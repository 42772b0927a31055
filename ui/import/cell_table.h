// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/table_preview.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace fuzzylens::ui {

/// The corner of a table as in the file, every cell in the colour of its role, and a legend
/// of the colours beneath.
class CellTable : public QWidget
{
    Q_OBJECT

public:
    /// @p name makes the object names of its parts.
    CellTable(const QString& name, QWidget* parent);

    void showPreview(const TablePreview& preview);
    /// Marks a cell by its row and column in the file, from 1, if it is shown.
    void showPlace(qint64 row, qint64 column);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillRow(int at, const PreviewRow& row);
    void showLegend();

    TablePreview m_preview;
    QTableWidget* m_cells;
    QLabel* m_legend;
    QLabel* m_extent;
};

}  // namespace fuzzylens::ui
