// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/comparison.h"

#include <QString>

#include <optional>
#include <string>

namespace fuzzylens::ui {

/// The name of a method of this id without explanation: "SFP".
QString methodTitle(const std::string& id);
/// The standard deviation of the accuracy over the folds of all repeats; nothing where folds are single samples.
std::optional<double> accuracyDeviation(const ValidatedMethod& method, const Protocol& protocol);
/// "0.855 ± 0.045", without the deviation where there is none.
QString accuracyText(const ValidatedMethod& method, const Protocol& protocol);
/// "0.855 ± 0.045 (53 of 62 correct)".
QString outcomeText(const ValidatedMethod& method, const Protocol& protocol);
/// "0.034", "< 0.001".
QString pValueText(double p);

}  // namespace fuzzylens::ui
