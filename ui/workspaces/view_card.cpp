// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/view_card.h"

#include "ui/views/view.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

ViewCard::ViewCard(QWidget* parent)
    : QFrame(parent)
    , m_header(new QHBoxLayout)
    , m_tabRow(new QHBoxLayout)
    , m_controls(new QHBoxLayout)
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("card"));
    auto* menuButton = new QToolButton(this);
    menuButton->setObjectName(QStringLiteral("cardMenu"));
    menuButton->setText(QStringLiteral("⋯"));
    menuButton->setAccessibleName(tr("Export this picture or its data"));
    menuButton->setToolTip(menuButton->accessibleName());
    menuButton->setFocusPolicy(Qt::TabFocus);
    menuButton->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(menuButton);
    menu->addAction(tr("Export figure…"), this, [this] {
        if (current())
            emit figureRequested(current());
    });
    menu->addAction(tr("Save data as CSV…"), this, [this] {
        if (current())
            emit dataRequested(current());
    });
    menuButton->setMenu(menu);
    m_tabRow->setSpacing(2);
    m_controls->setSpacing(2);
    m_header->setSpacing(4);
    m_header->addLayout(m_tabRow);
    m_header->addStretch(1);
    m_header->addLayout(m_controls);
    m_header->addWidget(menuButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 6, 6);
    layout->setSpacing(2);
    layout->addLayout(m_header);
    layout->addWidget(m_stack, 1);
    connect(m_stack, &QStackedWidget::currentChanged, this, &ViewCard::showControls);
    connect(m_stack, &QStackedWidget::currentChanged, this, &ViewCard::currentChanged);
}

void ViewCard::add(View* view)
{
    auto* tab = new QToolButton(this);
    tab->setObjectName(QStringLiteral("cardTab"));
    tab->setProperty("view", view->identifier());
    tab->setText(view->tabTitle());
    tab->setAccessibleName(view->title());
    tab->setToolTip(view->title());
    tab->setCheckable(true);
    tab->setAutoExclusive(true);
    tab->setFocusPolicy(Qt::TabFocus);
    connect(tab, &QToolButton::clicked, this, [this, view] { show(view); });
    m_views.push_back(view);
    m_tabs.push_back(tab);
    m_tabRow->addWidget(tab);
    view->setAccessibleName(view->title());
    m_stack->addWidget(view);
    if (QWidget* controls = view->controls()) {
        m_controls->addWidget(controls);
        controls->hide();
    }
    connect(view, &View::applicabilityChanged, this, &ViewCard::showTabs);
    if (m_views.size() == 1)
        show(view);
    showTabs();
}

View* ViewCard::current() const
{
    return qobject_cast<View*>(m_stack->currentWidget());
}

void ViewCard::show(View* view)
{
    m_stack->setCurrentWidget(view);
    for (std::size_t index = 0; index < m_views.size(); ++index)
        m_tabs[index]->setChecked(m_views[index] == view);
    showControls();
}

void ViewCard::showTabs()
{
    for (std::size_t index = 0; index < m_views.size(); ++index)
        m_tabs[index]->setVisible(index == 0 || m_views[index]->isApplicable());
    if (current() && !current()->isApplicable() && current() != m_views.front())
        show(m_views.front());
}

void ViewCard::showControls()
{
    for (View* view : m_views)
        if (QWidget* controls = view->controls())
            controls->setVisible(view == current());
}

}  // namespace fuzzylens::ui
