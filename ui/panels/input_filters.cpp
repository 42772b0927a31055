// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/input_filters.h"

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

/// The field in which text is typed into @p widget; null if there is none. Spin and combo boxes have one inside.
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

WheelFilter::WheelFilter(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool WheelFilter::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Show)
        return false;
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget || !turnsWithTheWheel(widget))
        return false;
    // Qt gives the focus before any filter sees the wheel.
    if (event->type() == QEvent::Show && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (event->type() != QEvent::Wheel || widget->hasFocus())
        return false;
    event->ignore();  // the parent gets it next
    return true;
}

UndoFilter::UndoFilter(QWidget* panel)
    : QObject(panel)
    , m_panel(panel)
{
    qApp->installEventFilter(this);
}

bool UndoFilter::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress)
        return false;
    auto* widget = qobject_cast<QWidget*>(object);
    auto* edit = widget && m_panel->isAncestorOf(widget) ? editOf(widget) : nullptr;
    if (!edit)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (type == QEvent::KeyPress) {
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
            QTimer::singleShot(0, edit, [edit] { edit->setModified(false); });  // the typed value was accepted
        return false;
    }
    if (!isUndoOrRedo(*key) || edit->isModified())
        return false;
    event->ignore();  // left to the shortcuts of the window
    return true;
}

}  // namespace fuzzylens::ui
