// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimer>

namespace fuzzylens::ui {

/// Selects the whole number when the box is clicked, so that typing replaces it.
class SelectAllOnClick : public QObject
{
public:
    explicit SelectAllOnClick(QSpinBox& box)
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
