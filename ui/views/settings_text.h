// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/session/result.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// The name of a method before the words that explain it: "SC-S".
QString briefName(const MethodDescription& method);

/// The method with its settings: "SC-S: scaling target, θ 0.1, k 2"; empty for a result of none. Settings are the
/// parameters that are not advanced and played a part, as they are written in formulas; where a method begins with
/// a choice, which makes another method of it, that one too. @param without ids of parameters to leave out.
QString methodText(const Result& result, const std::set<std::string>& without = {});

/// The steps as the command line states them: "impute=median, zscore"; empty without steps.
QString stepsText(const Result& result);

/// In what @p other is unlike @p result: "scaling least squares, width 2"; the whole method where that is another
/// one, and the steps where these are others. Empty: in nothing that can be set.
QString differenceText(const Result& other, const Result& result);

/// The parameters of the method that are stated in @p result and played a part. In a file of an older version some
/// may be missing; then relevant parameters are unknown, and all given ones count.
std::vector<const ParameterDescription*> playedParts(const MethodDescription& method, const Result& result);

}  // namespace fuzzylens::ui
