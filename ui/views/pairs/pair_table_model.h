// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace fuzzylens::ui {

/// The pairs among the samples on screen, a row each: kind, the two samples, whether the fit keeps it, its cost.
/// Qt::UserRole gives what a column is sorted by.
class PairTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Kind, First, Second, State, Cost, columns };

    explicit PairTableModel(QObject* parent = nullptr);

    /// Rows stay (dataChanged) when the pairs are those of before.
    void setPairs(FitPtr fit, const std::vector<PairMark>& pairs);
    const PairMark& pair(int row) const { return m_pairs[std::size_t(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    QString text(int row, int column) const;

private:
    static QVariant sortKey(const PairMark& pair, int column);

    FitPtr m_fit;
    std::vector<PairMark> m_pairs;
};

/// Order of the pairs, and whether the violated ones alone are shown.
class PairTableProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PairTableProxy(PairTableModel* model, QObject* parent = nullptr);

    void setOnlyViolated(bool on);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PairTableModel* m_model;
    bool m_onlyViolated = false;
};

}  // namespace fuzzylens::ui
