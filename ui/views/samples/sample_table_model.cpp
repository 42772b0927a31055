// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/samples/sample_table_model.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/scatter/uncertainty.h"

#include <QCollator>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::ui {

SampleTableModel::SampleTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void SampleTableModel::setFit(FitPtr fit, MembershipKind kind, std::vector<int> crossValidated)
{
    if (fit == m_fit && kind == m_membershipKind && crossValidated == m_crossValidated)
        return;
    const bool titleChanges = crossValidated.empty() != m_crossValidated.empty();
    m_membershipKind = kind;
    m_crossValidated = std::move(crossValidated);
    const bool sameRows =
        fit && m_fit &&
        (fit->result->samples == m_fit->result->samples || *fit->result->samples == *m_fit->result->samples);
    std::vector<Column> columns = fit ? columnsOf(*fit) : std::vector<Column>{};
    if (sameRows && columns == m_columns) {
        m_fit = std::move(fit);
        measure();
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        for (int column = 0; titleChanges && column < columnCount(); ++column)
            if (m_columns[std::size_t(column)].kind == Kind::Predicted)
                emit headerDataChanged(Qt::Horizontal, column, column);
        return;
    }
    beginResetModel();
    m_fit = std::move(fit);
    m_columns = std::move(columns);
    if (!sameRows)
        rankNames();
    measure();
    endResetModel();
}

std::vector<SampleTableModel::Column> SampleTableModel::columnsOf(const Fit& fit) const
{
    const Outcome& outcome = fit.result->outcome;
    const Target& target = fit.result->target;
    const auto n = std::size_t(fit.samples());
    std::vector<Column> columns{{Kind::Name, 0, tr("Sample"), tr("Name of the sample")}};
    if (target.kind != Target::Kind::None)
        columns.push_back({Kind::Label, 0, target.name.empty() ? tr("Label") : nameText(target.name),
                           tr("Label of the sample")});
    if (outcome.predictedClass.size() == n || outcome.predictedNumber.size() == n)
        columns.push_back({Kind::Predicted, 0, tr("Predicted"),
                           tr("Training prediction: the model was fitted to this sample, but the prediction does "
                              "not use its label. Cross-validated predictions are not known.")});
    if (outcome.assigned.size() == n)
        columns.push_back({Kind::Assigned, 0, tr("Cluster"), tr("The cluster the sample is assigned to")});
    if (outcome.memberships.rows() != Eigen::Index(n) || outcome.memberships.cols() == 0)
        return columns;
    const bool isLabelFree = fit.hasLabelFreeMemberships() && m_membershipKind == MembershipKind::LabelFree;
    columns.push_back({Kind::Certainty, 0, tr("Certainty"),
                       isLabelFree ? tr("The largest membership, computed without the sample's own label")
                                   : tr("The largest membership")});
    columns.push_back({Kind::Entropy, 0, tr("Entropy"),
                       tr("Entropy of the memberships, divided by its maximum: 0 if the cluster is certain, 1 if "
                          "all memberships are equal")});
    for (int cluster = 0; cluster < int(outcome.memberships.cols()); ++cluster)
        columns.push_back({Kind::Membership, cluster, QStringLiteral("u%1").arg(cluster + 1),
                           tr("Membership in %1").arg(fit.shownCluster(cluster))});
    return columns;
}

void SampleTableModel::measure()
{
    m_certainty.clear();
    m_entropy.clear();
    m_wrong = 0;
    if (!m_fit)
        return;
    m_classPlaces = m_fit->classPlaces();
    const Eigen::MatrixXd& memberships = m_fit->memberships(m_membershipKind);
    if (memberships.cols() > 0) {
        const Eigen::VectorXd largest = memberships.rowwise().maxCoeff();
        m_certainty.assign(largest.data(), largest.data() + largest.size());
        m_entropy = relativeEntropy(memberships);
    }
    for (int row = 0; row < rowCount(); ++row)
        m_wrong += isWrong(row);
}

void SampleTableModel::rankNames()
{
    m_nameRank.clear();
    if (!m_fit)
        return;
    // The C locale knows no numbers in names.
    QCollator collator(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale());
    collator.setNumericMode(true);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(std::size_t(m_fit->samples()));
    for (int row = 0; row < m_fit->samples(); ++row)
        keys.push_back(collator.sortKey(m_fit->sampleName(row)));
    std::vector<int> order(keys.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return keys[std::size_t(a)].compare(keys[std::size_t(b)]) < 0; });
    m_nameRank.resize(keys.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        m_nameRank[std::size_t(order[place])] = int(place);
}

int SampleTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_fit ? 0 : m_fit->samples();
}

int SampleTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

int SampleTableModel::predictedClass(int row) const
{
    const auto i = std::size_t(row);
    if (i < m_crossValidated.size() && m_crossValidated[i] >= 0)
        return m_crossValidated[i];
    const auto& predicted = m_fit->result->outcome.predictedClass;
    return i < predicted.size() ? predicted[i] : -1;
}

bool SampleTableModel::isWrong(int row) const
{
    const Target& target = m_fit->result->target;
    const auto i = std::size_t(row);
    return target.kind == Target::Kind::Classes && !m_fit->result->outcome.predictedClass.empty() &&
           target.classOf[i] >= 0 && target.classOf[i] != predictedClass(row);
}

bool SampleTableModel::isNumeric(const Column& column) const
{
    switch (column.kind) {
    case Kind::Name:
        return false;
    case Kind::Label:
    case Kind::Predicted:
        return m_fit->result->target.kind == Target::Kind::Numbers;
    default:
        return true;
    }
}

int SampleTableModel::classIndex(int row, const Column& column) const
{
    const Result& result = *m_fit->result;
    const auto i = std::size_t(row);
    switch (column.kind) {
    case Kind::Label:
        return result.target.kind == Target::Kind::Classes ? result.target.classOf[i] : -1;
    case Kind::Predicted:
        return predictedClass(row);
    case Kind::Assigned:
        return result.outcome.assigned[i];
    case Kind::Membership:
        return column.cluster;
    default:
        return -1;
    }
}

int SampleTableModel::classPlace(int row, const Column& column) const
{
    const int index = classIndex(row, column);
    const bool isClass = column.kind == Kind::Label || column.kind == Kind::Predicted;
    return isClass && index >= 0 ? m_classPlaces[std::size_t(index)] : index;
}

double SampleTableModel::number(int row, const Column& column) const
{
    const Result& result = *m_fit->result;
    const auto i = std::size_t(row);
    switch (column.kind) {
    case Kind::Name:
        break;
    case Kind::Label:
        if (result.target.kind == Target::Kind::Numbers)
            return result.target.numbers[i];
        return result.target.classOf[i] >= 0 ? result.target.classOf[i] : std::nan("");
    case Kind::Predicted:
        if (i < result.outcome.predictedNumber.size() && result.target.kind == Target::Kind::Numbers)
            return result.outcome.predictedNumber[i];
        return classIndex(row, column) >= 0 ? classIndex(row, column) : std::nan("");
    case Kind::Assigned:
        return result.outcome.assigned[i];
    case Kind::Certainty:
        return m_certainty[i];
    case Kind::Entropy:
        return m_entropy[i];
    case Kind::Membership:
        return m_fit->memberships(m_membershipKind)(row, column.cluster);
    }
    return std::nan("");
}

QString SampleTableModel::text(int row, int columnIndex) const
{
    const Column& column = m_columns[std::size_t(columnIndex)];
    if (column.kind == Kind::Name)
        return m_fit->sampleName(row);
    if (!isNumeric(column)) {
        const int index = classIndex(row, column);
        return index < 0 ? QString() : nameText(m_fit->result->target.classNames[std::size_t(index)]);
    }
    const double value = number(row, column);
    if (!std::isfinite(value))
        return {};
    if (column.kind == Kind::Assigned)
        return QString::number(int(value) + 1);
    if (column.kind == Kind::Label || column.kind == Kind::Predicted)
        return plainNumber(value, 5);
    return QString::number(value, 'f', 3);
}

QString SampleTableModel::csvText(int row, int columnIndex) const
{
    const Column& column = m_columns[std::size_t(columnIndex)];
    return isNumeric(column) && column.kind != Kind::Assigned ? csvNumber(number(row, column))
                                                              : text(row, columnIndex);
}

bool SampleTableModel::isBefore(int a, int b, int columnIndex) const
{
    const Column& column = m_columns[std::size_t(columnIndex)];
    if (column.kind == Kind::Name)
        return m_nameRank[std::size_t(a)] < m_nameRank[std::size_t(b)];
    const double x = number(a, column), y = number(b, column);
    return std::isnan(x) ? !std::isnan(y) : x < y;
}

bool SampleTableModel::matches(int row, const QString& text) const
{
    for (int column = 0; column < columnCount(); ++column) {
        const Kind kind = m_columns[std::size_t(column)].kind;
        if ((kind == Kind::Name || kind == Kind::Label || kind == Kind::Predicted) &&
            this->text(row, column).contains(text, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

QVariant SampleTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_fit)
        return {};
    const Column& column = m_columns[std::size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return column.title + QStringLiteral(": ") + text(index.row(), index.column()) +
               (column.kind == Kind::Predicted && isWrong(index.row()) ? tr(", differs from the label")
                                                                       : QString());
    case Qt::ToolTipRole:
        if (column.kind == Kind::Predicted && isWrong(index.row()))
            return tr("The prediction differs from the label");
        return column.kind == Kind::Name ? QVariant(m_fit->sampleName(index.row())) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(isNumeric(column) ? Qt::AlignRight | Qt::AlignVCenter
                                                     : Qt::AlignLeft | Qt::AlignVCenter);
    case NumberRole: {
        const double value = number(index.row(), column);
        return std::isfinite(value) ? QVariant(value) : QVariant();
    }
    case KindRole:
        return int(column.kind);
    case WrongRole:
        return isWrong(index.row());
    case ClassRole:
        return classPlace(index.row(), column);
    default:
        return {};
    }
}

QVariant SampleTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& column = m_columns[std::size_t(section)];
    const bool isOfCrossValidation = column.kind == Kind::Predicted && isCrossValidated();
    if (role == Qt::DisplayRole)
        return isOfCrossValidation ? tr("Predicted (CV)") : column.title;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) {
        const QString help = isOfCrossValidation
                                 ? tr("Cross-validated prediction: the model was fitted without this sample. "
                                      "Unlabelled samples have the prediction of the displayed fit.")
                                 : column.help;
        return role == Qt::ToolTipRole ? wrappedTip(help) : help;
    }
    if (role == Qt::TextAlignmentRole && m_fit)
        return QVariant::fromValue(isNumeric(column) ? Qt::AlignRight | Qt::AlignVCenter
                                                     : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

}  // namespace fuzzylens::ui
