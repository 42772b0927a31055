// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/preparation/stage_picture.h"

#include <QString>

namespace fuzzylens::ui {

/// What the pictures of two stages of @p original show, a line a number, header line first.
QString preparationCsv(StageKind kind, const Stage& before, const Stage& after, const Dataset& original);

}  // namespace fuzzylens::ui
