// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include <QVariant>

#include <utility>

namespace fuzzylens::ui {

void PaletteModel::setEntries(std::vector<PaletteEntry> entries, QStringList lately)
{
    m_entries = std::move(entries);
    m_lately = std::move(lately);
    search({});
}

void PaletteModel::search(const QString& typed)
{
    beginResetModel();
    m_hits = paletteHits(m_entries, typed, m_lately);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    const PaletteHit& hit = m_hits[std::size_t(index.row())];
    const PaletteEntry& entry = m_entries[hit.entry];
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::ToolTipRole:
        return entry.detail;
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.title, entry.group};
        if (!entry.shortcut.isEmpty())
            parts << entry.shortcut;
        if (!entry.isEnabled)
            parts << tr("not possible now");
        return parts.join(QStringLiteral(", "));
    }
    case Qt::AccessibleDescriptionRole:
        return entry.detail;
    case Places:
        return QVariant::fromValue(QList<int>(hit.places.begin(), hit.places.end()));
    case Group:
        return entry.group;
    case Shortcut:
        return entry.shortcut;
    case IsPossible:
        return entry.isEnabled;
    default:
        return {};
    }
}

}  // namespace fuzzylens::ui
