// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/result_table.h"

namespace fuzzylens::ui {

/// The paired tests of all finished methods, with p-values corrected for the number of pairs.
class TestsView : public ResultTable
{
    Q_OBJECT

public:
    TestsView(Scene& scene, CompareController& compare, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("tests"); }
    QString title() const override { return tr("Paired tests"); }
    /// Of two methods or more.
    bool isApplicable() const override;
    QString toCsv() const override;

protected:
    QString shown() const override;
    std::vector<Column> columns() const override;
    std::vector<std::vector<Cell>> rows() const override;
};

}  // namespace fuzzylens::ui
