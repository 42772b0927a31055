// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace fuzzylens::ui {

/// What a button of a player does.
enum class Transport { Play, Pause, Step, StepBack, Rewind, Best, Use };

/// Its icon, 16 px square, sharp at every scale of the screen.
QIcon transportIcon(Transport what, const QColor& colour, const QColor& disabled);

}  // namespace fuzzylens::ui
