// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/sample_selection.h"
#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace fuzzylens::ui {

class SampleTableProxy;

/// Paints a cell of the sample table: tint of a selected or pointed-at row, marker of a class, bar of a
/// membership, and a prediction that differs from its label in the warning colour with a sign.
class SampleTableDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SampleTableDelegate(const SampleTableProxy* proxy, const SampleSelection& selection, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                  const Theme& theme) const;

    const SampleTableProxy* m_proxy;
    const SampleSelection& m_selection;
};

}  // namespace fuzzylens::ui
