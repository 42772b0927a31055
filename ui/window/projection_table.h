// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/projection.h"

#include <QAbstractTableModel>

namespace fuzzylens::ui {

/// The samples of a projection, one per row: name, label in the file, prediction, class probabilities, cluster
/// memberships. Qt::UserRole is the unformatted value, for sorting.
class ProjectionTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ProjectionTable(QObject* parent = nullptr);

    void setProjection(ProjectionPtr projection);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static constexpr int texts = 3;  // columns of text, before the numbers

    int probabilities() const { return int(m_projection->prediction.classProbabilities.cols()); }
    QString text(int row, int column) const;
    double number(int row, int column) const;
    bool isWrong(int row) const;

    ProjectionPtr m_projection;
};

}  // namespace fuzzylens::ui
