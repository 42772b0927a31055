// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/genesets/gene_set_model.h"

#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/wrapped_tip.h"

#include <QFileInfo>

namespace fuzzylens::ui {

void GeneSetModel::setSets(LoadedGeneSetsPtr sets)
{
    beginResetModel();
    m_sets = std::move(sets);
    endResetModel();
}

/// The file of a set where there are several, on a line of its own.
QString GeneSetModel::fileOf(const QModelIndex& index) const
{
    const std::vector<std::string>& files = m_sets->files;
    if (files.empty() || files.front() == files.back())
        return {};
    return QLatin1Char('\n') + QFileInfo(QString::fromStdString(files[std::size_t(index.row())])).fileName();
}

int GeneSetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_sets ? 0 : int(m_sets->sets.size());
}

int GeneSetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant GeneSetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const GeneSet& set = m_sets->sets[std::size_t(index.row())];
    const FeatureSelection& selection = m_sets->selections[std::size_t(index.row())];
    const bool isNumber = index.column() != Name;
    const qulonglong number = index.column() == Size ? set.genes.size() : selection.features.size();
    switch (role) {
    case Qt::DisplayRole:
        return isNumber ? countText(qint64(number)) : nameText(set.name);
    case Qt::UserRole:
        return isNumber ? QVariant(number) : QVariant(nameText(set.name));
    case Qt::ToolTipRole:
        return wrappedTip((QString::fromStdString(set.name + '\n' + set.description).trimmed() + fileOf(index)));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

QVariant GeneSetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Gene set"), tr("Genes"), tr("Features")};
    return names[section];
}

}  // namespace fuzzylens::ui
