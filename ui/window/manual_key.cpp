// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_key.h"

#include "ui/window/manual_places.h"
#include "ui/window/manual_window.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace fuzzylens::ui {

ManualKey::ManualKey(QWidget* window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool ManualKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType() ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents))
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    if (!isOurs(widget))
        return false;
    const QString place = manualPlaceOf(widget);
    while (QWidget* popup = QApplication::activePopupWidget())
        if (!popup->close())
            break;
    ManualWindow::showPage(place, m_window);
    return true;
}

bool ManualKey::isOurs(const QWidget* widget) const
{
    while (widget && widget != m_window)
        widget = widget->parentWidget();
    return widget;
}

}  // namespace fuzzylens::ui
