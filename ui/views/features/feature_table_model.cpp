// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_table_model.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::ui {

namespace {

bool haveSameHeaders(const std::vector<FeatureColumn>& a, const std::vector<FeatureColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const FeatureColumn& x, const FeatureColumn& y) {
        return x.header == y.header && x.isText() == y.isText();
    });
}

}  // namespace

FeatureTableModel::FeatureTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

int FeatureTableModel::features() const
{
    return m_fit ? int(m_fit->result->features->size()) : 0;
}

std::vector<int> FeatureTableModel::allFeatures() const
{
    std::vector<int> all(m_fit ? m_fit->result->features->size() : 0);
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::vector<int> FeatureTableModel::ordered(std::vector<int> features) const
{
    if (m_sortColumn < 0 || m_sortColumn >= int(m_columns.size()))
        return features;
    return sortedFeatures(m_columns[std::size_t(m_sortColumn)], std::move(features),
                          m_sortOrder == Qt::DescendingOrder);
}

void FeatureTableModel::setFit(FitPtr fit, const Eigen::VectorXd& contribution)
{
    std::vector<FeatureColumn> columns = fit ? featureColumns(*fit, contribution) : std::vector<FeatureColumn>();
    const bool sameFeatures =
        fit && m_fit &&
        (fit->result->features == m_fit->result->features || *fit->result->features == *m_fit->result->features);
    const bool stays = sameFeatures && haveSameHeaders(columns, m_columns);
    if (stays) {
        m_fit = std::move(fit);
        m_columns = std::move(columns);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_fit = std::move(fit);
    m_columns = std::move(columns);
    if (!sameFeatures)
        m_shown.reset();
    if (m_sortColumn >= int(m_columns.size()))
        m_sortColumn = -1;
    m_rows = ordered(m_shown ? *m_shown : allFeatures());
    endResetModel();
}

void FeatureTableModel::setShown(std::optional<std::vector<int>> features)
{
    beginResetModel();
    m_shown = std::move(features);
    m_rows = ordered(m_shown ? *m_shown : allFeatures());
    endResetModel();
}

void FeatureTableModel::setMarks(FeatureMarks marks)
{
    m_marks = std::move(marks);
    if (!m_rows.empty() && !m_columns.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QString FeatureTableModel::shownText(int column, int feature) const
{
    const QString text = m_columns[std::size_t(column)].text(feature);
    return column == 0 && m_marks.contains(feature) ? FeatureMarks::sign() + QLatin1Char(' ') + text : text;
}

void FeatureTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    sortAgain();
}

void FeatureTableModel::sortAgain()
{
    std::vector<int> rows = ordered(m_rows);
    if (rows == m_rows)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> held;
    for (const QModelIndex& index : before)
        held.push_back(featureAt(index.row()));
    m_rows = std::move(rows);
    std::vector<int> rowOfFeature(std::size_t(features()), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        rowOfFeature[std::size_t(m_rows[row])] = int(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOfFeature[std::size_t(held[std::size_t(i)])], before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

int FeatureTableModel::rowOf(int feature) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), feature);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int FeatureTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FeatureTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant FeatureTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FeatureColumn& column = m_columns[std::size_t(index.column())];
    const int feature = featureAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(index.column(), feature);
    case Qt::AccessibleTextRole:
        return index.column() == 0 && m_marks.contains(feature)
                   ? tr("%1, in %2").arg(column.text(feature), m_marks.name())
                   : column.text(feature);
    case Qt::ToolTipRole:
        return column.isText() ? column.text(feature) : QVariant();
    case Qt::UserRole:
        return column.isText() ? QVariant(column.text(feature)) : QVariant(column.numbers[std::size_t(feature)]);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column.isText() ? Qt::AlignLeft : Qt::AlignRight));
    default:
        return {};
    }
}

QVariant FeatureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= int(m_columns.size()))
        return {};
    const FeatureColumn& column = m_columns[std::size_t(section)];
    if (role == Qt::DisplayRole)
        return column.header;
    if (role == Qt::ToolTipRole)
        return column.tip.isEmpty() ? column.header : column.tip;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column.isText() ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

}  // namespace fuzzylens::ui
