// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/trial_model.h"

#include "core/evaluation/search/prediction_scores.h"
#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <QFont>

#include <limits>

namespace fuzzylens::ui {

TrialModel::TrialModel(const TuneController& tune, QObject* parent)
    : QAbstractTableModel(parent)
    , m_tune(tune)
{
    connect(&tune, &TuneController::changed, this, &TrialModel::follow);
    follow();
}

/// New trials are appended, so that selection and position stay.
void TrialModel::follow()
{
    const auto rows = int(m_tune.finished().size());
    if (m_search != m_tune.search() || m_score != m_tune.score() || rows < m_rows) {
        beginResetModel();
        m_search = m_tune.search();
        m_score = m_tune.score();
        m_rows = rows;
        m_columns.clear();
        using Kind = Column::Kind;
        for (std::size_t axis = 0; m_search && axis < m_search->plan().axes.size(); ++axis)
            m_columns.push_back({Kind::Value, axis});
        m_columns.push_back({Kind::Mean, 0, m_score});
        m_columns.push_back({Kind::Error, 0, m_score});
        for (const std::string_view score : predictionScores())
            if (score != m_score)
                m_columns.push_back({Kind::Mean, 0, std::string(score)});
        for (const char* score : {"training_accuracy", "objective", "effective_features"})
            m_columns.push_back({Kind::Mean, 0, score});
        m_columns.push_back({Kind::Seconds});
        m_columns.push_back({Kind::Note});
        endResetModel();
        return;
    }
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    if (m_rows > 0)  // the marks may have moved
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

const Trial* TrialModel::trialAt(int row) const
{
    return findTrial(m_tune.record(), m_tune.finished()[std::size_t(row)]);
}

int TrialModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int TrialModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

std::optional<double> TrialModel::number(const Column& column, const Trial& trial) const
{
    if (column.kind == Column::Kind::Seconds)
        return trial.seconds;
    if (column.kind == Column::Kind::Value) {
        bool isNumber = false;
        const double value = text(column, trial).toDouble(&isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    }
    const auto score = trial.scores.find(column.score);
    if (column.kind == Column::Kind::Note || score == trial.scores.end())
        return std::nullopt;
    return column.kind == Column::Kind::Error ? standardError(score->second) : score->second.mean;
}

QString TrialModel::text(const Column& column, const Trial& trial) const
{
    if (column.kind == Column::Kind::Note)
        return trial.refusal.isEmpty() ? marksText(m_tune, trial.index) : shownText(trial.refusal);
    if (column.kind == Column::Kind::Value) {
        const Grid& grid = m_search->plan().grid;
        return QString::fromStdString(grid.axes()[column.axis].values[grid.positions(trial.index)[column.axis]]);
    }
    const std::optional<double> value = number(column, trial);
    if (!value)
        return QStringLiteral("–");
    const bool isPlain = column.kind == Column::Kind::Seconds || column.score == "objective" ||
                         column.score == "effective_features";
    return isPlain ? numberText(*value) : scoreText(*value);
}

QVariant TrialModel::data(const QModelIndex& index, int role) const
{
    const Trial* trial = trialAt(index.row());
    if (!trial)
        return {};
    const Column& column = m_columns[std::size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        if (const std::optional<double> value = number(column, *trial);
            value && column.kind == Column::Kind::Value)
            return plainNumber(*value, 4);
        return text(column, *trial);
    case SortValue: {
        if (column.kind == Column::Kind::Note)
            return text(column, *trial);
        const std::optional<double> value = number(column, *trial);
        return value ? *value : -std::numeric_limits<double>::infinity();
    }
    case Candidate:
        return QVariant::fromValue<qulonglong>(trial->index);
    case Qt::ToolTipRole:
        return wrappedTip(trialTip(m_tune, trial->index));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column.kind == Column::Kind::Note ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        if (m_tune.best() == trial->index) {
            QFont bold;
            bold.setWeight(QFont::DemiBold);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant TrialModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    const Column& column = m_columns[std::size_t(section)];
    switch (column.kind) {
    case Column::Kind::Value: {
        const SearchAxis& axis = m_search->plan().axes[column.axis];
        return role == Qt::DisplayRole ? axisSymbol(axis) : axisName(axis);
    }
    case Column::Kind::Mean:
        return column.score == "training_accuracy"    ? tr("Training accuracy")
               : column.score == "objective"          ? tr("Objective")
               : column.score == "effective_features" ? tr("Effective features")
                                                      : scoreName(column.score);
    case Column::Kind::Error:
        return tr("Standard error");
    case Column::Kind::Seconds:
        return tr("Time (s)");
    case Column::Kind::Note:
        break;
    }
    return tr("Note");
}

QStringList TrialModel::csvHeading() const
{
    QStringList heading;
    for (const Column& column : m_columns)
        switch (column.kind) {
        case Column::Kind::Value:
            heading << QString::fromStdString(m_search->plan().axes[column.axis].name);
            break;
        case Column::Kind::Mean:
            heading << QString::fromStdString(column.score);
            break;
        case Column::Kind::Error:
            heading << QString::fromStdString(column.score) + QStringLiteral("_standard_error");
            break;
        case Column::Kind::Seconds:
            heading << QStringLiteral("seconds");
            break;
        case Column::Kind::Note:
            heading << QStringLiteral("refused");
            break;
        }
    return heading;
}

QStringList TrialModel::csvFields(int row) const
{
    QStringList fields;
    const Trial& trial = *trialAt(row);
    for (const Column& column : m_columns) {
        const std::optional<double> value = number(column, trial);
        if (column.kind == Column::Kind::Note)
            fields << QString::fromStdString(trial.refusal.text());
        else if (column.kind == Column::Kind::Value)
            fields << text(column, trial);
        else
            fields << (value ? csvNumber(*value) : QString());
    }
    return fields;
}

}  // namespace fuzzylens::ui
