// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/elided_check_box.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace fuzzylens::ui {

void ElidedCheckBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
    option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, room.width());
    painter.drawControl(QStyle::CE_CheckBox, option);
}

}  // namespace fuzzylens::ui
