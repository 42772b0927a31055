// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/flow_layout.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int widestLineGap = 6;

}  // namespace

FlowLayout::FlowLayout(int gap, QWidget* parent, Qt::Alignment lines)
    : QLayout(parent)
    , m_gap(gap)
    , m_lines(lines)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

int FlowLayout::arrange(const QRect& area, bool place) const
{
    QList<QLayoutItem*> line;
    QRect room(area.topLeft(), QSize(0, 0));  // of the line so far
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(area.width(), QWIDGETSIZE_MAX));
        if (!line.isEmpty() && room.width() + m_gap + size.width() > area.width()) {
            if (place)
                placeLine(line, QRect(room.topLeft(), QSize(area.width(), room.height())));
            line.clear();
            room = QRect(area.x(), room.y() + room.height() + std::min(m_gap, widestLineGap), 0, 0);
        }
        room.setSize(
            {room.width() + (line.isEmpty() ? 0 : m_gap) + size.width(), std::max(room.height(), size.height())});
        line << item;
    }
    if (place)
        placeLine(line, QRect(room.topLeft(), QSize(area.width(), room.height())));
    return room.y() + room.height() - area.y();
}

void FlowLayout::placeLine(const QList<QLayoutItem*>& line, const QRect& room) const
{
    int width = -m_gap;
    for (const QLayoutItem* item : line)
        width += m_gap + std::min(item->sizeHint().width(), room.width());
    int x = room.x() + (m_lines & Qt::AlignHCenter ? (room.width() - width) / 2 : 0);
    for (QLayoutItem* item : line) {
        const QSize size = item->sizeHint().boundedTo(QSize(room.width(), QWIDGETSIZE_MAX));
        item->setGeometry(QRect(QPoint(x, room.y() + (room.height() - size.height()) / 2), size));
        x += size.width() + m_gap;
    }
}

}  // namespace fuzzylens::ui
