// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/features/feature_columns.h"

#include <QAbstractTableModel>

#include <optional>

namespace fuzzylens::ui {

/// The features of a fit as a table over arrays, in an order and a choice of its own (a proxy would map every row
/// again). Qt::UserRole gives the number itself.
class FeatureTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit FeatureTableModel(QObject* parent = nullptr);

    /// With the features and columns it has already, only numbers change and every row stays; sortAgain() puts
    /// them in order. Otherwise the table starts over.
    void setFit(FitPtr fit, const Eigen::VectorXd& contribution);
    /// Which features are shown; all when nullopt.
    void setShown(std::optional<std::vector<int>> features);
    /// Says of features that they are marked, and how the set is called.
    void setMarks(FeatureMarks marks);
    /// The name of a feature or another text of it as it is shown: with the sign of the marks before the name.
    QString shownText(int column, int feature) const;
    void sort(int column, Qt::SortOrder order) override;
    void sortAgain();

    int featureAt(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(int feature) const;  // -1 when it is not shown
    int features() const;
    const std::vector<FeatureColumn>& columns() const { return m_columns; }
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<int> allFeatures() const;
    std::vector<int> ordered(std::vector<int> features) const;

    FitPtr m_fit;
    std::vector<FeatureColumn> m_columns;
    std::optional<std::vector<int>> m_shown;
    std::vector<int> m_rows;  // features in the order shown
    FeatureMarks m_marks;
    int m_sortColumn = -1;  // -1: as in the data
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

}  // namespace fuzzylens::ui
