// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search_axes.h"

#include <QObject>

#include <optional>

class QCheckBox;
class QGridLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace fuzzylens::ui {

/// A row in a grid layout that sets the range along a search axis: check box, first value, last value, count; or
/// without the check box, for an axis that is chosen elsewhere.
class AxisRow : public QObject
{
    Q_OBJECT

public:
    /// The widgets belong to @p parent, whose layout @p grid is.
    AxisRow(const SearchAxis& axis, QGridLayout& grid, int row, QWidget* parent, bool hasCheckBox = true);
    ~AxisRow() override;

    const SearchAxis& axis() const { return m_axis; }
    bool isOn() const;
    SearchRange range() const;
    /// Nothing where a number is wrong; that is marked.
    std::optional<GridAxis> grid() const;
    /// "λ′: numbers from 0.001 to 0.999".
    QString allowed() const;
    /// Shows that these values are tried; null: none.
    void show(const GridAxis* values);

signals:
    void changed();

private:
    void check();

    SearchAxis m_axis;
    QCheckBox* m_isOn;  // null: always on
    QLineEdit* m_from;
    QLineEdit* m_to;
    QSpinBox* m_count;
};

}  // namespace fuzzylens::ui
