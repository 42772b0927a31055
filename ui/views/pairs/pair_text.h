// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

namespace fuzzylens::ui {

/// "must-link", "cannot-link".
QString pairName(PairKind kind);
/// "kept", "violated", "not fitted yet".
QString pairState(const PairMark& pair);
/// "must-link a – b: violated, cost 0.43"; @p fit is the one on screen.
QString pairSentence(const Fit& fit, const PairMark& pair);
/// "12 must-links, 5 cannot-links"; without those there are none of.
QString pairCounts(std::size_t must, std::size_t cannot);

}  // namespace fuzzylens::ui
