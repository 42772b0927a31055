// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fuzzylens::ui {

/// A run in the list: its picture, its title (two lines at most), its score and when it was. The one on screen has
/// a bar in the accent colour, pinned ones a pin.
class RunDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    QRectF textOf(const QRectF& row) const;
};

}  // namespace fuzzylens::ui
