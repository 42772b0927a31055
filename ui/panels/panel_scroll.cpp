// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_scroll.h"

#include <QEvent>
#include <QVBoxLayout>

namespace fuzzylens::ui {

PanelScroll::PanelScroll(QWidget* parent)
    : QScrollArea(parent)
{
    auto* content = new QWidget;
    m_panels = new QVBoxLayout(content);
    m_panels->setContentsMargins(0, 0, 0, 0);
    setObjectName(QStringLiteral("panelScroll"));
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);  // which from now on is watched
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    hide();
}

void PanelScroll::add(QWidget* panel)
{
    m_panels->addWidget(panel);
    panel->installEventFilter(this);
    setVisible(!m_panels->isEmpty());
}

int PanelScroll::heightForWidth(int width) const
{
    return m_panels->hasHeightForWidth() ? m_panels->totalHeightForWidth(width) : m_panels->sizeHint().height();
}

QSize PanelScroll::sizeHint() const
{
    return m_panels->sizeHint();
}

QSize PanelScroll::minimumSizeHint() const
{
    return {m_panels->minimumSize().width(), 0};
}

bool PanelScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool result = QScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        setVisible(!m_panels->isEmpty());
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return result;
}

}  // namespace fuzzylens::ui
