// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimer>

namespace fuzzylens::ui {

/// A click into a box with few digits selects them all, so that typing replaces them.
class WholeOnClick : public QObject
{
public:
    explicit WholeOnClick(QSpinBox& box)
        : QObject(&box)
        , m_box(box)
    {
        box.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn && static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason)
            QTimer::singleShot(0, &m_box, &QSpinBox::selectAll);  // after the click has put the cursor somewhere
        return QObject::eventFilter(watched, event);
    }

private:
    QSpinBox& m_box;
};

}  // namespace fuzzylens::ui
