// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace fuzzylens::ui {

/// A check box that ends its text with an ellipsis where it has no room; text() stays whole.
class ElidedCheckBox : public QCheckBox
{
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const QRect room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, room.width());
        painter.drawControl(QStyle::CE_CheckBox, option);
    }
};

}  // namespace fuzzylens::ui
