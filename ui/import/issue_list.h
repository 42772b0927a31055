// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace fuzzylens::ui {

/// The issues of a file, or why it cannot be read: row, column and sentence. Hidden if there are none.
class IssueList : public QWidget
{
    Q_OBJECT

public:
    explicit IssueList(QWidget* parent = nullptr);

    void showIssues(const ImportTrial& trial);

signals:
    /// An issue was chosen that has a place: row and column of the file, from 1; a column of 0: the whole row.
    void placeChosen(qint64 row, qint64 column);

private:
    QLabel* m_title;
    QTableWidget* m_table;
    std::vector<Issue> m_issues;
};

}  // namespace fuzzylens::ui
