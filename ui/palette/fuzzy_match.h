// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// How a text answers to what was typed.
struct FuzzyMatch
{
    int score = 0;            // the more the better
    std::vector<int> places;  // of the letters that answer, ascending
};

/// Whether the letters of every word of @p typed stand in @p text in their order, case aside, and how well:
/// letters at the beginning of words and letters beside one another count most. Among the ways to find them the
/// best one; words may overlap and stand in any order. Nothing typed matches everything, with the score 0.
std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text);

}  // namespace fuzzylens::ui
