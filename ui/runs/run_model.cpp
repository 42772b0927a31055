// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_model.h"

#include "ui/runs/run_history.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/settings_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

RunModel::RunModel(RunHistory& history, QObject* parent)
    : QAbstractListModel(parent)
    , m_history(history)
{
    connect(&m_history, &RunHistory::changed, this, &RunModel::refresh);
    connect(&m_history, &RunHistory::currentChanged, this, [this] {
        if (!m_rows.empty())
            emit dataChanged(index(0), index(int(m_rows.size()) - 1));
    });
    refresh();
}

void RunModel::search(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    refresh();
}

/// Rows persist as long as the list, so that the selection is kept.
void RunModel::refresh()
{
    std::vector<RunPtr> rows;
    for (const RunPtr& run : m_history.runs()) {
        const QString text = searchTextOf(*run);
        if (std::all_of(m_words.begin(), m_words.end(),
                        [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            rows.push_back(run);
    }
    std::sort(rows.begin(), rows.end(), [](const RunPtr& one, const RunPtr& other) {
        return one->isPinned != other->isPinned ? one->isPinned : one->id > other->id;
    });
    const bool isSameList = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                       [](const RunPtr& one, const RunPtr& o) { return one->id == o->id; });
    if (isSameList) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

bool RunModel::isCurrent(int row) const
{
    const RunPtr shown = m_history.current();
    return shown && shown->id == runAt(row)->id;
}

int RunModel::rowOf(int id) const
{
    const auto known =
        std::find_if(m_rows.begin(), m_rows.end(), [id](const RunPtr& each) { return each->id == id; });
    return known == m_rows.end() ? -1 : int(known - m_rows.begin());
}

int RunModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RunModel::data(const QModelIndex& index, int role) const
{
    const Run& run = *runAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return titleOf(run);
    case Qt::ToolTipRole:
        return wrappedTip(methodText(*run.fit->result) + QLatin1Char('\n') +
                          tr("Steps: %1").arg(stepsText(*run.fit->result)) + QLatin1Char('\n') +
                          QLocale().toString(run.when, QLocale::LongFormat));
    case Qt::AccessibleTextRole: {
        QStringList parts{titleOf(run), stepsText(*run.fit->result), scoreOf(run),
                          whenText(run.when, QDateTime::currentDateTime())};
        if (run.isPinned)
            parts << tr("pinned");
        if (isCurrent(index.row()))
            parts << tr("on screen");
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    case Id:
        return run.id;
    default:
        return {};
    }
}

bool RunModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole)
        return false;
    const Run& run = *runAt(index.row());
    const QString name = value.toString();
    m_history.rename(run.id, name == methodText(*run.fit->result) ? QString() : name);
    return true;
}

Qt::ItemFlags RunModel::flags(const QModelIndex&) const
{
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;
}

QString whenText(const QDateTime& when, const QDateTime& now)
{
    constexpr qint64 minute = 60, hour = 3600;
    const qint64 seconds = when.secsTo(now);
    if (seconds >= 0 && seconds < minute)
        return RunModel::tr("just now");
    if (seconds >= 0 && seconds < hour)
        return RunModel::tr("%1 min ago").arg(seconds / minute);
    if (when.date() == now.date())
        return QLocale().toString(when.time(), QStringLiteral("HH:mm"));
    return QLocale().toString(when, QStringLiteral("d MMM HH:mm"));
}

}  // namespace fuzzylens::ui
