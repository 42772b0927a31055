// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_entry.h"

#include <QAbstractListModel>
#include <QStringList>

namespace fuzzylens::ui {

/// The entries that match the typed query, the best first.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { Places = Qt::UserRole, Group, Shortcut, IsPossible };

    using QAbstractListModel::QAbstractListModel;

    /// @param lately ids of the entries used last, the last in front.
    void setEntries(std::vector<PaletteEntry> entries, QStringList lately);
    void search(const QString& typed);
    const PaletteEntry& entryAt(int row) const { return m_entries[m_hits[std::size_t(row)].entry]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PaletteEntry> m_entries;
    std::vector<PaletteHit> m_hits;
    QStringList m_lately;
};

}  // namespace fuzzylens::ui
