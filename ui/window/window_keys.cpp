// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_keys.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

bool isOfTheField(const QKeyEvent& key)
{
    constexpr QKeySequence::StandardKey own[] = {QKeySequence::Undo, QKeySequence::Redo,  QKeySequence::Cut,
                                                 QKeySequence::Copy, QKeySequence::Paste, QKeySequence::SelectAll};
    return std::any_of(std::begin(own), std::end(own),
                       [&key](QKeySequence::StandardKey each) { return key.matches(each); });
}

}  // namespace

WindowKeys::WindowKeys(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool WindowKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto* field = qobject_cast<QWidget*>(watched);
    const bool isField = qobject_cast<QLineEdit*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
    const bool isLetter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z;
    if (!isField || !isLetter || !key->modifiers().testFlag(Qt::ControlModifier) || field->window() != &m_window ||
        isOfTheField(*key))
        return false;
    const QKeySequence pressed(key->keyCombination());
    const QList<QAction*> actions = m_window.findChildren<QAction*>();
    const bool isAction = std::any_of(actions.begin(), actions.end(), [&pressed](const QAction* action) {
        return action->isEnabled() && action->shortcuts().contains(pressed);
    });
    if (isAction)
        event->ignore();
    return isAction;
}

}  // namespace fuzzylens::ui
