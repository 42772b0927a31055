// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <algorithm>
#include <optional>

namespace fuzzylens::ui {

/// The place of those from 0 to @p last that an arrow key, Home or End leads to from @p place, where -1 is none
/// yet; nothing for any other key. Without places (@p last -1) it is -1.
inline std::optional<int> steppedTo(int key, int place, int last)
{
    switch (key) {
    case Qt::Key_Left:
        return place < 0 ? last : std::min(last, std::max(0, place - 1));
    case Qt::Key_Right:
        return std::min(last, place + 1);
    case Qt::Key_Home:
        return std::min(last, 0);
    case Qt::Key_End:
        return last;
    default:
        return std::nullopt;
    }
}

}  // namespace fuzzylens::ui
