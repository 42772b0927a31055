// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/protocol.h"
#include "core/evaluation/search/search_axes.h"

#include <QString>

#include <set>
#include <string>
#include <string_view>

namespace fuzzylens::ui {

class TuneController;

/// "Balanced accuracy", of one of predictionScores() or clusterScores().
QString scoreName(std::string_view score);
/// A score with three decimals.
QString scoreText(double value);
/// "5 folds, repeated 5 times".
QString protocolName(const Protocol& protocol);
/// "λ′ feature selection"; of a reversed axis "γ′ (1 − fuzziness)".
QString axisName(const SearchAxis& axis);
/// The symbol of an axis, else its label.
QString axisSymbol(const SearchAxis& axis);

/// methodText() of a fit with these parameters, without those of @p varied.
QString settingsText(const std::string& method, const Parameters& parameters, const Target& target,
                     const std::set<std::string>& varied);

/// "λ′ 0.3, γ′ 0.9".
QString settingText(const TuneController& tune, std::size_t candidate);
/// "Accuracy 0.855 ± 0.045 (53 of 62 correct)", why there is none, or that the setting has not been tried yet.
QString outcomeText(const TuneController& tune, std::size_t candidate);
/// "best", "simplest of 9 within one standard error", "in use", as far as they apply, separated by commas.
QString marksText(const TuneController& tune, std::size_t candidate);
/// All three, a line each.
QString trialTip(const TuneController& tune, std::size_t candidate);

}  // namespace fuzzylens::ui
