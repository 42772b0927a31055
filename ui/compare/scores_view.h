// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/result_table.h"

namespace fuzzylens::ui {

/// The finished methods with their scores. The current row is the selected method; Enter or a double click opens
/// it.
class ScoresView : public ResultTable
{
    Q_OBJECT

public:
    ScoresView(Scene& scene, CompareController& compare, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("scores"); }
    QString title() const override { return tr("Scores"); }
    QString toCsv() const override;

signals:
    /// The user has opened the selected method.
    void opened();

protected:
    QString shown() const override;
    std::vector<Column> columns() const override;
    std::vector<std::vector<Cell>> rows() const override;
    void follow() override;
};

}  // namespace fuzzylens::ui
