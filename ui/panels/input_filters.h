// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

namespace fuzzylens::ui {

/// What hands expect of a panel of controls that scrolls:
/// - the wheel scrolls the panel, and turns a control only once it has the focus;
/// - Undo in a field where nothing is being typed undoes the last step of the document, not of the field.
/// Watches the whole application, acts on controls inside @p panel, which owns it.
class PanelHabits : public QObject
{
    Q_OBJECT

public:
    explicit PanelHabits(QWidget* panel);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* m_panel;
};

}  // namespace fuzzylens::ui
