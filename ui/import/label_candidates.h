// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <QWidget>

class QPushButton;
class QTableWidget;

namespace fuzzylens::ui {

/// The label fields of a data set, the likeliest first, with the counts of their classes; the row that is chosen
/// is the label. Useless fields are collapsed until the user expands them.
class LabelCandidates : public QWidget
{
    Q_OBJECT

public:
    explicit LabelCandidates(QWidget* parent = nullptr);

    /// Shows the fields of @p dataset, none if it is null, with @p label chosen.
    void showFields(const DatasetPtr& dataset, const std::string& label);
    std::string chosen() const;

signals:
    void labelChosen();

private:
    int addRow(const QString& name, const QString& value, const QString& classes, bool isQuiet);
    void unfold(bool isUnfolded);

    QTableWidget* m_fields;
    QPushButton* m_more;
    int m_folded = 0;  // rows, the last ones
};

}  // namespace fuzzylens::ui
