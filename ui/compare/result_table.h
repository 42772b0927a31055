// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/compare_view.h"

#include <QStandardItemModel>

#include <optional>
#include <vector>

class QSortFilterProxyModel;

namespace fuzzylens::ui {

/// A table of numbers, sorted by its headings. Rows are appended as methods finish; selection and order stay.
class ResultTable : public CompareView
{
    Q_OBJECT

public:
    ResultTable(const char* name, Scene& scene, CompareController& compare, QWidget* parent = nullptr);

    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;

protected:
    struct Column
    {
        QString heading;
        QString tip;
    };
    struct Cell
    {
        QString text;
        std::optional<double> number{};  // to sort by; nothing: the text
    };

    virtual std::vector<Column> columns() const = 0;
    virtual std::vector<std::vector<Cell>> rows() const = 0;
    void follow() override;
    /// The rows of rows() in the order shown.
    std::vector<std::size_t> shownOrder() const;
    /// Which row of rows() an index of the table shows.
    std::size_t rowOf(const QModelIndex& index) const;
    /// The index in the table of a row of rows().
    QModelIndex indexOf(std::size_t row) const;

private:
    QStandardItemModel m_cells;
    QSortFilterProxyModel* m_sorted;
};

}  // namespace fuzzylens::ui
