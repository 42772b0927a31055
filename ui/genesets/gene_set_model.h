// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gene_sets.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// The sets of a file and what each selects of the features.
struct LoadedGeneSets
{
    std::vector<GeneSet> sets;
    std::vector<FeatureSelection> selections;                 // a set each
    std::shared_ptr<const std::vector<std::string>> names{};  // of the features they were looked for among
    std::vector<std::string> files{};                         // that each set comes from
};
using LoadedGeneSetsPtr = std::shared_ptr<const LoadedGeneSets>;

/// Gene sets as a table: name, genes, features matched. Qt::UserRole gives the number itself.
class GeneSetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Size, Matched, Columns };
    using QAbstractTableModel::QAbstractTableModel;

    void setSets(LoadedGeneSetsPtr sets);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString fileOf(const QModelIndex& index) const;

    LoadedGeneSetsPtr m_sets;
};

}  // namespace fuzzylens::ui
