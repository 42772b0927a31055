// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace fuzzylens::ui {

/// Places widgets from left to right and goes on in the next line when one does not fit. The lines begin at the
/// left or are centred; widgets of a line are centred vertically. Lines are closer than widgets of a line.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr, Qt::Alignment lines = Qt::AlignLeft);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect& area) override;

private:
    int arrange(const QRect& area, bool place) const;
    void placeLine(const QList<QLayoutItem*>& line, const QRect& room) const;

    QList<QLayoutItem*> m_items;
    int m_gap;
    Qt::Alignment m_lines;
};

}  // namespace fuzzylens::ui
