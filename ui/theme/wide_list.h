// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QComboBox>

namespace fuzzylens::ui {

/// Gives the list of @p box room for its longest text, for any width of the box itself.
inline void widenList(QComboBox& box)
{
    constexpr int aroundText = 24;
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) + aroundText);
}

}  // namespace fuzzylens::ui
