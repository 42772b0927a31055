// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <QString>

namespace fuzzylens::ui {

/// "84 % match class": how the clusters agree with the classes of the target, every cluster taken for the class
/// that suits best, no two for the same. Empty where there are no classes, or the method predicts them too.
QString agreementText(const Result& result);

/// What agreementText() leaves out: the other scores of the partition, then what the fit says of itself (the
/// separation of its centres), a line each. May be empty.
QString fitNotes(const Result& result);

/// Whether the method uses the labels of the samples, so that agreement with them is no test of the fit.
bool usesLabels(const Result& result);

/// Whether the probes were chosen for how well the clusters agree with the classes.
bool searchSawLabels(const Result& result);

/// Whether all clusters have become one.
bool hasCollapsed(const Outcome& outcome);

}  // namespace fuzzylens::ui
