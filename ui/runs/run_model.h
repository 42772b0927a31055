// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/run.h"

#include <QAbstractListModel>

#include <vector>

namespace fuzzylens::ui {

class RunHistory;

/// The runs as a list: pinned ones first, then the others, the newest in front; those alone that hold all words
/// that are searched for.
class RunModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { Id = Qt::UserRole };

    explicit RunModel(RunHistory& history, QObject* parent = nullptr);

    void search(const QString& words);
    const RunPtr& runAt(int row) const { return m_rows[std::size_t(row)]; }
    bool isCurrent(int row) const;
    int rowOf(int id) const;  // -1: not in the list

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Title, score and time in words; the title alone may be edited.
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void refresh();

    RunHistory& m_history;
    std::vector<RunPtr> m_rows;
    QStringList m_words;
};

/// "just now", "12 min ago", "09:41", "21 Nov 09:41".
QString whenText(const QDateTime& when, const QDateTime& now);

}  // namespace fuzzylens::ui
