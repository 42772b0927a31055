// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace fuzzylens::ui {

/// Gives @p field the width that shows any of @p texts completely, in its font.
inline void fitWidth(QWidget& field, const QStringList& texts)
{
    constexpr int aroundText = 18;  // padding and border of the style, the margins of a line edit, the cursor
    field.ensurePolished();
    int widest = 0;
    for (const QString& text : texts)
        widest = std::max(widest, field.fontMetrics().horizontalAdvance(text));
    field.setFixedWidth(widest + aroundText);
}

}  // namespace fuzzylens::ui
