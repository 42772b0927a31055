// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/tab_order.h"

#include <QLayout>
#include <QWidget>

#include <vector>

namespace fuzzylens::ui {

namespace {

void collect(QLayout& layout, std::vector<QWidget*>& stops)
{
    for (int index = 0; index < layout.count(); ++index) {
        QLayoutItem* item = layout.itemAt(index);
        if (item->layout())
            collect(*item->layout(), stops);
        QWidget* widget = item->widget();
        if (!widget)
            continue;
        if (widget->focusPolicy() & Qt::TabFocus)
            stops.push_back(widget);
        else if (widget->layout())
            collect(*widget->layout(), stops);
    }
}

}  // namespace

void orderTabsByLayout(QWidget& panel)
{
    std::vector<QWidget*> stops;
    if (panel.layout())
        collect(*panel.layout(), stops);
    for (std::size_t index = 1; index < stops.size(); ++index)
        QWidget::setTabOrder(stops[index - 1], stops[index]);
}

}  // namespace fuzzylens::ui
