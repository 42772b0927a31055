// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/leave_one_out.h"
#include "core/session/result.h"

namespace fuzzylens::ui {

struct Fit;

/// The model of a fit, as `fuzzylens-cli fit --model` writes it. @p fit has its original data, and its
/// method predicts.
Model modelOf(const Fit& fit);

/// The result of a fit as it is saved, with what leaving samples out gave where @p leftOut is not null.
Result resultOf(const Fit& fit, const LeaveOneOutAccuracy* leftOut);

}  // namespace fuzzylens::ui
