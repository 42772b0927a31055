// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_delegate.h"

#include "ui/palette/palette_model.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextLayout>

namespace fuzzylens::ui {

namespace {

constexpr int margin = 10;

/// In one line, the letters at @p places bold and in the accent colour.
void drawMarked(QPainter& painter, const QRectF& area, const QString& text, const QList<int>& places,
                const QColor& color, const QColor& marked)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    QTextLayout layout(metrics.elidedText(text, Qt::ElideRight, area.width()), painter.font(), painter.device());
    QList<QTextLayout::FormatRange> formats;
    for (const int place : places) {
        QTextLayout::FormatRange range;
        range.start = place;
        range.length = 1;
        range.format.setForeground(marked);
        range.format.setFontWeight(QFont::Bold);
        formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(area.width() + metrics.averageCharWidth() * double(places.size() + 1));
    layout.endLayout();
    painter.setPen(color);
    layout.draw(&painter, {area.left(), area.center().y() - metrics.height() / 2});
}

}  // namespace

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.palette);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isPossible = index.data(PaletteModel::IsPossible).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isChosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.field);
        painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 4, 4);
    }
    painter->setFont(option.font);
    QRectF area = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
    const QFontMetricsF metrics(option.font, option.widget);
    painter->setPen(theme.muted);
    const QString keys = index.data(PaletteModel::Shortcut).toString();
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, keys);
    if (!keys.isEmpty())
        area.setRight(area.right() - metrics.horizontalAdvance(keys) - 2 * margin);
    const double groups = metrics.averageCharWidth() * 14;
    painter->drawText(QRectF(area.left(), area.top(), groups, area.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data(PaletteModel::Group).toString(), Qt::ElideRight, groups));
    area.setLeft(area.left() + groups + margin);
    drawMarked(*painter, area, index.data(Qt::DisplayRole).toString(),
               index.data(PaletteModel::Places).value<QList<int>>(), isPossible ? theme.text : theme.muted,
               isPossible ? theme.accent : theme.muted);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, int(option.fontMetrics.height() * 1.75)};
}

}  // namespace fuzzylens::ui
