// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/label_guidance.h"

#include <QString>

namespace fuzzylens::ui {

struct Fit;

/// "84 % match class": how the clusters agree with the classes of the target, with every cluster matched to the
/// class that suits best, no two for the same. Empty where there are no classes, or the method predicts them too.
QString agreementText(const Result& result);

/// What agreementText() leaves out: the other scores of the partition, then what the fit says of itself (the
/// separation of its centres), a line each. May be empty.
QString fitNotes(const Result& result);

/// @p score with the mark "uses the labels".
QString markedAsLabelled(const QString& score);

/// Whether labels that decide the score called @p score, "matched_accuracy", went into the fit.
bool labelsWentInto(const std::string& score, const Result& result);

/// Whether the samples of the fit are predicted without their own labels (MethodDescription::hidesOwnLabel).
bool hidesOwnLabel(const Result& result);

/// "training 60/62 (uses the labels)": how many of the scored samples are classified right; empty without a score.
QString trainingText(const Result& result);

/// Whether all clusters have become one.
bool hasCollapsed(const Outcome& outcome);

/// Whether the labels of the fit are a permutation of those of the data.
bool hasShuffledLabels(const Fit& fit);

}  // namespace fuzzylens::ui
