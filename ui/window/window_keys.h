// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace fuzzylens::ui {

/// Text fields take keys for themselves that move in a line on some desktops; where these mean an action of the
/// window (Ctrl+E) the window has them. What undoes, copies and selects stays the field's own.
class WindowKeys : public QObject
{
public:
    explicit WindowKeys(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
};

}  // namespace fuzzylens::ui
