// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <memory>

namespace fuzzylens::ui {

struct Fit;

/// The model of a fit, as `fuzzylens-cli fit --model` writes it. @p fit has its original data, and its
/// method predicts.
Model modelOf(const Fit& fit);

/// The result of a fit as it is saved, with the complete @p verdict unless that is null.
Result resultOf(const Fit& fit, const std::shared_ptr<const Verdict>& verdict);

}  // namespace fuzzylens::ui
