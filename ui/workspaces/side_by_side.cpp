// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/side_by_side.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

int leastOf(const QWidget& widget)
{
    return std::max(widget.minimumWidth(), widget.minimumSizeHint().width());
}

}  // namespace

SideBySide::SideBySide(QWidget* left, QWidget* main, QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_main(main)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    m_scroll->setObjectName(QStringLiteral("leftScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    setLeft(left);
    m_splitter->addWidget(m_scroll);
    m_splitter->addWidget(m_main);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);
    m_splitter->setSizes({500, 500});
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_scroll->hide();
}

void SideBySide::setLeft(QWidget* left)
{
    if (left == m_left)
        return;
    if (m_left) {
        m_left->removeEventFilter(this);
        m_left->hide();
        m_scroll->takeWidget()->setParent(this);
    }
    m_left = left;
    m_left->installEventFilter(this);
    m_scroll->setAccessibleName(left->accessibleName());
    m_scroll->setWidget(left);
    left->setAutoFillBackground(false);
    left->show();
    if (!m_isOpen)
        return;
    place();
    emit changed();
}

void SideBySide::setOpen(bool isOpen)
{
    if (isOpen == m_isOpen)
        return;
    m_isOpen = isOpen;
    place();
    emit changed();
}

int SideBySide::leastLeft() const
{
    return leastOf(*m_left) + m_scroll->verticalScrollBar()->sizeHint().width();
}

void SideBySide::place()
{
    m_scroll->setMinimumWidth(leastLeft());
    const int both = m_scroll->minimumWidth() + m_splitter->handleWidth() + leastOf(*m_main);
    m_scroll->setVisible(m_isOpen);
    m_main->setVisible(!m_isOpen || both <= width());
}

void SideBySide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

/// The left widget may need more width than before; less only counts with the next resize.
bool SideBySide::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_left && event->type() == QEvent::LayoutRequest && leastLeft() > m_scroll->minimumWidth())
        place();
    return QWidget::eventFilter(watched, event);
}

}  // namespace fuzzylens::ui
