// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/core_text.h"

#include <QString>

class QMenu;

namespace fuzzylens::ui {

/// From now on every action of @p menu has a letter that chooses it once the menu is open: where its text states
/// none (by &), one of its own letters that no other has, as long as there is one. Call after what fills the menu
/// has been connected to its aboutToShow.
void keepMnemonics(QMenu& menu);

/// @p name as a menu shows it as it is: a name of a file or of a field may hold an &.
inline QString asMenuText(const QString& name)
{
    return nameText(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// The letter that chooses an action of this text, in lower case; null if it states none.
QChar mnemonicOf(const QString& text);

}  // namespace fuzzylens::ui
