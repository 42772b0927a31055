// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <QTableWidget>

namespace fuzzylens::ui {

/// The label fields of a data set, the likeliest first, with the counts of their classes; the row that is chosen
/// is the label.
class LabelCandidates : public QTableWidget
{
    Q_OBJECT

public:
    explicit LabelCandidates(QWidget* parent = nullptr);

    /// Shows the fields of @p dataset, none if it is null, with @p label chosen.
    void showFields(const DatasetPtr& dataset, const std::string& label);
    std::string chosen() const;

signals:
    void labelChosen();
};

}  // namespace fuzzylens::ui
