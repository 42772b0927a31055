// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/tune_search.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace fuzzylens::ui {

class TuneController;

/// The trials of a search, in the order in which they were finished: the values of the grid, the scores with their
/// means, and the time of the fits.
class TrialModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortValue = Qt::UserRole, Candidate };

    explicit TrialModel(const TuneController& tune, QObject* parent = nullptr);

    /// Of all columns, as a CSV file has them.
    QStringList csvHeading() const;
    QStringList csvFields(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Column
    {
        enum class Kind { Value, Mean, Error, Seconds, Note };
        Kind kind;
        std::size_t axis = 0;  // of Value
        std::string score{};   // of Mean and Error
    };

    void follow();
    const Trial* trialAt(int row) const;
    /// The number in a cell; nothing where there is none.
    std::optional<double> number(const Column& column, const Trial& trial) const;
    QString text(const Column& column, const Trial& trial) const;

    const TuneController& m_tune;
    StartedSearchPtr m_search;
    std::string m_score;
    std::vector<Column> m_columns;
    int m_rows = 0;
};

}  // namespace fuzzylens::ui
