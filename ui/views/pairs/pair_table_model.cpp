// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pairs/pair_table_model.h"

#include "ui/plot/number_format.h"
#include "ui/theme/theme.h"
#include "ui/views/pairs/pair_text.h"

#include <QApplication>

#include <algorithm>
#include <array>

namespace fuzzylens::ui {

PairTableModel::PairTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void PairTableModel::setPairs(FitPtr fit, const std::vector<PairMark>& pairs)
{
    const bool areSame = std::equal(pairs.begin(), pairs.end(), m_pairs.begin(), m_pairs.end(),
                                    [](const PairMark& one, const PairMark& other) {
                                        return one.kind == other.kind && one.samples == other.samples;
                                    });
    if (areSame && m_fit && fit) {
        m_fit = std::move(fit);
        m_pairs = pairs;
        if (!m_pairs.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_fit = std::move(fit);
    m_pairs = m_fit ? pairs : std::vector<PairMark>();
    endResetModel();
}

int PairTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_pairs.size());
}

int PairTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(columns);
}

QString PairTableModel::text(int row, int column) const
{
    const PairMark& one = pair(row);
    switch (column) {
    case Kind:
        return pairName(one.kind);
    case First:
        return m_fit->sampleName(one.samples.first);
    case Second:
        return m_fit->sampleName(one.samples.second);
    case State:
        return pairState(one);
    default:
        return plainNumber(one.cost);
    }
}

/// Numbers, which sort quickly; samples in the order of the data.
QVariant PairTableModel::sortKey(const PairMark& pair, int column)
{
    switch (column) {
    case Kind:
        return int(pair.kind);
    case First:
        return pair.samples.first;
    case Second:
        return pair.samples.second;
    case State:
        return pair.isViolated ? 2 : pair.isPending ? 1 : 0;
    default:
        return pair.cost;
    }
}

QVariant PairTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PairMark& one = pair(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::UserRole:
        return sortKey(one, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                   (index.column() == Cost ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ForegroundRole:
        if (one.isViolated && (index.column() == State || index.column() == Cost))
            return QVariant::fromValue(Theme::of(QApplication::palette()).bad);
        return {};
    default:
        return {};
    }
}

QVariant PairTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    static const std::array<const char*, columns> titles = {QT_TR_NOOP("Constraint"), QT_TR_NOOP("Sample"),
                                                            QT_TR_NOOP("Sample"), QT_TR_NOOP("State"),
                                                            QT_TR_NOOP("Cost")};
    if (role == Qt::DisplayRole)
        return tr(titles[std::size_t(section)]);
    if (role == Qt::TextAlignmentRole)  // the sort indicator is at the right
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                   (section == Cost ? Qt::AlignHCenter : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && section == Cost)
        return tr("Contribution of the constraint to the objective; 0 if the memberships satisfy it completely");
    return {};
}

PairTableProxy::PairTableProxy(PairTableModel* model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
    setSortRole(Qt::UserRole);
    setDynamicSortFilter(false);
}

void PairTableProxy::setOnlyViolated(bool on)
{
    m_onlyViolated = on;
    invalidateFilter();
}

bool PairTableProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    return !m_onlyViolated || m_model->pair(row).isViolated;
}

}  // namespace fuzzylens::ui
