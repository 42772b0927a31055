// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_habits.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTimer>

namespace fuzzylens::ui {

namespace {

bool turnsWithTheWheel(const QWidget* widget)
{
    if (qobject_cast<const QScrollBar*>(widget))
        return false;
    return qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget);
}

/// Where @p widget is typed into; null when nowhere. Spin and combo boxes hand the events on to fields of their
/// own.
QLineEdit* editOf(QWidget* widget)
{
    if (qobject_cast<QAbstractSpinBox*>(widget))
        return widget->findChild<QLineEdit*>();
    if (auto* choice = qobject_cast<QComboBox*>(widget))
        return choice->lineEdit();
    return qobject_cast<QLineEdit*>(widget);
}

bool isUndoOrRedo(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

}  // namespace

PanelHabits::PanelHabits(QWidget* panel)
    : QObject(panel)
    , m_panel(panel)
{
    qApp->installEventFilter(this);
}

bool PanelHabits::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::Wheel && type != QEvent::ShortcutOverride && type != QEvent::KeyPress)
        return false;
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget || !m_panel->isAncestorOf(widget))
        return false;
    if (type == QEvent::Wheel) {
        if (!turnsWithTheWheel(widget) || widget->hasFocus())
            return false;
        event->ignore();  // goes on to the panel
        return true;
    }
    auto* edit = editOf(widget);
    if (!edit)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (type == QEvent::KeyPress) {
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
            QTimer::singleShot(0, edit, [edit] { edit->setModified(false); });  // what was typed is taken
        return false;
    }
    if (!isUndoOrRedo(*key) || edit->isModified())
        return false;
    event->ignore();  // left to the shortcuts of the window
    return true;
}

}  // namespace fuzzylens::ui
