// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/projection_table.h"

#include "ui/scene/scene.h"
#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"

#include <QApplication>

namespace fuzzylens::ui {

ProjectionTable::ProjectionTable(QObject* parent)
    : QAbstractTableModel(parent)
{}

void ProjectionTable::setProjection(ProjectionPtr projection)
{
    beginResetModel();
    m_projection = std::move(projection);
    endResetModel();
}

int ProjectionTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_projection ? 0 : m_projection->samples();
}

int ProjectionTable::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_projection)
        return 0;
    return texts + probabilities() + int(m_projection->prediction.memberships.cols());
}

QString ProjectionTable::text(int row, int column) const
{
    if (column == 0)
        return m_projection->sampleName(row);
    if (column == 2)
        return QString::fromStdString(predictedText(m_projection->target(), m_projection->prediction, row));
    const LabelField* field = m_projection->data->labelField(m_projection->truth.field);
    return field ? QString::fromStdString(field->text(row)) : QString();
}

double ProjectionTable::number(int row, int column) const
{
    const int place = column - texts;
    return place < probabilities() ? m_projection->prediction.classProbabilities(row, place)
                                   : m_projection->prediction.memberships(row, place - probabilities());
}

bool ProjectionTable::isWrong(int row) const
{
    const Truth& truth = m_projection->truth;
    const std::vector<int>& predicted = m_projection->prediction.predictedClass;
    const auto i = std::size_t(row);
    return i < truth.classOf.size() && i < predicted.size() && truth.isLabelled[i] &&
           truth.classOf[i] != predicted[i];
}

QVariant ProjectionTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_projection)
        return {};
    const bool isText = index.column() < texts;
    switch (role) {
    case Qt::DisplayRole:
        return isText ? text(index.row(), index.column())
                      : QString::number(number(index.row(), index.column()), 'f', 3);
    case Qt::UserRole:
        return isText ? QVariant(text(index.row(), index.column()))
                      : QVariant(number(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return isText ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ForegroundRole:
        return index.column() == 2 && isWrong(index.row()) ? QVariant(Theme::of(QApplication::palette()).bad)
                                                           : QVariant();
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                data(index, Qt::DisplayRole).toString());
    default:
        return {};
    }
}

QVariant ProjectionTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section < texts)
        return QStringList{tr("Sample"), tr("In the file"), tr("Predicted")}[section];
    const int place = section - texts;
    if (place < probabilities())
        return tr("P(%1)").arg(nameText(m_projection->target().classNames[std::size_t(place)]));
    return m_projection->fit->shownCluster(place - probabilities());
}

}  // namespace fuzzylens::ui
