// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/side_by_side.h"

#include <QHBoxLayout>
#include <QSplitter>

#include <algorithm>

namespace fuzzylens::ui {

SideBySide::SideBySide(QWidget* left, QWidget* main, QWidget* parent)
    : QWidget(parent)
    , m_left(left)
    , m_main(main)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    m_splitter->addWidget(m_left);
    m_splitter->addWidget(m_main);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);
    m_splitter->setSizes({500, 500});
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_left->hide();
}

void SideBySide::setOpen(bool isOpen)
{
    if (isOpen == m_isOpen)
        return;
    m_isOpen = isOpen;
    place();
    emit openChanged(isOpen);
}

void SideBySide::place()
{
    const auto least = [](const QWidget& widget) {
        return std::max(widget.minimumWidth(), widget.minimumSizeHint().width());
    };
    const int both = least(*m_left) + m_splitter->handleWidth() + least(*m_main);
    m_left->setVisible(m_isOpen);
    m_main->setVisible(!m_isOpen || both <= width());
}

void SideBySide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

}  // namespace fuzzylens::ui
