// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/samples/sample_table_delegate.h"

#include "ui/views/samples/sample_table_model.h"
#include "ui/views/samples/sample_table_proxy.h"

#include <QPainter>

namespace fuzzylens::ui {

namespace {

using Kind = SampleTableModel::Kind;
constexpr int padding = 6, markerWidth = 14;

QColor tint(QColor color, double alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

/// A thin bar at the foot of the cell, as long as the membership is large.
void paintBar(QPainter& painter, const QRect& cell, double membership, const QColor& color)
{
    const QRectF track = QRectF(cell).adjusted(padding, 0, -padding, 0);
    painter.fillRect(QRectF(track.left(), cell.bottom() - 3, track.width() * membership, 2), color);
}

}  // namespace

SampleTableDelegate::SampleTableDelegate(const SampleTableProxy* proxy, const SampleSelection& selection,
                                         QObject* parent)
    : QStyledItemDelegate(parent)
    , m_proxy(proxy)
    , m_selection(selection)
{}

void SampleTableDelegate::paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                   const Theme& theme) const
{
    const int sample = m_proxy->mapToSource(index).row();
    if (sample < m_selection.size() && m_selection.contains(sample)) {
        painter.fillRect(option.rect, tint(theme.accent, theme.dark ? 0.26 : 0.16));
        if (index.column() == 0)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    }
    if (sample == m_selection.hovered())
        painter.fillRect(option.rect, tint(theme.text, 0.06));
}

void SampleTableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const Theme theme = Theme::of(option.widget ? option.widget->window()->palette() : option.palette);
    const Kind kind = Kind(index.data(SampleTableModel::KindRole).toInt());
    const int classIndex = index.data(SampleTableModel::ClassRole).toInt();
    const bool isWrong = kind == Kind::Predicted && index.data(SampleTableModel::WrongRole).toBool();
    QString text = index.data().toString();
    painter->save();
    paintRow(*painter, option, index, theme);
    QRect area = option.rect.adjusted(padding, 0, -padding, 0);
    if ((kind == Kind::Label || kind == Kind::Predicted) && classIndex >= 0) {
        painter->setRenderHint(QPainter::Antialiasing);
        drawMarker(*painter, Theme::classMarker(classIndex), QPointF(area.left() + 5, area.center().y() + 0.5), 8,
                   theme.classColor(classIndex), Qt::transparent);
        area.adjust(markerWidth, 0, 0, 0);
    }
    if (kind == Kind::Membership)
        paintBar(*painter, option.rect, index.data(SampleTableModel::NumberRole).toDouble(),
                 tint(theme.accent, 0.7));
    if (isWrong)
        text.prepend(QStringLiteral("≠ "));
    painter->setFont(option.font);
    painter->setPen(isWrong                                             ? theme.bad
                    : kind == Kind::Entropy || kind == Kind::Membership ? theme.muted
                                                                        : theme.text);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter->drawText(area, int(alignment), option.fontMetrics.elidedText(text, Qt::ElideMiddle, area.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

}  // namespace fuzzylens::ui
