// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

namespace fuzzylens::ui {

/// Lets the mouse wheel change a slider, spin box or combo box only while the control has the keyboard focus;
/// otherwise the wheel scrolls what the control lies in. The wheel gives no focus either. Applies to the whole
/// application.
class WheelFilter : public QObject
{
    Q_OBJECT

public:
    explicit WheelFilter(QObject* parent);

    bool eventFilter(QObject* object, QEvent* event) override;
};

/// Undo in a field of @p panel in which nothing is being typed undoes the last step of the project, not of the
/// field.
class UndoFilter : public QObject
{
    Q_OBJECT

public:
    explicit UndoFilter(QWidget* panel);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* m_panel;
};

}  // namespace fuzzylens::ui
