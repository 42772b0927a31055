// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <QString>

namespace fuzzylens::ui {

/// The method with its settings: "SC-S: scaling target, θ 0.1, k 2"; empty for a result of none. Settings are the
/// parameters that are not advanced and played a part, as they are written in formulas; where a method begins with
/// a choice, which makes another method of it, that one too.
QString methodText(const Result& result);

/// In what @p other is unlike @p result: "scaling least squares, width 2"; the whole method where that is another
/// one, and "other steps" where these alone are. Empty: in nothing that can be set.
QString differenceText(const Result& other, const Result& result);

}  // namespace fuzzylens::ui
