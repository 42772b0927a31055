// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

/// "1 sample", "12 samples".
inline QString counted(std::size_t count, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2").arg(count).arg(count == 1 ? one : many);
}

}  // namespace fuzzylens::ui
