// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/overflow_row.h"

#include "ui/theme/menu_keys.h"

#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int gap = 8;

}  // namespace

OverflowRow::OverflowRow(QWidget* parent)
    : QWidget(parent)
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("overflowRow"));
    m_more->setObjectName(QStringLiteral("moreButtons"));
    m_more->setText(QStringLiteral("⋯"));
    m_more->setAccessibleName(tr("More buttons"));
    m_more->setToolTip(m_more->accessibleName());
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->hide();
    connect(m_more->menu(), &QMenu::aboutToShow, this, &OverflowRow::fillMenu);
    keepMnemonics(*m_more->menu());
}

void OverflowRow::add(QPushButton* button)
{
    button->setParent(this);
    setTabOrder(m_buttons.empty() ? static_cast<QWidget*>(this) : m_buttons.back(), button);
    setTabOrder(button, m_more);
    m_buttons.push_back(button);
    updateGeometry();
    place();
}

void OverflowRow::clear()
{
    if (m_buttons.empty())
        return;
    for (QPushButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater();  // it may be the sender
    }
    updateGeometry();
    place();
}

QSize OverflowRow::sizeHint() const
{
    QSize hint(m_buttons.empty() ? 0 : -gap, m_more->sizeHint().height());
    for (const QPushButton* button : m_buttons) {
        const QSize one = button->sizeHint();
        hint = QSize(hint.width() + gap + one.width(), std::max(hint.height(), one.height()));
    }
    return hint;
}

QSize OverflowRow::minimumSizeHint() const
{
    return {std::min(m_more->sizeHint().width(), sizeHint().width()), sizeHint().height()};
}

/// At the right end, as many as fit.
void OverflowRow::place()
{
    const int menu = m_more->sizeHint().width();
    int taken = sizeHint().width();
    m_shown = m_buttons.size();
    if (taken > width())
        for (taken += gap + menu; m_shown > 0 && taken > width(); --m_shown)
            taken -= m_buttons[m_shown - 1]->sizeHint().width() + gap;
    int left = std::max(0, width() - taken);
    const auto put = [&](QWidget* widget, bool isShown) {
        widget->setVisible(isShown);
        if (!isShown)
            return;
        const QSize size = widget->sizeHint();
        widget->setGeometry(left, (height() - size.height()) / 2, size.width(), size.height());
        left += size.width() + gap;
    };
    for (std::size_t index = 0; index < m_buttons.size(); ++index)
        put(m_buttons[index], index < m_shown);
    put(m_more, m_shown < m_buttons.size());
}

void OverflowRow::fillMenu()
{
    m_more->menu()->clear();
    for (std::size_t index = m_shown; index < m_buttons.size(); ++index) {
        QPushButton* button = m_buttons[index];
        QAction* action = m_more->menu()->addAction(button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    }
}

void OverflowRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

/// The size of a button's text may have changed.
bool OverflowRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        place();
    }
    return QWidget::event(event);
}

}  // namespace fuzzylens::ui
