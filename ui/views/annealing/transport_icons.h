// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

class QColor;

namespace fuzzylens::ui {

enum class Transport { Play, Pause, Step, Rewind, Best, Use };

/// Icons of buttons, 16 px square, sharp at every scale of the screen.
QIcon transportIcon(Transport what, const QColor& colour, const QColor& disabled);

}  // namespace fuzzylens::ui
