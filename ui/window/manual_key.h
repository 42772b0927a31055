// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace fuzzylens::ui {

/// F1 in what a window has opened, its dialogs and menus, where the key of the window's own menu does not reach:
/// the manual at the section about the focused widget.
class ManualKey : public QObject
{
    Q_OBJECT

public:
    /// Watches the whole program, for the dialogs and menus of @p window.
    explicit ManualKey(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOurs(const QWidget* widget) const;

    QWidget* m_window;
};

}  // namespace fuzzylens::ui
