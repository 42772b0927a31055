// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// How a text matches the typed query.
struct FuzzyMatch
{
    int score = 0;            // the more the better
    std::vector<int> places;  // of the letters that answer, ascending
};

/// Whether @p text contains the letters of every word of @p typed in their order, ignoring case, with a score:
/// letters at the beginning of words and adjacent letters count most. Returns the best match; words may overlap
/// and have any order. Nothing typed matches everything, with the score 0.
std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text);

}  // namespace fuzzylens::ui
